import SiteLanguage
import TripModel
import TripPlanning

/// The photos of a place: those that were named with it or taken near it, and those of the country around, which are
/// shown apart with how far away they were taken.
struct PhotosOfPlace {
  let near: [NearPhoto]
  let farther: [NearPhoto]
  /// Whether it is in a town, where a kilometre farther on one is somewhere else.
  private let isInTown: Bool

  /// More photos than this say no more about a place.
  static let most = 48

  /// Metres: what was taken farther away is of something else, and says how far away it was.
  private static let reachOfSpot = 75.0

  /// Metres: in a town what was taken farther away is folded up.
  private static let reachInTown = 1000.0

  /// Metres: beyond it a single picture is of somewhere else.
  private static let reachOfOne = 3000.0

  /// Pixels that a picture has across which is shown large.
  private static let widthOfFirst = 820
  /// Width by height: one that is more upright would be higher than the window.
  private static let leastRatioOfFirst = 0.95
  /// By the width of its column, how high a gallery is beside which a map below the words ends no lower.
  private static let heightBesideMap = 0.85

  init(_ place: PlacePlan) {
    near = place.photos.filter(\.isAtPlace)
    farther = place.photos.filter { !$0.isAtPlace }
    isInTown = place.locality?.isInTown ?? false
  }

  /// How many there are, in words; of a place that has none near, how far away the nearest was taken.
  func words(_ scope: PageScope) -> String? {
    if !near.isEmpty { return scope.words.counted(.countPhotosNear, near.count) }
    return farther.first?.metres.map {
      scope.words(.photoNearest, ["distance": scope.distance($0).text])
    }
  }

  /// Those that are shown of the ones near: the first of them large, unless it is upright or has few pixels, and below it
  /// the others in rows of their own.
  func gallery(_ scope: PageScope) -> [Record] {
    zip(near, tiles(scope)).map { photo, tile in
      guard !photo.isNamed, let metres = photo.metres, metres > Self.reachOfSpot else { return tile }
      return tile.with(["away": .text(scope.words(.away, ["distance": scope.distance(metres).text]))])
    }
  }

  private func tiles(_ scope: PageScope) -> [Record] {
    let shown = shownNear(scope)
    guard let first = shown.first, first.largestWidth >= Self.widthOfFirst else {
      return scope.tiles(shown, in: .leaf)
    }
    let picture = TemplateValue.record(scope.picture(first, use: .sized(.twoThirds)))
    guard Self.areLarge(shown) else {
      return scope.tiles(shown, in: .leaf).enumerated().map { index, tile in
        index == 0 ? tile.with(["picture": picture]) : tile
      }
    }
    let large = scope.tiles([first], in: .leaf).map { $0.with(["rows": .text("large"), "picture": picture]) }
    return large + scope.tiles(Array(shown.dropFirst()), in: .leaf)
  }

  /// Whether these are so high beside what is known of the place that its map has room there too.
  func areHigh(_ scope: PageScope) -> Bool {
    let shown = shownNear(scope)
    guard let first = shown.first, Self.areLarge(shown) else { return false }
    let rest = shown.dropFirst().map(GalleryRows.Tile.init)
    // Each of the pictures of a row has its part of the row's height, which is one by its width.
    let rows = zip(rest, GalleryRows.lay(rest, in: .leaf).places).reduce(0.0) { height, tile in
      let row = tile.1.rows.last ?? 1
      return height + (tile.1.mount ?? tile.0.ratio) / (row * row)
    }
    return 1 / first.ratio + rows >= Self.heightBesideMap
  }

  private func shownNear(_ scope: PageScope) -> [PhotoPlan] {
    near.prefix(Self.most).map { scope.plan[$0.photo] }
  }

  /// Whether the map stands below these and what is known of the place, as wide as the page: below a large picture, and below
  /// an upright one beside which `hasTexts` says there is more to read than the facts.
  func areAbove(mapOn scope: PageScope, hasTexts: Bool) -> Bool {
    let shown = shownNear(scope)
    if Self.areLarge(shown) { return !areHigh(scope) }
    return hasTexts && shown.count == 1 && shown.allSatisfy(Self.isUpright)
  }

  /// Whether the first of them stands above the others, as wide as its column. Not of two of which the other is upright: below
  /// the first it would leave half of its row empty.
  private static func areLarge(_ shown: [PhotoPlan]) -> Bool {
    guard let first = shown.first, first.largestWidth >= widthOfFirst, !isUpright(first) else { return false }
    return shown.count != 2 || !isUpright(shown[1])
  }

  private static func isUpright(_ photo: PhotoPlan) -> Bool { photo.ratio < leastRatioOfFirst }

  /// The others, as far as there is room for them; nil where there are none or none is left to show. One alone says itself
  /// how far away it was taken.
  func around(_ scope: PageScope) -> Record? {
    let shown = parted.around
    let record = record(of: shown, on: scope)
    return shown.count > 1 ? record : record?.with(["note": .none])
  }

  /// Those of a place in a town that were taken in another part of it, or outside, and one of farther away that would be a
  /// section of its own below those of the place. One alone from so far away that it shows nothing of a place that has its
  /// own is left out.
  func beyond(_ scope: PageScope) -> Record? {
    let beyond = parted.beyond
    let isStray = beyond.count == 1 && !near.isEmpty && (beyond[0].metres ?? 0) > Self.reachOfOne
    return isStray ? nil : record(of: beyond, on: scope)
  }

  private var parted: (around: [NearPhoto], beyond: [NearPhoto]) {
    let around = shownFarther.filter { !isBeyond($0) }
    guard around.count > 1 || near.isEmpty else { return ([], shownFarther) }
    return (around, shownFarther.filter(isBeyond))
  }

  private var shownFarther: [NearPhoto] { Array(farther.prefix(max(0, Self.most - near.count))) }

  private func isBeyond(_ photo: NearPhoto) -> Bool { isInTown && (photo.metres ?? 0) > Self.reachInTown }

  private func record(of shown: [NearPhoto], on scope: PageScope) -> Record? {
    guard let first = shown.first?.metres, let last = shown.last?.metres else { return nil }
    let words = scope.words
    let distances = [first, last].map { scope.distance($0).text }
    let isOne = distances[0] == distances[1]
    let tiles = zip(shown, scope.tiles(shown.map { scope.plan[$0.photo] })).map { photo, tile in
      let away = photo.metres.map { words(.away, ["distance": scope.distance($0).text]) }
      return tile.with(["away": TemplateValue(away)])
    }
    return [
      "heading": .text(words.counted(.countPhotosFarther, shown.count)),
      "note": .text(
        isOne
          ? words(.away, ["distance": distances[0]])
          : words(.photosFrom, ["first": distances[0], "last": distances[1]])),
      "gallery": TemplateValue(tiles),
    ]
  }
}
