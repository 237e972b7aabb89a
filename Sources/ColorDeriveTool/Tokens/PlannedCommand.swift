/// Commands of the contract that this version doesn't have, so that they aren't called unknown.
enum PlannedCommand {
  static let names: Set<String> = ["report"]
}
