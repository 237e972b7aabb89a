import ColorDerive

/// libFuzzer's own loop, since SwiftPM has a `main` already.
@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Every finding has its place in the text, and words; a file without faults is written as literals that the strict reader
/// takes, with the same colors.
func check(_ bytes: [UInt8]) {
  let source = SourceText(file: "f.json", bytes: bytes)
  for strictness in [Strictness.strict, .normal, .lenient] {
    let tokens = TokenDocument([source], strictness: strictness).resolved()
    for diagnostic in tokens.diagnostics {
      if !(0...bytes.count).contains(diagnostic.position.offset) {
        fatalError("a place outside: \(diagnostic)")
      }
      if diagnostic.message.isEmpty { fatalError("no words for \(diagnostic)") }
      _ = diagnostic.rendered(in: source)
    }
  }
  guard let project = try? Project("f.json", read: { _ in .success(bytes) }) else { return }
  for finding in Lint(project).findings where finding.message.isEmpty { fatalError("no words") }
  let run = Run(project)
  guard let theme = run.themes.first, !run.hasFaultyInput else { return }
  let resolved = TokenDocument(
    [SourceText(file: "r.json", bytes: JSONWriter.pretty.bytes(of: theme.resolvedJSON))], strictness: .strict
  ).resolved()
  if resolved.hasErrors { fatalError("\(resolved.diagnostics.map(\.message))") }
}

var count = CommandLine.argc
let arguments = CommandLine.unsafeArgv
let result = withUnsafeMutablePointer(to: &count) { count in
  var list = unsafeBitCast(arguments, to: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.self)
  return runDriver(count, &list) { bytes, count in
    check(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
  }
}
if result != 0 { fatalError("libFuzzer gave \(result)") }
