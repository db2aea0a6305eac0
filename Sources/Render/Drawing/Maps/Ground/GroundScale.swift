import Basemap
import Foundation
import TripModel

/// What of the Earth suits the scale of a sheet.
struct GroundScale {
  let fineness: AtlasFineness
  /// The finest that the atlas has there.
  let finest: AtlasFineness
  /// The rank of the least of the rivers that are shown.
  let minRiver: Int
  /// On a small map of the world they would hide it.
  let showsBorders: Bool
  /// The rank of the least borders of states and provinces.
  let minState: Int
  /// Whether the ground of towns is large enough to be seen, and not so large that its corners are.
  let showsTowns: Bool
  /// Whether there is more to show than land, water and heights: towns and borders lie off by half a kilometre and more.
  let showsMore: Bool
  /// Whether a shore is fine enough to stand for the true one.
  let showsShores: Bool
  let showsIce: Bool

  /// Metres across: on a map of less the atlas's shore would be a line of its own, beside the true one.
  static let smallestOfShores = 4000.0
  /// Metres across: on a map of less only shores are true enough.
  private static let smallestOfMore = 30_000.0
  /// The same for ice, whose edge was drawn for maps of a continent and lies off by kilometres: on a map of less it looks
  /// like a pond.
  private static let smallestOfIce = 100_000.0
  /// Degrees of latitude, to the south of which the finest level has nothing.
  private static let southernmostShore = -58.0
  private static let townsFrom = 400_000.0
  /// Of a map on a screen at zoom 0: the equator on 256 pixels.
  private static let metresInPixel = 156_543.0
  private static let metresInDegree = Coordinate.meanEarthRadius * .pi / 180

  init(_ view: MapView) {
    let extent = view.projection.isWorld ? .infinity : view.metresAcross
    let metresInUnit = Coordinate.meanEarthRadius / view.scale
    let coarse: [AtlasFineness] = [.world, .country, .region]
    let south = view.vector(at: Point(x: view.inner.centre.x, y: view.inner.maxY))?.latitude ?? -90
    finest = south < Self.southernmostShore ? .region : .shore
    fineness = coarse.first { $0.tolerance * Self.metresInDegree <= 0.6 * metresInUnit } ?? finest
    minRiver = Self.rivers.first { metresInUnit >= $0.metresInUnit }?.rank ?? .max
    showsBorders = metresInUnit < 60_000
    showsMore = extent >= Self.smallestOfMore
    showsShores = extent >= Self.smallestOfShores
    showsIce = extent >= Self.smallestOfIce
    // Sparser by two than on screens, where no way is to be seen above all.
    minState = Int(log2(Self.metresInPixel / metresInUnit)) - 2
    showsTowns = fineness != .world && extent > Self.townsFrom
  }

  /// From the world down: so many metres in a unit, and what is left of the rivers then.
  private static let rivers: [(metresInUnit: Double, rank: Int)] = [
    (20_000, 2), (8000, 3), (4000, 4), (2000, 5), (1200, 6), (600, 7), (300, 8),
  ]
}
