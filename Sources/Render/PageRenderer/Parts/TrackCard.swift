import SiteLanguage
import TrackFigures
import TripModel
import TripPlanning

/// A track that no day has as a row like a day's: a small map, its name, how far it leads and how high.
struct TrackCard {
  let scope: PageScope
  let track: TrackPlan
  /// The days of the rest of its file, which has a line among them; nil where it is all.
  let rest: ClosedRange<LocalDate>?
  /// Where it begins, as its name need not say; nil where that is not known.
  let start: Locality?
  /// What tells its map from others on the page.
  let name: String
  /// How many such rows share the room that maps may take.
  let count: Int
  /// Whether it is a row behind them, without a map.
  var isBare = false

  var record: Record {
    Record.bareCard.with([
      "href": .text(href), "title": .text(scope.title(of: track).withHyphensHeld),
      "excerpt": TemplateValue(place), "mapHTML": map,
      "signs": .list([.record(["symbol": .text("way"), "text": .text(told)])]),
    ])
  }

  /// The map of the trip, which has no page for a track.
  private var href: String {
    scope.plan.addresses.map.map { scope.link($0) }
      ?? scope.link(scope.plan.addresses.home, fragment: "undated")
  }

  private var map: TemplateValue {
    isBare ? .none : TemplateValue(TripMap(scope: scope, name: name).cell(of: track, among: count))
  }

  /// Where it begins: `12 km south of Yulara, Australia`; nil where that is not known.
  private var place: String? {
    guard let start, let told = scope.shortWords(for: start) else { return nil }
    let country = scope.plan.toldCountries.count > 1 ? start.country.map { scope.toldName(of: $0) } : nil
    return [told.isolated, country].compactMap(\.self).joined(separator: scope.words[.listMark])
  }

  /// `10.0 km, 120 m up and 120 m down`, and whether it was only planned or days have the rest of it.
  private var told: String {
    let words = scope.words
    let note = track.isPlanned ? words[.factPlanned] : nil
    let other = rest.map { days in
      scope.words(
        .factRestOfTrack, ["dates": scope.words.dates.range(days.lowerBound, days.upperBound)])
    }
    return [scope.climb(of: track) ?? scope.distance(track.toldMetres).text, note, other]
      .compactMap(\.self).joined(separator: words[.listMark])
  }
}

extension PageScope {
  /// What somebody called it, else its file.
  func title(of track: TrackPlan) -> String { track.title ?? track.fileStem }

  /// `5 tracks and one planned route`, of so many files of tracks that are drawn: what of one has no day is a track of its
  /// own, as it has a row of its own.
  func counted(tracks files: Int) -> String {
    let count = files + plan.undatedTracks.count { $0.rest != nil }
    let planned = plan.way.drawnTracks.count { $0.isPlanned }
    let recorded = count > planned ? words.counted(.countTracks, count - planned) : nil
    let routes = planned > 0 ? words.counted(.countPlannedRoutes, planned) : nil
    return words.list([recorded, routes].compactMap(\.self))
  }

  /// How far a track leads, and how far up and down; nil where its heights tell nothing.
  func climb(of track: TrackPlan) -> String? {
    let units = plan.profile.units
    guard let way = track.way, way.hasProfile, let ascent = track.figures.ascent,
      let descent = track.figures.descent
    else { return nil }
    return words(
      .profileSum,
      [
        "distance": distance(track.toldMetres).text, "up": words.lengths.height(ascent, in: units).text,
        "down": words.lengths.height(descent, in: units).text,
      ])
  }
}
