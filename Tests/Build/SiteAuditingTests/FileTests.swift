import Diagnostics
import Foundation
import SiteAuditing
import Testing

@Suite("The files of an audit")
struct FileTests {
  @Test("A picture with a name in it is told, whatever its ending")
  func tags() async throws {
    let site = try TestSite()
    for name in ["pictures/a.jpg", "pictures/b.bin", "c.html"] {
      try site.put(name, TestSite.jpeg(exif: TestSite.exifWithArtist))
    }
    let found = try await site.audit()
    #expect(found.map(\.code) == [.privateTag])
    #expect(found.first?.message == "Picture with a person's name: Artist")
    #expect(
      found.flatMap { [$0.place?.file] + $0.others.map(\.file) } == [
        "c.html", "pictures/a.jpg", "pictures/b.bin",
      ])
  }

  @Test("What clips tell between their pictures, and recordings around their sound, is told")
  func tagsOfFilmsAndSounds() async throws {
    func big(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
    func box(_ kind: String, _ content: [UInt8]) -> [UInt8] {
      big(content.count + 8) + Array(kind.utf8) + content
    }
    func chunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
      Array(kind.utf8) + big(content.count).reversed() + content
    }
    let recorder: [UInt8] = [
      0x17, 0xEE, 0x8C, 0x60, 0xF8, 0x4D, 0x11, 0xD9, 0x8C, 0xD6, 0x08, 0x00, 0x20, 0x0C, 0x9A, 0x66,
    ]
    let notes = recorder + Array("MDPM".utf8) + [1, 0xB2, 0, 51, 0, 1] + [UInt8](repeating: 0, count: 80)
    let film = box("ftyp", Array("mp42".utf8) + big(0)) + box("moof", big(0))
    let format: [UInt8] = [1, 0, 1, 0, 0x40, 0x1F, 0, 0, 0x80, 0x3E, 0, 0, 2, 0, 16, 0]
    let wave = Array("WAVE".utf8) + chunk("fmt ", format) + chunk("data", [1, 2, 3, 4])
    let list = chunk("LIST", Array("INFOIART".utf8) + big(4).reversed() + Array("Anna".utf8))
    let site = try TestSite()
    try site.put("plain.mp4", film + box("mdat", [UInt8](repeating: 7, count: 200)))
    try site.put("plain.wav", chunk("RIFF", wave))
    #expect(try await site.audit() == [])
    try site.put("told.mp4", film + box("mdat", [UInt8](repeating: 7, count: 80) + notes))
    try site.put("told.wav", chunk("RIFF", wave + list))
    let found = try await site.audit()
    #expect(found.allSatisfy { $0.code == .privateTag })
    #expect(Set(found.compactMap { $0.place?.file }) == ["told.mp4", "told.wav"])
    #expect(found.contains { $0.message == "Clip with a position: GPS in MDPM" })
    #expect(found.contains { $0.message == "Recording with a person\'s name: IART" })
  }

  @Test("A picture within an address is looked into")
  func withinAddress() async throws {
    let site = try TestSite()
    let code = Data(TestSite.jpeg(exif: TestSite.exifWithArtist)).base64EncodedString()
    try site.plant("<img alt='' src='data:image/jpeg;base64,\(code)'>", in: "index.html")
    #expect(try await site.audit().map(\.message) == ["Picture with a person's name: Artist"])
  }

  @Test("A clip with a position in it is told")
  func clip() async throws {
    let site = try TestSite()
    func box(_ kind: String, _ content: [UInt8]) -> [UInt8] {
      [0, 0, 0, UInt8(content.count + 8)] + kind.unicodeScalars.map { UInt8($0.value) } + content
    }
    let lists = box("moov", box("udta", box("\u{A9}xyz", [0, 5, 0, 0] + Array("+38.7".utf8))))
    try site.put("clip.mp4", box("ftyp", Array("mp42".utf8) + [0, 0, 0, 0]) + lists)
    #expect(try await site.audit().map(\.message) == ["Clip with a position: ©xyz"])
  }

  @Test("What cannot be read is an error, and what is unknown a warning")
  func unreadable() async throws {
    let site = try TestSite()
    try site.put("a.jpg", Array("no picture".utf8))
    try site.put("b.mp4", Array("no film at all".utf8))
    try site.put("c.dat", [0, 1, 2, 3])
    try site.put("d.svg", Array("<svg xmlns='http://www.w3.org/2000/svg'><g></svg>".utf8))
    try site.put("e.svg", Array("<!DOCTYPE svg [<!ENTITY a 'b'>]><svg/>".utf8))
    let found = try await site.audit()
    #expect(found.allSatisfy { $0.code == .notAudited })
    #expect(
      found.map { "\($0.place?.file ?? "") \($0.severity)" }
        == ["a.jpg error", "b.mp4 error", "c.dat warning", "d.svg error", "e.svg error"])
  }

  @Test("A link of the file system is told and not followed")
  func links() async throws {
    let site = try TestSite()
    try FileManager.default.createSymbolicLink(atPath: site.path + "/loop", withDestinationPath: ".")
    try FileManager.default.createSymbolicLink(
      atPath: site.path + "/passwd", withDestinationPath: "/etc/passwd")
    let found = try await site.audit()
    #expect(found.map(\.code) == [.notAudited])
    #expect(found.flatMap { [$0.place?.file] + $0.others.map(\.file) } == ["loop", "passwd"])
  }

  @Test("There is nothing to look at where there is no folder")
  func noFolder() { #expect(SiteFiles(folder: "/nowhere/at/all") == nil) }

  @Test(
    "Strange pages are read to their end",
    arguments: [
      "<div>" + String(repeating: "<div><p>", count: 20_000), "<p>\u{0}<a href=x",
      "<svg>" + String(repeating: "<svg>", count: 5000), "<!--", "<script>if (a < b) { '</p>' }",
      String(repeating: "<a href='#", count: 3000),
      "<img alt='' src='" + String(repeating: "../", count: 9000) + "'>",
    ])
  func strange(_ page: String) async throws {
    let site = try TestSite()
    try site.put(
      "strange.html", Array(page.utf8) + [0xFF, 0xFE, 0x80] + Array("\n<img src=//else.example/last>".utf8))
    // Whatever is told: that it ends, and is the same again.
    #expect(try await site.audit() == site.audit())
  }

  @Test("A page in UTF-16 is read like any other")
  func utf16() async throws {
    let site = try TestSite()
    let units = Array("<title>P</title>\n<img alt='' src='https://else.example/ü'>".utf16)
    try site.put("wide.html", [0xFF, 0xFE] + units.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] })
    #expect(try await site.audit().map(\.code) == [.outsideRequest])
  }

  @Test("An element with more attributes than any honest page has is told, and what stands before it is read")
  func crowded() async throws {
    let site = try TestSite()
    let crowd = (0..<2000).map { "a\($0)" }.joined(separator: " ")
    try site.put("crowd.html", Array("<img src='pictures/tram.jpg'>\n<p \(crowd)>".utf8))
    let found = try await site.audit()
    #expect(found.map(\.code) == [.missingAlternative, .notAudited])
    #expect(found.last?.place?.span?.line == 2)
  }

  @Test("Of one kind, a hundred are told in a file, and the rest counted")
  func many() async throws {
    let site = try TestSite()
    let pictures = (1...130).map { "<img alt='' src='gone-\($0).jpg'>" }.joined(separator: "\n")
    try site.put("many.html", Array(pictures.utf8))
    let found = try await site.audit()
    #expect(found.count { $0.code == .brokenLink } == 100)
    #expect(
      found.filter { $0.code == .moreProblems }.map(\.message) == [
        "There are 30 more of “broken-link” in this file"
      ])
  }
}
