import Foundation
import Testing

@Suite("profile convert") struct ProfileConvertTests {
  /// The numbers of each line.
  private func numbers(_ run: ToolRun) -> [[Double]] {
    run.lines.map { $0.split(separator: " ").compactMap { Double($0) } }
  }

  private func expectNear(
    _ found: [Double], _ expected: [Double], within tolerance: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(found.count == expected.count, sourceLocation: sourceLocation)
    for (a, b) in zip(found, expected) {
      #expect(abs(a - b) <= tolerance, "\(found) instead of \(expected)", sourceLocation: sourceLocation)
    }
  }

  /// IEC 61966-2-1, from light to its number.
  private func encoded(_ light: Double) -> Double {
    light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// The light of a lightness, CIE 15.
  private func light(_ lightness: Double) -> Double {
    lightness <= 8 ? lightness / 903.2962962962963 : pow((lightness + 16) / 116, 3)
  }

  @Test func `agrees with CSS about red in Display P3`() throws {
    // WPT css/css-color/display-p3-*: color(display-p3 0.91749 0.20029 0.13856). LittleCMS calculates in
    // 32-bit floats and brings both whites to a D50 of four digits: 1e-4.
    let run = try tool(
      "profile", "convert", "--from", "srgb", "--to", "display-p3", "1 0 0", "1 1 1", "0 0 0")
    #expect(run.status == 0 && run.messages == "")
    expectNear(numbers(run)[0], [0.91749, 0.20029, 0.13856], within: 1e-4)
    expectNear(numbers(run)[1], [1, 1, 1], within: 1e-4)
    expectNear(numbers(run)[2], [0, 0, 0], within: 1e-4)
  }

  @Test func `follows the curve of a file`() throws {
    try withFile(ProfileFile.gray(gamma: 1.5)) { path in
      let run = try tool("profile", "convert", "--from", path, "--to", "gray", input: "0.25\n0.5\n1\n")
      for (found, value) in zip(numbers(run), [0.25, 0.5, 1]) {
        expectNear(found, [encoded(pow(value, 1.5))], within: 1e-5)
      }
      #expect(run.lines.count == 3)
    }
  }

  @Test func `leads inks through their table`() throws {
    try withFile(ProfileFile.inks()) { path in
      let run = try tool(
        "profile", "convert", "--from", path, "--to", "srgb", input: "0 0 0 0\n0 0 0 0.5\n1 1 1 0\n0 0 0 1\n")
      for (found, lightness) in zip(numbers(run), [100.0, 60, 85, 20]) {
        let value = encoded(light(lightness))
        expectNear(found, [value, value, value], within: 2e-4)
      }
      #expect(run.lines.count == 4 && run.status == 0)
    }
  }

  @Test func `black point compensation brings the darkest ink to black`() throws {
    // Of a printer LittleCMS asks the way back for its black; of a scanner, all inks.
    try withFile(ProfileFile.inks(profileClass: "scnr")) { path in
      let arguments = ["profile", "convert", "--from", path, "--to", "srgb", "1 1 1 1"]
      let plain = try run(arguments)
      let value = encoded(light(5))
      expectNear(numbers(plain)[0], [value, value, value], within: 2e-4)
      expectNear(numbers(try run(arguments + ["--bpc"]))[0], [0, 0, 0], within: 2e-3)
      // It says nothing for the absolute intent.
      let absolute = try run(arguments + ["--intent", "absolute"])
      #expect(try run(arguments + ["--intent", "absolute", "--bpc"]).output == absolute.output)
    }
  }

  @Test("takes each intent", arguments: ["perceptual", "relative", "saturation", "absolute"])
  func intents(_ name: String) throws {
    let run = try tool(
      "profile", "convert", "--from", "srgb", "--to", "srgb", "--intent", name, "0.25 0.5 0.75")
    #expect(run.status == 0)
    expectNear(numbers(run)[0], [0.25, 0.5, 0.75], within: 1e-4)
  }

  @Test func `the absolute intent shows the paper, the relative one takes it for white`() throws {
    try withFile(ProfileFile.inks(paper: 0.75)) { path in
      let arguments = ["profile", "convert", "--from", path, "--to", "gray", "0 0 0 0", "--intent"]
      expectNear(numbers(try run(arguments + ["relative"]))[0], [1], within: 1e-4)
      expectNear(numbers(try run(arguments + ["absolute"]))[0], [encoded(0.75)], within: 1e-4)
    }
  }

  @Test func `says whether the other device can show a color`() throws {
    let run = try tool(
      "profile", "convert", "--from", "display-p3", "--to", "srgb", "--format", "json",
      input: "0 1 0\n0.5 0.5 0.5\n")
    let results = try run.objects()
    #expect(results[0]["input"] as? [Double] == [0, 1, 0])
    #expect(results[0]["clipped"] as? Bool == true)
    #expect(results[1]["clipped"] as? Bool == false)
    let green = try #require(results[0]["output"] as? [Double])
    #expect(green[0] == 0 && green[1] == 1 && green[2] == 0)
    #expect(run.lines[0].hasPrefix(#"{"input":[0,1,0],"output":["#), "\(run.lines[0])")
  }

  @Test func `numbers are written so that they can be read again`() throws {
    let first = try tool("profile", "convert", "--from", "srgb", "--to", "prophoto", "0.1 0.6 0.3").output
    let json = try tool(
      "profile", "convert", "--from", "srgb", "--to", "prophoto", "--format", "json", "0.1 0.6 0.3")
    let read = try json.objects()[0]["output"] as? [Double]
    #expect(read == first.split(separator: " ").map { Double($0.trimmingCharacters(in: .newlines)) })
    let back = try tool("profile", "convert", "--from", "prophoto", "--to", "srgb", input: first)
    expectNear(numbers(back)[0], [0.1, 0.6, 0.3], within: 1e-4)
  }

  @Test func `blanks around numbers don't matter`() throws {
    let run = try tool("profile", "convert", "--from", "gray", "--to", "gray", input: "  0\t\r\n1e0 \n+1.0\n")
    #expect(run.messages == "")
    for (found, value) in zip(numbers(run), [0.0, 1, 1]) { expectNear(found, [value], within: 1e-5) }
    #expect(run.lines.count == 3)
  }

  @Test func `goes on behind a line that isn't numbers`() throws {
    let run = try tool(
      "profile", "convert", "--from", "srgb", "--to", "gray",
      input: "0 0 0\n1 x 0\n0.5 0.5\n\n0 0 0 0\n0 0 1.5\n0 -0.1 0\n0 nan 0\n0 0x1 0\n1 1 1\n")
    #expect(run.lines.count == 10)
    #expect(run.lines[1...8].allSatisfy { $0 == "" })
    expectNear(numbers(run)[9], [1], within: 1e-5)
    #expect(
      run.messages == """
        stdin:2:3: error: expected green from 0 to 1, found 'x'
        stdin:3:8: error: expected 3 numbers for rgb, found 2
        stdin:4:1: error: expected 3 numbers for rgb, found 0
        stdin:5:7: error: expected 3 numbers for rgb, found 4
        stdin:6:5: error: expected blue from 0 to 1, found 1.5
        stdin:7:3: error: expected green from 0 to 1, found -0.1
        stdin:8:3: error: expected green from 0 to 1, found 'nan'
        stdin:9:3: error: expected green from 0 to 1, found '0x1'

        """)
    #expect(run.status == 3)
  }

  @Test func `answers a faulty line with an error object in JSON`() throws {
    let run = try tool(
      "profile", "convert", "--from", "srgb", "--to", "gray", "--format", "json", input: "0 0\n0 0 0\n")
    #expect(
      run.lines[0] == #"{"error":{"line":1,"column":4,"message":"expected 3 numbers for rgb, found 2"}}"#)
    #expect(try run.objects()[1]["clipped"] as? Bool == false)
    #expect(run.messages == "stdin:1:4: error: expected 3 numbers for rgb, found 2\n")
    #expect(run.status == 3)
  }

  @Test func `an invalid argument is shown with a caret, and nothing is answered`() throws {
    let run = try tool("profile", "convert", "--from", "srgb", "--to", "gray", "0 0 0", "0 2 0")
    #expect(run.output == "")
    #expect(run.messages == "error: expected green from 0 to 1, found 2.0\n  0 2 0\n    ^\n")
    #expect(run.status == 3)
  }

  @Test func `answers a line before the next is written`() throws {
    let run = try shell(
      #"""
      mkfifo "$1.in" && "$0" profile convert --from gray --to gray <"$1.in" >"$1.out" &
      until [ -p "$1.in" ]; do sleep 0.01; done
      exec 3>"$1.in"; echo 0 >&3; tries=0
      until [ -s "$1.out" ] || [ $tries = 1000 ]; do sleep 0.01; tries=$((tries + 1)); done
      cat "$1.out"; exec 3>&-; wait
      """#)
    #expect(numbers(run).map { $0.count } == [1], "\(run)")
  }
}
