import Diagnostics
import ExportFiles
import Importing
import JSONText

/// A file of JSON as it was read, an item of its long lists after the other where those are asked for, by their paths.
struct WholeJSON {
  /// What was read but for the items that were handed on: the values that stand one after the other, mostly one; none
  /// where the text breaks off.
  let roots: [JSONNode]
  /// Why not all of it was read.
  let problem: Diagnostic?

  init(
    _ export: Export, _ file: ExportFile, handingOn lists: Set<String> = [],
    _ take: @escaping (String, JSONNode) -> Void = { _, _ in }
  ) {
    let reader = JSONNodeReader(handingOn: lists, take)
    do throws(ExportFault) {
      let problem = try reader.read { (take: ([UInt8]) -> Bool) throws(ExportFault) -> Void in
        try export.read(file, take)
      }
      self.problem = problem.map { .brokenOff(file, line: $0.line, isPart: !lists.isEmpty) }
    } catch {
      problem = .notRead(file, error)
    }
    roots = reader.roots
  }

  var root: JSONNode? { roots.first }
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
