import Claims
import Diagnostics
import Testing
import TripModel
import TripReading

/// Marks, delays and what a preview says of a thing go by where it was written.
@Suite("Where things were written")
struct ItemSourceTests {
  @Test("no two things of a trip stand in the same place, in one line or under one name neither")
  func sources() async throws {
    let folder = try TripFolder([
      "journal/2026-05-01-a.md": "One", "journal/2026-05-01-b.md": "Two", "pages/packing.md": "Socks",
      "photos/album.md": "# Album\nPictures",
      "chats/2026-05-01-crew.md": "- 14:05 Ana: Hm\n- 14:05 Ana: Hm\n",
      "pins.yml": "- {title: Café, at: 38.7 -9.1}\n- {title: Café, at: 38.7 -9.1}\n",
      "attractions.yml": "- Torre\n- name: Torre\n- {name: Bar}\n",
      "itinerary.yml":
        "- flight: KL1693\n  start: 2026-05-01 09:35\n- {hotel: Sol, start: 2026-05-01}\n- {hotel: Sol, start: 2026-05-02}\n",
      "budget.yml":
        "expenses:\n  - 2026-05-01 food 12 EUR\n  - 2026-05-01 food 12 EUR\n  - {date: 2026-05-01, amount: 3 EUR}\n",
    ])
    let trip = try await folder.read().trip
    var sources: [SourcePlace] = []
    var kinds: Set<ItemKind> = []
    trip.forEachItem { thing in
      sources.append(thing.source)
      kinds.insert(thing.itemKind)
    }
    claim(kinds, is: Set(ItemKind.allCases))
    claim(Set(sources).count, is: sources.count, "\(sources.map(\.description))")
  }
}

extension SourcePlace {
  fileprivate var description: String { file + (span.map { ":\($0.line):\($0.column)" } ?? "") }
}
