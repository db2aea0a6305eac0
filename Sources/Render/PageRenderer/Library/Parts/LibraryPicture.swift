import SiteOutput
import TripPlanning

/// Where a picture stands on a shared page of a library, and so how wide it may become there.
enum LibraryPictureUse {
  case cover, card, thumb, portrait

  /// The sizes of a picture that may be loaded there: of many small pictures each would name sizes that none of them is
  /// shown in.
  fileprivate func fitting(_ sizes: [DerivativePlan]) -> [DerivativePlan] {
    guard self == .thumb else { return sizes }
    let fitting = sizes.filter { Self.widthsOfThumbs.contains($0.width) }
    return fitting.isEmpty ? sizes : fitting
  }

  /// Pixels: from a third of a phone to a third of a desk, each with two to a pixel of CSS.
  private static let widthsOfThumbs = 300...1100

  /// The `sizes` of a picture, for a given ratio of width to height.
  fileprivate func sizes(ratio: Double) -> String {
    // Cut to 4:3, 3:2 or 4:5: a wider one fills its frame by its height.
    func wide(_ width: Double, _ frame: Double) -> Int {
      Int((width * min(3, max(1, ratio / frame))).rounded(.up))
    }
    return switch self {
    // On a phone cut to 4:3, of which 0.62 are as many pixels as an eye tells apart.
    case .cover: "(min-width: 38rem) 100vw, \(wide(62, 1.33))vw"
    case .card:
      "(min-width: 60rem) \(wide(38, 1.5))vw, (min-width: 38rem) \(wide(46, 1.5))vw, \(wide(92, 1.5))vw"
    case .thumb:
      "(min-width: 60rem) \(wide(27, 1.5))vw, (min-width: 38rem) \(wide(30, 1.5))vw, \(wide(27, 1))vw"
    case .portrait: "(min-width: 38rem) \(wide(16, 0.8))rem, \(wide(46, 0.8))vw"
    }
  }
}

extension LibraryScope {
  /// A picture by its sizes, the narrowest first; nil where there are none.
  func picture(
    _ sizes: [DerivativePlan], use: LibraryPictureUse, alternative: String?, isFirst: Bool = false
  ) -> Record? {
    let sizes = use.fitting(sizes)
    guard let middle = sizes.last(where: { $0.width <= Self.middle }) ?? sizes.first else { return nil }
    let sources = sizes.map { "\(link($0.path)) \($0.width)w" }.joined(separator: ", ")
    let ratio = Double(max(1, middle.width)) / Double(max(1, middle.height))
    return [
      "src": .text(link(middle.path)), "srcset": sizes.count > 1 ? .text(sources) : .none,
      "sizes": sizes.count > 1 ? .text(use.sizes(ratio: ratio)) : .none,
      "width": .text(String(middle.width)), "height": .text(String(middle.height)),
      // What nobody described stands beside its title, and says no more.
      "alt": .text(alternative ?? ""), "isFirst": .flag(isFirst),
    ]
  }

  /// Pixels of the size that browsers without a choice load.
  private static let middle = 1080
}
