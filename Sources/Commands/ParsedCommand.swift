/// What a command line asks for.
public enum ParsedCommand {
  /// To run a command, whose properties have their values.
  case run(any Command)
  /// To show a help page, which ends with a newline.
  case help(String)
  /// To show the version, as the root's configuration gives it.
  case version(String)
}
