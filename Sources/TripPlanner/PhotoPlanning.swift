import Diagnostics
import SiteOutput
import TripModel

extension TripPlanner {
  /// The trip's photos in the order in which they were taken, with their days, positions and addresses; and
  /// those that are not in the site, with the reason.
  func planPhotos(clocks: LocalClocks, book: inout AddressBook) -> (photos: [PhotoPlan], leftOut: [LeftOutPhoto]) {
    let gate = PhotoGate(trip: trip, clocks: clocks)
    var chosen: [ChosenPhoto] = []
    var leftOut = trip.leftOut
    for photo in trip.photos {
      switch gate.verdict(on: photo) {
      case .taken(let day, let taken): chosen.append(ChosenPhoto(photo: photo, day: day, taken: taken))
      case .leftOut(let cause): leftOut.append(LeftOutPhoto(file: photo.file, cause: cause))
      }
    }
    return (arranged(chosen, clocks: clocks, book: &book), leftOut.sorted { $0.file < $1.file })
  }

  private func arranged(_ chosen: [ChosenPhoto], clocks: LocalClocks, book: inout AddressBook) -> [PhotoPlan] {
    let waypoints = WaypointPositions(trip.tracks)
    var slugs: [String: String] = [:]
    for photo in chosen.map(\.photo).sorted(by: { $0.file < $1.file }) {
      slugs[photo.file] = book.folder(in: "photos", wishes: photo.slugWishes)
    }
    let ordered = chosen.sorted { $0.key(clocks) < $1.key(clocks) }
    return ordered.enumerated().map { index, item in
      let slug = slugs[item.photo.file] ?? "photo"
      return PhotoPlan(
        id: PhotoID(index), photo: item.photo, page: .page(["photos", slug]),
        derivatives: DerivativeLadder.sizes(of: item.photo).map {
          DerivativePlan(path: .file(["photos", slug, "\($0.width).jpg"]), width: $0.width, height: $0.height)
        },
        day: item.day, taken: item.taken, position: item.photo.position ?? waypoints.position(of: item.photo),
        caption: item.photo.caption.map { Reasoned($0, because: .written(file: item.photo.file)) }, entries: [],
        nearestPlace: nil)
    }
  }

}

/// Decides which photos are in the site, and on which day.
struct PhotoGate {
  private let settings: TripSettings
  private let clocks: LocalClocks
  /// The first entry that shows each picture.
  private var showing: [String: JournalEntry] = [:]
  /// Pictures that a pin or the trip's cover names, or that the traveller took in by hand.
  private var named: Set<String>

  init(trip: Trip, clocks: LocalClocks) {
    settings = trip.settings
    self.clocks = clocks
    named = trip.settings.takeIn.union(trip.pins.flatMap(\.photos))
    if let cover = trip.settings.cover { named.insert(cover) }
    for entry in trip.entries.sorted(by: { $0.file < $1.file }) {
      for file in entry.pictures.values.sorted() + [entry.cover].compactMap({ $0 }) where showing[file] == nil {
        showing[file] = entry
      }
    }
  }

  enum Verdict {
    case taken(Reasoned<LocalDate>, Reasoned<Moment>?)
    case leftOut(LeftOutPhoto.Cause)
  }

  /// A photo within the trip's dates is in (C2); one that an entry or a pin names, always; one without a time
  /// takes the day of the first entry that shows it.
  func verdict(on photo: Photo) -> Verdict {
    guard let taken = clocks.taken(photo) else {
      guard let entry = showing[photo.file], let day = entry.day?.date else { return .leftOut(.withoutTime) }
      return .taken(Reasoned(day, because: .entryOfDay(file: entry.file)), nil)
    }
    let day = clocks.day(of: taken.value.local, because: taken.reason)
    if showing[photo.file] == nil && !named.contains(photo.file) {
      if let start = settings.start, day.value < start { return .leftOut(.beforeTrip(day.value)) }
      if let end = settings.end, day.value > end { return .leftOut(.afterTrip(day.value)) }
    }
    return .taken(day, taken)
  }
}

/// A photo of the trip before it has its place in the order.
private struct ChosenPhoto {
  var photo: Photo
  var day: Reasoned<LocalDate>
  var taken: Reasoned<Moment>?

  /// By time; without one at the end of its day; a burst by the digits of its seconds; then by name.
  func key(_ clocks: LocalClocks) -> (Int, String, String) {
    let moment = taken?.value ?? Moment(local: LocalDateTime(date: day.value + 1, time: .midnight) + -1)
    return (clocks.instant(moment, near: photo.coordinate).seconds, photo.subsecond, photo.file)
  }
}

extension Photo {
  /// What its page would like to be called: its name, else its folder's and its name.
  fileprivate var slugWishes: [String] {
    let parts = file.split(separator: "/")
    let name = parts.last.map(String.init) ?? file
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    guard parts.count > 1 else { return [stem] }
    return [stem, parts[parts.count - 2] + "-" + stem]
  }

  fileprivate var position: Reasoned<Coordinate>? {
    coordinate.map { Reasoned($0, because: .exifPosition) }
  }
}

extension JournalEntry.DayClaim {
  var date: LocalDate {
    switch self {
    case .fileName(let date), .frontMatter(let date): date
    }
  }
}

/// Positions that a geotagging program wrote as waypoints with the pictures' names.
struct WaypointPositions {
  private var byName: [String: (coordinate: Coordinate, file: String)] = [:]

  init(_ tracks: [Track]) {
    for track in tracks {
      for waypoint in track.waypoints {
        guard let name = waypoint.name?.lowercased(), byName[name] == nil else { continue }
        byName[name] = (waypoint.point.coordinate, track.file)
      }
    }
  }

  func position(of photo: Photo) -> Reasoned<Coordinate>? {
    guard let found = byName[Self.name(of: photo.file)] else { return nil }
    return Reasoned(found.coordinate, because: .waypoint(file: found.file))
  }

  /// A file's own name, in small letters.
  static func name(of file: String) -> String {
    (file.split(separator: "/").last.map(String.init) ?? file).lowercased()
  }
}

/// The sizes in which a picture is published.
enum DerivativeLadder {
  /// Thumbnail, phone, column, page: half as wide again or double from step to step, so that a browser finds
  /// one that is at most twice too large.
  static let widths = [320, 640, 1080, 1600]
  /// No published picture is longer than this on either side.
  static let longestSide = 2000

  /// Pixel sizes, the narrowest first, never larger than the original.
  static func sizes(of photo: Photo) -> [(width: Int, height: Int)] {
    let longest = max(photo.width, photo.height)
    let fullWidth =
      longest <= longestSide ? photo.width : max(1, photo.width * longestSide / longest)
    let smaller = widths.filter { $0 * 10 <= fullWidth * 9 }
    return (smaller + [fullWidth]).map { width in
      (width, max(1, (photo.height * width + photo.width / 2) / photo.width))
    }
  }
}
