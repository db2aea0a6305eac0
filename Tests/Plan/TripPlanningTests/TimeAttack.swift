import Diagnostics
import Foundation
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

/// Who looks for a home by times: of each day from home there is known when the way left the circle, and where. What
/// is published of that day with an hour and without a place may be of the door. Where seconds are most nearly in
/// proportion to distances, there is the home.
///
/// Whoever knows how circles are made knows in which ring around its middle to look.
enum TimeAttack {
  private typealias Spot = Neighbourhood.Spot

  /// A day's way out of the circle, and the last hour before it that may be of home.
  private struct Way {
    var rim: Spot
    var left: Int
    var door: Int?
  }

  /// Metres by which the attack errs on average: with what is published, and with the hours as they were.
  static func errors(
    homes count: Int, kilometresAnHour: Double
  ) throws -> (published: Double, kept: Double, ways: Int) {
    var dice = Dice(state: 45 + UInt64(kilometresAnHour))
    var (published, kept, homes, ways) = (0.0, 0.0, 0, Int.max)
    while homes < count {
      let network = StreetNetwork(&dice)
      let middle = network.corners.indices.filter { hypot(network.corners[$0].x, network.corners[$0].y) < 6 }
      for _ in 0..<20 where homes < count {
        guard let corner = dice.any(of: middle) else { continue }
        let door = network.corners[corner]
        let home = PrivatePlace(
          .home, at: try Neighbourhood.place(door), metres: 5000,
          shift: CircleShift(turn: dice.part(), reach: dice.part()))
        guard let trip = try trip(from: corner, of: network, home, kilometresAnHour, &dice) else { continue }
        let plan = TripPlanner.plan(trip, today: try day("2026-12-31")).plan
        let (told, were) = (self.ways(of: plan), self.ways(of: plan, with: trip))
        homes += 1
        ways = min(ways, told.count, were.count { $0.door != nil })
        for (isPublished, ways) in [(true, told), (false, were)] {
          let guess = guess(ways, around: Neighbourhood.spot(home.circle.middle))
          let metres = 1000 * hypot(guess.x - door.x, guess.y - door.y)
          if isPublished { published += metres } else { kept += metres }
        }
      }
    }
    return (published / Double(homes), kept / Double(homes), ways)
  }

  // MARK: - What happens

  /// A day for each way, each at an hour of its own.
  private static func trip(
    from corner: Int, of network: StreetNetwork, _ home: PrivatePlace, _ kilometresAnHour: Double,
    _ dice: inout Dice
  ) throws -> Trip? {
    let ways = network.ways(from: corner)
    let far = network.corners.indices.filter {
      network.distance(corner, $0) > 17 && ways.minutes[$0].isFinite
    }
    guard !far.isEmpty else { return nil }
    var trip = Trip(settings { $0.privatePlaces = [home] })
    for number in 0..<28 {
      guard let aim = dice.any(of: far) else { return nil }
      let points = Neighbourhood.sampled(ways.way(to: aim).map { network.corners[$0] }, every: 1)
      let date = try day("2026-05-01") + number
      let start = Moment(
        local: LocalDateTime(date: date, time: .midnight) + 6 * 3600 + dice.number(12 * 3600), offset: .utc)
      let begins = start.instant(assuming: .utc)
      // Fast here and slow there: a sixth off on the whole, now and then a third.
      let noise = (0..<6).reduce(-3.0) { sum, _ in sum + dice.part() } * 0.212
      var seconds = 0.0
      var last = points[0]
      let recorded = try points.map { point in
        seconds += hypot(point.x - last.x, point.y - last.y) / kilometresAnHour * 3600 * (1 + noise)
        last = point
        return TrackPoint(
          coordinate: try Neighbourhood.place(point), instant: Instant(seconds: begins.seconds + Int(seconds))
        )
      }
      trip.tracks.append(Track(file: "tracks/\(number).gpx", segments: [recorded]))
      let before = start.local + -(5 + dice.number(240))
      try add(before, number, home, to: &trip)
    }
    return trip
  }

  /// What there is of the door, in turn: a photo, one of a camera without a receiver, coffee, a departure, words.
  private static func add(_ clock: LocalDateTime, _ number: Int, _ home: PrivatePlace, to trip: inout Trip)
    throws
  {
    let when = DayAndTime(date: clock.date, time: clock.time, offset: .utc)
    let digits = "\(clock.date)\(clock.time.description)".filter(\.isNumber)
    var made = try photo("photos/IMG_\(digits)_\(number).jpg", nil, at: number % 5 == 1 ? nil : home.middle)
    (made.cameraClock, made.offset, made.timeSource) = (clock, .utc, .original)
    if number % 5 < 2 { trip.photos.append(made) }
    switch number % 5 {
    case 2:
      var coffee = try expense("2026-05-01", 250)
      coffee.when = when
      trip.budget = Budget(expenses: (trip.budget?.expenses ?? []) + [coffee])
    case 3:
      var made = TripEvent(
        kind: .direction, title: "To \(number)", start: TripEvent.Time(when),
        place: SourcePlace(file: "itinerary.yml"))
      if number.isMultiple(of: 2) {
        made.from = Written(NamedPlace(name: "Home", coordinate: home.middle), at: made.source)
      }
      trip.events.append(made)
    case 4:
      trip.entries.append(
        try entry(
          "journal/\(clock.date)-\(digits).md", time: .moment(Moment(local: clock, offset: .utc)),
          title: "Off"))
    default: break
    }
  }

  // MARK: - What is read

  /// All ways, each with the last hour that is published of its day and may be of the door.
  private static func ways(of plan: TripPlan) -> [Way] {
    var hours = plan.media.photos.filter { $0.position == nil }.compactMap { $0.taken?.value }
    hours += plan.media.photos.flatMap { clocks(in: $0.page.text) + clocks(in: $0.publishedFile) }
    hours += plan.journal.entries.filter { $0.position == nil }.compactMap { $0.time?.value }
    hours += plan.journal.entries.flatMap { clocks(in: $0.page.text) + clocks(in: $0.publishedFile) }
    hours += plan.itinerary.events.compactMap { event in
      event.start.time.map { Moment(local: LocalDateTime(date: event.start.day, time: $0), offset: .utc) }
    }
    hours += (plan.money.budget?.expenses ?? []).compactMap(\.expense.when.moment)
    hours += plan.days.flatMap { day in
      day.timeline.compactMap { item in
        item.time.map { Moment(local: LocalDateTime(date: day.date, time: $0), offset: .utc) }
      }
    }
    return rims(of: plan, hours.map { $0.instant(assuming: .utc).seconds })
  }

  /// The same with the hours that the traveller's folder holds.
  private static func ways(of plan: TripPlan, with trip: Trip) -> [Way] {
    let entries = trip.entries.compactMap { entry -> Moment? in
      if case .moment(let moment) = entry.time { moment } else { nil }
    }
    let hours =
      trip.photos.compactMap { $0.cameraClock.map { Moment(local: $0, offset: .utc) } } + entries
      + trip.events.compactMap(\.start.when.moment) + (trip.budget?.expenses ?? []).compactMap(\.when.moment)
    return rims(of: plan, hours.map { $0.instant(assuming: .utc).seconds })
  }

  private static func rims(of plan: TripPlan, _ hours: [Int]) -> [Way] {
    plan.way.tracks.compactMap { track in
      guard let first = track.segments.last?.runs.first?.first, let left = first.instant?.seconds else {
        return nil
      }
      let door = hours.filter { $0 < left && left - $0 < 2 * 3600 }.max()
      return Way(rim: Neighbourhood.spot(first.coordinate), left: left, door: door)
    }
  }

  /// `img-20260501-094512` in an address, or `IMG_20260501094512` in a name.
  private static func clocks(in text: String) -> [Moment] {
    text.matches(of: #/(20\d\d)-?(\d\d)-?(\d\d)[-_ ]?(\d\d)(\d\d)(\d\d)/#).compactMap { match in
      guard let date = LocalDate(iso: "\(match.1)-\(match.2)-\(match.3)"), let hour = Int(match.4),
        let minute = Int(match.5), let second = Int(match.6),
        let time = LocalTime(hour: hour, minute: minute, second: second)
      else { return nil }
      return Moment(local: LocalDateTime(date: date, time: time), offset: .utc)
    }
  }

  // MARK: - The search

  /// The spot of the ring for which the paces of all ways are most alike. Where no hour of home is known, one leaves
  /// every day at the same time.
  private static func guess(_ ways: [Way], around middle: Spot) -> Spot {
    let timed = ways.filter { $0.door != nil }
    let isTimed = timed.count >= 6
    let times: [(rim: Spot, seconds: Double)] = (isTimed ? timed : ways).map { way in
      (way.rim, Double(isTimed ? way.left - (way.door ?? 0) : way.left % 86_400))
    }
    var best = (error: Double.infinity, spot: middle)
    for east in stride(from: -5.0, through: 5, by: 0.5) {
      for north in stride(from: -5.0, through: 5, by: 0.5) where (2.9...5).contains(hypot(east, north)) {
        let spot = (x: middle.x + east, y: middle.y + north)
        let error = isTimed ? unlikePaces(times, spot) : unlikeStarts(times, spot)
        if error < best.error { best = (error, spot) }
      }
    }
    return best.spot
  }

  private static func unlikePaces(_ times: [(rim: Spot, seconds: Double)], _ spot: Spot) -> Double {
    let paces = times.map { log(max(30, $0.seconds) / max(0.3, hypot($0.rim.x - spot.x, $0.rim.y - spot.y))) }
    let median = paces.sorted()[paces.count / 2]
    // Strays are discounted.
    return paces.reduce(0) { $0 + min(1, abs($1 - median)) }
  }

  /// By squares, with a pace between 20 and 80 km/h.
  private static func unlikeStarts(_ times: [(rim: Spot, seconds: Double)], _ spot: Spot) -> Double {
    let distances = times.map { hypot($0.rim.x - spot.x, $0.rim.y - spot.y) }
    let count = Double(times.count)
    let far = distances.reduce(0, +) / count
    let late = times.reduce(0) { $0 + $1.seconds } / count
    let (square, product) = zip(distances, times).reduce(into: (0.0, 0.0)) { sum, one in
      sum.0 += (one.0 - far) * (one.0 - far)
      sum.1 += (one.0 - far) * (one.1.seconds - late)
    }
    let pace = min(180, max(45, square > 1e-9 ? product / square : 80))
    return zip(distances, times).reduce(0) { sum, one in
      let off = one.1.seconds - late - pace * (one.0 - far)
      return sum + off * off
    }
  }
}
