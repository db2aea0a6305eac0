import Claims
import PageReading
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("The page of a destination")
struct DestinationPageTests {
  private static func page(
    _ slug: String = "kyoto", isNearHome: Bool = true,
    _ change: (inout DestinationPlan) throws -> Void = { _ in }
  ) throws -> PageReader {
    let plan = try NextSamples.plan { plan in
      if !isNearHome { plan.changersNearHome = nil }
      for index in plan.destinations.indices where plan.destinations[index].slug == slug {
        try change(&plan.destinations[index])
      }
    }
    return try BuiltSite(Trip(folderName: "x"), today: NextSamples.today, next: plan)
      .page("next/\(slug)/index.html")
  }

  private static func headings(_ page: PageReader) -> [String] {
    page.all("h2").compactMap { $0.attributes["id"] }
  }

  @Test("tells where it is, how far, what clocks show there and what is paid in")
  func facts() throws {
    let text = try Self.page().allText
    claim(text, has: "9,290 km from Amsterdam (AMS)")
    claim(text, has: "about 11:30 h, Amsterdam (AMS) to Osaka (KIX)")
    claim(text, has: "8 h ahead on 28 November 2026")
    claim(text, has: "Currency JPY")
    claim(text, has: "In November, for the maples.")
    claim(text, has: "35.01160, 135.76810")
  }

  @Test("spells the town of an airport as the destination is spelt")
  func spelling() throws {
    let text = try Self.page { $0.name = "Ōsaka" }.allText
    claim(text, has: "Amsterdam (AMS) to Ōsaka (KIX)")
  }

  @Test("names its airport also where it is not known from where one flies")
  func airportAlone() throws {
    let alone = try Self.page { $0.reach = nil }.allText
    claim(alone, has: "Airport Osaka (KIX)")
    try claim(Self.page().allText, lacks: "Airport Osaka (KIX)")
  }

  @Test(
    "tells clocks that are behind, the same, and off by half an hour",
    arguments: [(-18_000, "5 h behind"), (0, "the same time"), (19_800, "5:30 h ahead")])
  func clocks(_ ahead: Int, _ told: String) throws {
    #expect(try Self.page { $0.reach?.clockAhead = ahead }.allText.contains(told + " on 28 November 2026"))
  }

  @Test("draws the climate, and tells the same in a table, with its years and whose figures they are")
  func climate() throws {
    let page = try Self.page()
    let text = page.allText
    claim(text, has: "Means of 2016 to 2025.")
    claim(text, has: "Warmest in August with 29°, coldest in January with 5°; most rain in July.")
    claim(text, has: "July 27 °C 31 °C 23 °C 224 mm 8")
    claim(page.links, has: "https://open-meteo.com/")
    claim(page.all("rect").count { $0.attributes["class"] == "climate-rain" }, is: 12)
  }

  @Test("says of which months of the climate nothing is known, in the table and the words of the chart, too")
  func climateWithGaps() throws {
    let page = try Self.page { $0.climate?.months.removeAll { [2, 7].contains($0.month) } }
    let text = page.allText
    claim(text, has: "Means of 2016 to 2025. Nothing is known of February and July.")
    claim(text, has: "January 5 °C")
    claim(text, has: "February not known March 9 °C")
    claim(text, has: "July not known August")
    #expect(page.texts.contains { $0.around.contains("desc") && $0.text.hasSuffix("of February and July.") })
    try claim(Self.page().allText, lacks: "not known")
  }

  @Test("tells a forecast as of its date, with the sky, highest, lowest and humidity of each step")
  func forecast() throws {
    let page = try Self.page()
    let text = page.allText
    claim(text, has: "As of 28 November 2026, by the clocks there.")
    claim(text, has: "Weather: Somebody")
    claim(text, has: "Sat 28")
    claim(text, has: "Sun 29")
    claim(text, has: "rain, 2° lowest −2° humidity 52%")
    // Before six and from eight in the evening on the moon is up: there are 14 steps.
    let signs = page.all("use").compactMap { $0.attributes["href"] }.filter { $0.hasPrefix("#f-") }
    claim(signs.count, is: 14)
    claim(signs, has: "#f-moon")
    claim(signs, has: "#f-sun")
    #expect(!page.all("details").contains { $0.attributes["class"] == "past" })
  }

  @Test("names the archive beside others whose figures they are, too")
  func sources() throws {
    let page = try Self.page { $0.forecast?.source = "Open-Meteo.com, Mira" }
    claim(page.allText, has: "Mira")
    claim(page.links.count { $0 == "https://open-meteo.com/" }, is: 2)
  }

  @Test(
    "folds up a forecast whose last step is of a day before today, and says when it ended",
    arguments: [("2026-11-26", true), ("2026-11-27", false)])
  func past(_ day: String, _ isPast: Bool) throws {
    let page = try Self.page { $0.forecast = try NextSamples.forecast(from: day) }
    claim(page.all("details").contains { $0.attributes["class"] == "past" }, is: isPast)
    claim(page.allText.contains("This forecast ended on 27 November 2026"), is: isPast)
    // What is over of one that goes on is not shown.
    claim(page.allText.contains("Fri 27"), is: isPast)
  }

  @Test("tells without script the weather at noon, and hands all steps and their time zone to the script")
  func now() throws {
    let page = try Self.page()
    let line = try unwrapped(page.all("p").first { $0.attributes["class"] == "note now" })
    claim(page.allText, has: "Near Kyoto on 28 November 2026,12:00: 2°,snow (forecast of 28 November 2026)")
    claim(line.attributes["data-zone"], is: "Asia/Tokyo")
    let steps = try unwrapped(line.attributes["data-steps"]).split(separator: "\n")
    claim(steps.count, is: 14)
    claim(steps.first, is: "2026-11-28 06:00 0°,rain")
    let text = try unwrapped(line.attributes["data-text"])
    claim(text, has: ": {weather} (forecast of")
    #expect(page.all("script").contains { $0.attributes["src"] == "../../assets/sky.js" })
  }

  @Test(
    "tells nothing of now by a forecast that has ended, nor where nobody knows what clocks there show",
    arguments: [("2026-11-26", "Asia/Tokyo"), ("2026-11-28", nil)])
  func notNow(_ day: String, _ zone: String?) throws {
    let page = try Self.page {
      $0.forecast = try NextSamples.forecast(from: day)
      $0.zone = zone
    }
    claim(page.allText, lacks: "Near Kyoto on")
    #expect(!page.all("script").contains { $0.attributes["src"] == "../../assets/sky.js" })
  }

  @Test("has the map below the facts beside a picture that is at least as high as wide, and no other")
  func highPicture() throws {
    func spread(_ page: PageReader) -> String? {
      page.all("div").compactMap { $0.attributes["class"] }.first { $0.hasPrefix("spread") }
    }
    try claim(spread(Self.page()), is: "spread")
    let high = try Self.page { kyoto in
      for index in kyoto.picture.indices { kyoto.picture[index].height = kyoto.picture[index].width }
    }
    claim(spread(high), is: "spread high")
    // Below a broad one the map stands beside the climate.
    func places(of page: PageReader) -> [Bool] {
      ["mapped", "sec located"].map { name in
        page.elements.contains { $0.attributes["class"] == name }
      }
    }
    #expect(try places(of: Self.page()) == [false, true] && places(of: high) == [true, false])
    try claim(places(of: Self.page { $0.climate = nil }), is: [true, false])
  }

  @Test("lists flights without script by price both ways, unless that tells no two of them apart")
  func orders() throws {
    let page = try Self.page()
    let prices = page.texts.filter { $0.around.contains("b") && $0.around.contains("details") }.map(\.text)
    #expect(prices.count == 6 && Array(prices.prefix(3)) == prices.suffix(3).reversed(), "\(prices)")
    for (price, figures) in zip(prices, ["500", "768", "2,410"]) {
      claim(price, has: figures, "\(price)")
    }
    let summaries = page.texts.filter { $0.around.contains("summary") }.map(\.text)
    claim(summaries, has: "Cheapest first")
    claim(summaries, has: "Dearest first")
    let alike = try Self.page { kyoto in
      for index in kyoto.flights.indices { kyoto.flights[index].comparable = kyoto.flights[0].comparable }
    }
    #expect(!alike.all("div").contains { $0.attributes["class"] == "orders" })
  }

  @Test("tells the newest rate as a sentence, its trend as a chart, and the last of each month in a table")
  func rates() throws {
    let text = try Self.page().allText
    claim(text, has: "1 EUR = 172.40 JPY on 27 November 2026")
    claim(text, has: "Lowest 150.00, highest 172.40, 172.40 in the end.")
    claim(text, has: "By the reference rates of the European Central Bank.")
    claim(text, has: "January 2024 150.00 JPY November 2026 172.40 JPY")
    claim(text, has: "so that the trend can be seen.")
  }

  @Test("tells a rate that two decimals hardly show for a hundred units, and the same money as a fact")
  func smallRates() throws {
    let small = try Self.page { $0.rate = try NextSamples.rate([("2026-11-26", 0.0058)]) }
    claim(small.allText, has: "100 EUR = 0.58 JPY")
    #expect(small.all("svg").allSatisfy { $0.attributes["class"] != "chart rates" })
    let same = try Self.page("porto")
    claim(same.allText, has: "EUR, as here")
    #expect(!same.all("section").contains { $0.attributes["aria-labelledby"] == "money" })
    // No row is written for what is not there.
    #expect(!same.all("div").contains { $0.attributes["class"] == "abreast" })
    #expect(try Self.page().all("div").contains { $0.attributes["class"] == "abreast" })
  }

  @Test("does not say that one pays as here where nobody said what is paid here")
  func unknownHere() throws {
    let plan = try NextSamples.plan { $0.hasOwnCurrency = false }
    let site = try BuiltSite(Trip(folderName: "x"), today: NextSamples.today, next: plan)
    for path in ["next/porto/index.html", "next/index.html"] {
      try claim(site.page(path).allText, lacks: "as here", "\(path)")
    }
    try claim(site.page("next/porto/index.html").allText, has: "Currency EUR")
  }

  @Test("lists flights as they are ordered, with the day each was seen, hours and cabins to choose from")
  func flights() throws {
    let page = try Self.page()
    let offers = page.all("tr").filter { $0.attributes["class"] == "offer" }
    claim(offers.map { $0.attributes["data-price"] }, is: ["76800", "241000", "50000"])
    claim(offers.map { $0.attributes["data-part"] }, is: ["evening", "afternoon", "morning"])
    claim(offers.map { $0.attributes["data-cabin"] }, is: ["economy", "business", "economy"])
    let text = page.allText
    claim(text, has: "2 April 2027,21:40")
    claim(text, has: "1 September 2026")
    claim(text, has: "3 October 2026,08:25 has left")
    claim(text, has: "€2,410")
    claim(text, lacks: "€2,410.00")
    let options = page.all("option").compactMap { $0.attributes["value"] }
    let labels = page.texts.filter { $0.around.contains("option") }.map(\.text)
    #expect(labels.count == options.count && labels.allSatisfy { $0 == $0.lowercased() }, "\(labels)")
    claim(
      options, is: ["", "morning", "afternoon", "evening", "", "economy", "business", "", "price", "price"])
  }

  @Test(
    "calls the part of the day in which one leaves",
    arguments: [
      (4, "night"), (5, "morning"), (11, "morning"), (12, "afternoon"), (16, "afternoon"), (17, "evening"),
      (21, "evening"), (22, "night"), (0, "night"),
    ])
  func parts(_ hour: Int, _ part: String) throws {
    let page = try Self.page {
      $0.flights = [try NextSamples.flight("2027-04-02", at: (hour, 59), euros: 1)]
    }
    claim(page.all("tr").compactMap { $0.attributes["data-part"] }, is: [part])
  }

  @Test("compares prices by what they are worth in our money, whatever is paid there, others it leaves out")
  func otherMoney() throws {
    let page = try Self.page { kyoto in
      let dollar = try unwrapped(Currency(code: "USD"))
      let pound = try unwrapped(Currency(code: "GBP"))
      kyoto.flights[0].flight.price = Money(minorUnits: 11_500, currency: dollar)
      kyoto.flights[0].comparable = Money(minorUnits: 10_000, currency: .euro)
      kyoto.flights[1].flight.price = Money(minorUnits: 100, currency: pound)
      kyoto.flights[1].comparable = nil
    }
    let offers = page.all("tr").filter { $0.attributes["class"] == "offer" }
    claim(offers.map { $0.attributes["data-price"] }, is: ["10000", nil, "50000"])
  }

  @Test("says that there are no flights, and leads out only where both airports are known")
  func noFlights() throws {
    let page = try Self.page("llanfair")
    claim(page.allText, has: "No flights available.")
    claim(page.allText, lacks: "Flights that were seen")
    claim(page.allText, lacks: "Look for flights:")
    #expect(page.all("table").isEmpty)
    claim(page.all("script").compactMap { $0.attributes["src"] }, is: ["../../assets/site.js"])
  }

  @Test("leads to searches for flights with the days of the first that is still to come")
  func searches() throws {
    let links = try Self.page().links
    claim(
      links,
      has:
        "https://www.google.com/travel/flights?q=Flights%20from%20AMS%20to%20KIX%20on%202027-04-02%20through%202027-04-18"
    )
    claim(links, has: "https://www.skyscanner.net/transport/flights/ams/kix/270402/270418/")
    claim(links, has: "https://www.kayak.com/flights/AMS-KIX/2027-04-02/2027-04-18")
    try claim(Self.page().allText, has: "Look again:")
    let unseen = try Self.page { $0.flights = [] }
    claim(unseen.allText, has: "Look for flights:")
    claim(unseen.allText, lacks: "Look again:")
    let undated = unseen.links
    claim(undated, has: "https://www.skyscanner.net/transport/flights/ams/kix/")
    #expect(!undated.contains { $0.hasPrefix("https://www.kayak.com/") })
  }

  @Test("lists what to see, where money is changed and who went there")
  func lists() throws {
    let text = try Self.page().allText
    claim(text, has: "Fushimi Inari 5.1 km")
    claim(text, has: "1 Travelex Karasuma 8 730 m")
    claim(text, has: "2 Money is changed here 2.1 km")
    claim(text, has: "Slow trains Been there in 2011 and 2019. Mira and Tom")
  }

  @Test("shows where it is and where money is changed on maps")
  func maps() throws {
    let maps = try Self.page().all("svg").filter { $0.attributes["class"]?.hasPrefix("map") == true }
    claim(maps.count, is: 6)
    try claim(
      Self.page { $0.position = nil }.all("svg").count {
        $0.attributes["class"]?.hasPrefix("map") == true
      }, is: 4)
  }

  @Test("tells where money is changed around the town nearest to home, where another currency is paid in")
  func changersNearHome() throws {
    let heading = "Where money is changed around Vianen"
    let text = try Self.page().allText
    claim(text, has: heading)
    claim(text, has: "1 GWK Stationsplein 1 1.3 km")
    try claim(Self.page("porto").allText, lacks: "Vianen")
    try claim(Self.page("llanfair").allText, lacks: "Vianen")
    try claim(Self.page(isNearHome: false).allText, lacks: "Vianen")
    // Also where there is nothing else to say of money.
    let alone = try Self.page { ($0.rate, $0.changers) = (nil, []) }
    claim(alone.allText, has: heading)
    claim(Self.headings(alone), has: "money")
  }

  @Test("has no section of what is not known, and still says what can be said")
  func unknown() throws {
    let page = try Self.page("llanfair")
    claim(Self.headings(page), is: ["about", "flights"])
    #expect(page.all("img").isEmpty)
    let all = try Self.page()
    claim(
      Self.headings(all), is: ["about", "where", "climate", "forecast", "money", "flights", "near", "been"])
    let neither = try Self.page(isNearHome: false) { ($0.climate, $0.rate, $0.changers) = (nil, nil, []) }
    claim(Self.headings(neither), is: ["about", "forecast", "flights", "near", "been"])
  }

  @Test("leads back to its own card, and on to the one behind it")
  func ways() throws {
    let page = try Self.page()
    claim(page.links, has: "../index.html#kyoto")
    claim(
      page.all("a").first { $0.attributes["rel"] == "next" }?.attributes["href"], is: "../porto/index.html")
    #expect(try !Self.page("llanfair").all("a").contains { $0.attributes["rel"] == "next" })
  }
}
