import Diagnostics
import TripModel
import TripNotation

/// The fields of a saved attraction.
struct AttractionFields {
  let photos: PictureNames
  let money: MoneyText

  /// Nil, with an error, for one without a name. Every field is read all the same, so that all mistakes are told at once.
  func attraction(_ fields: inout FieldReader, _ node: Node) -> Attraction? {
    let name = name(&fields)
    let file = fields.findings.file
    var attraction = Attraction(
      name: name?.value ?? "", place: file.place(of: name?.range ?? node.range))
    attraction.at = at(&fields)
    attraction.category = fields.words("category")
    attraction.tags = fields.names("tags")?.map(\.value) ?? []
    attraction.rating = fields.reading("rating", AttractionValues.rating)
    attraction.price = fields.reading("price", AttractionValues.price)
    let isFree = fields.node("cost")?.text.map { AmountGuess.isNothing($0.value) } ?? false
    // It is not told as a level of prices: that is published where costs are not.
    if !isFree {
      attraction.cost = fields.reading("cost") { text throws(Problem) in try money.money(text) }
    }
    attraction.address = fields.words("address")
    attraction.phone = fields.words("phone")
    attraction.website = fields.reading("website", website)
    readHours(&fields, into: &attraction)
    attraction.photos = photoFiles(&fields)
    attraction.reviews = reviews(&fields)
    attraction.isVisited = fields.yesNo("visited")
    attraction.day = fields.dayAndTime("day")
    attraction.dayPlace = fields.node("day").map { file.place(of: $0.range) }
    attraction.description = fields.words("description")
    fields.allow(where: MeantKey.isOfItem)
    fields.allow("draft", "private", "published", "publish", "visibility")
    return name == nil ? nil : attraction
  }

  /// Where an attraction's name stands; of one without a name all of it.
  func nameRange(of node: Node) -> TextRange {
    node.fields?.first { $0.key == "name" }?.value.range ?? node.range
  }

  private func name(_ fields: inout FieldReader) -> TextNode? {
    fields.require("name")
    guard let name = fields.textNode("name") else { return nil }
    guard name.value.isEmpty else { return name }
    fields.report(
      .missingField, "Empty name of an attraction", at: "name", advice: "Write a name after the colon.")
    return nil
  }

  private func at(_ fields: inout FieldReader) -> Written<NamedPlace>? {
    let file = fields.findings.file
    if let node = fields.node("at"), let numbers = CoordinateText.numbers(in: node) {
      fields.findings.report(.notOneText(node.range, numbers))
      return nil
    }
    return fields.reading("at") { text throws(Problem) in
      Written(try CoordinateText.place(text), at: file.place(of: text.range))
    }
  }

  private func website(_ text: TextNode) throws(Problem) -> String {
    if LinkKind.isPage(text.value) { return text.value }
    throw Problem(
      .unsafeLink, "Invalid link: “\(text.value.shortened)”", at: text.range,
      advice: "Write the whole address, such as https://example.org.")
  }

  private func photoFiles(_ fields: inout FieldReader) -> [String] {
    (fields.names("photos") ?? []).compactMap { fields.findings.picture($0, photos) }
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
        Attraction.Review(
          by: fields.words("by"), text: fields.words("text"),
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
      attraction.hours = understood(&fields.findings) { () throws(Problem) in try HoursText.week(text) }
    }
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

  private func understood<Value>(
    _ findings: inout Findings, _ read: () throws(Problem) -> Value
  ) -> Value? {
    do throws(Problem) {
      return try read()
    } catch {
      findings.report(error, as: .warning)
      return nil
    }
  }
}

extension FieldReader {
  /// A text that says something; nil for an empty one.
  fileprivate mutating func words(_ key: String) -> String? { text(key).flatMap { $0.isEmpty ? nil : $0 } }
}

extension Problem {
  fileprivate static func noHours(_ field: Field) -> Problem {
    Problem(
      .badHours, "Missing hours after “\(field.key.shortened)”", at: field.keyRange,
      advice: "Write the hours, such as 09:00-18:00, or `closed`.")
  }
}
