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

  /// What has to change, by its names, from the new site into the output. What is new comes first, and what goes last, so
  /// that in between no page leads to one that is not there.
  init?(_ names: Set<String>, from site: String, to output: String) {
    guard let identity = FileNumber(of: output) else { return nil }
    self.output = identity
    let all = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
      Step(
        name: name, old: FileNumber(of: output + "/" + name), new: FileNumber(of: site + "/" + name))
    }
    steps =
      all.filter { $0.old == nil && $0.new != nil } + all.filter { $0.old != nil && $0.new != nil }
      + all.filter { $0.old != nil && $0.new == nil }
  }

  /// Does what has not been done yet. What is neither as it was before nor as it will be is somebody else's, and stays.
  func goOn(from site: String, to output: String) throws(SiteWriteProblem) {
    guard FileNumber(of: output) == self.output else { return }
    for step in steps { try take(step, from: site, to: output) }
  }

  /// Takes back what was done.
  func undo(from site: String, to output: String) throws(SiteWriteProblem) {
    var other = self
    other.steps = steps.reversed().map { Step(name: $0.name, old: $0.new, new: $0.old) }
    try other.goOn(from: site, to: output)
  }

  private func take(_ step: Step, from site: String, to output: String) throws(SiteWriteProblem) {
    let (source, target) = (site + "/" + step.name, output + "/" + step.name)
    guard FileNumber(of: target) == step.old, FileNumber(of: source) == step.new else { return }
    let isDone =
      switch (step.old, step.new) {
      case (nil, nil): true
      case (nil, _): unsafe folder_rename_into_place(source, target) == 0
      case (_, nil): unsafe folder_rename_into_place(target, source) == 0
      case (_, _): unsafe folder_swap(source, target) == 0
      }
    if isDone { return }
    let fault = SystemFault.last
    throw fault.code == EBUSY ? .mountPoint(target) : .cannotWrite(path: target, fault)
  }
}

extension BranchSwap {
  private static let format = "Tripbook exchange 1"

  /// A first line that names the format, the output, then a step a line: what is there, what will be, and the name.
  var text: String {
    let lines = steps.map { step in
      "\(step.old?.text ?? "-") \(step.new?.text ?? "-") \(step.name)"
    }
    return ([Self.format, output.text] + lines).joined(separator: "\n") + "\n"
  }

  /// Nil where the text is none of ours, or was not written to its end.
  init?(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 2, lines[0] == Self.format, lines.last == "",
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

/// Which file or folder something is for the system, whatever its name and content: the numbers of device and inode.
struct FileNumber: Hashable {
  private let device: UInt
  private let inode: UInt

  init?(of path: String) {
    guard let facts = FileFacts(path) else { return nil }
    (device, inode) = (facts.device, facts.inode)
  }

  init?(text: Substring) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let device = UInt(parts[0]), let inode = UInt(parts[1]) else { return nil }
    (self.device, self.inode) = (device, inode)
  }

  var text: String { "\(device):\(inode)" }
}
