private import Files
private import CFolderSwap
private import Glibc

/// How the new site took its place.
package enum SiteSwap: Hashable, Sendable {
  /// There was none before.
  case first
  /// Old and new site changed places at once.
  case atOnce
  /// The file system cannot do that: for a moment there was no site at all.
  case inTwoSteps
  /// Only these folders and files outermost in the site changed places with those of the old one, one after the other;
  /// all else is what it was.
  case branches(Set<String>)
  /// The old site has the same files with the same content, and was left alone.
  case unchanged

  /// Whether all that stands in an outermost folder of the site is what it was, for the system too.
  package func leavesAlone(_ branch: String) -> Bool {
    switch self {
    case .unchanged: true
    case .branches(let names): !names.contains(branch)
    case .first, .atOnce, .inTwoSteps: false
    }
  }
}

extension SiteSwap {
  /// Puts the finished site into place. The old one, if any, is then in the folder of the build.
  ///
  /// - Parameters:
  ///   - folder: the build's, with the new site in it.
  ///   - place: the output.
  ///   - canExchange: false to do without the exchange, as on file systems that do not know it.
  /// - Returns: how it was done.
  /// - Throws: a problem after which the old site, if any, is in its place.
  static func perform(
    from folder: BuildFolder, at place: OutputPlace, canExchange: Bool
  ) throws(SiteWriteProblem) -> SiteSwap {
    guard FileFacts(place.folder) != nil else {
      try put(folder.site, into: place)
      return .first
    }
    if canExchange {
      if unsafe folder_swap(folder.site, place.folder) == 0 { return .atOnce }
      let fault = SystemFault.last
      if fault.code == EBUSY { throw .mountPoint(place.folder) }
      guard fault.isMissingFeature else { throw .cannotWrite(path: place.folder, fault) }
    }
    try move(place.folder, to: folder.old)
    do {
      try move(folder.site, to: place.folder)
    } catch {
      try move(folder.old, to: place.folder)
      throw error
    }
    return .inTwoSteps
  }

  /// Puts what differs of a site into its place. What stood there is then in the folder of the build.
  ///
  /// - Parameters:
  ///   - names: of what stands outermost in the site or the old one.
  ///   - folder: the build's, with what differs of the new site in it.
  ///   - place: the output.
  ///   - canExchange: false to behave as on a file system that cannot exchange two names.
  /// - Returns: nil where the file system cannot do that; nothing has changed then.
  /// - Throws: a problem after which the old site is in its place. Where even that could not be done, the next command does
  ///   the rest.
  static func performByBranches(
    _ names: Set<String>, from folder: BuildFolder, at place: OutputPlace, canExchange: Bool
  ) throws(SiteWriteProblem) -> SiteSwap? {
    guard let swap = BranchSwap(names, from: folder.site, to: place.folder) else { return nil }
    // The list must never be on the disk without the pages that it leads to, nor a step without the list.
    try synchronise(folder.site)
    try SiteFile.making(folder.exchange).write(Array(swap.text.utf8))
    try synchronise(folder.path)
    do throws(SiteWriteProblem) {
      try swap.goOn(from: folder.site, to: place.folder, canExchange: canExchange)
    } catch {
      try swap.undo(from: folder.site, to: place.folder)
      try removeTree(folder.exchange)
      guard case .cannotWrite(_, let fault) = error, fault.isMissingFeature else { throw error }
      return nil
    }
    try removeTree(folder.exchange)
    return .branches(names)
  }

  /// Does the rest of an exchange that was broken off.
  ///
  /// - Throws: a problem after which all stays as it is, for the next command; also where somebody has put a file into what
  ///   would go.
  static func goOn(from folder: BuildFolder, at place: OutputPlace) throws(SiteWriteProblem) {
    guard FileFacts(folder.exchange) != nil else { return }
    let text: String
    do throws(SystemFault) {
      text = String(decoding: try OpenFile.bytes(of: folder.exchange), as: UTF8.self)
    } catch {
      throw .unreadable(path: folder.exchange, error)
    }
    // One that was not written to its end was never begun.
    if let swap = BranchSwap(text: text), swap.isOf(place.folder) {
      if let there = swap.old(SiteMarker.name, from: folder.site, to: place.folder),
        let marker = SiteMarker.read(in: there)
      {
        let old = OldSite(folder: place.folder, files: marker.files)
        try old.refuseForeignFiles(in: swap.waiting(in: place.folder))
      }
      try swap.goOn(from: folder.site, to: place.folder)
    }
    try removeTree(folder.exchange)
  }

  /// Gives a site the name of the output, which must be free.
  private static func put(_ site: String, into place: OutputPlace) throws(SiteWriteProblem) {
    if unsafe folder_rename_into_place(site, place.folder) == 0 { return }
    let fault = SystemFault.last
    guard fault.isMissingFeature else { throw .cannotWrite(path: place.folder, fault) }
    try move(site, to: place.folder)
  }
}

extension SystemFault {
  /// Whether the file system does not know what was asked for.
  fileprivate var isMissingFeature: Bool { [EINVAL, ENOSYS, EOPNOTSUPP].contains(code) }
}
