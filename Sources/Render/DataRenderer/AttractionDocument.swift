import SiteOutput
import TripModel
import TripPlanning

/// A saved attraction in `trip.json`. What is nil does not stand in it.
struct AttractionDocument: Encodable {
  struct Review: Encodable {
    var by: String?
    var text: String?
    var rating: Double?
    var date: String?
  }

  var name: String
  var page: String
  /// The page of the pin that stands on maps in its place.
  var pin: String?
  var latitude: Double?
  var longitude: Double?
  var category: String?
  var tags: [String]
  var rating: Double?
  /// 0 for what is free, to 4.
  var priceLevel: Int?
  var cost: String?
  var costCurrency: String?
  var address: String?
  var phone: String?
  var website: String?
  /// As OpenStreetMap writes opening hours; absent where they could not be understood.
  var hours: String?
  var visited: Bool?
  var day: String?
  var time: String?
  /// Whether it is open on its day, at its time where it has one; absent where nothing tells.
  var openThen: Bool?
  var description: String?
  var reviews: [Review]?
  var `where`: WhereDocument?

  init(_ plan: AttractionPlan, of trip: TripPlan) {
    name = plan.name
    page = trip.fromRoot(plan.page).text
    pin = plan.pin.map { trip.fromRoot(trip[$0].page).text }
    latitude = plan.position.map { rounded($0.value.latitude, 6) }
    longitude = plan.position.map { rounded($0.value.longitude, 6) }
    category = plan.category
    tags = plan.tags
    rating = plan.rating?.number
    priceLevel = plan.price?.level
    cost = plan.cost?.decimal
    costCurrency = plan.cost?.currency.code
    address = plan.address
    phone = plan.phone
    website = plan.website
    hours = plan.hours?.openStreetMap
    visited = plan.isVisited?.value
    day = plan.day?.description
    time = plan.time?.description
    openThen = plan.isOpenThen
    description = plan.description
    let said = plan.reviews.map {
      Review(by: $0.by, text: $0.text, rating: $0.rating?.number, date: $0.date?.description)
    }
    reviews = said.isEmpty ? nil : said
    `where` = plan.locality.map(WhereDocument.init)
  }
}

extension Rating {
  fileprivate var number: Double { rounded(Double(hundredths) / 100, 2) }
}

extension OpeningHours {
  /// `Mo-Fr 09:00-18:00; Sa 10:00-14:00,16:00-20:00; PH off`: the words of OpenStreetMap. Days of which nothing is
  /// told are left out.
  var openStreetMap: String? {
    var rules: [(first: Int, last: Int, day: Day)] = []
    for (index, day) in days.enumerated() {
      if let last = rules.last, last.day == day {
        rules[rules.count - 1].last = index
      } else {
        rules.append((index, index, day))
      }
    }
    let week = rules.compactMap { rule in
      Self.text(rule.day).map { hours in
        let (first, last) = (Self.names[rule.first], Self.names[rule.last])
        return (first == last ? first : "\(first)-\(last)") + " " + hours
      }
    }
    let text = (week + [holidays.flatMap(Self.text).map { "PH " + $0 }].compactMap(\.self))
      .joined(separator: "; ")
    return text.isEmpty ? nil : text
  }

  private static let names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

  private static func text(_ day: Day) -> String? {
    switch day {
    case .closed: "off"
    case .untold: nil
    case .open(let spans):
      spans.map { clock($0.start) + "-" + clock($0.end) }.joined(separator: ",")
    }
  }
}
