internal import ColorDerive
internal import Commands

/// A table of bases with their options: columns separated by tabs, named by the first line as the members of an
/// object are.
///
///     base     role        surface
///     #0f62fe  background  #ffffff; #f4f4f4
///     #161616  foreground
///
/// A field that is empty or `-` leaves its option as it is; surfaces, contents and states are separated by semicolons.
/// Empty lines, and lines that begin with `# `, are passed over.
struct DeriveTable {
  /// A line of the table that holds a color.
  struct Row {
    let number: Int
    let text: String
  }

  let path: String
  let rows: [Row]
  private let columns: [String]

  /// Reads a table. The names of its columns are checked at once.
  init(_ file: InputFile) throws(ToolError) {
    path = file.path
    var rows: [Row] = []
    var columns: [String]?
    let lines = file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      var text = String(decoding: line, as: UTF8.self)
      // A byte order mark, which some programs write.
      if index == 0, text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
      if text.hasSuffix("\r") { text.removeLast() }
      if text.allSatisfy({ $0 == " " || $0 == "\t" }) || text.hasPrefix("# ") { continue }
      if columns == nil {
        columns = try DeriveTable.columns(of: text, path: file.path, line: index + 1)
      } else {
        rows.append(Row(number: index + 1, text: text))
      }
    }
    guard let columns else {
      throw .table(file.path, line: 1, InputFault(.missingMember("base"), at: .byte(0)), in: "")
    }
    self.columns = columns
    self.rows = rows
  }

  private static func columns(of text: String, path: String, line: Int) throws(ToolError) -> [String] {
    var columns: [String] = [], offset = 0
    func fault(_ reason: InputFault.Reason) -> ToolError {
      .table(path, line: line, InputFault(reason, at: .byte(offset)), in: text)
    }
    for field in text.split(separator: "\t", omittingEmptySubsequences: false) {
      let name = trimmed(field)
      guard DeriveRequest.names.contains(name) else {
        throw fault(.unknownMember(name, nearest: Spelling.nearest(to: name, in: DeriveRequest.names)))
      }
      guard !columns.contains(name) else { throw fault(.combination("the column '\(name)' is there twice")) }
      columns.append(name)
      offset += field.utf8.count + 1
    }
    offset = 0
    guard columns.contains("base") else { throw fault(.missingMember("base")) }
    return columns
  }

  /// The base and options of a row, whose fields go before the options of the command.
  func reading(_ row: Row, _ request: DeriveRequest) throws(InputFault) -> (
    request: DeriveRequest, base: AnyColor
  ) {
    let fields = row.text.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count <= columns.count else {
      throw InputFault(.extraField(behind: columns.last ?? ""), at: .byte(0))
    }
    // Each field becomes a member of an object, so that both are read by the same rules.
    var object = "{", places: [(object: Int, row: Int)] = [], offset = 0
    for (name, field) in zip(columns, fields) {
      let value = Self.trimmed(field)
      let start = offset + (field.utf8.count - field.drop { $0 == " " }.utf8.count)
      offset += field.utf8.count + 1
      if value.isEmpty || value == "-" || value.allSatisfy({ $0 == ";" || $0 == " " }) { continue }
      object += object == "{" ? "" : ","
      object += JSONWriter.line.text(of: .string(name)) + ":"
      let items =
        ["surface", "content", "states"].contains(name)
        ? value.split(separator: ";").filter { !Self.trimmed($0).isEmpty } : [value[...]]
      object += items.count > 1 ? "[" : ""
      var inside = 0
      for (index, item) in items.enumerated() {
        object += index == 0 ? "" : ","
        let blank = item.prefix { $0 == " " }.utf8.count
        // Behind the quote.
        places.append((object.utf8.count + 1, start + inside + blank))
        let text = Self.trimmed(item)
        object += text == "true" || text == "false" ? text : JSONWriter.line.text(of: .string(text))
        inside += item.utf8.count + 1
      }
      object += items.count > 1 ? "]" : ""
    }
    do throws(InputFault) {
      return try request.reading(object + "}")
    } catch {
      guard case .byte(let place) = error.place else { throw error }
      let field = places.last { $0.object <= place + 1 } ?? (0, 0)
      throw InputFault(error.reason, at: .byte(field.row + max(0, place - field.object)))
    }
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
