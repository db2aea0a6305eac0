import Diagnostics
import ExportFiles
import Importing
import JSONText

/// A file of JSON as it was read, an item of a long list after the other where one is asked for.
struct WholeJSON {
  /// What was read but for the items that were handed on; nil where the text breaks off or is none.
  let root: JSONNode?
  /// Why not all of it was read.
  let problem: Diagnostic?

  init(
    _ export: Export, _ file: ExportFile, handingOn list: String? = nil,
    _ take: @escaping (JSONNode) -> Void = { _ in }
  ) {
    let reader = JSONNodeReader(handingOn: list.map { Set([$0]) } ?? []) { _, node in take(node) }
    do throws(ExportFault) {
      let problem = try reader.read { (take: ([UInt8]) -> Bool) throws(ExportFault) -> Void in
        try export.read(file, take)
      }
      self.problem = problem.map { .brokenOff(file, line: $0.line, isPart: list != nil) }
    } catch {
      problem = .notRead(file, error)
    }
    root = reader.roots.first
  }
}

extension Diagnostic {
  fileprivate static func brokenOff(_ file: ExportFile, line: Int, isPart: Bool) -> Diagnostic {
    Diagnostic(
      .error, .exportRefused,
      "Stops being JSON in line \(line)\(isPart ? "; what stands before that is read" : "")",
      at: SourcePlace(file: file.path),
      advice: "Export it again, and let the download finish; what is there already stays.")
  }

  fileprivate static func notRead(_ file: ExportFile, _ fault: ExportFault) -> Diagnostic {
    Diagnostic(
      .error, .exportRefused, "Not read: \(fault.words)", at: SourcePlace(file: file.path),
      advice: "Export it again; what is there already stays.")
  }
}
