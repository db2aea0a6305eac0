import Claims
import Testing

@testable import TripPlanning

@Suite("Names that are like those of towns")
struct NameLikenessTests {
  @Test(
    "are one of two parts, the beginning of a longer one with words shortened, or a slip or two away",
    arguments: [
      ("Estella", "Estella-Lizarra", "part"), ("lizarra", "Estella-Lizarra", "part"),
      ("Bozen", "Bolzano / Bozen", "part"), ("Sto. Domingo", "Santo Domingo de la Calzada", "beginning"),
      ("St Jean", "Saint-Jean-Pied-de-Port", "beginning"), ("San Juan", "San Juan de Ortega", "beginning"),
      ("Finisterre", "Fisterra", "slip"), ("Astorg", "Astorga", "slip"),
    ])
  func alike(name: String, town: String, how: String) {
    let (name, town) = (NameLikeness(name), NameLikeness(town))
    switch how {
    case "part": claim(name.isPart(of: town), is: true)
    case "beginning": claim(name.begins(town), is: true)
    default: claim(name.slips(from: town) != nil, is: true)
    }
    #expect(name.isLike(town))
  }

  @Test(
    "are not whatever stands before a hyphen, a short word, or what differs by more",
    arguments: [
      ("Saint", "Saint-Denis"), ("Port", "Port-Louis"), ("Goris", "Gorki-Novo"), ("Kazbegi", "Kazreti"),
      ("Zubiri", "Zubieta"), ("Beach", "Beach-Town"), ("Leon", "Leon-Xuan"), ("Sur", "Villeneuve-sur-Lot"),
      ("", "Fisterra"), ("Lyon", "Nyon"),
    ])
  func others(name: String, town: String) {
    claim(NameLikeness(name).isLike(NameLikeness(town)), is: false)
  }

  @Test(
    "are found among many as by each of these alone",
    arguments: [
      ("Monte Verde", true), ("Monteverde", true), ("San Juan de Ortega", true), ("San Juan", true),
      ("Saint-Jean-Pied-de-Port", true), ("Sankt Jean am See", true), ("São Pedro da Cova", true),
      ("Ely", true), ("Ely Cathedral", false), ("Juan de San", false), ("", false), ("Monte", false),
    ])
  func lookedFor(town: String, isWanted: Bool) {
    let names = ["Monteverde", "San Juan", "St Jean", "S. Pedro", "Ely", ""].map(NameLikeness.init)
    let town = NameLikeness(town)
    claim(NamesLookedFor(names).include(town), is: isWanted)
    claim(names.contains { $0.isSame(as: town) || $0.begins(town) }, is: isWanted)
  }
}
