import Diagnostics
import ExportFiles
import Importing

extension Export {
  /// What of it is not read: links, locked files, archives within it.
  var refusals: [Diagnostic] {
    let reasons = Set(refused.map(\.reason)).subtracting([.standsTwice])
    return reasons.map { reason in
      let files = refused.filter { $0.reason == reason }
      return .refused(files.map(\.path).sorted(), reason)
    }.sorted { $0.message < $1.message }
  }
}

extension Diagnostic {
  fileprivate static func refused(_ files: [String], _ reason: Export.RefusedFile.Reason) -> Diagnostic {
    let some =
      files.prefix(3).joined(separator: ", ") + (files.count > 3 ? " and \(files.count - 3) more" : "")
    let (what, advice) =
      switch reason {
      case .leadsOut:
        (
          "Not read, since it is a link or its name leads out of the folder",
          "Nothing of it is needed; look at where you have the export from."
        )
      case .tooDeep:
        (
          "Not read, since it lies in more folders than any export has",
          "Give the folder that holds the export itself."
        )
      case .locked:
        ("Not read, since it is locked with a password", "Unpack it yourself, and give the folder.")
      case .archiveInside:
        ("Not read, since it is an archive within the export", "Take it out, and import it by itself.")
      case .notText: ("Not read, since its name is no text", "Give it another name.")
      case .standsTwice: ("Stands twice", "The first is read.")
      }
    return Diagnostic(.warning, .exportRefused, "\(what): \(some)", advice: advice)
  }
}
