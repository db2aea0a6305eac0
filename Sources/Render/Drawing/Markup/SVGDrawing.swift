package import TripModel

/// A finished drawing, to be set into a page as it is.
package struct SVGDrawing: Hashable, Sendable {
  /// An `svg` element, safe to stand in a page.
  package var markup: String
  /// Metres from line to line where the map has a square grid; nil where it has meridians and parallels.
  package var gridMetres: Double?
  /// Whose land and water stand under it, or in a small map in its corner.
  package var sources: Set<GroundSource>
  /// Whether land and water stand under it itself.
  package var showsGround = false
  /// Whether a shore does, or streets and water of a map of the traveller's: else the land is a square of paper.
  package var showsShore = false
  /// What the stop is called around which rings tell how far the others are, empty where nothing names it; nil without rings.
  package var ringsAround: String?
  /// How the lines of a way are drawn that one sees on it.
  package var styles: Set<RouteStyle> = []
  /// The same of those that one sees only where a script enlarges it: a walk in a town lies under a sign.
  package var laterStyles: Set<RouteStyle> = []
  /// The same of those of which some are not straight from place to place, but bow round the water.
  package var bowedStyles: Set<RouteStyle> = []
  /// Of what kinds the places are whose signs stand on it; where a script enlarges it those too that only then do, and
  /// beside a list all that are in it.
  package var kinds: Set<PlaceCategory> = []
  /// The same of places whose kind has no sign of its own.
  package var ownKinds: Set<OwnKind> = []
  /// Whether dots on it tell where pictures were taken; where a script enlarges it those too that only then are seen.
  package var showsPhotos = false
  /// Whether the way of other days is seen below its lines.
  package var showsRestOfWay = false
  /// Whether nothing of that was recorded.
  package var isRestJoined = false
  /// The signs of what was written that stand on it, each once in the order of their drawing; where a script enlarges it
  /// those too that only then do.
  package var entrySigns: [EntrySign] = []
  /// Whether one sees ice on it, and might take it for water.
  package var showsIce = false
  /// Whether a number on it stands for so many places.
  package var showsSeveral = false
  /// Whether places at its stops are seen only where a script enlarges it.
  package var foldsIntoStops = false
  /// Whether the signs of what was written are seen only there.
  package var foldsEntries = false
  /// Which of the list below these are, sign by sign, before a script parts them; empty where any is in no list.
  package var clusters: [NumberedCluster] = []
  /// Whether a dot on it tells where the place is of a sign that stands beside that.
  package var showsAside = false
  /// Whether some of its stops are small rings, since it has no room for the numbers of all.
  package var showsBeads = false
  /// Whether signs of places bear their numbers in a list.
  package var showsNumberedPins: Bool {
    ["pin", "own", "idea"].contains { markup.contains("class=\"map-\($0)-number\"") }
  }
  /// Whether a list on the page has the stops of such a sheet by their numbers.
  package var areStopsListed = false
  /// Whether it shows fewer stops than there are in all.
  package var leavesOutStops = false
  /// The names of what stands on it without them, for what is said below it; with the number of its sign where it has one.
  package var namesLeftOut: [String] = []
  /// Whether it is seen on phones alone, where words below it take many lines.
  package var isOnPhone = false
  /// Whether a list has all of these by the numbers of their signs.
  package var areNamesListed = false
  /// Which of the content's extracts stand under it.
  package var extracts: [Int] = []
  /// What lies at the corners of a map.
  package var corners: [Coordinate] = []
  /// Which of the stops stand with their number only, since there was no room for the name: indices into
  /// the map content's stops.
  package var unnamedStops: [Int]
  /// What the sign says that stands for such a stop and others, as long as no script parts them: by the same indices.
  package var sharedSigns: [Int: String]
  /// What the sign of a stop says by itself that has no room for all its numbers: by the same indices.
  package var shortSigns: [Int: String] = [:]
  /// Which of the marks that have a name stand without it: indices into the map content's marks.
  package var unnamedMarks: [Int]
  /// Those of them whose own signs stand on it, while neither another sign nor a stop called as they are tells them.
  package var bareMarks: [Int] = []
  /// The same for those of which no more than the beginning is written.
  package var cutMarks: [Int] = []
  /// How many names of its pins the way runs through.
  package var struckNames = 0
  /// How many quarters of a town have their names on it.
  package var quarters = 0
  /// Whether a corner of it shows where it lies.
  package var showsWhere = false

  package init(
    markup: String, gridMetres: Double? = nil, sources: Set<GroundSource> = [], ringsAround: String? = nil,
    extracts: [Int] = [], corners: [Coordinate] = [],
    unnamedStops: [Int] = [], sharedSigns: [Int: String] = [:], unnamedMarks: [Int] = [],
    styles: Set<RouteStyle> = []
  ) {
    self.styles = styles
    self.ringsAround = ringsAround
    self.extracts = extracts
    self.markup = markup
    self.gridMetres = gridMetres
    self.sources = sources
    self.corners = corners
    self.unnamedStops = unnamedStops
    self.sharedSigns = sharedSigns
    self.unnamedMarks = unnamedMarks
  }
}
