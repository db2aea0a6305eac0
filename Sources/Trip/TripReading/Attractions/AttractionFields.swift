import Diagnostics
import TripModel
import TripNotation

/// The fields of something that the traveller saved to see, an item of `attractions.yml`.
struct AttractionFields: ListItemFields {
  static let kind = ListKind(
    file: "attractions", item: "an attraction", each: .attraction, all: .attractions, namesFiles: true)

  private let photos: PictureNames
  private let money: MoneyText
  private var known = KnownAttractions()

  init(_ context: ListContext) {
    photos = context.photos
    money = MoneyText(tripCurrency: context.settings.currency)
  }

  /// None is there twice.
  mutating func add(
    _ attraction: Attraction, keptBack: [KeptBack], at node: Node, to attractions: inout [Attraction],
    _ findings: inout Findings
  ) {
    let first = known.index(of: attraction, among: attractions)
    if let first {
      let name = node.fields?.first { $0.key == "name" }?.value
      findings.report(.twice(attraction, attractions[first], at: name?.range ?? node.range))
    } else {
      known.add(attraction, at: attractions.count)
      attractions.append(attraction)
    }
    // What is written twice and kept back once is not to be seen.
    attractions[first ?? attractions.count - 1].keptBack += keptBack
  }

  func read(_ fields: inout FieldReader, _ node: Node) -> Attraction? {
    let name = fields.requiredText("name", of: "an attraction")
    let file = fields.findings.file
    var attraction = Attraction(name: name?.value ?? "", place: file.place(of: name?.range ?? node.range))
    attraction.at = fields.isOneText("at") ? fields.place("at") : nil
    attraction.category = fields.filled("category")
    attraction.tags = fields.names("tags")?.map(\.value) ?? []
    attraction.rating = fields.reading("rating", AttractionValues.rating)
    attraction.price = fields.reading("price", AttractionValues.price)
    let isFree = fields.node("cost")?.text.map { AmountGuess.isNothing($0.value) } ?? false
    // It is not told as a level of prices: that is published where costs are not.
    if !isFree {
      attraction.cost = fields.reading("cost") { text throws(Problem) in try money.money(text) }
    }
    attraction.address = fields.filled("address")
    attraction.phone = fields.filled("phone")
    attraction.link = fields.reading("website", LinkKind.page)
    readHours(&fields, into: &attraction)
    attraction.photos = fields.pictures("photos", photos)
    attraction.reviews = reviews(&fields)
    attraction.isVisited = fields.yesNo("visited")
    attraction.day = fields.dayAndTime("day")
    attraction.dayPlace = fields.node("day").map { file.place(of: $0.range) }
    attraction.description = fields.filled("description")
    fields.allowKeepingKeys()
    return name == nil ? nil : attraction
  }

  /// Each with fields, or what was said alone.
  private func reviews(_ fields: inout FieldReader) -> [Attraction.Review] {
    var reviews: [Attraction.Review] = []
    for item in fields.items("reviews") ?? [] {
      if let text = item.text {
        if !text.value.isEmpty { reviews.append(Attraction.Review(text: text.value)) }
        continue
      }
      let review = FieldReader.read(item, as: "a review", &fields.findings) { fields in
        let name = fields.nameOfPerson("by")?.value ?? ""
        return Attraction.Review(
          by: name.isEmpty ? nil : name, text: fields.filled("text"),
          rating: fields.reading("rating", AttractionValues.rating), date: fields.day("date"))
      }
      if let review, review.text != nil || review.rating != nil { reviews.append(review) }
    }
    return reviews
  }

  // MARK: - Opening hours

  /// What cannot be understood is a warning, and stays as it is written.
  private func readHours(_ fields: inout FieldReader, into attraction: inout Attraction) {
    guard let node = fields.node("hours") else { return }
    if let days = node.fields {
      (attraction.hours, attraction.hoursText) = hours(of: days, &fields.findings)
    } else if let text = fields.textNode("hours"), !text.value.isEmpty {
      attraction.hoursText = text.value
      do throws(Problem) {
        attraction.hours = try HoursText.week(text)
      } catch {
        var problem = error
        if problem.advice == HoursParser.advice { problem.advice = Self.asWritten(text.value) }
        fields.findings.report(problem, as: .warning)
      }
    }
  }

  /// Hours with a season in them are not wrong: what becomes of them is said before how others are written.
  private static func asWritten(_ hours: String) -> String {
    "“\(hours.shortened)” is shown as written, and does not count for what is open on a day. What counts is days and "
      + "times, such as Mon-Fri 09:00-18:00; Sat 10:00-14:00; Sun closed."
  }

  private func hours(of days: [Field], _ findings: inout Findings) -> (OpeningHours?, String?) {
    var week = HoursWeek()
    var isWhole = true
    var lines: [String] = []
    for field in days where field.value.kind != .broken {
      let key = TextNode(field.key, style: .plain, at: field.keyRange, verbatim: field.keyRange)
      let texts = field.value.text.map { [$0] } ?? (field.value.items ?? []).compactMap(\.text)
      lines.append(([field.key + " "] + [texts.map(\.value).joined(separator: ", ")]).joined())
      let chosen = understood(&findings) { () throws(Problem) in try HoursText.days(key) }
      guard let chosen else {
        isWhole = false
        continue
      }
      if let spans = spans(texts, of: field, &findings) {
        week.set(chosen, spans)
      } else {
        week.forget(chosen)
      }
    }
    return (isWhole ? week.hours : nil, lines.isEmpty ? nil : lines.joined(separator: "; "))
  }

  /// What stands behind a day: one text with commas, or a list.
  private func spans(
    _ texts: [TextNode], of field: Field, _ findings: inout Findings
  ) -> [OpeningHours.Span]? {
    guard !texts.isEmpty else {
      findings.report(.noHours(field), as: .warning)
      return nil
    }
    var spans: [OpeningHours.Span] = []
    for text in texts {
      let times = understood(&findings) { () throws(Problem) in try HoursText.times(text) }
      guard let times else { return nil }
      if case .open(let more) = times { spans += more }
    }
    return spans
  }

  private func understood<Value>(_ findings: inout Findings, _ read: () throws(Problem) -> Value) -> Value? {
    do throws(Problem) {
      return try read()
    } catch {
      findings.report(error, as: .warning)
      return nil
    }
  }
}

extension Problem {
  fileprivate static func twice(
    _ attraction: Attraction, _ first: Attraction, at range: TextRange
  ) -> Problem {
    let line = first.source.span?.line ?? 1
    let metres = attraction.at?.value.coordinate.flatMap { here in
      first.at?.value.coordinate.map { Int(here.distance(to: $0).rounded()) }
    }
    let away = metres.map { $0 == 0 ? " at the same place" : ", \($0) m away" } ?? ""
    return Problem(
      .attractionTwice,
      "“\(attraction.name.shortened)” is already saved in line \(line)\(away); this one is left out",
      at: range, advice: "Delete one of them, or give them different names.")
  }

  fileprivate static func noHours(_ field: Field) -> Problem {
    Problem(
      .badHours, "Missing hours after “\(field.key.shortened)”", at: field.keyRange,
      advice: "Write the hours, such as 09:00-18:00, or `closed`.")
  }
}
