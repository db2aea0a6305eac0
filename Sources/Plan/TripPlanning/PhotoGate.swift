import Markdown
import TripModel

/// Decides which photos are in the site, and on which day.
struct PhotoGate {
  private let settings: TripSettings
  /// From when to when the trip was by what else tells of it, where trip.yml does not say it and a picture or two are of
  /// another time: one from weeks before was on the camera's card still.
  private var written: ClosedRange<LocalDate>?
  private let clocks: LocalClocks
  private let names: NamesAlone
  /// The first entry that shows each picture, and the day that the entry tells.
  private var showing: [String: (file: String, day: Reasoned<LocalDate>?)] = [:]
  /// Pictures that a pin, a purchase or the trip's cover names, or that the traveller took in by hand, with the pin's
  /// day or the purchase's.
  private var named: [String: LocalDate?] = [:]
  /// Pictures that nothing names but a saved attraction or an event, which may be anybody's and from any day.
  private var saved: Set<String> = []
  /// The first conversation that shows each picture, and its day.
  private var sent: [String: Reasoned<LocalDate>] = [:]
  /// Whether anything of the trip tells a day: where nothing does, all pictures are of the trip.
  private var knowsDays = false
  /// Whether no camera could tell when it took a picture of the trip: that one has no time then tells nothing.
  private var isBeforeExif = false

  static func prepare(for trip: Trip, clocks: LocalClocks) -> PhotoGate {
    var gate = PhotoGate(settings: trip.settings, clocks: clocks, names: NamesAlone(trip))
    let places = Dictionary(
      trip.photos.indices.map { (trip.photos[$0].file, $0) }, uniquingKeysWith: { first, _ in first })
    let withPictures = trip.entries.filter {
      !$0.pictures.isEmpty || $0.cover != nil || !$0.gallery.isEmpty
    }
    for entry in withPictures.sorted(by: { $0.file < $1.file }) { gate.note(entry, trip.photos, places) }
    for chat in trip.chats {
      for file in chat.text.pictures.values where gate.sent[file] == nil {
        gate.sent[file] = Reasoned(chat.date, because: .written(file: chat.text.file))
      }
    }
    for file in trip.settings.takeIn.union([trip.settings.cover].compactMap(\.self)) {
      gate.named.updateValue(nil, forKey: file)
    }
    for pin in trip.pins {
      for file in pin.photos where gate.named[file].flatMap(\.self) == nil {
        gate.named.updateValue(pin.header.when?.date, forKey: file)
      }
    }
    for expense in trip.allCosts {
      for file in expense.receipts where gate.named[file] == nil {
        gate.named.updateValue(expense.when.date, forKey: file)
      }
    }
    // The day for which something is planned is not the day of its picture.
    gate.saved = Set(trip.attractions.flatMap(\.photos)).union(trip.events.flatMap(\.photos))
      .subtracting(gate.named.keys)
    gate.written = LoneDays.range(besides: trip, clocks: clocks)
    gate.knowsDays = !(trip.wasUndated ?? trip.isUndated)
    gate.isBeforeExif = trip.lastDayBeforeExif != nil
    return gate
  }

  /// `places` is where each file stands among the photos.
  private mutating func note(_ entry: JournalEntry, _ photos: [Photo], _ places: [String: Int]) {
    let inText = entry.body.images.compactMap { entry.pictures[$0.source] }
    let shown =
      inText + entry.pictures.values.sorted() + [entry.cover].compactMap(\.self) + entry.gallery.map(\.file)
    let day = clocks.toldDay(of: entry) ?? firstDay(of: shown.compactMap { places[$0] }, photos)
    let own = daysOfUndated(shown, inText: inText.count, of: entry) { file in places[file].map { photos[$0] }
    }
    for file in shown where showing[file] == nil {
      showing[file] = (
        entry.file, own[file].map { Reasoned($0, because: .entryOfDay(file: entry.file)) } ?? day
      )
    }
  }

  /// On which of the days of an entry of several its pictures without a time were taken: that in the file's name, else the
  /// one that the text names above it, else that of the picture above it. `shown` begins with those of the text.
  private func daysOfUndated(
    _ shown: [String], inText count: Int, of entry: JournalEntry, _ photo: (String) -> Photo?
  ) -> [String: LocalDate] {
    guard let first = entry.day?.date ?? clocks.toldDay(of: entry)?.value,
      let last = entry.lastDay(from: first)
    else { return [:] }
    let days = first...last
    func own(_ date: LocalDate?) -> LocalDate? { date.flatMap { days.contains($0) ? $0 : nil } }
    var found: [String: LocalDate] = [:]
    var above: LocalDate?
    for (place, file) in shown.enumerated() where found[file] == nil {
      let isInText = place < count
      if let taken = photo(file).flatMap({ day(of: $0) }) {
        if isInText { above = own(taken.value) ?? above }
        continue
      }
      let named = own(photo(file)?.dayInName) ?? entry.pictureDays[file]
      found[file] = named ?? (isInText ? above : nil)
    }
    return found
  }

  private func firstDay(of places: [Int], _ photos: [Photo]) -> Reasoned<LocalDate>? {
    for place in places { if let day = day(of: photos[place]) { return day } }
    return nil
  }

  private func day(of photo: Photo) -> Reasoned<LocalDate>? {
    if case .ofWithheldHour = photo.namedDay { return namedDay(of: photo) }
    return clocks.taken(photo).map { clocks.day(of: $0.value.local, because: $0.reason) }
  }

  enum Verdict {
    case taken(Reasoned<LocalDate>?, Reasoned<Moment>?)
    case leftOut(LeftOutPhoto.Cause)
  }

  /// A photo within the trip's dates is in; one that an entry, a pin or trip.yml names, always; one whose day
  /// nothing tells, only where the trip's dates are not written, since it may be from any day, or where nothing else
  /// tells one, or the trip is older than pictures with times; and where it is not likely to be another program's ornament. One of a few pixels is no photo.
  func verdict(on photo: Photo) -> Verdict {
    if photo.isSpeck, !isWanted(photo) {
      return .leftOut(.speck(width: photo.width, height: photo.height))
    }
    if let rejection = photo.rejection, !isWanted(photo) { return .leftOut(.rejected(rejection)) }
    guard let taken = clocks.taken(photo) else {
      let day = dayWithoutTime(of: photo)
      let mayBeOfOther = knowsDays && !isBeforeExif && (settings.start != nil || settings.end != nil)
      if day == nil, mayBeOfOther || photo.mayBeOrnament, !isWanted(photo) { return .leftOut(.withoutTime) }
      return day.flatMap { isWanted(photo) ? nil : outside($0.value) } ?? .taken(day, nil)
    }
    let day = clocks.day(of: taken.value.local, because: taken.reason)
    return isWanted(photo) ? .taken(day, taken) : outside(day.value) ?? .taken(day, taken)
  }

  /// What is said of a photo of a day outside the trip's written dates, or of what tells them where none are.
  private func outside(_ day: LocalDate) -> Verdict? {
    if let start = settings.start ?? written?.lowerBound, day < start { return .leftOut(.beforeTrip(day)) }
    if let end = settings.end ?? written?.upperBound, day > end { return .leftOut(.afterTrip(day)) }
    return nil
  }

  /// Whether an entry, a pin, an attraction, an event, a conversation or trip.yml names it.
  private func isWanted(_ photo: Photo) -> Bool {
    showing[photo.file] != nil || named.keys.contains(photo.file) || saved.contains(photo.file)
      || sent[photo.file] != nil
  }

  /// The day that the photo's own name or its folder gives; none where names alone would make the trip.
  private func namedDay(of photo: Photo) -> Reasoned<LocalDate>? {
    names.isNoDay(photo) ? nil : photo.namedDay.flatMap(clocks.day(named:))
  }

  /// The day that is written of the photo, else that of the first entry that shows it, else that of a pin that names
  /// it, else that of a conversation that shows it, else that in its name, that of its folder's entry, that of its folder's name. To be wanted gives none: nobody
  /// said that it is of the trip's first day.
  private func dayWithoutTime(of photo: Photo) -> Reasoned<LocalDate>? {
    switch photo.namedDay {
    case .told, .ofWithheldHour: return namedDay(of: photo)
    default: break
    }
    if let entry = showing[photo.file], let day = entry.day {
      return Reasoned(day.value, because: .entryOfDay(file: entry.file))
    }
    if case .some(.some(let pinDay)) = named[photo.file] {
      return Reasoned(pinDay, because: .written(file: "pins.yml"))
    }
    if let day = sent[photo.file] { return day }
    let named = namedDay(of: photo)
    if named?.reason != .fileName, let day = clocks.day(ofFolderWith: photo.folderEntry) { return day }
    return named
  }
}

extension Photo {
  /// Pixels of the longer side, below which a picture is a dot that a program counts visits with, or a sign in a line.
  private static let leastSide = 16

  fileprivate var isSpeck: Bool { !self.isClip && max(self.width, self.height) < Self.leastSide }
}

extension LocalClocks {
  /// The day that a name gives; nil where it only counts and nothing tells the trip's first day.
  func day(named name: NamedDay) -> Reasoned<LocalDate>? {
    switch name {
    case .fileName(let day): Reasoned(day, because: .fileName)
    case .folderName(let day): Reasoned(day, because: .folderName)
    case .fileNumber(let number): day(number: number).map { Reasoned($0, because: .fileName) }
    case .folderNumber(let number): day(number: number).map { Reasoned($0, because: .folderName) }
    case .told(let day, let source): Reasoned(day, because: .told(by: source))
    case .ofWithheldHour(let day): Reasoned(day, because: .withheldHour)
    }
  }
}
