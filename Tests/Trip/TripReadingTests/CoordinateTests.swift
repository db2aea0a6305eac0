import Claims
import Testing
import TripModel
import TripNotation

@testable import TripReading

@Suite("Positions")
struct CoordinateTests {
  private static let forms: [String] = [
    "38.6916, -9.2160", "38.6916 -9.2160", "38.6916,-9.2160", "+38.6916 −9.2160", "38.6916\u{A0}-9.2160",
    "38°41'29.76\"N 9°12'57.6\"W", "38°41’29.76”N, 9°12’57.6”W", "38º41′29.76″N 9º12′57.6″W",
    "38°41'29.76''N 9°12'57.6''W", "38 41 29.76 N 9 12 57.6 W", "9°12'57.6\"W 38°41'29.76\"N",
    "N 38° 41.496' W 009° 12.960'", "n38.6916 w9.2160", "38.6916N 9.2160W",
    "geo:38.6916,-9.2160", "GEO:38.6916,-9.2160,12;u=35?z=5", "geo:0,0?q=38.6916,-9.2160(Torre)",
    "https://www.openstreetmap.org/?mlat=38.6916&mlon=-9.2160#map=16/1.0/2.0",
    "https://www.openstreetmap.org/#map=16/38.6916/-9.2160", "openstreetmap.org/#map=16/38.6916/-9.2160",
    "https://www.openstreetmap.org/search?query=38.6916%2C-9.2160",
    "https://www.google.com/maps/@38.6916,-9.2160,17z",
    "https://www.google.com/maps/place/Bel%C3%A9m/@1.0,2.0,17z/data=!3m1!4b1!8m2!3d38.6916!4d-9.2160!16s",
    "https://www.google.co.uk/maps/search/?api=1&query=38.6916%2C-9.2160",
    "https://maps.google.com/?q=38.6916,-9.2160",
    "maps.google.com/?q=loc:38.6916,+-9.2160", "https://www.google.com/maps/search/38.6916,+-9.2160",
    "https://www.google.com/maps/place/38%C2%B041'29.8%22N+9%C2%B012'57.6%22W/@1.0,2.0,17z",
    "https://www.google.com/maps/dir/?api=1&destination=38.6916,-9.2160",
    "https://maps.apple.com/?ll=38.6916,-9.2160&q=Torre",
    "https://maps.apple.com/place?coordinate=38.6916,-9.2160",
    "https://example.org/map?ll=38.6916,-9.2160",
    "38.6916; -9.2160", "38.6916\t-9.2160", "38.6916° -9.2160°", "38.6916 N, -9.2160 E", "N38.6916, W9.2160",
    "38,6916 N 9,2160 W", "38°41'29,76\"N 9°12'57,6\"W", "38°41'29.76\", -9°12'57.6\"",
    "38° 41.496′ N, 9° 12.96′ W",
    "geo:38.6916,-9.2160;crs=wgs84;u=35?z=5",
    "https://www.openstreetmap.org/way/123#map=17/38.6916/-9.2160",
    "https://maps.google.com/maps?ll=38.6916,-9.2160&z=12", "www.google.pt/maps/@38.6916,-9.2160,17z",
    "https://www.google.com/maps/dir//38.6916,-9.2160/@1.0,2.0,11z",
    "https://www.google.com/maps/dir//Torre/@1.0,2.0,17z/data=!4m8!4m7!1m0!1m5!1m1!1s0x!2m2!1d-9.2160!2d38.6916!3e0",
    "https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3113.1!2d-9.2160!3d38.6916!2m3",
    "https://consent.google.com/m?continue=https%3A%2F%2Fwww.google.com%2Fmaps%2F%4038.6916%2C-9.2160%2C17z&gl=PT",
    "https://maps.apple.com/?q=Torre&ll=38.6916,-9.2160",
    "https://maps.apple.com/frame?center=38.6916%2C-9.2160",
    "https://www.bing.com/maps?cp=38.6916~-9.2160&lvl=17",
    "https://wego.here.com/?map=38.6916,-9.2160,15,normal",
    "https://share.here.com/l/38.6916,-9.2160,Torre?z=15", "https://opentopomap.org/#map=15/38.6916/-9.2160",
    "https://hiking.waymarkedtrails.org/#15/38.6916/-9.2160",
    "https://mapy.cz/turisticka?x=-9.2160&y=38.6916&z=15",
  ]

  @Test("a position is read from every form that travellers write or paste", arguments: forms)
  func form(written: String) throws {
    let coordinate = try unwrapped(try? CoordinateText.coordinate(text(written)), "\(written)")
    #expect(
      abs(coordinate.latitude - 38.6916) < 0.0001 && abs(coordinate.longitude + 9.2160) < 0.0001, "\(written)"
    )
  }

  private static let wanted =
    "Write latitude and longitude, such as 38.6916 -9.2160, or 38°41'29.8\"N 9°12'57.6\"W."
  private static let ranges = "Latitude goes from -90 to 90, longitude from -180 to 180."
  private static let short =
    """
    it holds no position \
    | Open it in a browser and paste the long address, or the coordinates.
    """
  private static let copy = "Copy the coordinates from the map instead, such as 38.6916 -9.2160."
  private static let open =
    "Open it in a map, and copy the coordinates from there, such as 38.6916 -9.2160."
  private static let empty = "No position in this link: it does not say where the place is | \(copy)"

  private static let mistakes = table(
    #"""
    Belém → 1 Invalid position: “Belém” | \#(wanted)
    38.6916 → 1 Invalid position: “38.6916” | \#(wanted)
    38,6916 -9,2160 → 1 Decimal commas in a position: “38,6916 -9,2160” | Write 38.6916 -9.2160.
    38'41°N 9°12'W → 1 Invalid position: “38'41°N 9°12'W” | \#(wanted)
    38.5°41'N 9°12'W → 1 Invalid position: “38.5°41'N 9°12'W” | \#(wanted)
    38°61'N 9°12'W → 1 Invalid position: “38°61'N 9°12'W” | \#(wanted)
    38°41'N 39°12'N → 1 Invalid position: “38°41'N 39°12'N” | \#(wanted)
    1e1 2e1 → 1 Invalid position: “1e1 2e1” | \#(wanted)
    nan inf → 1 Invalid position: “nan inf” | \#(wanted)
    138.6916, -9.2160 → 1 Latitude 138.6916 in “138.6916, -9.2160” is beyond 90 | Latitude comes first: write -9.216 138.6916, if they were swapped.
    38.69, -190 → 1 Position out of range: the longitude -190.0 in “38.69, -190” | \#(ranges)
    https://maps.app.goo.gl/abcdef → 1 Shortened link (maps.app.goo.gl): \#(short)
    https://osm.org/go/b6Iu → 1 Shortened link (osm.org/go): \#(short)
    maps.app.goo.gl/abcdef → 1 Shortened link (maps.app.goo.gl): \#(short)
    https://www.google.com/maps/dir/Lisbon/Sintra/@38.7,-9.2,11z → 1 No position in this link: it is a route, not a place | \#(copy)
    https://www.openstreetmap.org/node/123 → 1 No position in this link: it names something on OpenStreetMap by its number | \#(copy)
    geo:0,0?q=Rua+Augusta → 1 \#(empty)
    38,6916, -9,2160 → 1 Decimal commas in a position: “38,6916, -9,2160” | Write 38.6916 -9.2160.
    38.69 N, -9.21 W → 1 Invalid position: “38.69 N, -9.21 W” | A minus means south or west as well: write either the minus or the letter.
    38.69 N 9.21 O → 1 Invalid position: “38.69 N 9.21 O” | O is east in some languages and west in others: write E or W.
    (38.6916, -9.2160) → 1 Invalid position: “(38.6916, -9.2160)” | Write latitude and longitude alone: 38.6916 -9.2160.
    lat 38.6916 lon -9.2160 → 1 Invalid position: “lat 38.6916 lon -9.2160” | Write latitude and longitude alone: 38.6916 -9.2160.
    38.6916, -9.2160, 12.5 → 1 Invalid position: “38.6916, -9.2160, 12.5” | Write latitude and longitude alone: 38.6916 -9.2160.
    38.69 North 9.21 West → 1 Invalid position: “38.69 North 9.21 West” | \#(wanted)
    ///filled.count.soap → 1 Cannot look up “///filled.count.soap”: it is an address of what3words | \#(open)
    filled.count.soap → 1 Cannot look up “filled.count.soap”: it is an address of what3words | \#(open)
    8CCGMQRM+JP → 1 Cannot look up “8CCGMQRM+JP”: it is a plus code | \#(open)
    MQRM+JP Lisbon → 1 Cannot look up “MQRM+JP Lisbon”: it is a plus code | \#(open)
    https://maps.apple/p/abc → 1 Shortened link (maps.apple): \#(short)
    https://omaps.app/o4MapJ → 1 Shortened link (omaps.app): \#(short)
    https://www.google.com/maps?cid=123 → 1 \#(empty)
    https://maps.apple.com/?address=Rua → 1 \#(empty)
    https://www.google.com/maps/dir/38.7,-9.1/38.8,-9.2/@38.7,-9.2,11z → 1 No position in this link: it is a route, not a place | \#(copy)
    https://www.openstreetmap.org/directions?route=38.7%2C-9.1%3B38.8%2C-9.2#map=12/38.7/-9.2 → 1 No position in this link: it is a route, not a place | \#(copy)
    https://example.org → 1 \#(empty)
    """#)

  @Test("what is no position is told what would be", arguments: mistakes)
  func mistake(written: String, expected: String) {
    claim(result(written, CoordinateText.coordinate), is: expected)
  }

  private static let namedPlaces = table(
    #"""
    Belém → Belém -
    25 de Abril Bridge → 25 de Abril Bridge -
    7-Eleven, Rossio → 7-Eleven, Rossio -
    1. Mai Platz → 1. Mai Platz -
    Lisbon, 38.7742 -9.1342 → Lisbon 38.7742 -9.1342
    Café, Lisbon, 38.7742, -9.1342 → Café, Lisbon 38.7742 -9.1342
    38.7742, -9.1342 → - 38.7742 -9.1342
    Belém, https://www.google.com/maps/@38.7742,-9.1342,17z → Belém 38.7742 -9.1342
    Geo:38.7742,-9.1342 → - 38.7742 -9.1342
    A, B, C, D, E, F, G, H → A, B, C, D, E, F, G, H -
    Lisbon 38.7742 -9.1342 → 1 Missing comma between a name and a position | Write Lisbon, 38.7742 -9.1342.
    Lisbon, 98.7742 -9.1342 → 9 Latitude 98.7742 in “98.7742 -9.1342” is beyond 90 | Latitude comes first: write -9.1342 98.7742, if they were swapped.
    Belém, https://maps.app.goo.gl/x → 9 Shortened link (maps.app.goo.gl): \#(short)
    38.7742, → 1 Invalid position: “38.7742,” | \#(wanted)
    Lisbon (38.7742, -9.1342) → 1 Missing comma between a name and a position | Write Lisbon, 38.7742, -9.1342.
    Lisbon 38.7742N 9.1342W → 1 Missing comma between a name and a position | Write Lisbon, 38.7742N 9.1342W.
    Lisbon, 38,7742 -9,1342 → 9 Decimal commas in a position: “38,7742 -9,1342” | Write 38.7742 -9.1342.
    Belém, https://example.org → 9 \#(empty)
    MQRM+JP Lisbon → 1 Cannot look up “MQRM+JP Lisbon”: it is a plus code | \#(open)
    Platform 9 3/4, London → Platform 9 3/4, London -
    N°5 Place du Marché → N°5 Place du Marché -
    a.b.c → a.b.c -
    """#)

  @Test("a place is a name, a position, or both", arguments: namedPlaces)
  func place(written: String, expected: String) {
    let found = result(written) { text throws(Problem) in
      let place = try CoordinateText.place(text)
      return (place.name ?? "-") + " " + (place.coordinate.map { "\($0.latitude) \($0.longitude)" } ?? "-")
    }
    claim(found, is: expected)
  }

  @Test("a text of a hundred thousand letters is told from a position in no time to speak of")
  func hostileLength() {
    for piece in [",", "1,", "°", "N", "38 ", "@", "/"] {
      let long = String(repeating: piece, count: 100_000)
      #expect(throws: Problem.self) { try CoordinateText.coordinate(text(long)) }
      _ = try? CoordinateText.place(text(long))
    }
  }
}
