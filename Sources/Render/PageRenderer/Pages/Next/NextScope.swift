import Basemap
import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// What the pages below `next/` ask of where they stand: a trip or a library, which both have them.
protocol NextScope {
  var words: Words { get }
  var units: Units { get }
  var atlas: Atlas? { get }
  /// A link from this page to another file of the site.
  func link(_ target: OutputPath, fragment: String?) -> String
  /// What a town of the gazetteer is called on all pages.
  var townName: @Sendable (Town) -> String { get }
  /// The finished page by its template.
  func finished(
    _ template: String, title: String, description: String?, _ fields: Record
  ) -> OutputFile
}

extension PageScope: NextScope {
  var units: Units { plan.profile.units }
  var atlas: Atlas? { site.atlas }

  var townName: @Sendable (Town) -> String {
    let names = plan.way.townNames
    return { names.name(of: $0.name, in: $0.country) }
  }

  func finished(
    _ template: String, title: String, description: String?, _ fields: Record
  ) -> OutputFile {
    file(template, section: .next, title: title, description: description, fields)
  }
}

extension LibraryScope: NextScope {
  /// A library has none of its own.
  var units: Units { .kilometres }
  var atlas: Atlas? { site.atlas }

  var townName: @Sendable (Town) -> String { { $0.name } }

  func finished(
    _ template: String, title: String, description: String?, _ fields: Record
  ) -> OutputFile {
    file(template, section: .next, title: title, description: description, fields)
  }
}

extension NextScope {
  /// The picture of a destination by its sizes, as wide as `sizes` says; nil where there are none.
  ///
  /// Its name stands beside it, and nobody described it: it has no words of its own.
  func picture(of destination: DestinationPlan, sizes: String, isFirst: Bool) -> Record? {
    let all = destination.picture
    guard let middle = all.last(where: { $0.width <= Self.middle }) ?? all.first,
      let small = all.first(where: { $0.width >= Self.small }) ?? all.last
    else { return nil }
    let sources = all.map { "\(link($0.path, fragment: nil)) \($0.width)w" }.joined(separator: ", ")
    return [
      "src": .text(link(middle.path, fragment: nil)), "srcset": all.count > 1 ? .text(sources) : .none,
      "sizes": all.count > 1 ? .text(sizes) : .none, "width": .text(String(middle.width)),
      "height": .text(String(middle.height)), "alt": "", "isFirst": .flag(isFirst),
      "small": .text(link(small.path, fragment: nil)),
    ]
  }

  /// Pixels of the size that browsers without a choice load.
  private static var middle: Int { 1080 }

  /// Pixels that the picture of a card has at least where it stands in a list: that beside the deck is as wide.
  private static var small: Int { 320 }

  /// Whole degrees without their unit, as a card and a chart have room for: `11°`.
  func degrees(_ celsius: Double) -> String { words.weather.temperature(celsius, in: units).figure + "°" }
}
