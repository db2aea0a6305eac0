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
}
