import Foundation
import Testing

/// Whether there is Python, which makes pseudo terminals.
private let hasPython =
  (try? run(["python3", "-c", "import pty"], program: URL(filePath: "/usr/bin/env")))?.status == 0

@Suite("Progress", .serialized, .enabled(if: hasPython, "needs python3")) struct ProgressTests {
  /// A resolver whose permutations all have other colors: 5 sets of states in each of `count` cubed.
  private static func resolver(_ count: Int) -> String {
    func color(_ number: Int, _ lowest: Double, _ highest: Double) -> String {
      let parts = (0..<3).map {
        lowest + (highest - lowest) * Double((number * 7919 + $0 * 104_729) % 97) / 96
      }
      return #"{"$type":"color","$value":{"colorSpace":"srgb","components":\#(parts)}}"#
    }
    func modifier(_ name: String, _ first: Int, _ lowest: Double, _ highest: Double) -> String {
      let contexts = (0..<count).map {
        #""\#(name)\#($0)":[{"\#(name)":\#(color(first + $0, lowest, highest))}]"#
      }
      return #""\#(name)":{"contexts":{\#(contexts.joined(separator: ","))}}"#
    }
    func role(_ name: String, _ base: String, _ role: String) -> String {
      #""\#(name)":{"$extensions":{"colorderive":{"version":1,"derive":{"from":"normal","role":"\#(role)","on":["{page}"],"states":{"hovered":{},"pressed":{},"disabled":{}},"base":"adjust"}}},"normal":{"$type":"color","$value":"{\#(base)}"}}"#
    }
    let roles = [
      role("a", "seed", "background"), role("b", "seed", "foreground"), role("c", "other", "background"),
      role("d", "other", "foreground"), role("e", "other", "border"),
    ]
    let modifiers = [
      modifier("page", 0, 0.8, 1), modifier("seed", 0, 0.1, 0.7), modifier("other", 50, 0.1, 0.7),
    ]
    return ##"""
      {"version":"2025.10","sets":{"roles":{"sources":[{\##(roles.joined(separator: ","))}]}},
      "modifiers":{\##(modifiers.joined(separator: ","))},
      "resolutionOrder":[{"$ref":"#/modifiers/page"},{"$ref":"#/modifiers/seed"},{"$ref":"#/modifiers/other"},{"$ref":"#/sets/roles"}]}
      """##
  }

  /// Runs a program with standard error on a pseudo terminal, and writes what was said there. After a pause the program
  /// is stopped for longer than a second.
  private static let script = """
    import os, pty, signal, subprocess, sys, time

    pause, output, *arguments = sys.argv[1:]
    ours, theirs = pty.openpty()
    with open(output, "wb") as file:
        tool = subprocess.Popen(arguments, stdin=subprocess.DEVNULL, stdout=file, stderr=theirs)
    os.close(theirs)
    if pause:
        time.sleep(float(pause))
        tool.send_signal(signal.SIGSTOP)
        time.sleep(1.2)
        tool.send_signal(signal.SIGCONT)
    said = b""
    while True:
        try:
            piece = os.read(ours, 4096)
        except OSError:
            break
        if not piece:
            break
        said += piece
    tool.wait()
    sys.stdout.buffer.write(said)
    """

  /// Verifies a resolver with standard error on a terminal, and gives what was said there. After `pause` the tool is
  /// stopped for longer than a second, so that its run takes that long on every machine.
  private static func said(_ text: String, pausing pause: String = "", terminal kind: String = "xterm") throws
    -> (messages: String, output: String)
  {
    let folder = try OutputFolder()
    try folder.put(text, at: "r.resolver.json")
    let run = try run(
      [
        "python3", "-c", script, pause, folder.path("output"), toolURL.path, "verify",
        folder.path("r.resolver.json"), "--worst", "1",
      ], environment: ["TERM": kind], program: URL(filePath: "/usr/bin/env"), seconds: 240)
    #expect(run.status == 0, "\(run.messages)")
    return (run.output, folder.text("output") ?? "")
  }

  private static let wipe = "\r\u{1B}[K"

  @Test func `is told on a terminal after a second, and is gone in the end`() throws {
    let text = Self.resolver(7)
    // How long the tool takes to begin, and to end, differs: one of these pauses comes between.
    for pause in ["0.1", "0.05", "0.2", "0.02", "0.4", "0.8"] {
      let said = try Self.said(text, pausing: pause)
      #expect(!said.output.contains("\u{1B}") && said.output.contains("343 permutations"))
      guard said.messages.contains("looking at permutations") else { continue }
      #expect(
        said.messages.contains(/\r\x1B\[Klooking at permutations [0-9]+ of 343 …/),
        "\(said.messages.debugDescription)")
      #expect(said.messages.hasSuffix(Self.wipe), "\(said.messages.debugDescription)")
      // Nothing but lines of progress, each wiped by the next.
      let lines = said.messages.components(separatedBy: Self.wipe).filter { !$0.isEmpty }
      #expect(lines.allSatisfy { $0.hasSuffix(" …") }, "\(lines)")
      return
    }
    Issue.record("nothing was said")
  }

  @Test func `isn't told of a run that is short, nor on a terminal that can't wipe it`() throws {
    #expect(try Self.said(Self.resolver(1)).messages == "")
    #expect(try Self.said(Self.resolver(4), pausing: "0.1", terminal: "dumb").messages == "")
  }
}
