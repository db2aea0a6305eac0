import Claims
import Testing
import TripModel

@testable import Drawing

@Suite("Names beside their signs")
struct ShortNamesTests {
  @Test("are cut nowhere else in a list, and whole where two would be alike")
  func listed() {
    let names = ["Camping Municipal l’étang d’Haspelschieldt 1*", "Camping Municipal les Verts Bois 2*"]
    claim(ListedNames.short(names), is: ["L’étang d’Haspelschieldt 1*", "Les Verts Bois 2*"])
    let alike = ["Camping Municipal Benelux Bale au Bord du Lac", "Camping Municipal Le Rove", "Le Rove"]
    #expect(ListedNames.short(alike) == ["Benelux Bale au Bord du Lac"] + alike.dropFirst())
  }

  @Test(
    "leave out what several begin with where one of them has not room, and never make two of them alike",
    arguments: [
      (
        ["Camping MUNICIPAL de Beaune", "Camping Municipal de Châteauroux", "Camping LA PLAGE"],
        ["Beaune", "Châteauroux", "Camping LA PLAGE"]
      ),
      (["Camping municipal d’Uzès en ville", "Camping municipal du Lac"], ["Uzès en ville", "Lac"]),
      // What was within a name begins one now.
      (["Camping municipal le Rove", "Camping municipal la Plage"], ["Le Rove", "La Plage"]),
      // All have room, or share one word alone, which may be the whole of what they are.
      (["Santa Maria Novella", "Santa Maria Maggiore"], ["Santa Maria Novella", "Santa Maria Maggiore"]),
      (["Hotel Roma", "Hotel Lisboa Plaza Executive Suites"], ["Hotel Roma", "Hotel Lisboa Plaza…"]),
      // A number is no name, nor is a preposition; a saint keeps the title.
      (["Camping municipal du Lac 1", "Camping municipal du Lac 2"], ["Lac 1", "Lac 2"]),
      (
        ["Camping municipal de", "Camping municipal de Châteauroux"], ["Camping municipal de", "Châteauroux"]
      ),
      (
        ["Mercado de San Miguel de Allende", "Mercado de San Juan"], ["San Miguel de Allende", "San Juan"]
      ),
      // One may be the beginning of another.
      (["Camping municipal", "Camping municipal de Châteauroux"], ["Camping municipal", "Châteauroux"]),
      // What would be alike is told by its end, be it cut or what the others are called.
      (
        ["Donaudampfschifffahrtsgesellschaft Nord", "Donaudampfschifffahrtsgesellschaft Süd"],
        ["…fahrtsgesellschaft Nord", "…ffahrtsgesellschaft Süd"]
      ),
      (
        [
          "Camping municipal de Cluny", "Camping municipal de Beaune", "Auberge de jeunesse de Cluny",
          "Auberge de jeunesse de Mâcon",
        ], ["…municipal de Cluny", "Beaune", "…de jeunesse de Cluny", "Mâcon"]
      ),
      (
        ["Beaune", "Camping municipal de Beaune", "Camping municipal de Cluny"],
        ["Beaune", "…municipal de Beaune", "Cluny"]
      ),
      (["Kiosk", "Kiosk", ""], ["Kiosk", "Kiosk", ""]),
      (["東京タワー展望台", "東京タワー入口"], ["東京タワー展望台", "東京タワー入口"]),
    ] as [([String], [String])])
  func table(_ names: [String], _ expected: [String]) {
    let short = ShortNames(names)
    claim(names.map { short[$0] }, is: expected)
    let turned = ShortNames(names.reversed())
    claim(names.map { turned[$0] }, is: expected)
  }

  @Test("Of what somebody wrote no beginning is left out")
  func titles() {
    let titles = ["The day we missed the train", "The day the ferry left early"]
    let short = ShortNames(["The day"], titles: titles)
    claim(titles.map { short[$0] }, is: ["The day we missed the…", "The day the ferry left…"])
  }

  @Test("The end of a name that is cut begins at a word")
  func ends() {
    claim("Basilica di Santa Maria Maggiore".endForMap(), is: "…di Santa Maria Maggiore")
    #expect("Sé".endForMap() == "Sé" && "".endForMap().isEmpty)
    let marks = "a" + String(repeating: "\u{0301}", count: 100_000)
    #expect(marks.endForMap().unicodeScalars.count < 250)
  }

  @Test("A sign has the short name beside it and the whole one as its own")
  func drawn() throws {
    let names = ["Camping municipal de Beaune", "Camping municipal de Cluny"]
    let stops = try names.enumerated().map { index, name in
      MapStop(number: "\(index + 1)", name: name, coordinate: try place(46.4 + Double(index) / 2, 4.7))
    }
    let drawing = try unwrapped(
      drawMap(MapContent(stops: stops), frame: .narrow, units: .kilometres, wording: .plain, idPrefix: "m"))
    let parsed = try unwrapped(ParsedSVG(drawing.markup))
    claim(parsed.all(ofClass: "map-name").map(\.text).sorted(), is: ["Beaune", "Cluny"])
    let titles = parsed.all("title").map(\.text)
    claim(titles, has: "1 Camping municipal de Beaune")
    claim(titles, has: "2 Camping municipal de Cluny")
  }
}
