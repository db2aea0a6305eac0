import SiteLanguage
import TripModel
import TripPlanning

/// A sign in a day's cell of the calendar: what the day holds of one kind.
struct CalendarSign {
  /// In the order in which they stand; the names are those of the symbols.
  enum Symbol: String, CaseIterable {
    case entry, photo, way, place, event, idea, money

    var meaning: Phrase {
      switch self {
      case .entry: .signWords
      case .photo: .signPhotos
      case .way: .signWay
      case .place: .signStops
      case .event: .signEvents
      case .idea: .signIdeas
      case .money: .signMoney
      }
    }

    /// Whether it tells of a plan.
    fileprivate var isPlanned: Bool {
      switch self {
      case .way, .event, .idea, .money: true
      case .entry, .photo, .place: false
      }
    }
  }

  var symbol: Symbol
  /// Beside the sign: as short as can be.
  var figure: String
  /// For who cannot see the sign.
  var spoken: String
}

/// A day of the trip in its cell of the calendar, and in the list that narrow screens have below it.
struct CalendarDay {
  let scope: PageScope
  let day: DayPlan
  /// What it holds: said to who does not see the cell, which shows but a part of it.
  private(set) var signs: [CalendarSign] = []

  init(scope: PageScope, day: DayPlan) {
    self.scope = scope
    self.day = day
    signs = made
  }

  private var words: Words { scope.words }

  /// Whether the day is still to come.
  var isComing: Bool { day.date > scope.site.plan.today }

  /// What may be spent on a day to come, beside what is booked for it; nil for any other, and where nothing is left or
  /// nobody knows whether it is.
  var allowance: Money? {
    guard isComing, scope.plan.money.budget?.isPartial == false, let money = day.money,
      let allowance = money.allowance
    else { return nil }
    let left = allowance - money.spent
    return left.minorUnits > 0 ? left : nil
  }

  /// Whether its cell would hold nothing but its date, whatever the day is called.
  var isStill: Bool { day.isQuiet && signs.isEmpty && day.weather == nil && place == nil }

  /// The signs that are seen: of a day that is over how far it was, since the rest is read on its
  /// page, and of one with nothing to look at all of them; of any other what is planned for it.
  var shown: [CalendarSign] {
    guard day.date < scope.site.plan.today else { return signs.filter { $0.symbol.isPlanned } }
    let isBare = day.cover == nil && day.route.isEmpty
    return isBare ? signs : signs.filter { $0.symbol == .way }
  }

  private var made: [CalendarSign] {
    var signs: [CalendarSign] = []
    func add(_ symbol: CalendarSign.Symbol, _ figure: String, _ spoken: String) {
      signs.append(CalendarSign(symbol: symbol, figure: figure, spoken: spoken))
    }
    func count(_ symbol: CalendarSign.Symbol, _ number: Int, _ phrase: Phrase) {
      if number > 0 { add(symbol, words.numbers.whole(number), words.counted(phrase, number)) }
    }
    let written = day.entries.reduce(0) { $0 + scope.plan[$1].wordCount }
    if written == 0 {
      count(.entry, day.entries.count, .countEntries)
    } else if written >= Self.fewestWords {
      count(.entry, written, .countWords)
    }
    if !day.photos.isEmpty {
      let photos = day.photos.map { scope.plan[$0] }
      add(.photo, words.numbers.whole(photos.count), scope.counted(photos))
    }
    if let distance = DayDistance(besideTitleOf: day, on: scope) {
      add(.way, distance.short, distance.told)
    }
    count(.place, day.route.stops.count, .countStops)
    // Who only leaves a room has nothing booked for the day.
    let events = day.events.map { scope.plan[$0] }.count {
      $0.kind != .hotel || $0.phase(on: day.date) != .ends
    }
    count(.event, events, .countEvents)
    count(.idea, day.committed.count, .countIdeas)
    if let money = day.money, money.spent.minorUnits != 0 {
      add(.money, words.money.rounded(money.spent), words.money.text(money.spent))
    }
    // Of a day to come that is paid for in part the rest may still be spent.
    if let allowance {
      let text = words(.allowanceUpTo, ["amount": words.money.rounded(allowance)])
      add(.money, text, text)
    }
    return signs
  }

  /// So few words of a day are a caption: to count them says nothing.
  static let fewestWords = 50

  /// What it is called; of a day that only its date tells from others how many pictures it has, since a caption is the
  /// name of one of them, else its weekday.
  private var title: String { ownTitle ?? pictures ?? words.dates.weekdayNames[day.date.weekday - 1].long }
  private var ownTitle: String? { scope.ownTitle(of: day) }
  private var pictures: String? {
    day.photos.isEmpty ? nil : scope.counted(day.photos.map { scope.plan[$0] })
  }

  /// What is told of it below its title: the towns, else what its picture is called.
  private var place: String? {
    scope.towns(of: day, besides: title) ?? scope.pictureTitle(of: day, upTo: Self.lengthOfCaption)
  }

  /// Characters: two lines.
  private static let lengthOfCaption = 60

  /// The cell's content; below the heading of a year its date has the month.
  func record(isToday: Bool, isInYear: Bool = false) -> Record {
    let number = scope.plan.toldNumber(of: day).map { words(.dayNumber, ["number": words.numbers.whole($0)]) }
    return [
      "href": .text(scope.link(day.page)), "iso": .text(day.date.description),
      "dayOfMonth": .text(isInYear ? words.dates.tiny(day.date) : String(day.date.day)),
      "date": .text(words.dates.plain(day.date)),
      "number": TemplateValue(number), "title": .text(title),
      "place": TemplateValue(place), "picture": picture, "mapHTML": map,
      "isWhole": .flag(day.cover.map { scope.plan[$0.value].isGraphic } ?? false),
      "signs": TemplateValue(signs.filter { $0.spoken != title }.map(Self.record)),
      "shown": TemplateValue(shown.map(Self.record)),
      "isToday": .flag(isToday),
      // Beside a title that is the weekday it would be said twice.
      "weekday": TemplateValue(
        (ownTitle ?? pictures).map { _ in words.dates.weekdayNames[day.date.weekday - 1].short }),
      "weather": weather,
    ]
  }

  /// The sign of its weather and how warm it became; all of it in words for who does not see them.
  private var weather: TemplateValue {
    let line = WeatherLine(scope: scope, weather: day.weather?.value)
    guard let spoken = line.text else { return .none }
    let record: Record = [
      "signHTML": TemplateValue(WeatherSigns.html(day.weather?.value)), "spoken": .text(spoken),
      "figure": TemplateValue(warmest ?? line.high),
    ]
    return .record(record)
  }

  /// The highest degrees that its entries tell, where nobody measured them and several do.
  private var warmest: String? {
    guard day.weather?.value.high == nil else { return nil }
    let told = day.entries.compactMap { scope.plan[$0].weather.flatMap(WeatherSigns.degrees) }
    func number(_ text: String) -> Int {
      Int(text.replacing("−", with: "-").prefix { $0 == "-" || $0.isASCII && $0.isNumber }) ?? .min
    }
    // Degrees of two scales are not compared.
    return Set(told.map(\.last)).count == 1 ? told.max { number($0) < number($1) } : nil
  }

  private static func record(_ sign: CalendarSign) -> Record {
    ["symbol": .text(sign.symbol.rawValue), "figure": .text(sign.figure), "spoken": .text(sign.spoken)]
  }

  /// Of a very long trip the pictures would weigh more than all the rest.
  private static let maxPictured = 400
  /// A drawn map weighs more than the address of a picture.
  private static let maxDrawn = 31

  private var picture: TemplateValue {
    guard let cover = day.cover, scope.plan.days.count <= Self.maxPictured else { return .none }
    return .record(scope.picture(scope.plan[cover.value], use: .cell, alternative: ""))
  }

  private var map: TemplateValue {
    guard day.cover == nil, scope.plan.days.count <= Self.maxDrawn else { return .none }
    let map = TripMap(scope: scope, name: "day-\(day.date)").cell(of: day)
    return TemplateValue(map ?? day.vignette(on: scope))
  }
}
