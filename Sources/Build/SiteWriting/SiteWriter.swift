private import Files

/// Writes a site into a folder: all of it or none of it.
///
/// The new site grows in a hidden folder beside the output, which is its owner's alone (`BuildFolder`), and takes its
/// place in one step, so that whoever looks, and whatever goes wrong, sees the whole old site or the whole new one. Of a
/// library of which most stays, each trip does so by itself (`BranchSwap`).
package struct SiteWriter: Sendable {
  private let output: String
  private let protected: [String]
  private let unit: Unit
  private let canExchange: Bool

  /// - Parameters:
  ///   - output: the folder of the site, as the traveller wrote it; folders above it that are not there are made.
  ///   - protected: what the output must neither be nor hold: the trip folder, the cache.
  ///   - unit: what is the old or the new one at every moment.
  package init(output: String, mustNotContain protected: [String] = [], unit: Unit = .site) {
    self.init(output: output, mustNotContain: protected, unit: unit, canExchange: true)
  }

  /// A writer that can be told to behave as on a file system that cannot exchange two folders.
  init(output: String, mustNotContain protected: [String] = [], unit: Unit = .site, canExchange: Bool) {
    self.output = output
    self.protected = protected
    self.unit = unit
    self.canExchange = canExchange
  }

  /// The file by which a folder is known as one that we wrote.
  package static var marker: String { SiteMarker.name }

  /// A part of a site that is whole by itself.
  package enum Unit: Sendable {
    /// The site: old and new one change places as a whole.
    case site
    /// What stands outermost in it, as a trip of a library: where most of it stays, only what differs changes places.
    case branch
  }

  /// Takes the output for this build: clears away what a killed build left and refuses a folder that is not
  /// ours.
  ///
  /// - Returns: the site to be written. Whoever lets it go unfinished leaves everything as it was.
  package func begin() throws(SiteWriteProblem) -> Staging {
    try makeParents(of: output)
    let place = try OutputPlace.find(output, mustNotContain: protected)
    let lock = try FolderLock(place)
    try Self.clearLeftovers(at: place)
    let old = try OldSite.found(at: place)
    let folder = try BuildFolder.made(beside: place)
    return Staging(
      place: place, folder: folder, lock: lock, replacing: old, unit: unit, canExchange: canExchange)
  }

  /// Makes good what a build that was killed left half done.
  private static func clearLeftovers(at place: OutputPlace) throws(SiteWriteProblem) {
    for folder in BuildFolder.left(beside: place) {
      if FileFacts(place.folder) == nil, FileFacts(folder.old) != nil {
        // Killed between the two steps: the old site is the last whole one.
        try move(folder.old, to: place.folder)
      }
      try SiteSwap.goOn(from: folder, at: place)
      folder.remove()
    }
  }

  /// Makes good what killed builds left beside an output, for whoever wants something else of it: without a word, and
  /// without touching what a build that is under way uses.
  package static func clearUp(beside output: String) {
    guard let place = try? OutputPlace.find(output, mustNotContain: []),
      FileFacts(place.lock) != nil || !BuildFolder.left(beside: place).isEmpty,
      let lock = try? FolderLock(place)
    else { return }
    try? clearLeftovers(at: place)
    lock.letGo()
  }
}

/// What a build wrote.
package struct WrittenSite: Hashable, Sendable {
  /// The files of the site, without our marker.
  package let fileCount: Int
  /// Their size in all.
  package let byteCount: Int
  /// How many of them were not there before, or with another content.
  package let changedCount: Int
  package let swap: SiteSwap
}
