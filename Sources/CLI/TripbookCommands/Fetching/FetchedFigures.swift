import Almanac
import Diagnostics
import TripModel
import TripReading
import TripWriting

/// Figures of places on their way into a table of the folder, which is read as a build reads it before it counts.
struct FetchedFigures<Figures: Hashable & Sendable> {
  /// The name of the table.
  let file: String
  /// Bytes: of a larger one a build reads nothing.
  private let limit: Int
  private let columns: [String]
  /// What stands on top of a new one.
  private let head: String
  private let read: ([UInt8], String) -> (figures: [Figures], diagnostics: [Diagnostic])
  private let place: (Figures) -> String
  /// The day on which they were asked for.
  let fetched: (Figures) -> LocalDate
  private let rows: (Figures) -> [[String]]

  /// What the folder has already. A table that does not read whole is not added to, so nobody need be asked.
  func there(in folder: TripFolder) throws(WriteProblem) -> [Figures] {
    let file = folder.existing(file)
    return try figures(in: FileBytes.read(folder.root + "/" + file, atMost: limit) ?? [], file)
  }

  /// Those of each place by its name, as a build finds them; `places` are the names of all destinations.
  func byPlace(_ figures: [Figures], for places: [String]) -> ByPlace<Figures> {
    ByPlace(figures.map { (name: place($0), thing: $0) }, for: places)
  }

  /// Adds those of places that have none; others take the place of what is there where they are to.
  ///
  /// - Returns: of how many places something was written.
  func keep(
    _ new: [Figures], for places: [String], in folder: TripFolder, replacing: Bool
  ) throws(WriteProblem) -> Int {
    var written = 0
    let file = folder.existing(file)
    try folder.change(file) { old throws(WriteProblem) in
      let bytes = old ?? []
      let there = try figures(in: bytes, file)
      let known = byPlace(there, for: places)
      let added = replacing ? new : new.filter { known[place($0)] == nil }
      let replaced = Set(added.compactMap { known[place($0)] })
      guard var table = PlaceTable(bytes, file: file, columns: columns) else { throw .notRead(file) }
      table.replace(Set(replaced.map(place)), by: added.flatMap(rows))
      let changed = Array(table.text(below: head).utf8)
      guard changed.count <= limit else { throw .tooLarge(file, "would be", limit) }
      let others = there.filter { !replaced.contains($0) }
      guard try figures(in: changed, file) == others + added else { throw .notRead(file) }
      written = added.count
      return added.isEmpty ? bytes : changed
    }
    return written
  }

  private func figures(in bytes: [UInt8], _ file: String) throws(WriteProblem) -> [Figures] {
    guard bytes.count <= limit else { throw .tooLarge(file, "is", limit) }
    let (figures, diagnostics) = read(bytes, file)
    guard let first = diagnostics.first else { return figures }
    throw WriteProblem(
      .cannotAppend, "Nothing added: not all of “\(file)” can be read", file: file, line: first.place?.span,
      advice: first.advice)
  }
}

extension FetchedFigures where Figures == DestinationClimate {
  static var climates: Self {
    Self(
      file: ClimateFile.name, limit: ClimateFile.limit, columns: DestinationClimate.columns,
      head: ClimateTable.head,
      read: { bytes, file in
        let read = ClimateFile.read(bytes, file: file)
        return (read.climates, read.diagnostics)
      }, place: { $0.place }, fetched: { $0.fetched },
      rows: { ClimateTable.rows(of: $0) })
  }
}

extension FetchedFigures where Figures == DestinationForecast {
  static var forecasts: Self {
    Self(
      file: ForecastFile.name, limit: ForecastFile.limit, columns: DestinationForecast.columns,
      head: ForecastTable.head,
      read: { bytes, file in
        let read = ForecastFile.read(bytes, file: file)
        return (read.forecasts, read.diagnostics)
      }, place: { $0.place }, fetched: { $0.fetched },
      rows: { ForecastTable.rows(of: $0) })
  }
}

extension WriteProblem {
  /// `tense` is `is` or `would be`.
  fileprivate static func tooLarge(_ file: String, _ tense: String, _ limit: Int) -> WriteProblem {
    WriteProblem(
      .tooLarge, "Nothing added: “\(file)” \(tense) larger than \(limit >> 20) MB, and not read", file: file,
      advice: "Take the lines out of it that are of no place in destinations.yml.")
  }
}
