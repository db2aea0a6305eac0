import Markdown
package import SiteOutput
import TrackFigures
import TripModel

/// A stop of a plan: a summary has stops of its own.
package typealias PlannedStop = Stop

extension TripSummary {
  /// `plan` is that for readers; the others say what things are called in its language, where nobody has named them.
  package static func sumUp(
    _ plan: TripPlan, title: String? = nil, dayTitle: (DayPlan) -> String? = { $0.title?.value },
    stopName: (PlannedStop) -> String? = { $0.name?.value }
  ) -> TripSummary {
    let (profile, figures) = (plan.profile, plan.figures)
    let isTitleWritten = if case .written = profile.title.reason { true } else { false }
    let stops = plan.way.route.stops.map { stop in
      Stop(
        name: stopName(stop), spot: Spot(stop.coordinate, stop.locality), days: stop.days,
        page: stop.place.map { plan.fromRoot(plan[$0].page) }, isPlanned: stop.isOnlyPlanned)
    }
    var times = FeedTimes(plan.journal.entries).all.makeIterator()
    let items = plan.items.compactMap { item -> Item? in
      guard var listed = item.summary else { return nil }
      listed.page = plan.fromRoot(listed.page)
      let text = listed.text ?? ""
      listed.text = text.isEmpty ? nil : text.cut(at: Item.maxText)
      if listed.kind == .entry { listed.time = times.next() }
      return listed
    }
    let tags = plan.journal.tags.map { Tag(name: $0.name, page: plan.fromRoot($0.page), count: $0.count) }
    return TripSummary(
      title: title ?? profile.title.value, isTitleWritten: isTitleWritten, description: profile.description,
      icon: profile.icon, category: profile.category, language: profile.language, state: plan.toldState,
      isOnTheWay: plan.isOnTheWay, isListed: plan.publication.isListed, start: plan.dates?.start.value,
      end: plan.dates?.end.value, isOneJourney: plan.dates.map { $0.outings == nil } ?? false,
      cover: plan.media.cover.map { Cover(of: $0.value, in: plan) },
      other: plan.otherCover.map { Cover(of: $0, in: plan) },
      shapes: plan.wayShapes,
      addresses: TripAddresses.choose(for: plan, in: []), travellers: profile.travellers,
      people: profile.people.map { $0.moved(plan.fromRoot) },
      totals: Totals.count(in: plan), countries: Country.all(of: plan),
      days: zip(plan.days, figures.days).map { Day($0, $1, called: dayTitle($0), in: plan) },
      stops: stops, items: items, tags: tags)
  }
}

extension TripPlan {
  /// The way as a sketch has it; none of a trip without a map.
  package var wayShapes: [TripSummary.Shape] {
    addresses.map == nil ? [] : WayShapes.shapes(of: way.route.legs.map(\.points))
  }

  /// An address as it is from where the trip's pages begin.
  package func fromRoot(_ path: OutputPath) -> OutputPath {
    let depth = addresses.home.parts.count - 1
    return depth == 0 ? path : .file(path.parts.dropFirst(depth).map(String.init))
  }

  /// The cover of the first day that is called by another picture than the trip, where that fills the top of a page; else
  /// the one in the middle of those that do, which is no second shot of the same.
  fileprivate var otherCover: PhotoID? {
    guard let cover = media.cover?.value else { return nil }
    func fillsTop(_ photo: PhotoID) -> Bool {
      guard photo != cover, !self[photo].photo.isClip, let largest = self[photo].derivatives.last else {
        return false
      }
      return largest.width >= 1200 && largest.width * 4 >= largest.height * 5
    }
    if let ofDay = days.compactMap(\.cover?.value).first(where: fillsTop) { return ofDay }
    let others = media.pictures.map(\.id).filter(fillsTop)
    return others.isEmpty ? nil : others[others.count / 2]
  }

  /// What somebody says that a picture shows, below it or in a text: nil where nobody does.
  fileprivate func description(of photo: PhotoID) -> String? {
    if let caption = self[photo].caption?.value, !caption.isEmpty { return caption }
    let texts = journal.entries.lazy.filter { $0.pictures.values.contains(photo) }
    return texts.flatMap { entry in
      entry.body.images.lazy.filter { entry.pictures[$0.source] == photo }.map(\.alternative)
    }.first { !$0.unlessCameraName.isEmpty }
  }
}

extension TripSummary.Cover {
  fileprivate init(of photo: PhotoID, in plan: TripPlan) {
    alternative = plan.description(of: photo)
    sizes = plan[photo].derivatives.map { $0.moved(plan.fromRoot) }
  }
}

extension DerivativePlan {
  /// The same at another address.
  func moved(_ move: (OutputPath) -> OutputPath) -> DerivativePlan {
    var size = self
    size.path = move(path)
    return size
  }
}

extension PersonProfile {
  /// With the pictures at other addresses.
  func moved(_ move: (OutputPath) -> OutputPath) -> PersonProfile {
    var profile = self
    profile.portrait = portrait.map { $0.moved(move) }
    return profile
  }
}

extension TripSummary.Day {
  fileprivate init(_ day: DayPlan, _ figures: TripFigures.Day, called title: String?, in plan: TripPlan) {
    self.init(
      date: day.date, number: day.number, title: title, page: plan.fromRoot(day.page),
      towns: day.towns, entries: day.entries.count, words: figures.words, photos: figures.photos,
      metres: day.way.map { Int($0.figures.metres.rounded()) })
  }
}

extension TripSummary.Totals {
  package static func count(in plan: TripPlan) -> TripSummary.Totals {
    let figures = plan.figures
    let clips = plan.media.pictures.count(where: \.photo.isClip)
    return TripSummary.Totals(
      days: plan.dates?.count ?? plan.days.count, nights: figures.nights,
      entries: plan.journal.entries.count, words: figures.words, photos: plan.media.pictures.count - clips,
      clips: clips,
      // How far the places of pictures are from each other counts where the trip's own page of figures tells it.
      ways: (figures.tellsDistances || plan.hasFigures ? figures.manners : []).map { manner in
        TripSummary.Way(
          mode: manner.mode, recordedMetres: Int((manner.recorded?.metres ?? 0).rounded()),
          straightMetres: Int(manner.straightMetres.rounded()))
      }, spent: plan.money.budget?.spent, undatedMetres: Int(figures.undatedMetres.rounded()))
  }
}

extension TripSummary.Country {
  /// In the order in which the way came to them.
  package static func all(of plan: TripPlan) -> [TripSummary.Country] {
    var days: [String: Set<LocalDate>] = [:]
    func add(_ place: Locality?, _ more: [LocalDate]) {
      if let country = place?.country { days[country, default: []].formUnion(more) }
    }
    for stop in plan.way.route.stops { add(stop.locality, stop.days) }
    for entry in plan.journal.entries { add(entry.locality, [entry.day.value]) }
    for photo in plan.media.pictures { add(photo.locality, [photo.day?.value].compactMap(\.self)) }
    let visited = Set(plan.visitedCountries)
    days = DaysBetween.filled(days, plan.dates)
    // Where nobody was yet, and where nothing has a day, that is no reason to say so.
    if let country = plan.onlyCountry, days[country, default: []].contains(where: { $0 <= plan.today }) {
      days[country, default: []].formUnion(plan.ownDaysSoFar)
    }
    return plan.countries.map {
      TripSummary.Country(code: $0, days: (days[$0] ?? []).sorted(), isPlanned: !visited.contains($0))
    }
  }
}

extension TripSummary.Item {
  /// Characters of a text that are looked through: a long entry has half as many.
  fileprivate static let maxText = 12_000
}

extension TripSummary.Spot {
  /// Nil where nothing tells it.
  init?(_ position: Coordinate?, _ locality: Locality?) {
    guard position != nil || locality?.country != nil || locality?.region != nil else { return nil }
    self.init(
      position: position?.rounded, town: locality?.town, region: locality?.region, country: locality?.country)
  }
}

extension Coordinate {
  /// As it is published: a tenth of a metre.
  fileprivate var rounded: Coordinate {
    func cut(_ degrees: Double) -> Double { (degrees * 1_000_000).rounded() / 1_000_000 }
    return Coordinate(latitude: cut(latitude), longitude: cut(longitude)) ?? self
  }
}
