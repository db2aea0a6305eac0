import Diagnostics
import TripModel
import TripNotation

/// `trip.yml`: what the trip is.
struct TripFile {
  private(set) var settings = TripSettings()
  private(set) var findings: Findings
  /// Pictures that the traveller does not want in the site.
  private(set) var leaveOut: Set<String> = []
  /// Whether a trip that is protected shows its card.
  private(set) var showsCard = false

  init(_ reading: NotationReader.Reading, photos: PictureNames) {
    findings = Findings(about: reading.file)
    guard reading.root.kind != .empty else { return }
    var found = findings
    let read = FieldReader.read(reading.root, as: "trip.yml", &found) { fields -> Content? in
      LookField.tell(reading.root, &fields)
      return Self.content(&fields, photos)
    }
    if let read { (settings, leaveOut, showsCard) = read }
    findings = found
  }

  private static func units(_ fields: inout FieldReader) -> Units {
    if let wish = fields.node("units")?.text.flatMap(UnitsText.seaMiles) {
      fields.findings.report(wish, as: .warning)
      return .kilometres
    }
    return fields.value("units", UnitsText.units) ?? .kilometres
  }

  private typealias Content = (settings: TripSettings, leaveOut: Set<String>, showsCard: Bool)

  private static func content(_ fields: inout FieldReader, _ photos: PictureNames) -> Content {
    var settings = TripSettings()
    settings.title = fields.text("title")
    settings.description = fields.text("description")
    settings.icon = fields.reading("icon", IconText.icon)
    settings.category = fields.text("category")
    let cover = fields.textNode("cover")
    settings.showsCover = cover?.value.lowercased() != "none"
    settings.cover = settings.showsCover ? cover.flatMap { fields.findings.picture($0, photos) } : nil
    settings.coverFocus = fields.word("cover focus", CoverFocus.words) ?? .middle
    settings.start = fields.day("start")
    settings.end = fields.day("end")
    tellVagueDays(&fields)
    checkOrder(&fields, &settings)
    settings.startAt = fields.place("start at")
    settings.endAt = fields.place("end at")
    settings.isClosed = fields.yesNo("closed") ?? false
    settings.destination = fields.place("destination")
    settings.flightsFrom = fields.reading("flights from", AirportText.airport(_:))
    settings.changersNearHomeAt = ChangersField.nearHomeAt(&fields)
    settings.timeZone = fields.reading("time zone", ZoneText.zone)
    settings.dayStarts = fields.reading("day starts", Self.dayStarts) ?? .midnight
    settings.currency = fields.reading("currency", Self.currency) ?? .euro
    settings.language = fields.reading("language", LanguageText.tag) ?? "en"
    settings.hasLanguage = fields.node("language") != nil
    settings.units = units(&fields)
    settings.travellers = travellers(&fields)
    settings.cameraClocks = cameraClocks(&fields)
    settings.pictureFormat = pictureFormat(&fields) ?? settings.pictureFormat
    settings.accent = AccentField.choice(&fields)
    let lists = photoLists(&fields, photos)
    settings.takeIn = lists.takeIn
    // Whoever writes anything there hardly wants them.
    settings.takesCaptionsInPictures =
      fields.yesNo("captions in pictures") ?? (fields.node("captions in pictures") == nil)
    settings.address = fields.reading("url", AddressText.address)
    if fields.yesNo("originals") == true, let text = fields.textNode("originals") {
      settings.originalsAt = fields.findings.file.place(of: text.range)
    }
    if fields.yesNo("trust html") == true { fields.notUsedYet("trust html") }
    let showsCard = fields.yesNo("card") ?? false
    // What keeps something back is looked at by itself (TripVisibility).
    fields.allow(where: MeantKey.isOfTrip)
    tellEmptyDelay(&fields)
    fields.allow(
      "home", "private zones", "publish delay", "publish", "visibility", "draft", "private",
      "published", "protect")
    return (settings, lists.leaveOut, showsCard)
  }

  /// A `publish delay` without a length of time is no doubt, since nothing is said; but somebody may count on it.
  private static func tellEmptyDelay(_ fields: inout FieldReader) {
    for key in fields.keys where MeantKey(key)?.key == .publishDelay {
      guard fields.field(key)?.value.kind == .empty else { continue }
      fields.report(
        .missingField, "Missing length of time in `\(key.shortened)`: days are published at once", at: key,
        as: .warning, advice: "Write one, like `publish delay: 3 days`, or delete the line.")
    }
  }

  /// `when: spring 2027?` is no other word for a field that takes nothing but a day.
  private static func tellVagueDays(_ fields: inout FieldReader) {
    guard fields.keys.contains("when"), let written = fields.field("when") else { return }
    let isDay = written.value.text.map { DayGuess($0.value[...]) != nil } ?? false
    fields.findings.report(
      Problem(
        .unknownKey, "Unknown field `when` in trip.yml", at: written.keyRange,
        advice: isDay
          ? "Did you mean `start`?"
          : "Days go into `start` and `end`, once they are known; until then, tell it in the `description`."),
      as: .warning)
  }

  private static func checkOrder(_ fields: inout FieldReader, _ settings: inout TripSettings) {
    guard let start = settings.start, let end = settings.end, end < start else { return }
    fields.report(
      .endBeforeStart, "Trip ends on \(end), before it starts on \(start)", at: "end",
      advice: "Correct one of the two dates.")
    settings.end = nil
  }

  /// How the site's pictures are written.
  private static func pictureFormat(_ fields: inout FieldReader) -> Written<PublishedFormat>? {
    let words: KeyValuePairs = ["jpeg": PublishedFormat.jpeg, "webp": .webp, "avif": .avif]
    guard let format = fields.word("picture format", words), let text = fields.textNode("picture format")
    else { return nil }
    return Written(format, at: fields.findings.file.place(of: text.range))
  }

  private static func travellers(_ fields: inout FieldReader) -> [Traveller] {
    guard let node = fields.node("travellers") else { return [] }
    if node.text != nil {
      return unique((fields.names("travellers") ?? []).map { ($0, Traveller(name: $0.value)) }, &fields)
    }
    guard let items = fields.items("travellers") else { return [] }
    let read = items.flatMap { item -> [(TextNode, Traveller)] in
      if let text = item.text {
        return fields.parts(of: text, areItems: true).map { ($0, Traveller(name: $0.value)) }
      }
      let person = FieldReader.read(item, as: "a traveller", &fields.findings) {
        person -> (TextNode, Traveller)? in
        let status = status(of: &person)
        let organises = person.yesNo("organiser") ?? false
        person.require("name")
        guard let name = person.textNode("name") else { return nil }
        return (name, Traveller(name: name.value, status: status, isOrganiser: organises))
      }
      return [person].compactMap(\.self)
    }
    return unique(read, &fields)
  }

  /// In doubt somebody shares no costs: nobody owes anything by a slip of the pen.
  private static func status(of person: inout FieldReader) -> Traveller.Status {
    guard let written = person.field("status"), written.value.kind != .empty else { return .accepted }
    let words: KeyValuePairs<String, Traveller.Status> = [
      "invited": .invited, "accepted": .accepted, "declined": .declined,
    ]
    let status = person.value("status") { text -> Result<Traveller.Status, ValueProblem> in
      if let match = words.first(where: { $0.key == text.value }) { return .success(match.value) }
      var problem = ValueProblem.unknownWord(text.value, for: "status", among: words.map(\.key))
      problem.message +=
        "; until then it is `invited`, who shares no costs, and no expense with this name is counted"
      return .failure(problem)
    }
    return status ?? .invited
  }

  /// Each name once: with two of one name nobody could say who paid.
  private static func unique(_ read: [(TextNode, Traveller)], _ fields: inout FieldReader) -> [Traveller] {
    var travellers: [Traveller] = []
    var names: Set<String> = []
    for (text, written) in read where !written.name.isEmpty {
      var traveller = written
      traveller.name = fields.findings.withoutAddress(text).value
      if names.insert(traveller.name.lowercased()).inserted {
        travellers.append(traveller)
      } else {
        fields.findings.report(.listedTwice(text))
      }
    }
    return travellers
  }

  private static func cameraClocks(_ fields: inout FieldReader) -> [CameraClock] {
    if let pair = fields.node("cameras")?.fields?.first {
      fields.findings.report(.cameraAsPair(pair))
      return []
    }
    return fields.items("cameras", as: "a camera") { camera in
      if camera.keys.count == 1, let key = camera.keys.first, !["model", "shift"].contains(key),
        let pair = camera.field(key), let text = pair.value.text, (try? DurationText.seconds(text)) != nil
      {
        camera.findings.report(.cameraAsPair(pair))
        return nil
      }
      camera.require("model")
      camera.require("shift")
      guard let model = camera.written("model"), let shift = camera.reading("shift", DurationText.seconds)
      else { return nil }
      return CameraClock(model: model.value, shiftSeconds: shift, at: model.place)
    } ?? []
  }

  private static func photoLists(
    _ fields: inout FieldReader, _ photos: PictureNames
  ) -> (leaveOut: Set<String>, takeIn: Set<String>) {
    let lists = fields.map("photos", as: "`photos`") { lists in
      (out: lists.names("leave out") ?? [], taken: lists.names("take in") ?? [])
    }
    guard let lists else { return ([], []) }
    return (known(lists.out, &fields, photos, isLeftOut: true), known(lists.taken, &fields, photos))
  }

  /// The files of the pictures that are named; a name that fits none is told.
  ///
  /// What is to be left out might be in the site under another name: then all that may be meant are left out, and
  /// where there is none it is an error.
  private static func known(
    _ names: [TextNode], _ fields: inout FieldReader, _ photos: PictureNames, isLeftOut: Bool = false
  ) -> Set<String> {
    var found: Set<String> = []
    for name in names {
      var files = photos.files(name.value)
      if files.isEmpty, isLeftOut {
        files = photos.likeFiles(name.value)
        if !files.isEmpty { fields.findings.report(.leftOutLike(name, files), as: .warning) }
      }
      if files.isEmpty { fields.findings.reportMissing(name, photos, as: isLeftOut ? .error : .warning) }
      found.formUnion(files)
    }
    return found
  }

  private static func dayStarts(_ text: TextNode) throws(Problem) -> LocalTime {
    let time = try DateText.time(text)
    if time.hour < 12 { return time }
    throw Problem(
      .badTime, "`day starts` must be before noon, not \(text.value)", at: text.range,
      advice: "Write an hour before noon, such as 04:00.")
  }

  static func currency(_ text: TextNode) throws(Problem) -> Currency {
    if let currency = Currency(code: text.value) { return currency }
    throw Problem(
      .badCurrency, "Unknown currency: “\(text.value.shortened)”", at: text.range,
      advice: CurrencySymbols.advice(for: text.value, trip: .euro))
  }
}

extension Problem {
  fileprivate static func leftOutLike(_ text: TextNode, _ files: [String]) -> Problem {
    let more = files.count > 3 ? " and \(files.count - 3) more" : ""
    let named = files.prefix(3).joined(separator: ", ") + more
    return Problem(
      .missingPicture,
      "No picture named “\(text.value.shortened)”; what it may mean is left out: \(named)",
      at: text.range,
      advice: "Write the file's whole name, with its ending.")
  }

  /// `Canon EOS R6: -1h`, which is short and clear, and read by nobody.
  fileprivate static func cameraAsPair(_ pair: Field) -> Problem {
    let written = pair.value.text.flatMap { (try? DurationText.seconds($0)) == nil ? nil : $0.value }
    return Problem(
      .wrongKind, "A camera is an item with two fields, `model` and `shift`", at: pair.keyRange,
      advice:
        "Make an item of it below `cameras:`, such as `- {model: \(pair.key.shortened), shift: \(written ?? "+1h")}`."
    )
  }

  fileprivate static func listedTwice(_ text: TextNode) -> Problem {
    Problem(
      .duplicateKey, "“\(text.value.shortened)” is listed twice", at: text.range,
      advice: "Tell them apart: Ana B, Ana C.")
  }
}

extension CoverFocus {
  /// How it is written, in the files of a trip, of an entry and of a picture.
  static let words: KeyValuePairs = [
    "middle": CoverFocus.middle, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
  ]
}
