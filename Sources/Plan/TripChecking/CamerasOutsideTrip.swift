import Diagnostics
import TripModel
import TripNotation
import TripPlanning

/// Cameras of which every picture is from another time than the trip, and would fit into its days by one shift: their
/// clocks were rather wrong than their pictures of another journey. To take those in would make days of that other time.
struct CamerasOutsideTrip {
  /// One note of each camera, in the order of their first files.
  private(set) var notes: [Diagnostic] = []
  /// The files of which the notes speak.
  private(set) var files: Set<String> = []

  /// Fewer pictures may be strays of a phone.
  private static let fewest = 3
  /// Days beyond which a clock is off rather than a traveller early or late.
  private static let gap = 60

  init(_ trip: Trip, _ plan: TripPlan) {
    guard let start = trip.settings.start, let end = trip.settings.end, start <= end else { return }
    let outside = Set(plan.media.leftOut.filter(\.cause.isOfOtherTime).map(\.file))
    // Where no other picture is within the dates, it may be these that are wrong.
    guard !outside.isEmpty, plan.media.pictures.contains(where: { $0.day != nil }) else { return }
    let shifts = WrittenShifts(trip.settings.cameraClocks)
    let cameras = Dictionary(grouping: trip.photos.filter { $0.camera.model != nil }, by: \.camera)
    for (camera, photos) in cameras {
      guard let model = camera.model, shifts.shift(of: camera) == nil, photos.count >= Self.fewest,
        photos.allSatisfy({ outside.contains($0.file) && $0.isTimedByCamera })
      else { continue }
      let days = photos.compactMap { $0.cameraClock?.date }.sorted()
      guard let first = days.first, let last = days.last, last - first <= end - start,
        first - end > Self.gap || start - last > Self.gap
      else { continue }
      let told = photos.map(\.file).sorted()
      notes.append(Self.note(model, told, (first, last), in: (start, end)))
      files.formUnion(told)
    }
    notes.sort { ($0.place?.file ?? "") < ($1.place?.file ?? "") }
  }

  /// The shift is known only as far as all pictures come to lie on days of the trip.
  private static func note(
    _ model: String, _ files: [String], _ taken: (first: LocalDate, last: LocalDate),
    in trip: (first: LocalDate, last: LocalDate)
  ) -> Diagnostic {
    let (least, most) = (trip.first - taken.first, trip.last - taken.last)
    func days(_ count: Int) -> String { "\(count) \(abs(count) == 1 ? "day" : "days")" }
    func item(_ count: Int) -> String {
      "`cameras: [{model: \(NotationWriter.text(model, as: .flow)), shift: \(days(count))}]`"
    }
    let advice =
      least == most
      ? "If that clock was wrong, write into trip.yml: \(item(least)), which puts them on days of the trip."
      : "If that clock was wrong, write into trip.yml by how much: \(item(least)) puts its first picture on "
        + "\(trip.first), and \(days(most)) its last on \(trip.last)."
    var note = Diagnostic(
      .note, .photoOutsideTrip,
      "All \(files.count) pictures of the camera “\(model)” left out: by its clock taken from \(taken.first) to "
        + "\(taken.last), and the trip is from \(trip.first) to \(trip.last)",
      at: files.first.map { SourcePlace(file: $0) }, advice: advice)
    note.others = files.dropFirst().map { SourcePlace(file: $0) }
    return note
  }
}

extension LeftOutPhoto.Cause {
  fileprivate var isOfOtherTime: Bool {
    switch self {
    case .beforeTrip, .afterTrip: true
    default: false
    }
  }
}

extension Photo {
  /// Whether nothing but its camera's clock tells when it was taken.
  fileprivate var isTimedByCamera: Bool {
    self.cameraClock != nil && self.satelliteTime == nil && self.timeSource.isCamera
  }
}
