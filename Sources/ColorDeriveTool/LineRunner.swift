internal import ColorDerive
internal import Commands

/// The shape of all commands that answer a line for each input: arguments, or lines of standard input.
///
/// All arguments are read before anything is answered, and the first that is invalid ends the command. A line
/// that is invalid is answered by an empty line, or an object with the error, and the next line is read.
struct LineRunner {
  let console: Console
  /// Whether errors are answered as JSON.
  let isJSON: Bool

  /// Answers one input by appending to the output, a newline at the end.
  typealias Answer = (_ input: String, _ output: inout [UInt8]) throws(InputFault) -> ExitStatus

  /// Whether these arguments ask for standard input.
  static func readsStandardInput(_ arguments: [String]) -> Bool {
    arguments.isEmpty || arguments.contains("-")
  }

  /// Refuses a command without arguments when a person sits at standard input.
  static func requireInput(_ arguments: [String], _ title: String) throws(UsageError.Fault) {
    if arguments.isEmpty, Stream.input.isTerminal { throw .missingArgument(title) }
  }

  /// Answers the arguments in order, `-` or none of them standing for the lines of standard input.
  func run(
    _ arguments: [String], onArgument: Answer, onLine: Answer
  ) throws(ToolError) -> ExitStatus {
    var status = ExitStatus.clean
    var answers: [[UInt8]?] = []
    for argument in arguments {
      guard argument != "-" else {
        answers.append(nil)
        continue
      }
      var answer: [UInt8] = []
      do throws(InputFault) {
        status = max(status, try onArgument(argument, &answer))
      } catch {
        throw .argument(argument, error)
      }
      answers.append(answer)
    }
    for answer in arguments.isEmpty ? [nil] : answers {
      if let answer {
        console.output += answer
        try console.settle()
      } else {
        status = max(status, try runLines(onLine))
      }
    }
    return status
  }

  /// Answers the lines of standard input.
  func runLines(_ answer: Answer) throws(ToolError) -> ExitStatus {
    var status = ExitStatus.clean
    var reader = LineReader(.input)
    while let line = try reader.next(beforeWaiting: console.flush) {
      let length = console.output.count
      do throws(InputFault) {
        status = max(status, try answer(try line.text.get(), &console.output))
      } catch {
        console.output.removeSubrange(length...)
        try report(error, in: line)
        status = .invalid
      }
      try console.settle()
    }
    return status
  }

  private func report(_ fault: InputFault, in line: InputLine) throws(ToolError) {
    let column: Int
    if case .success(let text) = line.text {
      column = fault.place.column(in: text)
    } else {
      column = fault.place.column(in: "")
    }
    if isJSON {
      let error = JSONValue.object([
        JSONMember("line", .number(line.number)), JSONMember("column", .number(column)),
        JSONMember("message", .string(fault.message)),
      ])
      console.output += JSONWriter.line.bytes(of: .object([JSONMember("error", error)]))
    }
    console.output.append(0x0A)
    try console.report(ErrorText.line(line.number, column: column, fault))
  }
}

extension AnyColor {
  /// The color of a text, or a fault whose place is that much further on.
  init(input text: some StringProtocol, behind offset: Int = 0) throws(InputFault) {
    do throws(ColorSyntaxError) {
      self = try AnyColor(css: String(text))
    } catch {
      throw InputFault(.color(error), at: .byte(offset + error.offset))
    }
  }

  /// The color that is the value of an option.
  init(option: String, value: String) throws(ToolError) {
    do throws(InputFault) {
      self = try AnyColor(input: value)
    } catch {
      throw .argument(value, error, option: option)
    }
  }
}
