import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// A place to go next: where it is, its climate and weather, money, flights, and what ties it to trips that were made. What
/// is known of it is told as of its day.
struct DestinationPage {
  let scope: any NextScope
  let plan: NextPlan
  let index: Int

  private var words: Words { scope.words }
  private var destination: DestinationPlan { plan.destinations[index] }

  /// In the wider column of a spread.
  private static let sizes = "(min-width: 60rem) 60vw, 100vw"

  var file: OutputFile {
    let destination = destination
    let said = DestinationWords(scope: scope, plan: plan, index: index)
    let map = DestinationMap(scope: scope, destination: destination)
    let place = map.place
    let climate = ClimateFigure(scope: scope, destination: destination, today: plan.today).value
    let forecast = ForecastTable(scope: scope, destination: destination, today: plan.today).value
    let ways = destination.position.map {
      WaysOut(words: words, coordinate: $0, name: destination.name)
    }
    return scope.finished(
      "destination", title: destination.name, description: destination.note,
      [
        "cardHref": .text(scope.link(plan.page, fragment: NextCard.id(of: destination))),
        "cardsHref": .text(scope.link(plan.page, fragment: nil)), "title": .text(destination.name),
        "land": TemplateValue(destination.country.map { words.country($0) }),
        "note": TemplateValue(destination.note), "hint": TemplateValue(said.hint),
        "picture": TemplateValue(scope.picture(of: destination, sizes: Self.sizes, isFirst: true)),
        "isHigh": .flag(isHigh), "facts": TemplateValue(said.facts), "there": TemplateValue(ways?.folded),
        "tags": .list(destination.tags.map { .text($0) }), "links": TemplateValue(links),
        "map": place, "climate": climate,
        "isMapBelow": .flag(isBroad && place.isShown && climate.isShown),
        "forecast": forecast, "isAbreast": .flag(forecast.isShown || hasMoney),
        "now": DestinationNow(scope: scope, destination: destination, today: plan.today).value,
        "rates": RateFigure(scope: scope, destination: destination).value,
        "changers": TemplateValue(changers(destination.changers)), "changersMap": map.changers,
        "changersNearHome": TemplateValue(changersNearHome(map)), "hasMoney": .flag(hasMoney),
        "flights": DestinationFlights(scope: scope, destination: destination, today: plan.today).value,
        "sights": TemplateValue(sights), "visits": TemplateValue(visits), "next": next,
      ])
  }

  /// Whether its picture is at least as high as it is wide, so that beside it there is room for the map, too.
  private var isHigh: Bool { destination.picture.last.map { $0.height >= $0.width } ?? false }

  /// Whether it has a picture that is broader than high: the map below it would leave the column beside it empty, and
  /// stands beside the climate, where both are known.
  private var isBroad: Bool { !destination.picture.isEmpty && !isHigh }

  /// Whether there is more to say of money than the facts do: that one pays there as here stands among them.
  private var hasMoney: Bool {
    destination.rate?.latest != nil || !destination.changers.isEmpty || nearHome != nil
  }

  /// Where one pays as at home, there is nothing to change before one leaves.
  private var nearHome: ChangersOfTown? {
    guard destination.currency != nil, !plan.isPaidAsHere(at: destination) else { return nil }
    return plan.changersNearHome
  }

  private func changersNearHome(_ map: DestinationMap) -> Record? {
    nearHome.map { near in
      [
        "heading": .text(words(.nextChangersAround, ["place": near.town.name.isolated])),
        "map": map.changers(of: near), "offices": TemplateValue(changers(near.offices)),
      ]
    }
  }

  private var links: [Record] {
    destination.links.compactMap { link in
      SafeLink(link.address).map {
        [
          "href": .text($0.text), "isExternal": .flag($0.isExternal),
          "label": .text(link.name ?? $0.shownText),
        ]
      }
    }
  }

  private func distance(_ metres: Double) -> TemplateValue {
    .text(words.lengths.distance(metres, in: scope.units).text)
  }

  private func changers(_ offices: [MoneyChanger]) -> [Record] {
    offices.enumerated().map { index, changer in
      [
        "number": .text(words.numbers.whole(index + 1)),
        "name": .text(changer.name ?? words[.nextChanger]), "address": TemplateValue(changer.address),
        "distance": distance(changer.metres),
      ]
    }
  }

  private var sights: [Record] {
    destination.sights.map { sight in
      [
        "href": TemplateValue(sight.page.map { scope.link($0, fragment: nil) }), "name": .text(sight.name),
        "signHTML": .html(Signs.html(sight.category)), "distance": distance(sight.metres),
      ]
    }
  }

  private var visits: [Record] {
    destination.visits.map { visit in
      [
        "href": .text(scope.link(visit.page, fragment: nil)), "title": .text(visit.title),
        "years": TemplateValue(
          visit.years.isEmpty
            ? nil : words(.nextWentIn, ["years": words.list(visit.years.map { String($0) })])),
        "who": TemplateValue(visit.people.isEmpty ? nil : words.list(visit.people)),
      ]
    }
  }

  /// The card that is dealt behind it.
  private var next: TemplateValue {
    guard index + 1 < plan.destinations.count else { return .none }
    let next = plan.destinations[index + 1]
    let record: Record = [
      "href": .text(scope.link(next.page, fragment: nil)), "label": .text(next.name),
    ]
    return .record(record)
  }
}
