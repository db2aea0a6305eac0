import Claims
import Testing
import TripModel
import TripReading

@Suite("A folder of receipts")
struct ReceiptFolderTests {
  private static let folders = table(
    """
    receipts → receipts
    Belege → Belege
    photos/02 Quittungen → photos/02 Quittungen
    Rechnungen/2026 → Rechnungen
    reçus → reçus
    scontrini → scontrini
    ricevute → ricevute
    recibos → recibos
    bonnetjes → bonnetjes
    kvitton → kvitton
    paragony → paragony
    レシート → レシート
    写真/領収書 → 写真/領収書
    чеки → чеки
    bon voyage → -
    Receipt Museum → -
    bills → -
    Beleghof → -
    photos → -
    """)

  @Test("keeps back the pictures in it, unless something that is published shows them", arguments: folders)
  func named(folder: String, kept: String) async throws {
    let picture = folder + "/IMG_1.jpg"
    let reading = try await TripFolder([picture: "x", "photos/sea.jpg": "y"]).read()
    let groups = reading.trip.filesKeptBack
    claim(groups.map(\.files), is: kept == "-" ? [] : [[picture]])
    claim(groups.flatMap(\.reasons).compactMap(\.folder), is: kept == "-" ? [] : [kept])
    claim(groups.contains(where: \.isOutright), is: false)
  }

  @Test(
    "is open where receipts are published",
    arguments: [("{receipts: yes}", true), ("{receipts: yes, budget: totals}", false), ("yes", false)])
  func published(rules: String, isOpen: Bool) async throws {
    let reading = try await TripFolder([
      "trip.yml": "publish: \(rules)\n", "Belege/IMG_1.jpg": "x",
    ]).read()
    claim(reading.trip.filesKeptBack.isEmpty, is: isOpen)
  }

  @Test("is needed by none that a purchase or a booking names")
  func ofPurchases() async throws {
    let reading = try await TripFolder([
      "budget.yml": "expenses:\n  - {date: 2026-05-03, category: food, amount: 12, receipt: a.jpg}\n",
      "itinerary.yml": "- hotel: Flor\n  start: 2026-05-03\n  cost: {amount: 80 EUR, receipt: b.jpg}\n",
      "a.jpg": "x", "b.jpg": "y", "c.jpg": "z",
    ]).read()
    let receipts = reading.trip.filesKeptBack.filter(\.areReceipts)
    claim(receipts.map { $0.files.sorted() }, is: [["a.jpg"], ["b.jpg"]])
  }
}
