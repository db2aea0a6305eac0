import Diagnostics
import TripModel
import TripNotation

/// The fields of a place to go next, an item of `destinations.yml`.
struct DestinationFields: ListItemFields {
  static let kind = ListKind(
    file: DestinationFile.name, item: "a destination", each: .destination, all: .destinations,
    namesFiles: true)

  private let photos: PictureNames
  private let money: MoneyText
  /// Near what no diagnostic may tell anything; nil where that is not known yet.
  private let circles: [PrivateCircle]?
  /// Which of those before it has a name, in small letters.
  private var known: [String: Int] = [:]

  init(_ context: ListContext) {
    photos = context.photos
    money = MoneyText(tripCurrency: context.settings.currency)
    circles = context.knowsPrivatePlaces ? context.settings.privatePlaces.map(\.circle) : nil
  }

  /// None is there twice.
  mutating func add(
    _ destination: Destination, keptBack: [KeptBack], at node: Node, to destinations: inout [Destination],
    _ findings: inout Findings
  ) {
    let key = destination.name.lowercased()
    let first = known[key]
    if let first {
      let name = node.fields?.first { $0.key == "name" }?.value
      findings.report(.twice(destination, destinations[first], at: name?.range ?? node.range))
    } else {
      known[key] = destinations.count
      destinations.append(destination)
    }
    // What is written twice and kept back once is not to be seen.
    destinations[first ?? destinations.count - 1].keptBack += keptBack
  }

  func read(_ fields: inout FieldReader, _ node: Node) -> Destination? {
    let name = fields.requiredText("name", of: "a destination")
    let source = fields.findings.file.place(of: name?.range ?? node.range)
    var destination = Destination(name: name?.value ?? "", source: source)
    destination.at = fields.isOneText("at") ? fields.place("at") : nil
    destination.country = fields.reading("country", CountryText.code)
    destination.picture = fields.textNode("picture").flatMap { fields.findings.picture($0, photos) }
    destination.tags = tags(&fields)
    destination.currency = fields.reading("currency", TripFile.currency)
    let place = destination.at?.value.coordinate.flatMap { isOpen($0) ? $0 : nil }
    destination.airport = fields.reading("airport") { text throws(Problem) in
      try AirportText.airport(text, near: place)
    }
    destination.note = fields.filled("note")
    destination.links = fields.links("links")
    destination.flights = flights(&fields)
    fields.allowKeepingKeys()
    return name == nil || destination.tags.isEmpty ? nil : destination
  }

  /// Whether a diagnostic may tell what is near a position.
  private func isOpen(_ place: Coordinate) -> Bool {
    circles.map { circles in !circles.contains { $0.contains(place) } } ?? false
  }

  /// One to three, none of them twice; none, with an error, where there is not one.
  private func tags(_ fields: inout FieldReader) -> [String] {
    guard fields.require("tags"), let names = fields.names("tags") else { return [] }
    var seen: Set<TagKey> = []
    let tags = names.compactMap { name -> TextNode? in
      let start = name.value.firstIndex { $0 != "#" && !$0.isWhitespace } ?? name.value.endIndex
      let tag = name.part(start..<name.value.endIndex)
      return !tag.value.isEmpty && seen.insert(TagKey(tag.value)).inserted ? tag : nil
    }
    if tags.isEmpty {
      fields.report(
        .missingField, "Missing tag of a destination", at: "tags",
        advice: "Write one to three words that it is chosen by, such as `tags: [temples, food]`.")
    }
    if tags.count > Destination.maxTags { fields.findings.report(.tooManyTags(tags)) }
    return tags.prefix(Destination.maxTags).map(\.value)
  }

  /// Each in one line, or with fields.
  private func flights(_ fields: inout FieldReader) -> [DestinationFlight] {
    var flights: [DestinationFlight] = []
    for item in fields.items("flights") ?? [] {
      let flight: DestinationFlight? =
        if let text = item.text {
          FlightText.read(text, money, &fields.findings)
        } else {
          FieldReader.read(item, as: "a flight", &fields.findings) { fields in
            FlightFields.read(&fields, money)
          }
        }
      if let flight { flights.append(flight) }
    }
    return flights
  }
}

/// Countries by their codes.
enum CountryText {
  /// `JP`: ISO 3166-1 alpha-2, and Kosovo's `XK`.
  static func code(_ text: TextNode) throws(Problem) -> String {
    if CountryCurrencies.isCountry(text.value) { return text.value }
    let capitals = text.value.uppercased()
    throw Problem(
      .unknownCountry, "Unknown country: “\(text.value.shortened)”", at: text.range,
      advice: CountryCurrencies.isCountry(capitals)
        ? "Write \(capitals)." : "Write the two capitals of its code, such as JP, PT or US.")
  }
}

extension Problem {
  fileprivate static func tooManyTags(_ tags: [TextNode]) -> Problem {
    let kept = tags.prefix(Destination.maxTags).map { "“\($0.value.shortened)”" }
    return Problem(
      .tooManyTags, "Too many tags: \(tags.count), and a destination has at most \(Destination.maxTags)",
      at: tags[Destination.maxTags].range,
      advice: "Leave those that say most; until then it has \(kept.joined(separator: ", ")).")
  }

  fileprivate static func twice(
    _ destination: Destination, _ first: Destination, at range: TextRange
  ) -> Problem {
    Problem(
      .destinationTwice,
      "“\(destination.name.shortened)” is told of in line \(first.source.span?.line ?? 1) already; this one is left out",
      at: range, advice: "Put both into one, or give them different names.")
  }
}
