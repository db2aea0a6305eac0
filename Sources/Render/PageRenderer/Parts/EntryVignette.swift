import Drawing
import TripModel
import TripPlanning

/// What stands in the place of an entry's picture where nothing gave it one: drawn from its title, its day and the weather.
struct EntryVignette {
  let scope: PageScope
  let entry: EntryID

  /// As it stands on a card, which is upright.
  var ofCard: HTML { html(width: 400, height: 500) }

  /// As it stands on a shelf.
  var ofShelf: HTML { html(width: 600, height: 400) }

  /// The drawing in a frame of that shape.
  func drawing(width: Int, height: Int) -> SVGDrawing {
    let entry = scope.plan[entry]
    let vignette = Vignette(
      title: entry.title.value, date: entry.day.value, weather: weather, isSouthern: isSouthern)
    return drawVignette(vignette, width: width, height: height)
  }

  private func html(width: Int, height: Int) -> HTML {
    HTML(trusted: drawing(width: width, height: height).markup)
  }

  /// As the entry says, else its day.
  private var weather: WeatherSign? {
    let entry = scope.plan[entry]
    if let sign = entry.weather.flatMap({ WeatherSigns.sign($0) }) { return sign }
    return scope.site.day(on: entry.day.value)?.weather.flatMap { WeatherSigns.sign(of: $0.value) }
  }

  /// By where the trip went: the entry itself may have no place.
  private var isSouthern: Bool {
    let place = scope.plan.way.route.stops.first?.coordinate ?? scope.plan.way.destination?.value.coordinate
    return place.map { $0.latitude < 0 } ?? false
  }
}
