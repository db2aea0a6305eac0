import Diagnostics
import TripModel
import TripNotation

/// An entry as its path and its front matter tell it, still without a text.
struct EntryHeader {
  private(set) var entry: JournalEntry
  private(set) var diagnostics: [Diagnostic] = []
  /// Fields of other programs, which mean nothing here.
  private(set) var strangers: [Field] = []
  /// Pictures by the key of the list that names them, for texts that say where the list is to be shown.
  private(set) var galleries: [String: [EntryPicture]] = [:]
  /// What the fields say of pictures, by their files.
  private(set) var captions: [String: String] = [:]
  /// Other names by which notes link to this one.
  private(set) var aliases: [String] = []

  private let path: EntryPath
  private let renamed: Set<String>
  private let photos: PictureNames
  private let isSuggesting: Bool

  /// `days` reads those of two readings, where it is known when the trip was.
  static func read(
    _ file: EntryFile, photos: PictureNames, isSuggesting: Bool, days: SettledDays? = nil
  ) -> EntryHeader {
    let path = file.path
    var entry = JournalEntry(file: path.file, slugWish: path.slug)
    entry.title = file.heading
    entry.day = path.day
    entry.until = path.until
    (entry.dayNumber, entry.lastNumber) = (path.dayNumber, path.lastNumber)
    entry.time = path.time.map { .timeOfDay($0) }
    var header = EntryHeader(
      entry: entry, path: path, renamed: file.renamed, photos: photos, isSuggesting: isSuggesting)
    guard file.fields.root.kind != .empty else { return header }
    var findings = Findings(about: file.fields.file)
    let spot = file.fields.root.fields?.first { ForeignFields.letters($0.key) == ForeignNames.spot }
    let root = days?.settled(file.fields.root) ?? file.fields.root
    let read: Void? = FieldReader.read(root, as: "an entry", &findings) { fields in
      if let spot { Self.tell(spot: spot, &fields) }
      header.fill(&fields)
    }
    if read == nil { header.entry.cover = nil }
    header.diagnostics = findings.diagnostics
    return header
  }

  private mutating func fill(_ fields: inout FieldReader) {
    entry.title = fields.written("title")
    readTime(&fields)
    entry.place = PositionFields.read(&fields, renamed: renamed)
    let kind = fields.written("kind")
    (entry.kind, entry.kindPlace) = (kind?.value, kind?.place)
    let tags = TagFields.tags(&fields, isOfJekyll: path.file.contains(mark: "_posts/"))
    entry.tags = tags.map(\.value)
    entry.tagPlaces = tags.map { fields.findings.file.place(of: $0.range) }
    // A number is a mark on a scale that no reader knows.
    entry.mood = word(&fields, "mood").flatMap { $0.allSatisfy { $0.isFigure || $0 == "." } ? nil : $0 }
    entry.weather = word(&fields, "weather")
    entry.who = fields.namesOfPeople("who")?.map(\.value) ?? []
    entry.lead = word(&fields, "description").map { TextMarks.withoutEntities(TextMarks.withoutHTML($0)) }
      .flatMap { $0.isEmpty ? nil : $0 }
    entry.prompt = word(&fields, "prompt")
    entry.imported = word(&fields, "imported")
    entry.slugWish = slug(&fields) ?? entry.slugWish
    aliases = (fields.node("aliases").map { $0.items ?? [$0] } ?? []).compactMap { $0.text?.value }
    readPictures(&fields)
    // Looked at before (VisibilityMarks).
    fields.allowKeepingKeys()
    strangers = fields.strangers(knowing: ForeignFields.passedOver)
  }

  /// Tells `at`, our own word in pins and events, where it is no bare position and no time of day: those are read
  /// (ForeignFields). A whole moment or an address is another program's.
  private static func tell(spot: Field, _ fields: inout FieldReader) {
    guard let text = spot.value.text, !text.value.isEmpty, fields.field("place") == nil,
      let meant = field(for: text)
    else { return }
    fields.allow(spot.key)
    fields.findings.report(
      Problem(
        .unknownKey, "`\(spot.key.shortened)` is not a field of an entry", at: spot.keyRange,
        advice: "Did you mean `\(meant)`?"), as: .warning)
  }

  /// The field that reads what is written behind `at`.
  private static func field(for text: TextNode) -> String? {
    do throws(Problem) {
      let place = try CoordinateText.place(text)
      return place.coordinate != nil || !text.value.contains(where: \.isFigure) ? "place" : nil
    } catch {
      return text.value.first?.isLetter ?? false ? "place" : "coordinates"
    }
  }

  /// A text; what other programs keep under that name as a list or fields is passed over.
  private func word(_ fields: inout FieldReader, _ key: String) -> String? { fields.node(key)?.text?.value }

  private mutating func readTime(_ fields: inout FieldReader) {
    if let number = dayNumber(&fields) {
      (entry.dayNumber, entry.lastNumber) = (number, nil)
    } else if let days = fields.node("date")?.text.flatMap({ DaySpan($0.value) }) {
      noteOtherDay(DayAndTime(date: days.first), &fields)
      (entry.day, entry.until) = (.frontMatter(days.first), days.last)
    } else {
      let date = fields.dayAndTime("date")
      if let date {
        entry.until = nil
        noteOtherDay(date, &fields)
        // A whole moment is on the traveller's day, which its hour may move; a date alone is one as its author counts.
        // Programs write midnight with an offset, or to the second, where they mean the date alone.
        let isDay =
          date.moment == nil
          || (date.time == .midnight
            && (date.offset != nil || fields.node("date")?.text?.value.contains("00:00:00") == true))
        entry.day = isDay ? .frontMatter(date.date) : nil
        entry.namedDay = path.ownDay
        entry.time = isDay ? entry.time : date.moment.map { .moment($0) } ?? entry.time
      }
      entry.time = Self.time(&fields) ?? entry.time
      if case .timeOfDay = entry.time, let date { entry.day = .frontMatter(date.date) }
      return
    }
    entry.time = Self.time(&fields) ?? entry.time
  }

  /// Tells a name that says another day than the `date` in the file, which counts.
  private func noteOtherDay(_ date: DayAndTime, _ fields: inout FieldReader) {
    guard !renamed.contains("date"), let named = path.ownDay, let node = fields.node("date") else { return }
    // A moment may lie on the day before or after where its file was named, and one of a night belongs to the day before.
    let isOfNight = date.time.map { $0.hour < 6 } ?? false
    let days = date.offset != nil ? -1...1 : isOfNight ? 0...1 : 0...0
    // That of the day behind is told of all such entries together.
    let isToldLater = fields.node("time") == nil && MorningAfter.mayBe(date, of: named)
    if !days.contains(date.date - named), !isToldLater {
      fields.findings.report(.otherDay(node.range), as: .note)
    }
  }

  /// `day: 2`, the second day of the trip.
  private func dayNumber(_ fields: inout FieldReader) -> Int? {
    guard let number = fields.node("date")?.text.flatMap({ Int(digits: $0.value) }),
      (1...4000).contains(number)
    else { return nil }
    return number
  }

  /// The last part of an address that the entry had elsewhere.
  private func slug(_ fields: inout FieldReader) -> String? {
    guard let text = fields.node("slug")?.text?.value, !text.contains(":") || text.hasPrefix("http") else {
      return nil
    }
    let last = text.lastPathPart.map(String.init) ?? ""
    let name = last.hasSuffix(".html") ? String(last.dropLast(5)) : last
    return name.isEmpty || name.count > 100 ? nil : name
  }

  /// `time: 14:05`, or a whole moment.
  private static func time(_ fields: inout FieldReader) -> JournalEntry.TimeClaim? {
    fields.reading("time") { text throws(Problem) in
      guard LeadingDay(text.value[...]) != nil else { return .timeOfDay(try DateText.time(text)) }
      guard let moment = try DateText.dayAndTime(text).moment else { throw .dayAsTime(text) }
      return .moment(moment)
    }
  }
}

// MARK: - Pictures

extension EntryHeader {
  private mutating func readPictures(_ fields: inout FieldReader) {
    if let node = fields.node("cover"), let picture = PictureFields.picture(node),
      let file = file(picture, &fields, isCover: true)
    {
      entry.cover = file
      note(picture, file)
    }
    entry.focus = fields.word("focus", CoverFocus.words)
    // What describes the files of a bundle shows none by itself.
    for picture in fields.node("resources").map(PictureFields.pictures) ?? [] {
      if let file = photos.file(picture.source.value, from: folder) { note(picture, file) }
    }
    for field in fields.galleries {
      let pictures = named(field.value, &fields).compactMap { picture -> EntryPicture? in
        guard let file = file(picture, &fields, isCover: false) else { return nil }
        note(picture, file)
        return EntryPicture(file: file, alternative: picture.alternative, caption: picture.caption)
      }
      if !pictures.isEmpty { galleries[field.key] = pictures }
    }
    entry.gallery = galleries["gallery"] ?? []
  }

  /// The pictures of a list, or of one text with commas between their names; a name that goes on in the next line is
  /// told.
  private func named(_ value: Node, _ fields: inout FieldReader) -> [NamedPicture] {
    (value.items ?? [value]).flatMap { node -> [NamedPicture] in
      guard let text = node.text else { return PictureFields.pictures(node) }
      return fields.parts(of: text, areItems: value.items != nil).flatMap { part in
        let isOne = !part.value.contains(",") || photos.file(part.value, from: folder) != nil
        return (isOne ? [part] : FieldReader.names(in: part)).flatMap {
          PictureFields.pictures(Node(.text($0), at: $0.range))
        }
      }
    }
  }

  private var folder: String { JournalReader.folder(of: path.file) }

  private mutating func note(_ picture: NamedPicture, _ file: String) {
    if !picture.caption.isEmpty, captions[file] == nil { captions[file] = picture.caption }
  }

  private func file(_ picture: NamedPicture, _ fields: inout FieldReader, isCover: Bool) -> String? {
    let name = TextMarks.withoutSiteAddress(picture.source.value)
    let isThere = photos.file(name, from: folder) != nil
    // A picture on the network, a logo, a drawing: what a site had beside the journey's pictures.
    if !isThere, isCover, renamed.contains("cover"),
      LinkKind(name) == .outside || name.lowercased().hasSuffix(".svg")
    {
      return nil
    }
    return fields.findings.picture(picture.source, as: name, from: folder, photos, isSuggesting: isSuggesting)
  }
}

extension FieldReader {
  /// The lists of pictures: `gallery`, and those of other names that begin so, as `gallery2`.
  fileprivate var galleries: [Field] {
    mutating get {
      let keys = keys.filter { $0 == "gallery" || ($0.hasPrefix("gallery") && $0.utf8.count < 40) }
      return keys.compactMap { field($0) }.filter { $0.value.kind != .empty && $0.value.kind != .broken }
    }
  }
}

/// Tags and categories, in all the ways to write lists of them.
enum TagFields {
  static func tags(_ fields: inout FieldReader, isOfJekyll: Bool) -> [TextNode] {
    var all: [TextNode] = []
    var seen: Set<String> = []
    for key in ["tags", "categories"] {
      for tag in words(&fields, key, isOfJekyll: isOfJekyll) {
        let start = tag.value.firstIndex { $0 != "#" } ?? tag.value.endIndex
        let name = start == tag.value.startIndex ? tag : tag.part(start..<tag.value.endIndex)
        if name.value.isEmpty || (key == "categories" && empty.contains(name.value.lowercased())) { continue }
        if seen.insert(name.value.lowercased()).inserted { all.append(name) }
      }
    }
    return all
  }

  private static func words(_ fields: inout FieldReader, _ key: String, isOfJekyll: Bool) -> [TextNode] {
    guard let text = fields.node(key)?.text else { return fields.names(key) ?? [] }
    // Jekyll parts tags by blanks, and so do notes whose tags begin with `#`.
    let parts = text.value.split(separator: " ")
    let isByBlanks =
      !text.value.contains(",") && (isOfJekyll || parts.allSatisfy { $0.hasPrefix("#") })
    if isByBlanks { return parts.map { text.part($0.startIndex..<$0.endIndex) } }
    return text.value.split { ",;".contains($0) }.map { text.part($0.startIndex..<$0.endIndex) }.filter {
      !$0.value.isEmpty
    }
  }

  /// Categories that every blog has and that say nothing.
  private static let empty: Set<String> = [
    "blog", "post", "posts", "uncategorized", "uncategorised", "general",
  ]
}

extension Problem {
  fileprivate static func otherDay(_ range: TextRange) -> Problem {
    Problem(
      .otherDay, "The file's name says another day than its `date`, which counts", at: range,
      advice: "Where the name is right, write its day here; where the `date` is, rename the file.")
  }

  fileprivate static func dayAsTime(_ text: TextNode) -> Problem {
    Problem(
      .badTime, "`time` must be a time of day", at: text.range,
      advice: "Write it like 14:05, and the day in `date:`.")
  }
}
