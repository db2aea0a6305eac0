import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("The great town among many signs")
struct ChiefTownTests {
  /// Municipal camping sites of Alsace.
  private static let camps: [(name: String, south: Double, east: Double)] = [
    ("3 Châteaux", 48.199, 7.302), ("les 2 Hohnack", 48.094, 7.198), ("le Florival", 47.901, 7.236),
    ("Kaysersberg", 48.149, 7.254), ("les Verts Bois", 48.181, 7.185),
    ("du Langenwasen", 47.983, 7.018), ("LEFEBRE", 48.132, 7.162),
    ("Pierre de Coubertin", 48.195, 7.334), ("le Médiéval", 48.085, 7.272),
    ("Hinsbourg", 48.907, 7.289), ("LE VALLON DE L’EHN", 48.465, 7.467),
    ("ROMANSWILLER", 48.644, 7.408), ("Bords du Rhin", 48.891, 8.134), ("MON REPOS", 48.593, 7.405),
    ("WASSELONNE", 48.637, 7.432), ("ERSTEIN", 48.414, 7.670), ("les MOUETTES", 48.969, 8.164),
    ("WINGEN SUR MODER", 48.917, 7.367), ("AU RHIN ET A LA SAUER", 48.918, 8.155),
    ("le Rove", 48.349, 7.107), ("les CIGOGNES", 48.254, 7.448), ("du PLAN D EAU", 47.469, 7.207),
    ("Benelux Bale", 47.882, 6.944), ("le Vert Vallon", 47.941, 7.147),
    ("l etang d HASPELSCHIELDT", 49.082, 7.494), ("de Masevaux", 47.779, 6.991),
    ("de Riquewhir", 48.163, 7.317), ("le Herrenhaus", 48.406, 7.323), ("de Rouffach", 47.956, 7.295),
    ("de la Vallee Noble", 47.981, 7.220), ("Gamsheim", 48.688, 7.876), ("Molsheim", 48.560, 7.517),
  ]

  private static func towns(_ count: Int, isLive: Bool, called name: String? = nil) throws -> [String] {
    var content = MapContent()
    for (index, camp) in camps.prefix(count).enumerated() {
      let number = "\(index + 1)"
      var mark = MapMark(
        kind: .pin(.camp, number: number), name: camp.name, coordinate: try place(camp.south, camp.east))
      mark.days = isLive ? "" : nil
      content.marks.append(mark)
    }
    if let name {
      content.stops = [MapStop(number: "1", name: name, coordinate: try place(48.45, 7.9))]
    }
    let drawing = try unwrapped(
      drawMap(
        content, frame: .wide, on: GroundTests.atlas, units: .kilometres, wording: .plain, idPrefix: "m"))
    return try unwrapped(ParsedSVG(drawing.markup)).all("text")
      .filter { $0.attributes["class"] == "map-town" }.map(\.text)
  }

  @Test("is named before them, also where a script enlarges the sheet", arguments: [false, true])
  func named(isLive: Bool) throws {
    let towns = try Self.towns(Self.camps.count, isLive: isLive)
    claim(towns.count { $0 == "Strasbourg" }, is: 1, "\(towns)")
  }

  @Test("is named once, and not beside a place of the way that is called so")
  func once() throws {
    try claim(Self.towns(Self.camps.count, isLive: false, called: "Strasbourg"), lacks: "Strasbourg")
  }
}
