import Foundation
import Documentation

/// The trip that the documents tell of: its files are the first examples of their pages, its pictures are drawn.
struct DocumentedTrip {
  static let handbook = Handbook(folder: Checkout.root + "/docs")

  private static let firstExamples = ["files/trip.md", "files/entry.md"].compactMap { page in
    handbook.sections(in: page).first?.examples.first
  }

  private(set) var files: [String: String] = [:]

  /// The trip.yml and the entry of their pages, or others in their place; a trip.yml stands alone, since it may
  /// name other travellers than the budget does.
  init(with own: [String: String]) {
    for example in Self.firstExamples { files[example.file] = example.text }
    files.merge(own) { _, own in own }
  }

  /// Writes it, with a picture for every name of one. A few bytes behind its end make each another, since the same
  /// picture is shown once. Below a library.yml it is one of several trips.
  func write(into workspace: TemporaryFolder) throws -> String {
    guard let library = files["library.yml"] else { return try writeTrip(into: workspace, as: "lisbon") }
    try workspace.write("trips/library.yml", library)
    try workspace.write("trips/japan/tokyo/journal/2025-04-02-arrival.md", "We landed.\n")
    try workspace.write("trips/test/journal/2024-02-01-try.md", "A try.\n")
    var trip = self
    trip.files["library.yml"] = nil
    _ = try trip.writeTrip(into: workspace, as: "trips/lisbon")
    return workspace.path + "/trips"
  }

  private func writeTrip(into workspace: TemporaryFolder, as folder: String) throws -> String {
    for (file, text) in files { try workspace.write(folder + "/" + file, text) }
    let named = files.values.flatMap { $0.matches(of: /[\w-]+\.(?:jpg|JPG)/).map { String($0.0) } }
    for album in files.keys where album.hasSuffix("/album.md") {
      try workspace.write(
        folder + "/" + album.dropLast("album.md".count) + "tram-28.jpg", Self.picture() + Data(album.utf8))
    }
    for name in Set(named) where name != "tram-28.jpg" {
      try workspace.write(folder + "/photos/" + name, Self.picture() + Data(name.utf8))
    }
    return workspace.path + "/" + folder
  }

  /// A small picture of 3 May 2026, 14:05, by the camera that the documents name.
  private static func picture() throws -> Data {
    let file = Checkout.brokenTrips + "/truncated-photo/photos/good.jpg"
    let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    return ExifPicture.adding(model: "Canon EOS R6", time: "2026:05:03 14:05:12", to: bytes)
  }
}
