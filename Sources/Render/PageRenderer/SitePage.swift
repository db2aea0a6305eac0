package import SiteOutput

/// A page whose address is known and whose text is made when it is asked for: all of them by a build, in whatever
/// order, and one by one by a preview.
package struct SitePage: Sendable {
  package let path: OutputPath
  /// Whether it tells of the whole trip: one that lists ten thousand entries takes as long as hundreds of others.
  package let isOfWholeTrip: Bool
  private let make: @Sendable () -> OutputFile

  init(_ path: OutputPath, isOfWholeTrip: Bool = false, _ make: @escaping @Sendable () -> OutputFile) {
    self.path = path
    self.isOfWholeTrip = isOfWholeTrip
    self.make = make
  }

  /// The finished page; the same each time.
  package var file: OutputFile { make() }
}
