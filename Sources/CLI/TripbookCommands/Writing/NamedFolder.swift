/// A folder as the traveller names it: what its files and the commands on it are called.
struct NamedFolder {
  let name: String

  /// A file of the folder as it is found from where one is.
  func shown(_ file: String) -> String { name == "." ? file : name + (name.hasSuffix("/") ? "" : "/") + file }

  /// A command on the folder, ready to be typed.
  func typed(_ command: String) -> String { "tripbook \(command) \(EditSession.typed(name))" }

  /// What was written, and what to do next.
  func withNext(_ lines: [String]) -> [String] { lines + ["Next: `\(typed("build"))`."] }
}
