import Claims
import Testing

@testable import Secrets

@Suite("Houses in which people live")
struct HouseAddressTests {
  @Test(
    "are streets with numbers behind words that say so",
    arguments: [
      ("Frühstück bei Hannes in der Unteren Weidenstraße 47, dann los", "Unteren Weidenstraße 47"),
      ("We live at 12 Mill Lane, Otley", "12 Mill Lane"), ("home: 2816 NW 72nd St", "2816 NW 72nd St"),
      ("At home, 2816 NW 72nd St, the cat", "2816 NW 72nd St"),
      ("chez Anne, 14 rue des Lilas", "14 rue des Lilas"),
      ("en casa de Marta, calle Embajadores 114", "calle Embajadores 114"),
      ("thuis, Kerkstraat 5a", "Kerkstraat 5a"),
      ("with Anna at 12 Mill Lane", "12 Mill Lane"),
      ("a casa di Ana, via Garibaldi, 12", "via Garibaldi, 12"),
      ("bei Anna, Weidenstraße 47-49", "Weidenstraße 47-49"), ("bei Anna, Lange Straße 8", "Lange Straße 8"),
      ("at Anna's, 12 St. Mary's Road", "12 St. Mary's Road"),
      ("they dropped me at 27 Ashgrove Mount first", "27 Ashgrove Mount"),
      ("3F2, 27 Lorne Street, buzzer without a name", "27 Lorne Street"),
      // Where nobody says that anybody lives.
      ("a view of 14 Green Place, bells ringing", nil), ("Lunch at 12 Mount Row", nil),
      ("Hotel Post, Weidenstraße 47", nil), ("Pizza in via Roma 5", nil),
      ("bei Hannes. Dann Weidenstraße 47", nil),
      ("vorbei am Alexanderplatz 1", nil), ("bei Regen auf dem Weg 12 km", nil),
      ("gewoon langs de Prinsengracht 263", nil),
      ("Casa de Cervantes, calle Mayor 48", nil),
      ("It's at 14 High Street", nil), ("with lunch at Cafe Rosa, 14 High Street", nil),
      ("bei Regen am Bergweg 3 Stunden", nil),
      ("At home we counted 12 sheep on the road", nil),
    ] as [(String, String?)])
  func streets(line: String, street: String?) {
    claim(HouseAddress.found(in: line[...]).map(String.init), is: street.map { [$0] } ?? [])
  }
}
