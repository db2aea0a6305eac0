import Claims
import Testing
import TrackFigures
import TripModel

@testable import TripPlanning

@Suite("What is told of a trip's figures")
struct ToldFigureTests {
  private func figures(
    _ manners: [TripFigures.Manner], undated: Double = 0, planned: Double = 0
  ) -> TripFigures {
    TripFigures(
      days: [], manners: manners, undatedMetres: undated, plannedMetres: planned, highest: nil, nights: nil,
      daysSoFar: 0, towns: [])
  }

  private func manner(
    _ mode: TravelMode?, recorded: Double? = nil, straight: Double = 0
  ) -> TripFigures.Manner {
    TripFigures.Manner(
      mode: mode, recorded: recorded.map { WayFigures(metres: $0, timedMetres: $0) }, straightMetres: straight
    )
  }

  @Test("Lines from place to place alone are no distance, unless something tells how one went")
  func straightLines() {
    claim(none: ToldDistances.choose(from: figures([manner(nil, straight: 9000)])).total)
    let flown = figures([manner(nil, straight: 9000), manner(.flight, straight: 900_000)])
    claim(ToldDistances.choose(from: flown).total, is: 909_000)
  }

  @Test("A trip of drives alone climbed nothing, and one with walks what was walked")
  func climbs() {
    func climbed(_ modes: [TravelMode]) -> TripFigures {
      figures(
        modes.map { mode in
          let figures = WayFigures(metres: 9000, timedMetres: 9000, ascent: 700, descent: 600)
          return TripFigures.Manner(mode: mode, recorded: figures, straightMetres: 0)
        })
    }
    claim(none: climbed([.road, .rail]).ownAscent)
    claim(climbed([.walk, .road]).ownAscent, is: 700)
    claim(climbed([.walk, .road]).ownManners, is: [.walk])
  }

  @Test("A ferry is told by its name beside flights round the world, and is no short stretch")
  func ferries() {
    let all = figures([manner(.flight, straight: 37_800_000), manner(.boat, straight: 75_000)])
    claim(all.toldManners.map(\.mode), is: [.flight, .boat])
    claim(all.toldManners.map { all.toldStraightMetres(of: $0) }, is: [37_800_000, 75_000])
    claim(all.toldRest == nil, is: true)
  }

  @Test("A train is told with the road beside it, as a receiver takes one for the other")
  func trains() {
    let all = [
      manner(.walk, recorded: 20_000), manner(.road, recorded: 80_000), manner(.rail, recorded: 90_000),
    ]
    guard case .manners(let told, andOtherwise: false) = ToldDistances.choose(from: figures(all)).means
    else {
      Issue.record("tells no manners")
      return
    }
    claim(told.map(\.mode), is: [.road, .walk])
  }

  @Test(
    "A manner alone bears the whole if nothing else is any of it, and what is known of a hundredth is named",
    arguments: [
      ([(.flight, 900_000)], ["flight"], false), ([(.flight, 900_000), (nil, 9000)], ["flight"], true),
      ([(.flight, 900_000), (.walk, 8000)], ["flight"], true),
      ([(.flight, 900_000), (.boat, 13_000)], ["flight", "boat"], false),
      ([(.rail, 900_000), (.flight, 800_000), (.road, 40_000), (nil, 400_000)], ["rail", "road"], true),
    ] as [([(TravelMode?, Double)], [String], Bool)])
  func bearing(_ ways: [(TravelMode?, Double)], _ modes: [String], _ isOtherwise: Bool) {
    let all = figures(ways.map { manner($0.0, straight: $0.1) })
    guard case .manners(let told, let andOtherwise) = ToldDistances.choose(from: all).means else {
      Issue.record("tells no manners")
      return
    }
    claim(told.compactMap(\.mode?.rawValue), is: modes)
    claim(andOtherwise, is: isOtherwise)
  }

  @Test(
    "What was flown is told apart where it is no small part, and of the rest it is known how one went",
    arguments: [
      ([(.flight, 700_000), (.rail, 900_000)], 900_000, 700_000), ([(.flight, 700_000)], 700_000, nil),
      ([(.flight, 700_000), (.boat, 20_000)], 720_000, nil),
      ([(.flight, 20_000), (.boat, 700_000)], 720_000, nil),
      ([(.flight, 700_000), (nil, 300_000)], 1_000_000, nil),
    ] as [([(TravelMode?, Double)], Double, Double?)])
  func flown(_ ways: [(TravelMode?, Double)], _ total: Double, _ flown: Double?) {
    let told = ToldDistances.choose(from: figures(ways.map { manner($0.0, straight: $0.1) }))
    claim(told.total, is: total)
    claim(told.flown, is: flown)
    #expect(told.isAtLeast)
  }

  @Test("Ways of no day and planned routes are told where they are no small part of all")
  func apart() {
    let walk = manner(.walk, recorded: 20_000)
    let small = ToldDistances.choose(from: figures([walk], undated: 900, planned: 900))
    claim(none: small.undated)
    claim(none: small.planned)
    let large = ToldDistances.choose(from: figures([walk], undated: 2000, planned: 2000))
    claim(large.undated, is: 2000)
    claim(large.planned, is: 2000)
  }

  @Test(
    "The whole was at least so far where that is said of one of its days",
    arguments: [(1000, true), (0, false)] as [(Double, Bool)])
  func atLeast(straight: Double, isAtLeast: Bool) {
    // Of all it is hardly any.
    var all = figures([manner(.walk, recorded: 300_000, straight: straight)])
    all.days = [5000.0, 295_000].enumerated().map { index, metres in
      TripFigures.Day(
        index: index, way: nil, recorded: WayFigures(metres: metres),
        straightMetres: index == 0 ? straight : 0, photos: 0, words: 0, spent: nil)
    }
    claim(all.isAtLeast, is: isAtLeast)
    claim(ToldDistances.choose(from: all).isAtLeast, is: isAtLeast)
    claim(all.toldDistance(ofDay: 0, in: .kilometres)?.isAtLeast ?? false, is: isAtLeast)
  }

  @Test("Of what is hardly any of the way, only what was recorded is told")
  func hardlyAny() {
    let all = figures([
      manner(.walk, recorded: 600), manner(.road, recorded: 200_000), manner(.boat, straight: 700),
    ])
    claim(all.toldManners.map(\.mode), is: [.walk, .road])
    claim(none: all.toldStraightMetres(of: all.manners[2]))
    // So that what is told of each manner, and this, are the whole.
    claim(all.toldRest?.recorded, is: 0)
    claim(all.toldRest?.straight, is: 700)
    claim(none: figures([manner(.walk, recorded: 600)]).toldRest)
    #expect(!all.isPartlyRecorded && all.isOfOneManner)
    #expect(!figures([manner(.walk, recorded: 6000), manner(.boat, recorded: 9000)]).isOfOneManner)
  }
}
