import Diagnostics
import TripModel
import TripNotation

/// What library.yml keeps back: homes and private zones, which hold for all trips, and folders that are left out. What
/// else would keep something back stands in the trip.yml of a trip, so that here nobody can be sure what is meant.
struct LibraryVisibility {
  private(set) var places: [PrivatePlaceText] = []
  /// Whether the whole site opens with a password alone.
  private(set) var isProtected = false
  /// With any of them, no trip of the library is built.
  private(set) var doubts: [Doubt] = []

  static func read(_ reading: NotationReader.Reading) -> LibraryVisibility {
    let visibility = TripVisibility.read(reading, isOfTrip: false)
    let ofTrips = (reading.root.fields ?? []).filter(isOfTrips)
    let doubts = visibility.diagnostics.map { doubt in
      ofTrips.first { reading.file.place(of: $0.keyRange) == doubt.diagnostic.place }
        .map { Doubt.noSuchField($0, in: reading.file) } ?? doubt
    }
    var library = LibraryVisibility(
      places: visibility.privatePlaces, isProtected: visibility.isProtected, doubts: doubts)
    guard library.doubts.isEmpty else { return library }
    for field in reading.root.fields ?? [] { library.look(at: field, in: reading.file) }
    library.lookForSecondLists(in: reading)
    if library.doubts.isEmpty { library.lookForLostLists(in: reading) }
    return library
  }

  private mutating func look(at field: Field, in file: NotationFile) {
    let place = file.place(of: field.keyRange)
    if Self.lists.contains(field.key) {
      guard !field.value.isReadWhole else { return }
      doubts.append(
        .heldBack(
          field.key, place, because: "part of its list cannot be read",
          advice: "Write the folders like `\(field.key): [lisbon, japan/*]`."))
    } else if field.value.kind != .empty, let near = Self.list(nearly: field) {
      doubts.append(
        .heldBack(field.key, place, because: "it must be `\(near)`", advice: "Write `\(near)`."))
    } else if let meant = MeantKey(field.key), !VisibilityKey.ofPlaces.contains(meant.key),
      meant.key != .protect, meant.mayKeep(field.value)
    {
      doubts.append(.noSuchField(field, in: file))
    }
  }

  /// Whether a field is about one trip, whatever it says: in a library nobody knows which.
  private static func isOfTrips(_ field: Field) -> Bool {
    let keys: Set<VisibilityKey> = [.isPrivate, .draft, .published, .status, .hidden, .open, .visibility]
    return MeantKey(field.key).map { keys.contains($0.key) } ?? false
  }

  /// The fields that name folders.
  static let lists: Set<String> = ["trips", "leave out"]

  /// The list that a key is but for a slip, or another word for: without it, more would be built.
  private static func list(nearly field: Field) -> String? {
    // `hidden: yes` is about the library, and `hidden: [lisbon]` about folders.
    let isAnswer = field.value.text.flatMap { VisibilityVocabulary.answer($0.value) } != nil
    if let meant = MeantKey(field.key), meant.key != .hidden || isAnswer { return nil }
    if HeldBack.looksLikeLeaveOut(field.key, below: true) { return "leave out" }
    let letters = Array(field.key.lowercased().filter(\.isLetter))
    let trips = Array("trips")
    return abs(letters.count - trips.count) <= 1 && Spelling.distance(letters, trips) <= 1 ? "trips" : nil
  }

  /// Of two lists with one name only the first is read.
  private mutating func lookForSecondLists(in reading: NotationReader.Reading) {
    for told in reading.diagnostics where told.code == .duplicateKey {
      guard let place = told.place, let span = place.span else { continue }
      let written = span.text.dropFirst(span.column - 1).prefix(span.length)
      guard let key = Self.lists.first(where: { KeyLetters($0) == KeyLetters(String(written)) }) else {
        continue
      }
      doubts.append(
        .heldBack(
          key, place, because: "it is written twice",
          advice: "Put all folders into the first list: only that is read."))
    }
  }

  /// A mistake somewhere in the file may have cost one of the lists.
  private mutating func lookForLostLists(in reading: NotationReader.Reading) {
    guard reading.hasErrors || reading.root.fields == nil && reading.root.kind != .empty else { return }
    let lines = VisibilityLines(file: reading.file)
    for key in Self.lists.sorted() where reading.root.fields?.contains(where: { $0.key == key }) != true {
      guard let place = lines.place(of: key) else { continue }
      doubts.append(.heldBack(key, place, because: HeldBack.lost, advice: "Fix the errors in this file."))
    }
  }
}

extension Doubt {
  fileprivate static func noSuchField(_ field: Field, in file: NotationFile) -> Doubt {
    .heldBack(
      field.key, file.place(of: field.keyRange), because: "a library has no such field",
      advice: "Write it into the trip.yml of each trip that it is meant for.")
  }
}
