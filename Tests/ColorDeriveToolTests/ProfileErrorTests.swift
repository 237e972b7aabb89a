import Foundation
import Testing

@Suite("Errors about profiles") struct ProfileErrorTests {
  @Test func `a file that is no profile ends with 3, and is said to be what it is`() throws {
    let picture = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + Data(repeating: 0, count: 200)
    try withFile(picture, name: "photo.png") { path in
      let message =
        "\(path): error: not an ICC profile: expected 'acsp', found 00 00 00 00; it begins like a PNG picture (at byte 36)\n"
      for arguments in [
        ["show", path], ["show", path, "--format", "json"], ["convert", "--from", path, "--to", "srgb"],
        ["convert", "--from", "srgb", "--to", path, "0 0 0"],
      ] {
        let run = try run(["profile"] + arguments, input: Data("0 0 0\n".utf8))
        #expect(run.output == "")
        #expect(run.messages == message)
        #expect(run.status == 3)
      }
    }
  }

  @Test func `a broken profile is told with the byte where it breaks`() throws {
    var cut = ProfileFile.gray(gamma: 2)
    let count = cut.count
    cut.removeLast(10)
    try withFile(cut) { path in
      let run = try tool("profile", "show", path)
      #expect(
        run.messages
          == "\(path): error: the profile is cut: its header says \(count) bytes, there are \(count - 10) (at byte 0)\n"
      )
      #expect(run.status == 3)
    }
    var version = ProfileFile.gray(gamma: 2)
    version[8] = 5
    let run = try run(["profile", "show", "-"], input: version)
    #expect(run.messages == "stdin: error: expected ICC version 2 or 4, found 5.3 (at byte 8)\n")
    #expect(run.status == 3)
  }

  @Test func `an empty file ends with 3`() throws {
    try withFile(Data()) { path in
      let run = try tool("profile", "show", path)
      #expect(run.messages == "\(path): error: the profile is empty\n")
      #expect(run.status == 3)
    }
  }

  @Test func `a file that can't be read ends with 4`() throws {
    try withTemporaryFolder { folder in
      let absent = try tool("profile", "show", folder.path + "/none.icc")
      #expect(absent.messages == "error: \(folder.path)/none.icc: can't be read: No such file or directory\n")
      #expect(absent.status == 4)
      let place = try tool("profile", "convert", "--from", "srgb", "--to", folder.path, "0 0 0")
      #expect(place.messages == "error: \(folder.path): is a folder, not a file\n")
      #expect(place.status == 4 && place.output == "")
    }
  }

  @Test func `a word that is nearly a built-in name is told which`() throws {
    let near = try tool("profile", "show", "sgrb")
    #expect(
      near.messages == "error: sgrb: is neither a file nor a built-in profile; did you mean 'srgb'?\n")
    #expect(near.status == 4)
    let far = try tool("profile", "show", "nothing-like-it")
    #expect(
      far.messages.hasSuffix(
        ", of which there are srgb, display-p3, adobe-rgb, prophoto, rec2020, gray\n"))
    #expect(far.status == 4)
  }

  @Test func `a profile without a way to its device can't be converted to`() throws {
    try withFile(ProfileFile.inks()) { path in
      let run = try tool("profile", "convert", "--from", "srgb", "--to", path, "0 0 0")
      #expect(run.messages == "\(path): error: the profile has no way from a color to its device\n")
      #expect(run.output == "" && run.status == 3)
    }
  }

  @Test(
    "misuse ends with 2",
    arguments: [
      (["profile"], "a command is missing: one of show, convert, proof, make"),
      (["profile", "shwo"], "unknown command 'shwo'. Did you mean 'show'?"),
      (["profile", "show"], "the argument FILE is missing"),
      (["profile", "show", "srgb", "gray"], "unexpected argument 'gray'"),
      (["profile", "show", ""], "invalid value '' for FILE"),
      (["profile", "convert", "--from", "srgb"], "the option '--to PROFILE' is missing"),
      (
        ["profile", "convert", "--from", "-", "--to", "srgb"],
        "invalid value '-' for '--from': standard input is for colors"
      ),
      (
        ["profile", "convert", "--from", "srgb", "--to", "gray", "--intent", "absolut"],
        "expected one of perceptual, relative, saturation, absolute. Did you mean 'absolute'?"
      ),
    ])
  func misuse(_ arguments: [String], _ part: String) throws {
    let run = try run(arguments)
    #expect(run.messages.contains(part), "\(run.messages)")
    #expect(run.output == "" && run.status == 2)
  }
}
