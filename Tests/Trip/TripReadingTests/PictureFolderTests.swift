import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripReading

@Suite("What folders of pictures are called")
struct PictureFolderTests {
  private func names(_ files: [String], in trip: Trip = Trip(folderName: "x")) -> [String: String] {
    PictureFolders(of: trip).names(of: files)
  }

  @Test(
    "is their name without a day and without a count",
    arguments: [
      ("Tag 1 - Ankunft", "Ankunft"), ("Tag 2 - Kolosseum & so", "Kolosseum & so"),
      ("4. Tag – Florenz!!", "Florenz!!"), ("letzter Tag", "letzter Tag"), ("Day 2", nil),
      ("2024-09-16", nil), ("2024-09-16 Rome", "Rome"), ("16.09.2024 Rom", "Rom"), ("16. September", nil),
      ("01_Anreise", "Anreise"), ("3 - Rome", "Rome"), ("1) Rome", "Rome"), ("2024/09/16 Rome", "Rome"),
      ("7-Seen-Tour", "7-Seen-Tour"), ("24 hours", "24 hours"), ("12", nil),
    ] as [(String, String?)])
  func words(folder: String, name: String?) {
    claim(names([folder + "/a.jpg", folder + "/b.jpg"])[folder], is: name)
  }

  @Test("is nothing for one that is held back, nor below it")
  func heldBack() {
    var note = JournalEntry(file: "Rome/notes.md", slugWish: "rome")
    note.keptBack = [KeptBack(.isPrivate, at: SourcePlace(file: "Rome/notes.md"))]
    let files = ["private/Rome/a.jpg", "_drafts/Rome/a.jpg", "chats/Rome/a.jpg", "Rome/Forum/a.jpg"]
    claim(names(files, in: Trip(folderName: "x", entries: [note])), is: [:])
    claim(names(files), is: ["Rome": "Rome", "Rome/Forum": "Forum"])
  }

  @Test("is nothing for one that only says who took them, and names nobody where nobody is named")
  func people() {
    var trip = Trip(folderName: "x")
    trip.settings.travellers = [Traveller(name: "Ana Lund")]
    claim(names(["Ana/a.jpg", "Ana swims/a.jpg"], in: trip), is: ["Ana swims": "Ana swims"])
    trip.settings.publish.people = false
    claim(names(["Ana/a.jpg", "Ana swims/a.jpg", "Rome/a.jpg"], in: trip), is: ["Rome": "Rome"])
  }
}
