import Basemap
import Foundation

// usage: lookups FOLDER     opens the names of the atlas in FOLDER, and times questions of several kinds

guard let folder = CommandLine.arguments.dropFirst().first else { exit(2) }
let clock = ContinuousClock()

func milliseconds(_ duration: Duration) -> Double {
  Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1e3
}

var opened: PlaceNames?
let opening = clock.measure { opened = try? PlaceNames.open(folder: folder) }
guard let names = opened else { exit(1) }
print("opening: \(milliseconds(opening)) ms")

/// Points around a middle, always the same ones.
func points(_ latitude: Double, _ longitude: Double, spread: Double) -> [(Double, Double)] {
  var state: UInt64 = 0x5EED
  func chance() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 33) / Double(1 << 30) - 1
  }
  return (0..<2000).map { _ in (latitude + chance() * spread, longitude + chance() * spread) }
}

let kinds: [(String, [(Double, Double)])] = [
  ("Paris", points(48.85, 2.35, spread: 0.2)), ("around Tokyo", points(35.6, 139.6, spread: 0.5)),
  ("the Ruhr and the Rhine", points(51, 6.5, spread: 1)), ("Java", points(-7.5, 111, spread: 1.5)),
  ("Iceland", points(64.8, -18.5, spread: 1)), ("Norway's coast", points(62, 6, spread: 1)),
  ("the Sahara", points(23, 10, spread: 3)), ("the Pacific", points(-30, -120, spread: 10)),
  ("the Earth", points(0, 0, spread: 89).map { ($0.0, $0.1 * 2) }),
]
for (name, places) in kinds {
  var found = 0
  let time = clock.measure {
    for (latitude, longitude) in places
    where names.name(latitude: latitude, longitude: longitude)?.town != nil {
      found += 1
    }
  }
  let each = milliseconds(time) * 1000 / Double(places.count)
  print("\(name): \((each * 10).rounded() / 10) µs each, \(found) of \(places.count) with a town")
}
let search = clock.measure { _ = names.towns(named: "Kyoto") }
print("a town by its name: \(milliseconds(search)) ms")
