/// Where a trip keeps its entries, by those that it has.
package struct EntryShelf: Hashable, Sendable {
  /// The folder of the next entry, relative to the trip's; empty for that itself.
  let folder: String
  /// Whether an entry is a folder with an `index.md`, as in Hugo's bundles.
  let isBundled: Bool
  let ending: String

  /// The place where most entries are; of two equally full ones that of the last. `entries` are files in the order
  /// of their days.
  package init(entries: [String]) {
    let places = entries.map(Place.init)
    var counts: [Place: Int] = [:]
    for place in places { counts[place, default: 0] += 1 }
    let maximum = counts.values.max() ?? 0
    guard let place = places.last(where: { counts[$0] == maximum }) else {
      (folder, isBundled, ending) = ("journal", false, "md")
      return
    }
    isBundled = place.isBundled
    ending = entries.last { Place($0) == place }?.hasSuffix(".markdown") == true ? "markdown" : "md"
    // Entries by days or months in folders of their own: the new one goes where all of these are.
    let isScattered = maximum * 2 < entries.count
    folder = isScattered ? Self.common(places.filter { $0.isBundled == place.isBundled }) : place.folder
  }

  /// The file for a new entry; `number` tells those of one day and name apart.
  package func file(day: String, slug: String, number: Int) -> String {
    let parts = [day, slug, number > 1 ? String(number) : ""].filter { !$0.isEmpty }
    let name = parts.joined(separator: "-")
    let start = folder.isEmpty ? "" : folder + "/"
    return start + (isBundled ? "\(name)/index.\(ending)" : "\(name).\(ending)")
  }

  /// Whether the file's own name does not tell the day, so that the front matter has to.
  package var needsDate: Bool { isBundled }

  private struct Place: Hashable {
    let folder: String
    let isBundled: Bool

    init(_ file: String) {
      let parts = file.split(separator: "/")
      let name = parts.last?.lowercased() ?? ""
      isBundled = parts.count > 1 && (name == "index.md" || name == "index.markdown")
      folder = parts.dropLast(isBundled ? 2 : 1).joined(separator: "/")
    }
  }

  private static func common(_ places: [Place]) -> String {
    var shared = places.first.map { $0.folder.split(separator: "/") } ?? []
    for place in places {
      let parts = place.folder.split(separator: "/")
      shared = zip(shared, parts).prefix { $0 == $1 }.map(\.0)
    }
    return shared.joined(separator: "/")
  }
}
