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
    #expect(text.contains("9,290 km from Amsterdam (AMS)"))
    #expect(text.contains("about 11:30 h, Amsterdam (AMS) to Osaka (KIX)"))
    #expect(text.contains("8 h ahead on 28 November 2026"))
    #expect(text.contains("Currency JPY"))
    #expect(text.contains("In November, for the maples."))
    #expect(text.contains("35.01160, 135.76810"))
  }

  @Test("spells the town of an airport as the destination is spelt")
  func spelling() throws {
    let text = try Self.page { $0.name = "Ōsaka" }.allText
    #expect(text.contains("Amsterdam (AMS) to Ōsaka (KIX)"))
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
    #expect(text.contains("Means of 2016 to 2025."))
    #expect(text.contains("Warmest in August with 29°, coldest in January with 5°; most rain in July."))
    #expect(text.contains("July 27 °C 31 °C 23 °C 224 mm 8"))
    #expect(page.links.contains("https://open-meteo.com/"))
    #expect(page.all("rect").count { $0.attributes["class"] == "climate-rain" } == 12)
  }

  @Test("says of which months of the climate nothing is known, in the table and the words of the chart, too")
  func climateWithGaps() throws {
    let page = try Self.page { $0.climate?.months.removeAll { [2, 7].contains($0.month) } }
    let text = page.allText
    #expect(text.contains("Means of 2016 to 2025. Nothing is known of February and July."))
    #expect(text.contains("January 5 °C") && text.contains("February not known March 9 °C"))
    #expect(text.contains("July not known August"))
    #expect(page.texts.contains { $0.around.contains("desc") && $0.text.hasSuffix("of February and July.") })
    #expect(try !Self.page().allText.contains("not known"))
  }

  @Test("tells a forecast as of its date, with the sky, highest, lowest and humidity of each step")
  func forecast() throws {
    let page = try Self.page()
    let text = page.allText
    #expect(text.contains("As of 28 November 2026, by the clocks there."))
    #expect(text.contains("Weather: Somebody"))
    #expect(text.contains("Sat 28") && text.contains("Sun 29"))
    #expect(text.contains("rain, 2° lowest −2° humidity 52%"))
    // Before six and from eight in the evening on the moon is up: there are 14 steps.
    let signs = page.all("use").compactMap { $0.attributes["href"] }.filter { $0.hasPrefix("#f-") }
    #expect(signs.count == 14 && signs.contains("#f-moon") && signs.contains("#f-sun"))
    #expect(!page.all("details").contains { $0.attributes["class"] == "past" })
  }

  @Test("names the archive beside others whose figures they are, too")
  func sources() throws {
    let page = try Self.page { $0.forecast?.source = "Open-Meteo.com, Mira" }
    #expect(page.allText.contains("Mira"))
    #expect(page.links.count { $0 == "https://open-meteo.com/" } == 2)
  }

  @Test(
    "folds up a forecast whose last step is of a day before today, and says when it ended",
    arguments: [("2026-11-26", true), ("2026-11-27", false)])
  func past(_ day: String, _ isPast: Bool) throws {
    let page = try Self.page { $0.forecast = try NextSamples.forecast(from: day) }
    #expect(page.all("details").contains { $0.attributes["class"] == "past" } == isPast)
    #expect(page.allText.contains("This forecast ended on 27 November 2026") == isPast)
    // What is over of one that goes on is not shown.
    #expect(page.allText.contains("Fri 27") == isPast)
  }

  @Test("tells without script the weather at noon, and hands all steps and their time zone to the script")
  func now() throws {
    let page = try Self.page()
    let line = try #require(page.all("p").first { $0.attributes["class"] == "note now" })
    #expect(
      page.allText.contains(
        "Near Kyoto on 28 November 2026,12:00: 2°,snow (forecast of 28 November 2026)"))
    #expect(line.attributes["data-zone"] == "Asia/Tokyo")
    let steps = try #require(line.attributes["data-steps"]).split(separator: "\n")
    #expect(steps.count == 14 && steps.first == "2026-11-28 06:00 0°,rain")
    let text = try #require(line.attributes["data-text"])
    #expect(text.contains(": {weather} (forecast of"))
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
    #expect(!page.allText.contains("Near Kyoto on"))
    #expect(!page.all("script").contains { $0.attributes["src"] == "../../assets/sky.js" })
  }

  @Test("has the map below the facts beside a picture that is at least as high as wide, and no other")
  func highPicture() throws {
    func spread(_ page: PageReader) -> String? {
      page.all("div").compactMap { $0.attributes["class"] }.first { $0.hasPrefix("spread") }
    }
    #expect(try spread(Self.page()) == "spread")
    let high = try Self.page { kyoto in
      for index in kyoto.picture.indices { kyoto.picture[index].height = kyoto.picture[index].width }
    }
    #expect(spread(high) == "spread high")
    // Below a broad one the map stands beside the climate.
    func places(of page: PageReader) -> [Bool] {
      ["mapped", "sec located"].map { name in
        page.elements.contains { $0.attributes["class"] == name }
      }
    }
    #expect(try places(of: Self.page()) == [false, true] && places(of: high) == [true, false])
    #expect(try places(of: Self.page { $0.climate = nil }) == [true, false])
  }

  @Test("lists flights without script by price both ways, unless that tells no two of them apart")
  func orders() throws {
    let page = try Self.page()
    let prices = page.texts.filter { $0.around.contains("b") && $0.around.contains("details") }.map(\.text)
    #expect(prices.count == 6 && Array(prices.prefix(3)) == prices.suffix(3).reversed(), "\(prices)")
    for (price, figures) in zip(prices, ["500", "768", "2,410"]) {
      #expect(price.contains(figures), "\(price)")
    }
    let summaries = page.texts.filter { $0.around.contains("summary") }.map(\.text)
    #expect(summaries.contains("Cheapest first") && summaries.contains("Dearest first"))
    let alike = try Self.page { kyoto in
      for index in kyoto.flights.indices { kyoto.flights[index].comparable = kyoto.flights[0].comparable }
    }
    #expect(!alike.all("div").contains { $0.attributes["class"] == "orders" })
  }

  @Test("tells the newest rate as a sentence, its trend as a chart, and the last of each month in a table")
  func rates() throws {
    let text = try Self.page().allText
    #expect(text.contains("1 EUR = 172.40 JPY on 27 November 2026"))
    #expect(text.contains("Lowest 150.00, highest 172.40, 172.40 in the end."))
    #expect(text.contains("By the reference rates of the European Central Bank."))
    #expect(text.contains("January 2024 150.00 JPY November 2026 172.40 JPY"))
    #expect(text.contains("so that the trend can be seen."))
  }

  @Test("tells a rate that two decimals hardly show for a hundred units, and the same money as a fact")
  func smallRates() throws {
    let small = try Self.page { $0.rate = try NextSamples.rate([("2026-11-26", 0.0058)]) }
    #expect(small.allText.contains("100 EUR = 0.58 JPY"))
    #expect(small.all("svg").allSatisfy { $0.attributes["class"] != "chart rates" })
    let same = try Self.page("porto")
    #expect(same.allText.contains("EUR, as here"))
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
      #expect(try !site.page(path).allText.contains("as here"), "\(path)")
    }
    #expect(try site.page("next/porto/index.html").allText.contains("Currency EUR"))
  }

  @Test("lists flights as they are ordered, with the day each was seen, hours and cabins to choose from")
  func flights() throws {
    let page = try Self.page()
    let offers = page.all("tr").filter { $0.attributes["class"] == "offer" }
    #expect(offers.map { $0.attributes["data-price"] } == ["76800", "241000", "50000"])
    #expect(offers.map { $0.attributes["data-part"] } == ["evening", "afternoon", "morning"])
    #expect(offers.map { $0.attributes["data-cabin"] } == ["economy", "business", "economy"])
    let text = page.allText
    #expect(text.contains("2 April 2027,21:40") && text.contains("1 September 2026"))
    #expect(text.contains("3 October 2026,08:25 has left"))
    #expect(text.contains("€2,410") && !text.contains("€2,410.00"))
    let options = page.all("option").compactMap { $0.attributes["value"] }
    let labels = page.texts.filter { $0.around.contains("option") }.map(\.text)
    #expect(labels.count == options.count && labels.allSatisfy { $0 == $0.lowercased() }, "\(labels)")
    #expect(
      options == ["", "morning", "afternoon", "evening", "", "economy", "business", "", "price", "price"])
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
    #expect(page.all("tr").compactMap { $0.attributes["data-part"] } == [part])
  }

  @Test("compares prices by what they are worth in our money, whatever is paid there, others it leaves out")
  func otherMoney() throws {
    let page = try Self.page { kyoto in
      let dollar = try #require(Currency(code: "USD"))
      let pound = try #require(Currency(code: "GBP"))
      kyoto.flights[0].flight.price = Money(minorUnits: 11_500, currency: dollar)
      kyoto.flights[0].comparable = Money(minorUnits: 10_000, currency: .euro)
      kyoto.flights[1].flight.price = Money(minorUnits: 100, currency: pound)
      kyoto.flights[1].comparable = nil
    }
    let offers = page.all("tr").filter { $0.attributes["class"] == "offer" }
    #expect(offers.map { $0.attributes["data-price"] } == ["10000", nil, "50000"])
  }

  @Test("says that there are no flights, and leads out only where both airports are known")
  func noFlights() throws {
    let page = try Self.page("llanfair")
    #expect(page.allText.contains("No flights available."))
    #expect(!page.allText.contains("Flights that were seen") && !page.allText.contains("Look for flights:"))
    #expect(page.all("table").isEmpty)
    #expect(page.all("script").compactMap { $0.attributes["src"] } == ["../../assets/site.js"])
  }

  @Test("leads to searches for flights with the days of the first that is still to come")
  func searches() throws {
    let links = try Self.page().links
    #expect(
      links.contains(
        "https://www.google.com/travel/flights?q=Flights%20from%20AMS%20to%20KIX%20on%202027-04-02%20through%202027-04-18"
      ))
    #expect(links.contains("https://www.skyscanner.net/transport/flights/ams/kix/270402/270418/"))
    #expect(links.contains("https://www.kayak.com/flights/AMS-KIX/2027-04-02/2027-04-18"))
    #expect(try Self.page().allText.contains("Look again:"))
    let unseen = try Self.page { $0.flights = [] }
    #expect(unseen.allText.contains("Look for flights:") && !unseen.allText.contains("Look again:"))
    let undated = unseen.links
    #expect(undated.contains("https://www.skyscanner.net/transport/flights/ams/kix/"))
    #expect(!undated.contains { $0.hasPrefix("https://www.kayak.com/") })
  }

  @Test("lists what to see, where money is changed and who went there")
  func lists() throws {
    let text = try Self.page().allText
    #expect(text.contains("Fushimi Inari 5.1 km"))
    #expect(text.contains("1 Travelex Karasuma 8 730 m"))
    #expect(text.contains("2 Money is changed here 2.1 km"))
    #expect(text.contains("Slow trains Been there in 2011 and 2019. Mira and Tom"))
  }

  @Test("shows where it is and where money is changed on maps")
  func maps() throws {
    let maps = try Self.page().all("svg").filter { $0.attributes["class"]?.hasPrefix("map") == true }
    #expect(maps.count == 6)
    #expect(
      try Self.page { $0.position = nil }.all("svg").count {
        $0.attributes["class"]?.hasPrefix("map") == true
      } == 4)
  }

  @Test("tells where money is changed around the town nearest to home, where another currency is paid in")
  func changersNearHome() throws {
    let heading = "Where money is changed around Vianen"
    let text = try Self.page().allText
    #expect(text.contains(heading) && text.contains("1 GWK Stationsplein 1 1.3 km"))
    #expect(try !Self.page("porto").allText.contains("Vianen"))
    #expect(try !Self.page("llanfair").allText.contains("Vianen"))
    #expect(try !Self.page(isNearHome: false).allText.contains("Vianen"))
    // Also where there is nothing else to say of money.
    let alone = try Self.page { ($0.rate, $0.changers) = (nil, []) }
    #expect(alone.allText.contains(heading) && Self.headings(alone).contains("money"))
  }

  @Test("has no section of what is not known, and still says what can be said")
  func unknown() throws {
    let page = try Self.page("llanfair")
    #expect(Self.headings(page) == ["about", "flights"])
    #expect(page.all("img").isEmpty)
    let all = try Self.page()
    #expect(
      Self.headings(all) == ["about", "where", "climate", "forecast", "money", "flights", "near", "been"])
    let neither = try Self.page(isNearHome: false) { ($0.climate, $0.rate, $0.changers) = (nil, nil, []) }
    #expect(Self.headings(neither) == ["about", "forecast", "flights", "near", "been"])
  }

  @Test("leads back to its own card, and on to the one behind it")
  func ways() throws {
    let page = try Self.page()
    #expect(page.links.contains("../index.html#kyoto"))
    #expect(
      page.all("a").first { $0.attributes["rel"] == "next" }?.attributes["href"] == "../porto/index.html")
    #expect(try !Self.page("llanfair").all("a").contains { $0.attributes["rel"] == "next" })
  }
}
