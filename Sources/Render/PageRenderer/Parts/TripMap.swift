import Drawing
import SiteLanguage
import TripModel
import TripPlanning

/// Maps of the page: each drawn twice, for wide and for narrow screens, since scaled lettering cannot be read.
struct TripMap {
  let scope: PageScope
  /// Keeps the drawings of one page apart.
  let name: String
  /// Whether a script moves and plays it: then its parts say of which days they are.
  var isLive = false
  /// Whether a single place is shown among what else the trip has around it: not where only its town is known.
  var showsNearby = false
  /// Whether that place has a name of its own, and not that of its town.
  var isPlaceNamed = true
  /// How one came to that place from not far off, which is drawn where nothing is near it.
  var waysThere: [RouteLine] = []
  /// Whether that is where a picture was taken, which the places of other pictures tell where nothing else does.
  var isOfPicture = false
  /// Whether small areas far apart have a map each: not where a script moves one.
  var partsAreas = false
  /// Whether each has its name and its days, also where there are two.
  var titlesAreas = false
  /// Whether they stand below a map of all of them: then walks in the same mountains are parted sooner.
  var isOfParts = false
  /// Whether its sheet may be as high as wide, for places that lie above each other and no way leads through, and whether
  /// two small areas have a map each below their names.
  var fitsPlaces = false
  /// Whether crowds of its places that stand as one sign each have closer maps below it.
  var showsCrowds = false
  /// Whether it is drawn closer, however few signs are on it: its way leads where none stands.
  var showsBareWay = false
  /// Whether it is drawn closer, too, where the quarters of a town are named on it: of a day in one town.
  var showsQuarters = false
  /// Whether it is no higher than lets what stands below it begin on the first screen: below the title of a front page.
  var isLow = false
  /// Whether it stands in a column beside what is told of a place, which is narrower than the page.
  var isInColumn = false
  /// What the numbers of its stops are, where that stands nowhere near above it.
  var numbersNote: String?
  /// Which pictures are not on it.
  var leftOutNote: String?
  /// Whether a phone folds what is said of it but the signs of its lines: what it is above would begin a screen below.
  var foldsLegend = false
  /// Whether a desk has no room for its region in that column.
  var isWithoutRegion = false
  /// The line that led to its place or away from it: of a ride, or from where the last day with a place before it ended.
  var lineOfRide: RouteLine?
  /// Whether that was recorded, and so stands among what is around the place.
  var isRideRecorded = false
  /// The way of other days, which lies thin below its lines.
  var restOfWay: [RouteLine] = []
  /// Whether a list below it has all its stops by their numbers.
  var listsStops = false
  var words: Words { scope.words }
  var plan: TripPlan { scope.plan }

  /// The way of the whole trip; where nothing says where that was, its destination.
  func wholeTrip() -> Record? {
    let title = words(.mapOfTrip, ["title": scope.tripTitle])
    guard plan.isNowhere else {
      // Without a way its places are what a trip has.
      let alone = plan.isWithoutWay ? numbered : []
      var content = wholeWay(marks: ideasWithoutWay + alone)
      content.foldsByTown = alone.count > 1
      content.walk = scope.onlyDay.flatMap { WalkFigure(scope: scope, day: $0) }?.map(isJoined: false)
      content = content.walked(photoMarks(Array(plan.media.pictures)))
      var map = self
      map.partsAreas = !isLive
      map.isLow = !alone.isEmpty
      map.fitsPlaces = alone.count > 1
      return map.figure(content.leavingFarEnds, ofMost: !isLive, title: title)
    }
    return destination.flatMap { figure($0, title: title) }
  }

  /// The places with the numbers that they have on their page, to whose list signs of several lead.
  private var numbered: [MapMark] {
    let numbered = scope.numberedPlaces
    return (numbered ?? plan.places).enumerated().map { index, place in
      var mark = mark(place, number: numbered == nil ? nil : words.numbers.whole(index + 1))
      mark.listed = index + 1
      return mark
    }
  }

  /// Everything that has a position; without any the destination, and without that the world. Where the whole stands below, it is
  /// where most of the days were: on all of it a script would move two thirds of nothing but flights.
  func everything(isWholeBelow: Bool) -> Record? {
    let title = words(.mapOfTrip, ["title": scope.tripTitle])
    guard plan.isNowhere else {
      let marks = listed + photoMarks(Array(plan.media.pictures))
      var map = self
      map.fitsPlaces = scope.numberedPlaces != nil
      let content = leavingFar(wholeWay(marks: marks))
      let closer = isWholeBelow ? content.closeUpOfMost?.near.inOrderOfDays : nil
      return map.figure(closer ?? content, title: title)
    }
    if let destination { return figure(destination, title: title) }
    return scope.site.atlas.flatMap { _ in figure(MapContent(surroundings: .world), title: title) }
  }

  /// The same with a map for each of several small areas far apart, on which no script moves anything; nil where all of it
  /// is on one map, as what one region holds. Where pictures were taken its stops tell. Its content is `stillWayAndLists`.
  func everythingByAreas(_ content: MapContent) -> Record? { byAreas(content, inOneRegion: false) }

  /// Still maps of small areas in the one region that a script enlarges: on that the ways are specks below their signs. Nil
  /// elsewhere.
  func partsOfRegion(_ content: MapContent) -> Record? { byAreas(content, inOneRegion: true) }

  /// A still map of all of it below one that a script moves where most of its days were; nil where that shows all.
  func whole(_ content: MapContent) -> Record? {
    guard content.closeUpOfMost != nil else { return nil }
    return figure(content, isLight: true, title: words(.mapOfTrip, ["title": scope.tripTitle]))
  }

  /// Still maps of the parts of a long way in which its stops are close together, which a script would have to enlarge until
  /// nothing tells where they are; of a shorter one of that in which most are. Nil where there are none.
  func partsOfLongWay(_ content: MapContent) -> Record? {
    guard let parts = content.denseParts else { return nil }
    var (map, own) = (self, content)
    (map.isLive, map.titlesAreas) = (false, true)
    own.extracts = plan.way.maps
    return AreaSheets(own, in: parts, on: map)?.record
  }

  private func byAreas(_ content: MapContent, inOneRegion: Bool) -> Record? {
    guard content.isOfOneRegion == inOneRegion else { return nil }
    var map = self
    (map.isLive, map.partsAreas, map.titlesAreas, map.isOfParts) = (false, true, true, inOneRegion)
    return map.figure(content, isInParts: true, title: words(.mapOfTrip, ["title": scope.tripTitle]))
  }

  /// The way and what the lists have, as no script moves it; nil where nothing is on a map. Who asks more than one thing of
  /// it keeps it.
  var stillWayAndLists: MapContent? {
    guard !plan.isNowhere, scope.site.atlas != nil else { return nil }
    var map = self
    map.isLive = false
    var content = map.wholeWay(marks: map.listed)
    content.marks += map.marks(listing: map.placesBehind(content.stops))
    return map.leavingFar(content)
  }

  /// The same without what lies far off: words tell it, since the sheet is for the way.
  private func leavingFar(_ content: MapContent) -> MapContent {
    var near = content.leavingFarEnds
    near.beyond += scope.site.farWishes.map(\.title)
    return near
  }

  /// The places at which a stop stands that is called otherwise, as by its town: their signs in the list would be nowhere.
  private func placesBehind(_ stops: [MapStop]) -> [PlacePlan] {
    let names = Dictionary(stops.map { ($0.coordinate, $0.name) }, uniquingKeysWith: { first, _ in first })
    return plan.way.route.stops.compactMap { stop in
      guard let place = stop.place.map({ plan[$0] }), let name = names[stop.coordinate] else { return nil }
      return name == place.title ? nil : place
    }
  }

  /// What the lists below the map have beside the stops of the way, and what was written.
  private var listed: [MapMark] {
    let entries = entryMarks(plan.journal.entries.indices.map { EntryID($0) }, isEachMarked: true)
    return listedPlaces + entries + listedIdeas
  }

  /// Where the trip goes, with the land around it: a place, or a whole country; nil where nobody knows.
  var destination: MapContent? {
    if let destination = plan.way.destination?.value, let coordinate = destination.coordinate {
      let mark = MapMark(
        kind: .pin(.other), name: destination.name ?? "", coordinate: coordinate, days: told([]))
      return MapContent(marks: [mark], surroundings: .metres(Self.aroundDestination))
    }
    return plan.way.destinationArea.isEmpty
      ? nil : MapContent(surroundings: .points(plan.way.destinationArea))
  }

  /// Metres of the land around a destination.
  private static let aroundDestination = 120_000.0

  /// The pins but those that are stops of the way.
  var places: [PlacePlan] { plan.placesOffWay }

  /// The same with their numbers in the lists below the map, which are shown where there are several lists, and where no
  /// stop has a number of its own.
  private var listedPlaces: [MapMark] {
    let far = Set(scope.site.farWishes.map(\.id))
    return marks(listing: places.filter { !far.contains($0.id) })
  }

  private func marks(listing places: [PlacePlan]) -> [MapMark] {
    let areas = PlaceAreas(scope: scope)
    let alone = scope.numberedPlaces ?? []
    let numbers = Dictionary(uniqueKeysWithValues: zip(alone.map(\.id), 1...))
    return places.map { place in
      let number = areas?[place.id] ?? numbers[place.id]
      var mark = mark(place, number: number.map(words.numbers.whole))
      mark.listed = number ?? place.id.index + 1
      mark.list = areas?.link(to: place.id) ?? "#places"
      return mark
    }
  }

  /// Saved attractions, which are listed behind the places.
  private var listedIdeas: [MapMark] {
    let listed = plan.itinerary.attractions.filter { $0.position != nil }.map(\.id)
    let numbers = Dictionary(uniqueKeysWithValues: zip(listed, 1...))
    let places = PlaceAreas(scope: scope)?.ordered.count ?? plan.places.count
    let shown = plan.itinerary.attractions.filter { $0.pin == nil }
    return shown.flatMap { idea in
      marks([idea]).map { mark in
        var mark = mark
        mark.listed = numbers[idea.id].map { places + $0 }
        mark.list = "#ideas"
        return mark
      }
    }
  }

  /// The way of a day, its pins and where its photos were taken.
  func of(_ day: DayPlan) -> Record? {
    let pictures = day.photos.map { plan[$0] }
    let marks = pins(of: day) + entryMarks(day.entries) + photoMarks(pictures)
    var content = content(of: day, marks: marks)
    addBeds(of: day, to: &content)
    // Squares of water say nothing: as much is shown as it takes to see a coast.
    if day.route.isAtSea, content.reach != .land { content.surroundings = .region }
    content.walk = WalkFigure(scope: scope, day: day)?.map(isJoined: true)
    if let walk = day.walk {
      content.lines.append(RouteLine(points: walk.points, style: .joined, isStraight: true))
    }
    let way = day.route.isAtSea ? nil : recorded(on: day)
    var map = self
    // Those of the whole way are days.
    let isByDays = scope.areStopsNumberedByDays && scope.noteOnNumbers != nil
    if isByDays, content.stops.count > 1 { map.numbersNote = words[.routeNoteDay] }
    map.leftOutNote = leftOut(pictures, of: day)
    // What pictures tell is signs.
    map.showsBareWay = pictures.isEmpty && content.leadsBesideSigns
    map.showsQuarters = isInOneTown(day)
    if content.lines.isEmpty, content.reach == .spot {
      map.lineOfRide = plan.arrival(on: day).map { Self.line(of: $0, along: $0.points) }
    }
    map.restOfWay = scope.site.wayOutline.besides(day.date)
    return map.figure(
      content, closeUpAround: way, isLight: true, title: title(of: day), seas: day.route.waters.map(\.name))
  }

  /// Whether all stops of a day are known to be in one town.
  private func isInOneTown(_ day: DayPlan) -> Bool {
    let towns = day.route.stops.map { stop in
      stop.guess == nil && stop.locality?.isInTown == true ? stop.locality?.town : nil
    }
    return Set(towns).count == 1 && towns[0] != nil
  }

  /// The way of a day on the ground, as far as it was recorded.
  private func recorded(on day: DayPlan) -> [Coordinate] {
    let onGround: Set<RouteStyle> = [.walk, .road]
    return day.route.legs.filter { $0.kind == .recorded && onGround.contains(Self.style(of: $0)) }
      .flatMap(\.points)
  }

  /// The day's pins but those that are stops of its way, and what is planned for it.
  func pins(of day: DayPlan) -> [MapMark] {
    let stops = Set(day.route.stops.compactMap(\.place))
    return day.places.filter { !stops.contains($0) }.map { mark(plan[$0], number: nil) }
      + marks(day.committed.map { plan[$0] })
  }

  /// A place on its own page, in the ring that says which of the signs there is meant, whatever it is; where nothing is near
  /// it, with how one came there.
  func spot(_ place: PlacePlan) -> Record? {
    var map = self
    map.waysThere = plan.ways(to: place).map { Self.line(of: $0, along: $0.points) }
    return map.spot(place.coordinate, name: place.title, mark: nil, in: place.locality)
  }

  /// One position, with a mark where there is one for it.
  func spot(
    _ position: Coordinate, name: String?, mark: MapMark.Kind?, isVague: Bool = false,
    in locality: Locality? = nil
  ) -> Record? {
    var map = self
    map.showsNearby = !isVague
    return map.spot(position, name: name, mark, nearTown: isVague ? nil : locality?.townNearby)
  }

  private func spot(_ position: Coordinate, name: String?, _ mark: MapMark.Kind?, nearTown: String?)
    -> Record?
  {
    let title = words(.mapOfPlace, ["place": name ?? words.position(position)])
    guard let mark else {
      var stop = MapStop(number: "", name: name ?? "", coordinate: position)
      stop.nearTown = nearTown
      return figure(MapContent(stops: [stop]), isLight: true, title: title)
    }
    var sign = MapMark(kind: mark, name: name ?? "", coordinate: position)
    sign.nearTown = nearTown
    return figure(MapContent(marks: [sign]), isLight: true, title: title)
  }

  /// What is around the only place of a map.
  func surroundings(of content: MapContent) -> MapContent? {
    guard showsNearby, content.lines.isEmpty, content.stops.count + content.marks.count == 1,
      let place = content.stops.first?.coordinate ?? content.marks.first?.coordinate
    else { return nil }
    let name = content.stops.first?.name ?? content.marks.first?.name ?? ""
    let called = isPlaceNamed ? name : ""
    var near = scope.site.nearby.content(around: place, called: called, own: name, on: scope)
    if isOfPicture {
      near = scope.site.picturesAround.content(around: place, called: called, besides: near) ?? near
      if !isPlaceNamed { near?.callStopsHere(words[.mapTakenHere]) }
    }
    near?.extracts = content.extracts
    near?.restOfWay = content.restOfWay
    if let lineOfRide, !isRideRecorded { near?.lines.append(lineOfRide) }
    return near
  }

  func title(of day: DayPlan) -> String {
    words(.mapOfDay, ["day": words.dates.long(day.date)])
  }
}
