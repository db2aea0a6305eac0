package import Diagnostics
package import TripModel
import TripNotation

/// Reads a trip folder: everything that it says, and everything that is wrong with it.
package enum TripReader {
  /// What the reading depends on beside the folder.
  package struct Options: Sendable {
    /// The folder that holds the shipped `templates` and `assets`.
    package var themeFolder: String
    /// Where the site goes: not part of the trip, though it may be within its folder.
    package var output: String
    /// How many files are read at once; the result does not depend on it.
    package var workers: Int
    /// What the machine says of private places.
    package var privacy: PrivacySource
    /// The hash of a file's bytes, by its path on this machine; nil where it cannot be read.
    package var hashing: @Sendable (String) -> String?
    /// What earlier readings of the folder found; by itself nothing, as for the only one.
    package var memory: ReadingMemory
    /// Where known, no day of a picture or a track after it tells when the trip was: such a clock was wrong.
    package var today: LocalDate?

    package init(
      themeFolder: String, output: String, workers: Int, privacy: PrivacySource = PrivacySource(),
      memory: ReadingMemory = ReadingMemory(isLasting: false),
      hashing: @escaping @Sendable (String) -> String?
    ) {
      self.themeFolder = themeFolder
      self.output = output
      self.workers = workers
      self.privacy = privacy
      self.hashing = hashing
      self.memory = memory
    }
  }

  /// What a folder says, with everything that is wrong in it.
  package struct Reading: Sendable {
    package var trip: Trip
    package var theme: Theme
    package var diagnostics: [Diagnostic]
    /// Why nobody else may get any of it; said among the diagnostics, but for a trip that is private.
    package var blocked: Blocked?
    /// Whether there is nothing of which a site could be made: no trip, or several.
    package var hasNothingToBuild: Bool
  }

  /// The folder itself is not there.
  package struct NoFolder: Error {
    package var diagnostic: Diagnostic
  }

  /// `photosRead` is told how many of the trip's pictures have been looked at, and of how many.
  package static func read(
    folder: String, options: Options, photosRead: (Int, Int) -> Void = { _, _ in }
  ) async throws(NoFolder) -> Reading {
    guard FolderListing.isFolder(folder) else { throw NoFolder(diagnostic: .noTrip(folder)) }
    var options = options
    options.privacy = await LibraryReader.around(folder, options.privacy, workers: options.workers)
    let listing = FolderListing(
      root: folder, skipping: options.privacy.otherFolders.union([FolderListing.realPath(options.output)]),
      above: options.privacy.rulesAbove)
    let files = TripFiles.sort(listing, shipped: ThemeReader.shippedAssets(options.themeFolder))
    var reader = FolderReader(files: files, options: options)
    let reading = await reader.read(photosRead: photosRead)
    options.memory.endReading()
    return reading
  }
}

extension TripReader {
  /// The private places of a folder, without reading anything else of it; what ends its build; what of that keeps the
  /// places from being known; and whether somebody gets to see the trip.
  package static func privatePlaces(
    ofFolder folder: String, privacy: PrivacySource
  ) async throws(NoFolder) -> (
    places: [PrivatePlace], diagnostics: [Diagnostic], ofPlaces: [Diagnostic], isShown: Bool
  ) {
    guard FolderListing.isFolder(folder) else { throw NoFolder(diagnostic: .noTrip(folder)) }
    let privacy = await LibraryReader.around(folder, privacy, workers: 1)
    let words = PrivateWords.read(
      ofFolder: folder, skipping: privacy.otherFolders, above: privacy.rulesAbove)
    let read = PrivacyReading(words.places, privacy)
    let hiding = words.doubts.filter(\.mayHidePlaces) + read.diagnostics
    return (
      places: read.places, diagnostics: words.problems + (words.doubts + read.diagnostics).map(\.diagnostic),
      ofPlaces: (words.mayHidePlaces ? words.problems : []) + hiding.map(\.diagnostic),
      isShown: words.isShown && !privacy.isInPrivateFolder
    )
  }

  /// The private places that hold for a trip which is yet to begin in a folder: those of the library around it and of the
  /// machine, and what keeps them from being known. Of the folder itself nothing is read.
  package static func privatePlaces(
    around folder: String, privacy: PrivacySource
  ) async -> (places: [PrivatePlace], ofPlaces: [Diagnostic]) {
    let read = PrivacyReading([], await LibraryReader.around(folder, privacy, workers: 1))
    return (read.places, read.diagnostics.map(\.diagnostic))
  }
}

extension TripReader {
  /// The theme as it is shipped, with no file of anybody's in its place, for pages that are of no trip.
  package static func shippedTheme(_ folder: String, language: String) -> Theme {
    // Nothing of a folder is asked for where no file is anybody's own.
    let nobodys = FolderListing(root: folder + "/templates/words", skipping: [])
    return ThemeReader.read(shipped: folder, own: [], listing: nobodys, language: language).theme
  }
}
