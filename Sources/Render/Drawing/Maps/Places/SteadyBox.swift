/// What keeps its size while a script enlarges the sheet: a box, and the point of the sheet that it goes with.
struct SteadyBox {
  let box: Box
  let anchor: Point

  /// Of what is enlarged about its own middle.
  init(_ box: Box) {
    self.box = box
    anchor = box.centre
  }

  init(_ box: Box, at anchor: Point) {
    self.box = box
    self.anchor = anchor
  }

  /// Whether two of them touch at any enlargement in a range.
  ///
  /// Names that are apart may meet when the sheet grows, since one that stands left of its dot comes from the right.
  func meets(_ other: SteadyBox, enlarged range: ClosedRange<Double>) -> Bool {
    var (low, high) = (range.lowerBound, range.upperBound)
    /// Along an axis they lie over each other while `least < enlargement * apart < most`.
    func narrow(_ apart: Double, _ least: Double, _ most: Double) {
      if apart == 0 {
        if least >= 0 || most <= 0 { high = -.infinity }
        return
      }
      low = max(low, (apart > 0 ? least : most) / apart)
      high = min(high, (apart > 0 ? most : least) / apart)
    }
    let (own, far) = (offsets, other.offsets)
    narrow(anchor.x - other.anchor.x, far.minX - own.maxX, far.maxX - own.minX)
    narrow(anchor.y - other.anchor.y, far.minY - own.maxY, far.maxY - own.minY)
    return low < high
  }

  /// The box as seen from its anchor.
  private var offsets: Box {
    Box(
      minX: box.minX - anchor.x, minY: box.minY - anchor.y, maxX: box.maxX - anchor.x,
      maxY: box.maxY - anchor.y)
  }

  /// What of the sheet it covers where that is enlarged.
  func cover(enlarged: Double) -> Box {
    let offsets = offsets
    return Box(
      minX: anchor.x + offsets.minX / enlarged, minY: anchor.y + offsets.minY / enlarged,
      maxX: anchor.x + offsets.maxX / enlarged, maxY: anchor.y + offsets.maxY / enlarged)
  }
}
