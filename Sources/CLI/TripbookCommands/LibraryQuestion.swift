import Diagnostics
import Foundation
import TripReading

/// Something that is asked about at a library's own folder and that is no file of its trips: a trip, a day, a person, a
/// place. `why` tells of files, so what is said is which of them to ask about.
struct LibraryQuestion {
  /// As it was asked, without the line.
  private let words: String
  private let line: String
  /// As it was written.
  private let shown: String
  private let isLibrary: Bool
  private let trips: TripsOfLibrary
  private let folder: String
  /// The library, as one names it from where one is.
  private let name: String

  /// Of more, nobody reads a list.
  private static let mostShown = 6

  /// `path` is what was asked about, on this machine, and `named` what was said to be the trip. Nil where no library is
  /// meant, or something in the folder of one of its trips.
  init?(_ written: String, at path: String, named: String?, _ surroundings: Surroundings) async {
    let above = AskedPlace.foldersAbove(path)
    let candidates = named.map { [$0] } ?? [path] + above
    guard let folder = candidates.first(where: LibraryReader.isLibrary),
      let trips = await TripsOfLibrary(folder, privacy: surroundings.privacy(makesKey: false), workers: 1),
      !trips.folders.contains(where: { above.contains($0) })
    else { return nil }
    let here = surroundings.absolute(".")
    self.folder = folder
    self.trips = trips
    name = folder == here ? "." : folder.hasPrefix(here + "/") ? Self.path(folder, below: here) : folder
    isLibrary = path == folder
    shown = VisibleText.of(written)
    let asked = path.hasPrefix(folder + "/") ? Self.path(path, below: folder) : written
    let end = asked.lastIndex(of: ":").flatMap { Int(asked[asked.index(after: $0)...]) == nil ? nil : $0 }
    words = String(asked[..<(end ?? asked.endIndex)]).lowercased()
    line = String(asked[(end ?? asked.endIndex)...])
  }

  private static func path(_ path: String, below folder: String) -> String {
    String(path.dropFirst(folder.count + 1))
  }

  /// What to ask instead.
  var answer: String {
    if isLibrary {
      return "“\(shown)” is a library, and `why` tells of files of its trips. \(advice)"
    }
    let meant = trips.names.filter { $0.lowercased() == words || $0.lowercased().hasSuffix("/" + words) }
    if let trip = meant.first, meant.count == 1 {
      let entry = files(of: trip).first { $0.hasPrefix("journal/") && Self.isText($0) }
      let example = entry.map { ", such as \(typed($0, of: trip))" } ?? ""
      return "“\(shown)” is a trip, and `why` tells of its files\(example)."
    }
    let all = trips.names.flatMap { trip in files(of: trip).map { (trip: trip, file: $0) } }
    let wanted = words.replacing(" ", with: "-")
    let same = all.filter { $0.file.lowercased() == words || $0.file.lowercased().hasSuffix("/" + words) }
    let near = same.isEmpty ? all.filter { Self.name(of: $0.file).contains(wanted) } : same
    if !near.isEmpty, wanted.count > 2 {
      return "No such file: “\(shown)”. In the trips of this library there is "
        + list(near.map { typed($0.file, of: $0.trip) + line }) + "."
    }
    let telling = words.count > 1 ? all.filter { tells($0.file, of: $0.trip) } : []
    if !telling.isEmpty {
      return "No such file: “\(shown)”. In the trips of this library it stands in "
        + list(telling.map { typed($0.file, of: $0.trip) }) + "."
    }
    return "No such file: “\(shown)”, in this library or in one of its trips. "
      + "Ask about a picture, an entry, or budget.yml:14 of a trip. \(advice)"
  }

  private var advice: String { trips.advice(library: name) }

  private func list(_ files: [String]) -> String {
    let more = files.count - Self.mostShown
    return files.prefix(Self.mostShown).joined(separator: ", ") + (more > 0 ? ", and \(more) more" : "")
  }

  private func typed(_ file: String, of trip: String) -> String {
    EditSession.typed((name == "." ? "" : name + "/") + trip + "/" + file)
  }

  // MARK: - The files of a trip

  /// All files of a trip by their paths in it, in order.
  private func files(of trip: String) -> [String] {
    var found: [String] = []
    var open = [""]
    while let inner = open.popLast() {
      let path = [folder, trip, inner].filter { !$0.isEmpty }.joined(separator: "/")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      // A finished site tells nothing that the trip does not.
      if names.contains(".tripbook-site") { continue }
      for name in names where !name.hasPrefix(".") && name != "_site" && name != "node_modules" {
        let file = inner.isEmpty ? name : inner + "/" + name
        let type = (try? FileManager.default.attributesOfItem(atPath: path + "/" + name))?[.type]
        if type as? FileAttributeType != .typeDirectory {
          found.append(file)
        } else if !trips.names.contains(trip + "/" + file) {
          open.append(file)
        }
      }
    }
    return found.sorted()
  }

  private static func name(of file: String) -> String { file.split(separator: "/").last?.lowercased() ?? "" }

  private static func isText(_ file: String) -> Bool {
    [".md", ".markdown", ".yml", ".yaml"].contains { file.lowercased().hasSuffix($0) }
  }

  /// Whether the words stand in a file, in small letters or capitals.
  private func tells(_ file: String, of trip: String) -> Bool {
    let path = folder + "/" + trip + "/" + file
    guard Self.isText(file), let bytes = FileManager.default.contents(atPath: path) else { return false }
    return String(decoding: bytes, as: UTF8.self).lowercased().contains(words)
  }
}
