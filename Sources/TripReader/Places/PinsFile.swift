import Diagnostics
import TripModel
import TripNotation

/// `pins.yml`: places that the traveller marked.
struct PinsFile {
  private(set) var pins: [Pin] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Pictures that pins name which are kept back.
  private(set) var filesKeptBack: [FilesKeptBack] = []

  init(_ reading: NotationReader.Reading, photos: PictureNames, mentions: FileMentions) {
    var findings = Findings(about: reading.file)
    let items = Node.items(of: reading.root, as: "pins.yml", &findings) ?? []
    let keeping = ListKeeping(items, of: reading.root, in: reading, each: .pin, all: .pins)
    for (item, marks) in zip(items, keeping.marks) where keeping.doubtAboutAll == nil {
      diagnostics += marks.diagnostics
      let pin =
        marks.doubt == nil
        ? FieldReader.read(item, as: "a pin", &findings) { Self.pin(&$0, item, photos) } : nil
      if marks.isKept { keep(mentions.files(in: item.allText), marks.kept) }
      if var pin {
        pin.keptBack = marks.kept
        pins.append(pin)
      }
    }
    var lost = keeping.lostLines
    if let doubt = keeping.doubtAboutAll {
      diagnostics.append(doubt)
      lost = reading.file.lines
    }
    keep(mentions.files(in: lost.joined(separator: "\n")), [])
    diagnostics += findings.diagnostics
  }

  private mutating func keep(_ files: Set<String>, _ reasons: [KeptBack]) {
    if !files.isEmpty { filesKeptBack.append(FilesKeptBack(files: files, reasons: reasons)) }
  }

  private static func pin(_ fields: inout FieldReader, _ node: Node, _ photos: PictureNames) -> Pin? {
    let title = title(&fields)
    let coordinate = position(&fields, node)
    var pin = title.flatMap { title in
      coordinate.map {
        Pin(title: title.value, coordinate: $0, place: fields.findings.file.place(of: title.range))
      }
    }
    // Every field is read even where the pin is lost, so that all its mistakes are told at once.
    let time = fields.dayAndTime("time")
    let category = fields.text("category")
    let colour = fields.reading("colour", colour) ?? fields.reading("color", colour)
    let link = fields.reading("link", LinkKind.page)
    let tags = fields.names("tags") ?? []
    let who = fields.names("who")?.map(\.value) ?? []
    let named = photoFiles(&fields, photos)
    let description = fields.text("description")
    fields.allow(where: MeantKey.isOfItem)
    fields.allow("draft", "private", "published", "publish", "visibility")
    pin?.coordinatePlace = (fields.node("at") ?? node.fields?.first(where: isLatitude)?.value).map {
      fields.findings.file.place(of: $0.range)
    }
    pin?.time = time
    pin?.category = category
    pin?.colour = colour
    pin?.link = link
    pin?.tags = tags.map(\.value)
    pin?.tagPlaces = tags.map { fields.findings.file.place(of: $0.range) }
    pin?.who = who
    pin?.photos = named
    pin?.description = description
    return pin
  }

  private static func title(_ fields: inout FieldReader) -> TextNode? {
    fields.require("title")
    guard let title = fields.textNode("title") else { return nil }
    if CameraName.isOne(title.value) {
      fields.report(
        .missingField, "“\(title.value.shortened)” is a camera's name for a picture, and none of a place",
        at: "title",
        advice: "Say what is there, and name the picture as `photos:`.")
      return nil
    }
    guard title.value.isEmpty else { return title }
    fields.report(.missingField, "Empty title of a pin", at: "title", advice: "Write a name after the colon.")
    return nil
  }

  /// By `at`, or by two numbers under names that leave no doubt which is which.
  private static func position(_ fields: inout FieldReader, _ node: Node) -> Coordinate? {
    let written = node.fields ?? []
    guard !written.contains(where: { $0.key == "at" }), let north = written.first(where: isLatitude),
      let east = written.first(where: { ["lon", "lng", "long", "longitude"].contains($0.key.lowercased()) }),
      let latitude = fields.textNode(north.key), let longitude = fields.textNode(east.key)
    else {
      fields.require("at")
      return fields.coordinate("at")
    }
    let value = PositionValue(latitude: latitude, longitude: longitude)
    if let problem = value.problem { fields.findings.report(problem) }
    return value.coordinate
  }

  private static func isLatitude(_ field: Field) -> Bool {
    ["lat", "latitude"].contains(field.key.lowercased())
  }

  private static func photoFiles(_ fields: inout FieldReader, _ photos: PictureNames) -> [String] {
    (fields.names("photos") ?? []).compactMap { fields.findings.picture($0, photos) }
  }

  private static func colour(_ text: TextNode) throws(Problem) -> String {
    let figures = text.value.dropFirst()
    if text.value.hasPrefix("#"), figures.count == 3 || figures.count == 6, figures.allSatisfy(\.isHexDigit) {
      return text.value.lowercased()
    }
    throw Problem(
      .unknownWord, "Invalid colour: “\(text.value.shortened)”", at: text.range,
      advice: "Write it like '#96460d', in quotes: without them, # begins a comment.")
  }
}
