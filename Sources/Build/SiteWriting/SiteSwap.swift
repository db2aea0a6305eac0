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
  /// The old site has the same files with the same content, and was left alone.
  case unchanged
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
