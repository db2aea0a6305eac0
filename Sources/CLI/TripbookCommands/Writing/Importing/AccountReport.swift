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

  /// Stops before anything else is written where the account could not be.
  static func checkPlace(_ file: String?, _ surroundings: Surroundings) throws(CommandStop) {
    guard let file else { return }
    let path = surroundings.absolute(file)
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard surroundings.isFolder(folder), !surroundings.isFolder(path),
      FileManager.default.isWritableFile(atPath: folder)
    else { throw nowhere(file) }
    // One that is there is renewed; nothing else is written over.
    guard FileManager.default.fileExists(atPath: path) else { return }
    guard
      let start = try? FileHandle(forReadingFrom: URL(fileURLWithPath: path))
        .read(upToCount: AccountJSON.start.count) ?? Data(),
      start.isEmpty || start.elementsEqual(AccountJSON.start)
    else {
      throw .notSaid("“\(file)” is there, and no account", advice: "Name a file that is not there yet.")
    }
  }

  private static func nowhere(_ file: String) -> CommandStop {
    .notSaid("Cannot write the account into “\(file)”", advice: "Name a file in a folder that is there.")
  }

  /// Writes it as JSON, and says so.
  func write(to file: String, _ surroundings: Surroundings) throws(CommandStop) -> String {
    do {
      let bytes = try AccountJSON.text(account, programs: programs)
      try Data(bytes).write(to: URL(fileURLWithPath: surroundings.absolute(file)), options: .atomic)
    } catch {
      throw Self.nowhere(file)
    }
    return "The account is in \(file)."
  }
}
