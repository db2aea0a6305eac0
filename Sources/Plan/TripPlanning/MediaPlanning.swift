import SiteOutput
import TripModel

extension TripPlanner {
  /// What is drawn, stuck and recorded, as far as a text shows it, each with its address.
  func planMedia(_ book: inout AddressBook) -> [MediaPlan] {
    let shown = Set(trip.texts.flatMap { $0.media.values })
    return trip.media.filter { shown.contains($0.file) }.map { media in
      let name = media.file.split(separator: "/").last.map(String.init) ?? media.file
      let dot = name.lastIndex(of: ".") ?? name.endIndex
      let slug = book.folder(
        in: "media", wishes: [media.withholdsName ? media.kind.word : String(name[..<dot])])
      let ending = name[dot...].lowercased().filter {
        $0 == "." || ($0.isASCII && ($0.isLetter || $0.isNumber))
      }
      return MediaPlan(media: media, path: .file(root + ["media", slug + ending]))
    }
  }
}

extension TripPlanner {
  /// Tells entries what of these their texts name.
  func naming(_ media: [MediaPlan], in entries: [EntryPlan]) -> [EntryPlan] {
    guard !media.isEmpty else { return entries }
    var entries = entries
    let texts = Dictionary(trip.entries.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    for index in entries.indices { entries[index].media = texts[entries[index].file]?.named(media) ?? [] }
    return entries
  }
}

extension JournalEntry {
  /// What of these the text names.
  func named(_ media: [MediaPlan]) -> [NamedMedia] {
    guard !self.media.isEmpty else { return [] }
    return self.media.sorted { $0.key < $1.key }.compactMap { address, file in
      media.firstIndex { $0.media.file == file }.map { NamedMedia(address: address, index: $0) }
    }
  }
}

extension MediaFile.Kind {
  /// What a file is called in the site whose own name might tell an hour that is withheld.
  fileprivate var word: String {
    switch self {
    case .drawing: "drawing"
    case .sticker: "sticker"
    case .sound: "sound"
    }
  }
}
