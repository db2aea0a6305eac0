import Drawing
import Markdown
import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// One entry of the journal, by itself.
struct EntryPage {
  private let scope: PageScope
  private let id: EntryID

  init(site: TripSite, id: EntryID) {
    scope = PageScope(site: site, path: site.plan[id].page)
    self.id = id
  }

  /// Read where it stands in the plan.
  private var entry: EntryPlan { _read { yield scope.site.plan.journal.entries[id.index] } }

  private var words: Words { scope.words }
  private var kind: KindSign? { KindSign(entry.kind, in: words) }

  var file: OutputFile {
    let article = EntryArticle(scope: scope, id: id)
    let date = scope.dayLink(of: entry, at: entry.writtenTime)
    let excerpt = entry.excerpt.isEmpty ? nil : entry.excerpt
    let hero = article.hero
    let (gallery, all) = (gallery, rest.shownDay?.photos ?? [])
    return scope.file(
      "entry", section: .journal, about: .entry(id), title: entry.title.value, description: excerpt,
      [
        "title": .text(entry.title.value.withHyphensHeld), "isLongTitle": .flag(entry.title.value.count > 60),
        "day": .text(scope.label(of: entry.day.value)),
        "dayHref": date["href"], "placeName": TemplateValue(toldPlace),
        "placeHref": TemplateValue(namedPlace.map { scope.link($0.page) }), "date": .record(date),
        "time": scope.hour(of: entry, besideNight: true),
        "kind": TemplateValue(kind?.record),
        "who": article.who,
        "meta": TemplateValue(article.said().map { ["text": .text($0)] }),
        "length": TemplateValue(article.length),
        "cover": hero.map { .record(article.head($0)) } ?? .none,
        "lead": TemplateValue(article.lead == hero ? nil : article.leadPicture(isFirst: hero == nil)),
        "standfirst": TemplateValue(entry.lead?.inDirectionOfMost), "way": TemplateValue(way),
        "profile": profile,
        "bodyHTML": .html(
          article.body(topLevel: 2, hasInitial: true, elsewhere: Set([hero].compactMap(\.self)))), "map": map,
        "places": TemplateValue(places),
        "tags": scope.records(of: entry.tagLinks),
        "gallery": TemplateValue(gallery),
        "galleryHeading": .text(scope.picturesHeading(all.map { scope.plan[$0] })),
        "photosHref": TemplateValue(
          all.count > gallery.count ? scope.site.anchors.photos(of: entry.day.value, from: scope) : nil),
        "showsPhotos": .flag(entry.showsPhotos || !gallery.isEmpty),
        "turn": turning.value(on: scope, label: .navJournal),
        "kept": scope.kept(entry.kept),
      ])
  }

  /// What its head calls the place: not the title once more, but where a link leads to its page.
  private var toldPlace: String? { namedPlace == nil ? entry.placeBesideTitle : entry.placeName }

  /// The place that its head names, where that has a page.
  private var namedPlace: PlacePlan? {
    let name = entry.placeName?.lowercased()
    return entry.places.lazy.map { scope.plan[$0] }.first { $0.title.lowercased() == name }
  }

  /// The places at which it was written, without the one that its head names, and the attractions that it names, each with
  /// its page.
  private var places: [Record] {
    let told = namedPlace?.id
    let places = entry.places.filter { $0 != told }.prefix(Self.maxPlaces).map { id in
      let place = scope.plan[id]
      return self.place(place.title, place.category, scope.link(place.page))
    }
    // A pin of the same name stands there already.
    let ideas = entry.attractions.prefix(Self.maxPlaces).map { scope.plan[$0] }.filter { idea in
      idea.pin.map { !entry.places.contains($0) } ?? true
    }
    return places + ideas.map { place($0.name, $0.category, scope.link($0.page)) }
  }

  private func place(_ title: String, _ category: String?, _ link: String) -> Record {
    ["href": .text(link), "title": .text(title), "signHTML": .html(Signs.html(category))]
  }

  /// More places than this stand on the map of the trip.
  private static let maxPlaces = 12

  /// How far and how high its day was, where that is what the entry tells of.
  private var way: String? {
    guard let day = scope.site.day(on: entry.day.value), entry.tellsWay(of: day) else { return nil }
    let facts = scope.recordedFacts(of: day)
    let told = facts.map(\.told).joined(separator: " · ")
    // It may begin with a word, as `at least`.
    return facts.isEmpty ? nil : told.prefix(1).uppercased() + told.dropFirst()
  }

  /// How high its way led, where a track bears its name.
  private var profile: TemplateValue {
    guard entry.hasTrack, let day = scope.site.day(on: entry.day.value) else { return .none }
    return ProfileFigure(scope: scope, day: day, name: "profile").value
  }

  private var rest: EntryRest { EntryRest(scope: scope, entry: entry) }

  /// The pictures of its day, the first of many.
  private var gallery: [Record] {
    let photos = rest.shownDay?.photos.prefix(Self.maxPictures) ?? []
    return scope.tiles(photos.map { scope.plan[$0] }, in: .day, light: PageScope.maxPlaceholders)
  }

  /// Two or three rows: all of them stand on the page of the day.
  private static let maxPictures = 12

  private var map: TemplateValue {
    if let day = rest.mappedDay ?? dayAround,
      let map = TripMap(scope: scope, name: "where").of(day)
    {
      let heading = words[dayAround == nil ? .whereHeading : .dayMap]
      let record: Record = ["map": .record(map), "heading": .text(heading), "position": .none]
      return .record(record)
    }
    guard let position = entry.position?.value else { return .none }
    var sheet = TripMap(scope: scope, name: "where")
    if let ride = EntryRide(of: entry, in: scope.plan)?.event {
      sheet.lineOfRide = sheet.way(of: ride)
      sheet.isRideRecorded = scope.plan.recordedLeg(of: ride) != nil
    }
    guard
      let map = sheet.spot(
        position, name: scope.plan.nameOfSpot(of: entry),
        mark: kind.map { .entry(EntrySign($0.kind)) },
        isVague: entry.position?.reason.isVague == true, in: entry.locality)
    else { return .none }
    let record: Record = [
      "map": .record(map), "heading": .text(words[headingOfSpot]),
      // A town's middle is nowhere that one was.
      "position": entry.position?.reason.isTown == true ? .none : .text(words.position(position)),
      "locality": scope.whereRecord(entry.locality),
    ]
    return .record(record)
  }

  /// Its day, where no more than pictures of that tell where its author was.
  private var dayAround: DayPlan? {
    switch entry.position?.reason {
    case .nearestInTime?, .between?: scope.site.day(on: entry.day.value)
    default: nil
    }
  }

  /// What stands above the map of its spot: of where its author was at its hour, where nothing in it says a place, or of a
  /// picture.
  private var headingOfSpot: Phrase {
    switch entry.position?.reason {
    case .track?: entry.writtenTime == nil ? .wherePictures : .whereWritten
    case .pictureInText?, .nearestInTime?, .between?: .wherePictures
    default: .whereHeading
    }
  }

  private var turning: Turning {
    Turning(at: id.index, of: scope.plan.journal.entries) { entry, phrase in
      let date = scope.shortDate(entry.day.value, besides: self.entry.day.value)
      return Turning.Side(page: entry.page, label: words(phrase, ["what": date]), title: entry.title.value)
    }
  }
}
