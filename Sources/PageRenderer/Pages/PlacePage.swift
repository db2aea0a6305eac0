import SiteLanguage
import SiteOutput
import TripModel
import TripPlanner

/// One place: where it is, what was written and photographed there.
struct PlacePage {
  private let scope: PageScope
  private let place: PlacePlan

  init(site: TripSite, place: PlacePlan) {
    scope = PageScope(site: site, path: place.page)
    self.place = place
  }

  private var words: Words { scope.words }

  /// More photos than this say no more about a place.
  private static let mostPhotos = 48

  var file: OutputFile {
    let line = PlaceLine(scope: scope, place: place).record(number: nil)
    return scope.file(
      "place", section: .places, about: .place(place), title: place.title, description: place.description,
      line.with([
        "map": TemplateValue(
          TripMap(scope: scope, name: "where").spot(
            place.coordinate, name: place.title, category: place.category)),
        "where": scope.whereRecord(place.locality),
        "time": TemplateValue(place.time.map { scope.time($0) }), "link": link,
        "tags": TemplateValue(place.tags.map { ["text": .text($0)] }),
        "entries": TemplateValue(
          place.entries.map { EntryTeaser(scope: scope, entry: scope.plan[$0]).record }),
        "gallery": TemplateValue(place.photos.prefix(Self.mostPhotos).map(tile)),
        "photosHeading": .text(words.counted(.countPhotosNear, place.photos.count)),
        "turn": turning.value(on: scope, label: .navPlaces),
      ]))
  }

  private var link: TemplateValue {
    guard let link = place.link.flatMap({ SafeLink($0) }) else { return .none }
    let record: Record = [
      "href": .text(link.text), "isExternal": .flag(link.isExternal), "label": .text(link.shownText),
    ]
    return .record(record)
  }

  private func tile(_ near: NearPhoto) -> Record {
    scope.tile(scope.plan[near.photo], height: 15)
  }

  private var turning: Turning {
    let places = scope.plan.places
    let index = place.id.index
    func side(_ place: PlacePlan, _ phrase: Phrase) -> Turning.Side {
      Turning.Side(page: place.page, label: words[phrase], title: place.title)
    }
    return Turning(
      previous: index > 0 ? side(places[index - 1], .previousPlace) : nil,
      next: index + 1 < places.count ? side(places[index + 1], .nextPlace) : nil)
  }
}

extension SafeLink {
  /// The address as one says it: without scheme and closing slash.
  var shownText: String {
    var shown = Substring(text)
    for scheme in ["https://www.", "http://www.", "https://", "http://", "mailto:", "tel:", "geo:"]
    where shown.hasPrefix(scheme) {
      shown = shown.dropFirst(scheme.count)
      break
    }
    return String(shown.hasSuffix("/") ? shown.dropLast() : shown)
  }
}
