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
  /// Puts the finished staging folder into place. The old site, if any, is then in `staging` or `aside`.
  ///
  /// - Parameters:
  ///   - place: the output.
  ///   - canExchange: false to do without the exchange, as on file systems that do not know it.
  /// - Returns: how it was done.
  /// - Throws: a problem after which the old site, if any, is in its place.
  static func perform(at place: OutputPlace, canExchange: Bool) throws(SiteWriteProblem) -> SiteSwap {
    guard FileFacts(place.folder) != nil else {
      try putInto(place)
      return .first
    }
    if canExchange {
      if unsafe folder_swap(place.staging, place.folder) == 0 { return .atOnce }
      let fault = SystemFault.last
      if fault.code == EBUSY { throw .mountPoint(place.folder) }
      guard fault.isMissingFeature else { throw .cannotWrite(path: place.folder, fault) }
    }
    try move(place.folder, to: place.aside)
    do {
      try move(place.staging, to: place.folder)
    } catch {
      try move(place.aside, to: place.folder)
      throw error
    }
    return .inTwoSteps
  }

  /// Gives the staging folder the name of the output, which must be free.
  private static func putInto(_ place: OutputPlace) throws(SiteWriteProblem) {
    if unsafe folder_rename_into_place(place.staging, place.folder) == 0 { return }
    let fault = SystemFault.last
    guard fault.isMissingFeature else { throw .cannotWrite(path: place.folder, fault) }
    try move(place.staging, to: place.folder)
  }
}

extension SystemFault {
  /// Whether the file system does not know what was asked for.
  fileprivate var isMissingFeature: Bool { [EINVAL, ENOSYS, EOPNOTSUPP].contains(code) }
}
