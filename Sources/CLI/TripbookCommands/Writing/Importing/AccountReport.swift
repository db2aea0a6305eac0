import Foundation
import Importing

/// Tells what became of an export, at the end of an import.
struct AccountReport {
  let account: ImportAccount
  let programs: [String]

  /// A table for the terminal, with the paths of each file where it is only tried out.
  func lines(isDryRun: Bool) -> [String] {
    let table = AccountTable(account: account)
    return ["", "What became of the export:"] + table.summary + (isDryRun ? table.details : [])
  }

  /// Writes it as JSON, and says so.
  func write(to file: String, _ surroundings: Surroundings) throws(CommandStop) -> String {
    do {
      let bytes = try AccountJSON.text(account, programs: programs)
      try Data(bytes).write(to: URL(fileURLWithPath: surroundings.absolute(file)), options: .atomic)
    } catch {
      throw .notSaid(
        "Cannot write the account into “\(file)”", advice: "Name a file in a folder that is there.")
    }
    return "The account is in \(file)."
  }
}
