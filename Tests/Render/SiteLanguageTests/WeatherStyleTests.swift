import SiteLanguage
import Testing
import TripModel

@Suite("Weather in words")
struct WeatherStyleTests {
  private let style: WeatherStyle

  init() throws { style = try ShippedWords().words.weather }

  @Test(
    "degrees are whole, in the units of the trip",
    arguments: [
      (24.4, Units.kilometres, "24\u{A0}°C"), (-0.4, .kilometres, "0\u{A0}°C"),
      (-3.6, .kilometres, "\u{2212}4\u{A0}°C"),
      (0, .miles, "32\u{A0}°F"), (24, .miles, "75\u{A0}°F"), (-40, .miles, "\u{2212}40\u{A0}°F"),
    ])
  func temperature(celsius: Double, units: Units, text: String) {
    #expect(style.temperature(celsius, in: units).text == text)
  }

  @Test(
    "what fell is told as far as one would notice",
    arguments: [
      (12.4, Units.kilometres, "12\u{A0}mm"), (0.31, .kilometres, "0.3\u{A0}mm"), (0.04, .kilometres, nil),
      (0, .kilometres, nil), (25.4, .miles, "1.0\u{A0}in"), (2.54, .miles, "0.10\u{A0}in"),
      (0.1, .miles, nil),
    ] as [(Double, Units, String?)])
  func rain(millimetres: Double, units: Units, text: String?) {
    #expect(style.rain(millimetres, in: units)?.text == text)
  }
}
