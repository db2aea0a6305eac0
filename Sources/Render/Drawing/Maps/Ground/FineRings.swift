/// Rings of islands that are kept fine, and the land without the same islands.
struct FineRings {
  private(set) var rings: [[Point]] = []
  private(set) var others: [[Point]]

  /// Units that a line may move, less than a pixel where a script enlarges the sheet.
  private static let tolerance = 0.08

  /// At most so many bytes of path data; what is too much for that stays as it is among the land, and so does what
  /// would lie on other land, which by the rule of even and odd would be water.
  init(_ islands: [[Point]], largestSize: Int, among land: [[Point]]) {
    others = land
    var room = largestSize
    for island in GroundSimplifier(tolerance: Self.tolerance, smallest: 0.5).rings(islands) {
      let size = GroundSimplifier.size(of: island)
      guard size <= room, let box = Box(around: island) else { continue }
      let near = others.indices.filter { Box(around: others[$0])?.overlaps(box) ?? false }
      let same = near.filter { Box(around: others[$0])?.isAbout(box) ?? false }
      let rest = near.filter { !same.contains($0) }.map { others[$0] }
      guard !island.contains(where: rest.areAround) else { continue }
      room -= size
      for index in same.reversed() { others.remove(at: index) }
      rings.append(island)
    }
  }
}

extension Box {
  /// Whether two boxes are those of one island, of which one is drawn coarsely.
  fileprivate func isAbout(_ other: Box) -> Bool {
    contains(other.centre) && other.contains(centre)
      && max(width, height) <= 2 * max(other.width, other.height) + 1
  }
}
