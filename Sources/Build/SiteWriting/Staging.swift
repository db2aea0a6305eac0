private import Files
private import OrderedWork
package import SiteOutput
private import Glibc

/// A site that is being written, in a folder beside the output that it will replace.
///
/// It holds the lock on the output. Let go without `finish()`, it removes what it wrote.
package struct Staging: ~Copyable {
  private let place: OutputPlace
  private let folder: BuildFolder
  private let lock: FolderLock
  private let old: OldSite?
  private let unit: SiteWriter.Unit
  private let canExchange: Bool
  private var paths = SitePaths()
  /// Files that are new or have another content, in the build's folder.
  private var changed: [OutputPath] = []
  /// Files that stand in the old site just as they are wanted, to be taken over at the end.
  private var kept: [OutputPath] = []
  private var byteCount = 0
  /// The outermost folder whose files get one time, where any of them changed.
  private var evenBranch: String?

  init(
    place: OutputPlace, folder: BuildFolder, lock: consuming FolderLock, replacing old: OldSite?,
    unit: SiteWriter.Unit, canExchange: Bool
  ) {
    self.place = place
    self.folder = folder
    self.lock = lock
    self.old = old
    self.unit = unit
    self.canExchange = canExchange
  }

  deinit {
    // After a finished build it is empty or holds the old site; either way it has to go. What cannot be removed now is
    // removed by the next command. Where neither step could be done nor undone, the only whole site is the old one in
    // it: that is put back.
    folder.remove(unlessNeededFor: place.folder)
  }

  /// Adds a file to the site.
  ///
  /// - Returns: whether it was not in the old site, or with another content.
  /// - Throws: a problem after which this value is of no further use.
  @discardableResult
  package mutating func write(_ file: OutputFile) throws(SiteWriteProblem) -> Bool {
    guard file.path.text != SiteMarker.name else { throw .clash(path: file.path.text) }
    try paths.add(file.path)
    if let size = try old?.byteCount(ifSame: file) {
      kept.append(file.path)
      byteCount += size
      return false
    }
    do {
      byteCount += try stage(file)
      changed.append(file.path)
      return true
    } catch .cannotWrite(_, let fault) {
      // Nobody knows the name of the build's folder.
      throw .cannotWrite(path: place.folder + "/" + file.path.text, fault)
    }
  }

  /// Takes files of the old site over as they are, whatever they hold: all of them, or none.
  ///
  /// - Returns: whether all of them are there.
  package mutating func keep(_ wanted: [OutputPath]) throws(SiteWriteProblem) -> Bool {
    guard let sizes = old?.byteCounts(of: wanted) else { return false }
    for (path, size) in zip(wanted, sizes) {
      try paths.add(path)
      kept.append(path)
      byteCount += size
    }
    return true
  }

  /// How many files there are so far.
  package var mark: StagedMark { StagedMark(changed: changed.count, kept: kept.count) }

  /// The files that came since.
  package func paths(since mark: StagedMark) -> [OutputPath] {
    Array(changed[mark.changed...]) + Array(kept[mark.kept...])
  }

  /// Writes a file into the build's folder.
  private mutating func stage(_ file: OutputFile) throws(SiteWriteProblem) -> Int {
    let target = try SiteFile.making(ready(for: file.path))
    switch file.content {
    case .bytes(let bytes):
      try target.write(bytes)
      return bytes.count
    case .copy(let source):
      return try target.copy(SiteFile.reading(source))
    case .pieces(let file):
      return try target.assemble(file)
    case .portions(let file):
      var count = 0
      for portion in file.portions {
        try target.write(portion)
        count += portion.count
      }
      return count
    }
  }

  /// Makes the folders that a file needs.
  ///
  /// - Returns: where the file goes.
  private mutating func ready(for path: OutputPath) throws(SiteWriteProblem) -> String {
    for missing in paths.foldersToMake(for: path) { try makeFolder(folder.site + "/" + missing) }
    return folder.site + "/" + path.text
  }

  /// All files of the site so far, and where each lies until the site is in its place.
  package var files: StagedFiles {
    StagedFiles(new: changed, in: folder.site, kept: kept, in: old?.folder ?? place.folder)
  }

  /// Puts the site into its place and removes the old one. With even times all its files get one second, so that nobody can
  /// tell by those which of them changed, unless none did; with a name of an outermost folder, those in it.
  package consuming func finish(
    withEvenTimes hasEvenTimes: Bool = false, in branch: String? = nil
  ) throws(SiteWriteProblem) -> WrittenSite {
    evenBranch = branch
    let swap = try isUnchanged ? SiteSwap.unchanged : complete(withEvenTimes: hasEvenTimes)
    return WrittenSite(
      fileCount: paths.files.count, byteCount: byteCount, changedCount: changed.count, swap: swap)
  }

  /// Removes what was written; the old site stays.
  package consuming func abandon() {}

  private var isUnchanged: Bool { kept.count == paths.files.count && old?.files == paths.files }

  /// Gives kept files their places, a branch of the site beside another: of a library there may be a hundred thousand,
  /// and as many folders to be made.
  private mutating func takeOver(_ kept: [OutputPath], from old: OldSite) throws(SiteWriteProblem) {
    var branches: [Branch] = []
    var known: [Substring: Int] = [:]
    for path in kept {
      let first = path.text.outermost
      let index = known[first] ?? branches.count
      if index == branches.count {
        known[first] = index
        branches.append(Branch())
      }
      branches[index].folders += paths.foldersToMake(for: path)
      branches[index].files.append(path)
    }
    let site = folder.site
    let problems = mapAtOnce(branches, share: 1) { branch -> SiteWriteProblem? in
      do throws(SiteWriteProblem) {
        for folder in branch.folders { try makeFolder(site + "/" + folder) }
        return nil
      } catch {
        return error
      }
    }
    if let problem = problems.compactMap(\.self).first { throw problem }
    // Of a single trip nearly all may stand in one branch.
    let lost = mapAtOnce(branches.flatMap(\.files), share: 512) { path -> SiteWriteProblem? in
      do throws(SiteWriteProblem) {
        try old.takeOver(path, to: site + "/" + path.text)
        return nil
      } catch {
        return error
      }
    }
    if let problem = lost.compactMap(\.self).first { throw problem }
  }

  /// What stands in one of the outermost folders of a site.
  private struct Branch {
    /// Those that have to be made, each before what is in it.
    var folders: [String] = []
    var files: [OutputPath] = []
  }

  private mutating func complete(withEvenTimes hasEvenTimes: Bool) throws(SiteWriteProblem) -> SiteSwap {
    try SiteFile.making(folder.site + "/" + SiteMarker.name).write(
      Array(SiteMarker(files: paths.files).text.utf8))
    guard let old else {
      if hasEvenTimes { try evenTimes() } else { try evenTimesOfBranch() }
      return try SiteSwap.perform(from: folder, at: place, canExchange: canExchange)
    }
    if !hasEvenTimes, let swap = try completeByBranches(old) { return swap }
    try takeOver(kept, from: old)
    if hasEvenTimes { try evenTimes() } else { try evenTimesOfBranch() }
    // Where there is no old site, a power cut can take nothing that was there before.
    try synchronise(folder.site)
    // Somebody may have put a file there while the site was being written.
    _ = try OldSite.found(at: place)
    return try SiteSwap.perform(from: folder, at: place, canExchange: canExchange)
  }

  /// Gives all files the second in which the last of them was written.
  private func evenTimes() throws(SiteWriteProblem) {
    try evenTimes(of: Array(paths.files) + [SiteMarker.name])
  }

  /// The same of one of the outermost folders, unless all of it stays as it was.
  private func evenTimesOfBranch() throws(SiteWriteProblem) {
    guard let evenBranch, changed.contains(where: { $0.text.outermost == evenBranch }) else { return }
    try evenTimes(of: paths.files.filter { $0.outermost == evenBranch })
  }

  private func evenTimes(of files: [String]) throws(SiteWriteProblem) {
    let (site, marker) = (folder.site, folder.site + "/" + SiteMarker.name)
    let second = try SiteFile.reading(marker).facts.modifiedSeconds
    let problems = mapAtOnce(files, share: 512) {
      path -> SiteWriteProblem? in
      do throws(SiteWriteProblem) {
        try SiteFile.setSecond(second, of: site + "/" + path)
        return nil
      } catch {
        return error
      }
    }
    if let problem = problems.compactMap(\.self).first { throw problem }
  }

  /// Puts only those branches into their places that differ; nil where most do, and where that cannot be done.
  private mutating func completeByBranches(_ old: OldSite) throws(SiteWriteProblem) -> SiteSwap? {
    // Somebody may have moved it away and made another.
    guard unit == .branch, FileNumber(of: place.folder) == old.number else { return nil }
    let difference = SiteDifference(paths.files, changed: changed, from: old.files)
    let moving = kept.filter(difference.contains)
    guard 2 * (kept.count - moving.count) > paths.files.count else { return nil }
    try takeOver(moving, from: old)
    try evenTimesOfBranch()
    kept.removeAll(where: difference.contains)
    try old.refuseForeignFiles(in: difference.branches)
    return try SiteSwap.performByBranches(
      Set(difference.branches.map(String.init)).union([SiteMarker.name]), from: folder, at: place,
      canExchange: canExchange)
  }
}
