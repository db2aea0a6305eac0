import TrackFigures
package import TripModel

/// What is known of a day when somebody is about to write about it.
package struct DayFacts: Sendable {
  package let date: LocalDate
  package private(set) var figures: [WritingPrompt.Figure: Int] = [:]
  package private(set) var circumstances: Set<WritingPrompt.Circumstance> = []
  package private(set) var texts: [WritingPrompt.Blank: String] = [:]
  private let kind: String?
  private var weatherWords: Set<String> = []

  /// `place` and `kind` are what the new entry says of itself; of `weather` that is taken of a day which nothing else
  /// made one of the trip's so far.
  package init(
    _ date: LocalDate, of plan: TripPlan, place: String?, kind: String?, weather: [DayWeather] = []
  ) {
    self.date = date
    self.kind = kind?.lowercased()
    let day = plan.days.first { $0.date == date }
    takePhotos((day?.photos ?? []).map { plan[$0] })
    takePlace(place, day, plan)
    takeMoney(plan)
    takePeople(plan)
    takeJourney(plan)
    takeEntries((day?.entries ?? []).map { plan[$0] }, plan)
    takeWeather(day?.weather?.value ?? weather.first { $0.date == date }, plan.profile.units)
  }

  func meets(_ need: WritingPrompt.Need) -> Bool {
    switch need {
    case .atLeast(let figure, let minimum): figures[figure] ?? 0 >= minimum
    case .circumstance(let circumstance): circumstances.contains(circumstance)
    case .kind(let kinds): kind.map(kinds.contains) ?? false
    case .weather(let words): !weatherWords.isDisjoint(with: words)
    }
  }

  private mutating func take(
    _ figure: WritingPrompt.Figure, _ count: Int, as blank: WritingPrompt.Blank? = nil
  ) {
    figures[figure] = count
    if let blank, count > 0 { texts[blank] = String(count) }
  }

  private mutating func takePhotos(_ photos: [PhotoPlan]) {
    take(.photos, photos.count, as: .photos)
    let times = photos.compactMap { $0.taken?.value.local.time }
    texts[.first] = times.first?.hourAndMinute
    texts[.last] = times.last?.hourAndMinute
    if photos.isEmpty { circumstances.insert(.noPhotos) }
    if let first = times.first, (4..<7).contains(first.hour) { circumstances.insert(.early) }
    if let last = times.last, last.hour >= 21 { circumstances.insert(.late) }
  }

  private mutating func takePlace(_ place: String?, _ day: DayPlan?, _ plan: TripPlan) {
    let stops = day?.route.stops ?? []
    let names = stops.compactMap(\.name?.value)
    take(.stops, stops.count, as: .stops)
    let busiest = stops.filter { $0.name != nil }.max { $0.photos.count < $1.photos.count }
    let name = place ?? day?.entries.lazy.compactMap { plan[$0].placeName }.last ?? busiest?.name?.value
    texts[.place] = name
    if names.count > 1, names.first != names.last {
      texts[.from] = names.first
      texts[.to] = names.last
    }
    takeLength(of: day, in: plan.profile.units)
    guard let name = name?.lowercased() else { return }
    let earlier = plan.days.contains { other in
      other.date < date && other.route.stops.contains { $0.name?.value.lowercased() == name }
    }
    if earlier { circumstances.insert(.beenBefore) }
  }

  /// What was recorded, else the straight lines between the places.
  private mutating func takeLength(of day: DayPlan?, in units: Units) {
    let lines = day?.route.legs.filter { $0.kind != .planned && !$0.isBeside }.map(\.points.metresAlong)
    guard let metres = day?.way?.figures.metres ?? lines?.reduce(0, +), metres >= 1000, metres < 4e7 else {
      return
    }
    take(.kilometres, Int(metres / 1000))
    switch units {
    case .kilometres: texts[.distance] = "\(Int((metres / 1000).rounded())) km"
    case .miles: texts[.distance] = "\(Int((metres / 1609.344).rounded())) mi"
    }
  }

  private mutating func takeMoney(_ plan: TripPlan) {
    let expenses = (plan.money.budget?.expenses ?? []).filter { $0.day == date && !$0.expense.isRefund }
    take(.expenses, expenses.count)
    guard let first = expenses.first else { return }
    let spent = expenses.dropFirst().reduce(first.amount.value) { $0 + $1.amount.value }
    texts[.spent] = "\(spent.decimal) \(spent.currency.code)"
    let dearest = expenses.max { $0.amount.value.minorUnits < $1.amount.value.minorUnits }
    guard let dearest, dearest.expense.what != dearest.expense.category else { return }
    texts[.bought] = dearest.expense.what
    texts[.cost] = "\(dearest.expense.amount.decimal) \(dearest.expense.amount.currency.code)"
  }

  /// The travellers take turns from day to day.
  private mutating func takePeople(_ plan: TripPlan) {
    let names = plan.profile.travellers.filter { $0.status == .accepted }.map(\.name)
    take(.travellers, names.count)
    if names.count == 1 { circumstances.insert(.alone) }
    guard names.count > 1 else { return }
    let turn = date.dayNumber % names.count
    texts[.who] = names[turn < 0 ? turn + names.count : turn]
  }

  private mutating func takeJourney(_ plan: TripPlan) {
    guard let dates = plan.dates else {
      circumstances.insert(.firstDay)
      return
    }
    if date == dates.start.value { circumstances.insert(.firstDay) }
    if dates.hasWrittenEnd, date == dates.end.value { circumstances.insert(.lastDay) }
    let number = date - dates.start.value + 1
    if number >= 1 { take(.day, number, as: .day) }
  }

  private mutating func takeEntries(_ today: [EntryPlan], _ plan: TripPlan) {
    texts[.weather] = today.lazy.compactMap(\.weather).last
    if !today.isEmpty { circumstances.insert(.anotherEntry) }
    guard let last = today.last ?? plan.journal.entries.last(where: { $0.day.value < date }) else { return }
    texts[.before] = last.title.value
    if today.isEmpty { take(.gap, date - last.day.value, as: .gap) }
  }

  /// As the newest entry of the day says, else as `weather.yml` does: in its words, or by its figures.
  private mutating func takeWeather(_ weather: DayWeather?, _ units: Units) {
    texts[.weather] = texts[.weather] ?? weather?.words ?? weather?.high.map { Self.degrees($0, units) }
    weatherWords = Set((texts[.weather] ?? "").lowercased().split { !$0.isLetter }.map(String.init))
    if let rain = weather?.rain, rain >= Self.wet { weatherWords.insert("rain") }
    if let high = weather?.high, high >= Self.hot { weatherWords.insert("hot") }
    if let high = weather?.high, high <= Self.cold { weatherWords.insert("cold") }
    if let low = weather?.low, low <= 0 { weatherWords.insert("frost") }
  }

  /// Millimetres of rain of which one speaks, and degrees Celsius that one feels.
  private static let (wet, hot, cold) = (1.0, 28.0, 5.0)

  private static func degrees(_ celsius: Double, _ units: Units) -> String {
    switch units {
    case .kilometres: "\(Int(celsius.rounded())) °C"
    case .miles: "\(Int((celsius * 1.8 + 32).rounded())) °F"
    }
  }
}
