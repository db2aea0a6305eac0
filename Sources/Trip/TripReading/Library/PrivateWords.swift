import Diagnostics
import TripModel
import TripNotation

/// What the small files of a trip's folder say of private places, of whether anybody may see the trip, and of how people are
/// reached who do not want that told: read without anything else of it, before any trip of a library is compiled.
struct PrivateWords {
  var places: [PrivatePlaceText] = []
  /// What ends the build of the trip.
  var doubts: [Doubt] = []
  /// Whether a home or a private zone may be among what is in doubt.
  var mayHidePlaces = false
  /// What else is wrong with trip.yml.
  var problems: [Diagnostic] = []
  /// Where it is said that nobody may see the trip.
  var privateAt: SourcePlace?
  /// The mail addresses and telephone numbers that its people do not want published.
  var contacts: [ConfidentialText] = []

  /// Whether somebody gets to see the trip, unless the name of a folder around it keeps it back.
  var isShown: Bool { privateAt == nil && doubts.isEmpty }

  /// `skipping` are folders within it that are none of the trip's, by their real paths; `above` is what the library
  /// leaves out of it.
  static func read(
    ofFolder folder: String, skipping: Set<String>, above: [RulesAbove]
  ) -> PrivateWords {
    let files = TripFiles.sort(FolderListing(root: folder, skipping: skipping, above: above))
    let small = SmallFiles(files: files)
    let (reading, problems) = small.read("trip")
    var words = PrivateWords(
      doubts: small.keptBackUnread(), problems: problems.filter { $0.severity == .error })
    if let visibility = reading.map({ TripVisibility.read($0) }) {
      words.places = visibility.privatePlaces
      words.doubts += visibility.diagnostics
      words.privateAt = visibility.privateAt
    }
    words.contacts = small.read(ListFile.people.name).reading.map { PeopleKeptBack.contacts(in: $0) } ?? []
    // A home in a file with errors may be another one than it seems, whatever else is told of that file first.
    let isUnsure =
      reading.map { reading in
        reading.hasErrors
          && !VisibilityLines(file: reading.file).marks(of: VisibilityKey.ofPlaces).isEmpty
      } ?? false
    words.mayHidePlaces = isUnsure || words.doubts.contains(where: \.mayHidePlaces) || small.losePlaces
    return words
  }
}

extension PrivateWords {
  /// What the trip.yml in a library's own folder would keep back, which nobody reads.
  static func notRead(inFolder folder: String, _ names: [String]) -> [Doubt] {
    let trips = names.filter(TripFileName.mayBeMeant)
    return trips.flatMap { name -> [Doubt] in
      guard let bytes = FileBytes.read(folder + "/" + name, atMost: NotationReader.sizeLimit) else {
        return FolderListing.isFolder(folder + "/" + name) ? [] : [HeldBack.unreadable(name)]
      }
      return HeldBack.settingsNotRead(NotationReader.read(bytes, file: name).withoutComments())
    }
  }
}
