import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite("Line mode") struct LineModeTests {
  /// A tool that is spoken to line by line.
  private final class Conversation {
    let process = Process()
    private let (input, output) = (Pipe(), Pipe())

    init(_ arguments: [String]) throws {
      process.executableURL = toolURL
      process.arguments = arguments
      process.standardInput = input
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
    }

    deinit {
      try? input.fileHandleForWriting.close()
      if process.isRunning { process.terminate() }
    }

    /// Says something and waits for a line; nothing comes for ten seconds: a failure.
    func answer(to text: String) throws -> String {
      try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
      var answer = Data()
      while answer.last != 0x0A {
        var request = pollfd(
          fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        let ready = unsafe poll(&request, 1, 10_000)
        guard ready == 1 else { throw Failure("no answer to \(text)") }
        let piece = output.fileHandleForReading.availableData
        guard !piece.isEmpty else { throw Failure("the tool ended instead of answering \(text)") }
        answer += piece
      }
      return String(decoding: answer, as: UTF8.self)
    }
  }

  @Test(
    "answers a line before the next is written",
    arguments: [
      ["convert", "--to", "hex"], ["convert", "--format", "json"], ["derive"],
      ["derive", "--format", "json"], ["adjust", "--on", "white", "--min", "4.5"],
      ["simulate", "--deficiency", "deutan"],
    ])
  func answers(_ arguments: [String]) throws {
    let conversation = try Conversation(arguments)
    for color in ["red", "nonsense", "#0f62fe"] {
      let answer = try conversation.answer(to: color + "\n")
      #expect(answer.filter { $0 == "\n" }.count == 1)
    }
  }

  @Test func `answers a line that comes in pieces`() throws {
    let conversation = try Conversation(["convert", "--to", "hex"])
    #expect(try conversation.answer(to: "red\nbl") == "#ff0000\n")
    #expect(try conversation.answer(to: "ue\n") == "#0000ff\n")
  }

  @Test func `ends with 130 when interrupted`() throws {
    let conversation = try Conversation(["convert"])
    _ = try conversation.answer(to: "red\n")
    conversation.process.interrupt()
    let deadline = Date(timeIntervalSinceNow: 10)
    while conversation.process.isRunning, Date() < deadline { Thread.sleep(forTimeInterval: 0.002) }
    try #require(!conversation.process.isRunning)
    #expect(conversation.process.terminationReason == .exit)
    #expect(conversation.process.terminationStatus == 130)
  }

  @Test func `goes on behind a line that is no color`() throws {
    let run = try run(
      ["convert", "--to", "hex"],
      input: Data("red\n\npurpel\r\nblue\r\n/* é */ purpel\n\u{1B}[2J\n".utf8)
        + Data([0xC3, 0xA9, 0xFF, 0x0A])
        + Data("a\0\nlime".utf8))
    #expect(run.lines == ["#ff0000", "", "", "#0000ff", "", "", "", "", "#00ff00"])
    #expect(
      run.messages == """
        stdin:2:1: error: expected a color, found nothing
        stdin:3:1: error: no color is named 'purpel'; did you mean 'purple'?
        stdin:5:9: error: no color is named 'purpel'; did you mean 'purple'?
        stdin:6:1: error: expected a color, found '␛'
        stdin:7:2: error: the byte 0xFF isn't UTF-8
        stdin:8:2: error: a NUL byte isn't text

        """)
    #expect(run.status == 3)
  }

  @Test func `answers a faulty line with an error object in JSON`() throws {
    let run = try tool("convert", "--format", "json", input: "red\n  purpel\n")
    #expect(
      run.lines[1]
        == #"{"error":{"line":2,"column":3,"message":"no color is named 'purpel'; did you mean 'purple'?"}}"#)
    #expect(run.messages.hasPrefix("stdin:2:3: error: "))
    #expect(run.status == 3)
  }

  @Test func `passes over a line that is too long, whatever its length`() throws {
    let limit = 1 << 20
    let lines = [
      "red" + String(repeating: " ", count: limit - 3), "red" + String(repeating: " ", count: limit - 2),
      String(repeating: "x", count: 5 * limit), "lime",
    ]
    let run = try tool("convert", "--to", "hex", input: lines.joined(separator: "\r\n"))
    #expect(run.lines == ["#ff0000", "", "", "#00ff00"])
    #expect(
      run.messages
        == "stdin:2:1: error: the line is longer than 1 MiB\nstdin:3:1: error: the line is longer than 1 MiB\n"
    )
  }

  @Test func `reads many lines across the edges of its buffer`() throws {
    let colors = (0..<40_000).map { String(format: "#%06x", ($0 * 7919) & 0xFFFFFF) }
    let run = try tool("convert", "--to", "hex", input: colors.joined(separator: "\n"))
    #expect(run.lines == colors)
  }

  @Test func `an empty input has no answers, and a byte order mark isn't text`() throws {
    let empty = try tool("convert")
    #expect(empty.output == "" && empty.messages == "" && empty.status == 0)
    #expect(try tool("convert", "--to", "hex", input: "\u{FEFF}red\n").output == "#ff0000\n")
  }

  @Test func `a hyphen among arguments stands for standard input`() throws {
    let run = try tool("convert", "red", "-", "blue", "--to", "hex", input: "lime\nwhite\n")
    #expect(run.lines == ["#ff0000", "#00ff00", "#ffffff", "#0000ff"])
  }

  @Test("ends quietly when nobody reads", arguments: ["", "trap '' PIPE; "])
  func brokenPipe(_ before: String) throws {
    let lines = String(repeating: "rebeccapurple\n", count: 100_000)
    let run = try shell(before + #"("$0" convert --to hex < "$1"; echo $? >&2) | head -n 1"#, input: lines)
    #expect(run.output == "#663399\n")
    #expect(run.messages == "141\n")
  }

  @Test func `ends with 4 when results can't be written or input can't be read`() throws {
    let closed = try shell(#""$0" convert red >&-"#)
    #expect(closed.status == 4)
    #expect(closed.messages.hasPrefix("error: can't write to standard output: "))
    let folder = try shell(#""$0" convert < /"#)
    #expect(folder.status == 4)
    #expect(folder.messages == "error: can't read standard input: Is a directory\n")
    if FileManager.default.fileExists(atPath: "/dev/full") {
      let full = try shell(#""$0" convert red > /dev/full"#)
      #expect(full.status == 4)
      #expect(full.messages == "error: can't write to standard output: No space left on device\n")
    }
  }
}
