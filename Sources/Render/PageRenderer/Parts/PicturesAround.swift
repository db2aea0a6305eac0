import Drawing
import TripModel
import TripPlanning

/// Where a trip's pictures were taken around one of them: in a town through which one walked and recorded nothing, their
/// dots tell where in it a picture was taken, of which a map of the region says no more than the town.
struct PicturesAround: Sendable {
  private let places: NeighbourIndex<Coordinate>

  /// Metres: what is nearer is the picture's own place, and what is farther no walk through that part of the town.
  private static let reach = 40.0...2_500.0
  /// Dots on a sheet; the nearest tell most.
  private static let most = 40

  init(of plan: TripPlan) {
    places = NeighbourIndex(
      plan.media.pictures.compactMap { photo -> (Coordinate, Coordinate)? in
        guard !photo.isRoughlyPlaced, let place = photo.position?.value else { return nil }
        return (place, place)
      })
  }

  /// What the trip has around a place by its pictures, with the pins of what is `known` near by; nil where they tell of no
  /// walk, and where what is known tells it better: a recorded way, or several places. An empty `name` is not written.
  func content(around place: Coordinate, called name: String, besides known: MapContent?) -> MapContent? {
    let pins = known?.marks.filter { $0.kind != .photo } ?? []
    guard pins.count <= Self.fewestPins, known?.lines.isEmpty ?? true else { return nil }
    let near = places.within(Self.reach.upperBound, of: place)
      .filter { $0.metres >= Self.reach.lowerBound }.prefix(Self.most)
    let dots = near.map { MapMark(kind: .photo, coordinate: $0.element) }
    let within = pins.filter { $0.coordinate.distance(to: place) <= Self.reach.upperBound }
    let content = MapContent(
      stops: [MapStop(number: "", name: name, coordinate: place)], marks: within + dots,
      surroundings: .points(near.map(\.element)))
    return content.isToldByPictures ? content : nil
  }

  /// Of more pins a place is known by these.
  private static let fewestPins = 1
}
