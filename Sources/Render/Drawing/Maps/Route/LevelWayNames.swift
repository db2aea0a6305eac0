/// The names of recorded ways on a sheet that a script enlarges: each comes with the level at which its way is long enough
/// to be told from others, and hangs beside it at every enlargement above.
struct LevelWayNames {
  private struct Name {
    let label: MapLabel
    /// The place on the line by which it hangs.
    let point: Point
    /// How much larger than drawn the sheet is when it comes.
    let level: Double
    /// As of the way.
    let days: String
  }

  private var names: [Name] = []
  /// Those that found room, in small letters.
  private(set) var written: Set<String> = []
  /// What stood on the sheet, and these names.
  private(set) var steady: [SteadyBox]
  /// Nil where there is no ground.
  private let land: LandRaster?

  /// More would hide the ways, and all have their bytes.
  private static let most = 24

  /// `taken` are names, in small letters, that stand on the sheet already.
  init(
    _ ways: [NamedWay], on view: MapView, besides taken: Set<String>, route: [RoutePaths.Line],
    land: LandRaster?, steady: [SteadyBox]
  ) {
    self.land = land
    self.steady = steady
    guard !ways.isEmpty else { return }
    let raster = RouteRaster(route, in: view.inner, cell: 1.5)
    let placed = ways.map { way in
      (
        name: way.name, days: way.days,
        points: way.points.compactMap { view.place(UnitVector($0)) }.filter { view.inner.contains($0) }
      )
    }
    for level in LevelNames.levels {
      for way in placed where names.count < Self.most {
        let key = way.name.lowercased()
        guard !taken.contains(key), !written.contains(key), let extent = Box(around: way.points),
          level * max(extent.width, extent.height) >= WayNames.smallest,
          let (label, point) = place(way.name, along: way.points, at: level, on: view, raster)
        else { continue }
        let name = Name(label: label, point: point, level: level, days: way.days)
        written.insert(key)
        self.steady.append(SteadyBox(name.label.box, at: name.point))
        names.append(name)
      }
    }
  }

  /// Units between a name and its line: one that slopes would run through the beginning of a name at the first.
  private static let gaps = [6.0, 16]

  /// How long a name may be: rather the whole of it anywhere along its way than a part.
  private static let letters = [44, 24]

  private func place(
    _ text: String, along points: [Point], at level: Double, on view: MapView, _ raster: RouteRaster
  ) -> (MapLabel, Point)? {
    for letters in Self.letters {
      if let name = place(text, letters, along: points, at: level, on: view, raster) { return name }
    }
    return nil
  }

  /// Beside the first place along the line at which there is room, where it hides least of lines.
  private func place(
    _ text: String, _ letters: Int, along points: [Point], at level: Double, on view: MapView,
    _ raster: RouteRaster
  ) -> (MapLabel, Point)? {
    let sheet = view.inner.inset(by: 6 / level)
    for share in WayNames.shares {
      let point = points[Int(Double(points.count - 1) * share)]
      let around = Box(
        centre: point, width: 2 * WayNames.reach / level, height: 2 * WayNames.reach / level)
      guard raster.count(in: around) > 0 else { continue }
      let labels = Self.gaps.flatMap { gap in
        LabelPlacement.labels(
          ofTown: text, at: point, size: TownDrawing.size(on: view), letters: letters, off: gap)
      }
      let free = labels.filter { label in
        let box = SteadyBox(label.box, at: point)
        let room = SteadyBox(label.box.inset(by: -WayNames.clearance), at: point)
        return sheet.contains(box.cover(enlarged: level)) && isClear(box, of: point, at: level)
          && steady.allSatisfy { !$0.meets(room, enlarged: level...LevelNames.largest) }
      }
      let best = free.min { one, other in
        Self.hidden(one, at: point, level, raster) < Self.hidden(other, at: point, level, raster)
      }
      if let best { return (best, point) }
    }
    return nil
  }

  /// Whether a name at a place on the water keeps to that: over a shore it would be read as the name of the land.
  private func isClear(_ box: SteadyBox, of point: Point, at level: Double) -> Bool {
    guard let land, land.isOpenWater(in: Box(centre: point, width: 1, height: 1)) else { return true }
    return land.isOpenWater(in: box.cover(enlarged: level))
  }

  private static func hidden(
    _ label: MapLabel, at point: Point, _ level: Double, _ raster: RouteRaster
  ) -> Int {
    raster.count(in: SteadyBox(label.box, at: point).cover(enlarged: level))
  }

  /// A group for each level, which a script shows.
  var elements: [SVGElement] {
    LevelNames.levels.compactMap { level in
      let names = names.filter { $0.level == level }
      guard let first = names.first else { return nil }
      return SVGElement("g").with("class", "map-level").with("data-level", level).with("display", "none")
        .with("font-size", first.label.size)
        .containing(
          names.map { name in
            let text = SVGElement("text").with("class", "map-way")
              .with("data-days", name.days.isEmpty ? nil : name.days)
            return TownDrawing.hang(text, name.label, on: name.point)
          })
    }
  }
}
