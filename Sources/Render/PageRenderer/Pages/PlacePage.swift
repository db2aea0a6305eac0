import Drawing
import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// One place: where it is, what was written and photographed there.
struct PlacePage {
  private let scope: PageScope
  private let place: PlacePlan

  init(site: TripSite, place: PlacePlan) {
    scope = PageScope(site: site, path: place.page)
    self.place = place
  }

  private var words: Words { scope.words }

  var file: OutputFile {
    let line = PlaceLine(scope: scope, place: place).record(number: nil)
    let photos = PhotosOfPlace(place)
    let told = ToldFacts(place.description)
    let people = PersonCards(scope: scope)
    let named = people.named(place.who)
    return scope.file(
      "place", section: .places, about: .place(place), title: heading, description: told.line,
      line.with([
        "title": .text(heading.withStarsHeld),
        "description": TemplateValue(told.rest), "told": TemplateValue(lines(of: told)),
        "map": TemplateValue(
          TripMap(
            scope: scope, name: "where",
            isInColumn: !photos.areAbove(
              mapOn: scope, hasTexts: !place.entries.isEmpty || !purchases.isEmpty),
            isWithoutRegion: photos.areHigh(scope)
          ).spot(place)),
        "where": scope.whereRecord(place.locality), "day": TemplateValue(place.day.map { scope.dayLink($0) }),
        "time": TemplateValue(place.time.map { scope.time($0) }), "link": SafeLink.record(place.link),
        "address": TemplateValue(place.address ?? told.address),
        "copied": .text(WaysOut(words: words, coordinate: place.coordinate, name: place.title).copied),
        "visits": TemplateValue(visits),
        "who": TemplateValue(place.who.isEmpty || !named.isEmpty ? nil : words.list(place.who)),
        "named": TemplateValue(named),
        "ask": TemplateValue(people.ways(toAsk: place.who, about: place.title)),
        "tags": scope.records(of: place.tagLinks),
        "tagged": TemplateValue(
          place.taggedPlaces.map { PlaceLine(scope: scope, place: scope.plan[$0]).record(number: nil) }),
        "entries": TemplateValue(place.entries.map { EntryTeaser(scope: scope, id: $0).record }),
        "gallery": TemplateValue(photos.gallery(scope)), "isHigh": .flag(photos.areHigh(scope)),
        "photosHeading": .text(words.counted(.countPhotosNear, photos.near.count)),
        "farther": TemplateValue(photos.around(scope)), "beyond": TemplateValue(photos.beyond(scope)),
        "purchases": TemplateValue(purchases),
        "turn": turning.value(on: scope, label: .navPlaces),
      ]))
  }

  /// What its description tells in the manner of a list, in the site's words for what has some; the address stands above,
  /// with those of other places.
  private func lines(of told: ToldFacts) -> [Record] {
    let address = place.address ?? told.address
    return zip(told.facts, told.records).compactMap { fact, line -> Record? in
      switch ToldFacts.Kind(named: fact.name) {
      case .address?: fact.value == address ? nil : line
      case .phone?: line.with(["label": .text(words[.ideaPhone])])
      case .pitches?: isCamp ? line.with(["label": .text(words[.placePitches])]) : line
      case nil: line
      }
    }
  }

  private var isCamp: Bool { Signs.sign(of: place.category) == .camp }

  /// Its title; that of a place called by the word for what it is, with the town: `Airport, Lisbon`.
  private var heading: String {
    guard StationName.isBare(place.title), let town = place.locality?.city ?? place.locality?.ownTownName
    else {
      return place.title
    }
    return place.title + ", " + town
  }

  /// The days on which one was there, each with its page where it has one; the only one that its head tells is not told
  /// again.
  private var visits: [Record] {
    if let day = place.day, place.days == [day] { return [] }
    return place.days.prefix(Self.maxDays).map { day in
      [
        "iso": .text(day.description), "label": .text(scope.shortDate(day)),
        "href": TemplateValue(scope.site.day(on: day).map { scope.link($0.page) }),
      ]
    }
  }

  /// More days than this are a home, and no visits.
  private static let maxDays = 30

  private var purchases: [Record] {
    guard let budget = scope.plan.money.budget else { return [] }
    return place.expenses.filter { $0 < budget.expenses.count }.map { index in
      ExpenseLine(scope: scope, expense: budget.expenses[index]).record
        .with(["isGuess": .flag(place.guessedExpenses.contains(index))])
    }
  }

  private var turning: Turning {
    Turning(at: place.id.index, of: scope.plan.places, by: (.previousPlace, .nextPlace)) { place, phrase in
      // As on the card of it in the list of places.
      let picture = scope.plan.cardPicture(of: place).map { scope.plan[$0] }
      return Turning.Side(
        page: place.page, label: words[phrase], title: place.title,
        picture: picture.flatMap { scope.look(at: $0) },
        isSmall: picture.map { $0.isSpeck || $0.isGraphic } ?? false)
    }
  }
}
