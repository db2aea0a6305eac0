private import CFolderSwap
private import Files
private import Glibc

/// The outermost folders and files of a site that change places with those of the old one, where most of it stays.
///
/// Each of them is the old one or the new one at every moment, and a hundred thousand files beside them need no new
/// name. Between the first and the last step some are new and others old: so it is written down before the first what
/// will be done, and whoever next wants something of the site does the rest.
struct BranchSwap: Hashable {
  private let output: FileNumber
  var steps: [Step]

  /// Something outermost in both sites. Nil stands for one that has no such thing.
  struct Step: Hashable {
    let name: String
    let old: FileNumber?
    let new: FileNumber?
  }

  /// What has to change, by its names, from the new site into the output. What is new comes first, then folders, then the
  /// files beside them, which lead into all folders, and what goes comes last: so in between hardly a link leads nowhere.
  init?(_ names: Set<String>, from site: String, to output: String) {
    guard let identity = FileNumber(of: output) else { return nil }
    self.output = identity
    let all = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
      Step(
        name: name, old: FileNumber(of: output + "/" + name), new: FileNumber(of: site + "/" + name))
    }
    let exchanged = all.filter { $0.old != nil && $0.new != nil }
    let folders = exchanged.filter { FileFacts(site + "/" + $0.name)?.kind == .folder }
    steps =
      all.filter { $0.old == nil && $0.new != nil } + folders + exchanged.filter { !folders.contains($0) }
      + all.filter { $0.old != nil && $0.new == nil }
  }

  /// Does what has not been done yet. What is neither as it was before nor as it will be is somebody else's, and stays.
  /// Without `canExchange` it behaves as on a file system that cannot exchange two names.
  func goOn(from site: String, to output: String, canExchange: Bool = true) throws(SiteWriteProblem) {
    guard isOf(output) else { return }
    for step in steps { try take(step, from: site, to: output, canExchange) }
  }

  /// Whether it is to happen in this folder, as it now stands there.
  func isOf(_ output: String) -> Bool { FileNumber(of: output) == self.output }

  /// The folders and files in the output that have yet to make place.
  func waiting(in output: String) -> Set<Substring> {
    Set(
      steps.filter { $0.old != nil && FileNumber(of: output + "/" + $0.name) == $0.old }.map { $0.name[...] })
  }

  /// Where the old one of these is now, in either of the two folders; nil where there was none, or it is gone.
  func old(_ name: String, from site: String, to output: String) -> String? {
    guard let old = steps.first(where: { $0.name == name })?.old else { return nil }
    return [output, site].first { FileNumber(of: $0 + "/" + name) == old }
  }

  /// Takes back what was done.
  func undo(from site: String, to output: String) throws(SiteWriteProblem) {
    var other = self
    other.steps = steps.reversed().map { Step(name: $0.name, old: $0.new, new: $0.old) }
    try other.goOn(from: site, to: output)
  }

  private func take(
    _ step: Step, from site: String, to output: String, _ canExchange: Bool
  ) throws(SiteWriteProblem) {
    let (source, target) = (site + "/" + step.name, output + "/" + step.name)
    guard FileNumber(of: target) == step.old, FileNumber(of: source) == step.new else { return }
    let isDone =
      switch (step.old, step.new) {
      case (nil, nil): true
      case (nil, _): unsafe folder_rename_into_place(source, target) == 0
      case (_, nil): unsafe folder_rename_into_place(target, source) == 0
      case (_, _): unsafe canExchange && folder_swap(source, target) == 0
      }
    if isDone { return }
    let fault = canExchange ? SystemFault.last : SystemFault(code: EINVAL)
    throw fault.code == EBUSY ? .mountPoint(target) : .cannotWrite(path: target, fault)
  }
}

extension BranchSwap {
  private static let format = "Tripbook exchange 1"
  private static let end = "end"

  /// A first line that names the format, the output, then a step a line: what is there, what will be, and the name; and a last
  /// line that says that it is the last.
  var text: String {
    let lines = steps.map { step in
      "\(step.old?.text ?? "-") \(step.new?.text ?? "-") \(step.name)"
    }
    return ([Self.format, output.text] + lines + [Self.end]).joined(separator: "\n")
  }

  /// Nil where the text is none of ours, or was not written to its end.
  init?(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 2, lines[0] == Self.format, lines.last ?? "" == Self.end,
      let output = FileNumber(text: lines[1])
    else { return nil }
    self.output = output
    steps = []
    for line in lines.dropFirst(2).dropLast() {
      let parts = line.split(separator: " ", maxSplits: 2)
      guard parts.count == 3, let old = Self.identity(parts[0]), let new = Self.identity(parts[1])
      else { return nil }
      steps.append(Step(name: String(parts[2]), old: old, new: new))
    }
  }

  private static func identity(_ text: Substring) -> FileNumber?? {
    if text == "-" { return .some(nil) }
    return FileNumber(text: text).map { .some($0) }
  }
}

/// Which file or folder of a disk something is, whatever its name and content: its inode. The number of the disk may be another
/// after a restart, and all of these stand in one folder.
struct FileNumber: Hashable {
  private let inode: UInt

  init?(of path: String) {
    guard let facts = FileFacts(path) else { return nil }
    inode = facts.inode
  }

  init?(text: Substring) {
    guard let inode = UInt(text) else { return nil }
    self.inode = inode
  }

  var text: String { "\(inode)" }
}
