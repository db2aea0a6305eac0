import Localization
import SiteOutput
import TrackFigures
import TripModel
import TripPlanning

/// `trip.json` member by member, but for the items of its two long lists, which `TripJSON` writes one by one. What is nil
/// does not stand in it.
struct TripDocument: Encodable {
  var generator: String
  var schema = TripJSON.schema
  var today: String
  var title: String
  var icon: String?
  var state: String
  var start: String?
  var end: String?
  /// Whether only days with a number are of the trip, and not all from the first to the last.
  var outings: Bool?
  var currency: String?
  var language: String
  var countries: [String]?
  var presence: [PresenceDocument]?
  var totals: TotalsDocument
  var files: FilesDocument
  var days: [DayDocument]
  var entries: [EntryDocument] = []
  var photos: [PhotoDocument] = []
  var leftOut: [LeftOutDocument]
  var tracks: [TrackDocument]
  var places: [PlaceDocument]
  var events: [EventDocument]?
  var travellers: [TravellerDocument]?
  var attractions: [AttractionDocument]?
  var expenses: [ExpenseDocument]?
  var budget: BudgetDocument?

  init(_ plan: TripPlan, names: LocalizedNames, generator: String) {
    self.generator = generator
    today = plan.today.description
    title = names.title
    icon = plan.profile.icon
    state = plan.toldState.rawValue
    start = plan.dates?.start.value.description
    end = plan.dates?.end.value.description
    outings = plan.dates?.outings == nil ? nil : true
    currency = plan.money.currency?.code
    language = plan.profile.language
    countries = plan.countries.isEmpty ? nil : plan.countries
    presence = TripSummary.Country.all(of: plan).map(PresenceDocument.init).nonEmpty
    totals = TotalsDocument(plan)
    files = FilesDocument(plan)
    days = plan.days.map { DayDocument($0, called: names.title(of: $0), of: plan) }
    // What somebody chose not to show is nobody's business.
    leftOut = plan.publishedLeftOut.map(LeftOutDocument.init)
    tracks = plan.way.tracks.map(TrackDocument.init)
    places = plan.places.map { PlaceDocument($0, of: plan) }
    let itinerary = plan.itinerary
    events = itinerary.events.isEmpty ? nil : itinerary.events.map { EventDocument($0, of: plan) }
    travellers = plan.profile.travellers.isEmpty ? nil : plan.profile.travellers.map(TravellerDocument.init)
    attractions =
      itinerary.attractions.isEmpty ? nil : itinerary.attractions.map { AttractionDocument($0, of: plan) }
    let accepted = plan.profile.travellers.filter { $0.status == .accepted }.map(\.name)
    if let budget = plan.money.budget, !budget.isTotalsOnly {
      expenses = budget.expenses.map {
        ExpenseDocument($0, travellers: accepted) { plan[$0].publishedFile }
      }
    }
    budget = plan.money.budget.map(BudgetDocument.init)
  }
}

/// The other files for machines, from the folder of this one.
struct FilesDocument: Encodable {
  var track: String?
  var places: String?
  var expenses: String?
  var calendar: String?
  var feed: String?

  init(_ trip: TripPlan) {
    func text(_ path: OutputPath?) -> String? { path.map { trip.fromRoot($0).text } }
    track = text(trip.addresses.gpx)
    places = text(trip.addresses.geojson)
    expenses = text(trip.addresses.expenses)
    calendar = text(trip.addresses.ics)
    feed = text(trip.addresses.feed)
  }
}

struct DayDocument: Encodable {
  var date: String
  var number: Int?
  var page: String
  var title: String?
  var metres: Double?
  var flownMetres: Double?
  var ascent: Double?
  var descent: Double?
  var movingSeconds: Int?
  var spent: String?
  var left: String?
  var allowance: String?
  var weather: WeatherDocument?

  init(_ day: DayPlan, called title: String?, of trip: TripPlan) {
    date = day.date.description
    number = day.number
    page = trip.fromRoot(day.page).text
    self.title = title
    let way = day.way?.figures
    metres = way.map { rounded($0.metres, 0) }
    flownMetres = day.flown > 0 ? rounded(day.flown, 0) : nil
    ascent = way?.ascent.map { rounded($0, 0) }
    descent = way?.descent.map { rounded($0, 0) }
    movingSeconds = way?.movingSeconds
    spent = day.money?.spent.decimal
    let budget = trip.money.budget
    left = budget?.known(day.money?.left)?.decimal
    allowance = budget?.isPartial == false ? day.money?.allowance?.decimal : nil
    weather = day.weather.map { WeatherDocument($0.value) }
  }
}

struct WeatherDocument: Encodable {
  var words: String?
  var high: Double?
  var low: Double?
  var rain: Double?
  var source: String?

  init(_ weather: DayWeather) {
    words = weather.words
    high = weather.high.map { rounded($0, 1) }
    low = weather.low.map { rounded($0, 1) }
    rain = weather.rain.map { rounded($0, 1) }
    source = weather.source
  }
}

struct EntryDocument: Encodable {
  var page: String
  var file: String
  var title: String
  var day: String
  var time: String?
  var tags: [String]
  var `where`: WhereDocument?

  init(_ entry: EntryPlan, of trip: TripPlan) {
    `where` = entry.locality.map(WhereDocument.init)
    page = trip.fromRoot(entry.page).text
    file = entry.publishedFile
    title = entry.title.value
    day = entry.day.value.description
    time = entry.time?.value.description
    tags = entry.tags
  }
}

struct TrackDocument: Encodable {
  var file: String
  var recordedMetres: Double
  var metres: Double
  var ascent: Double?
  var descent: Double?
  var seconds: Int?
  var movingSeconds: Int?

  init(_ track: TrackPlan) {
    file = track.publishedFile
    recordedMetres = rounded(track.recordedMetres, 1)
    metres = rounded(track.figures.metres, 0)
    ascent = track.figures.ascent.map { rounded($0, 0) }
    descent = track.figures.descent.map { rounded($0, 0) }
    seconds = track.figures.seconds
    movingSeconds = track.figures.movingSeconds
  }
}

struct PlaceDocument: Encodable {
  var title: String
  var latitude: Double
  var longitude: Double
  var category: String?
  var address: String?
  var page: String
  var `where`: WhereDocument?

  init(_ place: PlacePlan, of trip: TripPlan) {
    `where` = place.locality.map(WhereDocument.init)
    title = place.title
    latitude = rounded(place.coordinate.latitude, 6)
    longitude = rounded(place.coordinate.longitude, 6)
    category = place.category
    address = place.address
    page = trip.fromRoot(place.page).text
  }
}

/// What a position is called on any map.
struct WhereDocument: Encodable {
  var town: String?
  var quarter: String?
  var metresFromTown: Double?
  var region: String?
  var country: String?
  var sea: String?

  init(_ place: Locality) {
    town = place.town
    quarter = place.quarter
    metresFromTown = place.town == nil || place.isInTown ? nil : place.metres.rounded()
    region = place.region
    country = place.country
    sea = place.sea
  }
}

/// A number to so many decimals: more would only be noise of the arithmetic.
func rounded(_ number: Double, _ decimals: Int) -> Double {
  var scale = 1.0
  for _ in 0..<decimals { scale *= 10 }
  return (number * scale).rounded() / scale
}
