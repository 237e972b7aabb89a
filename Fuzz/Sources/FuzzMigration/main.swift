import ColorDerive

/// libFuzzer's own loop, since SwiftPM has a `main` already.
@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// What is migrated is taken by the strict reader without a fault, in every permutation; every remark has its place in the
/// text.
func check(_ bytes: [UInt8]) {
  let source = SourceText(file: "f.json", bytes: bytes)
  let migration: Migration
  do throws(Migration.Failure) {
    migration = try Migration(source)
  } catch {
    guard case .faulty(let faults) = error else { return }
    for fault in faults where !(0...bytes.count).contains(fault.position.offset) { fatalError("\(fault)") }
    return
  }
  for diagnostic in migration.diagnostics where !(0...bytes.count).contains(diagnostic.position.offset) {
    fatalError("a place outside: \(diagnostic)")
  }
  guard migration.tokenCount > 0, let main = migration.files.first else { return }
  var written: [String: [UInt8]] = [:]
  for file in migration.files { written[file.path] = JSONWriter.pretty.bytes(of: file.json) }
  if written.count != migration.files.count { fatalError("two files of one path") }
  let project: Project
  do throws(Project.Failure) {
    project = try Project(main.path) { path in
      written[path].map { .success($0) } ?? .failure(UnreadableFile(path: path, reason: "isn't there"))
    }
  } catch {
    fatalError("\(error)")
  }
  for finding in Lint(project, strictness: .strict).findings where finding.level == .error {
    fatalError("\(finding.message)")
  }
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
