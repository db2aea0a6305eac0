import PictureSanitizing
import Foundation
import PhotoMetadata
import Testing

@Suite("Bare PNG, WebP, HEIC and TIFF")
struct ContainerTests {
  private func chunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    // Nobody looks at this checksum: chunks that are kept are copied with theirs.
    bigEndian(content.count, 4) + Array(kind.utf8) + content + [0, 0, 0, 0]
  }

  private let exif: [UInt8] =
    Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 8, 0, 0, 0, 0, 0, 0]

  // MARK: - PNG

  /// The sample without what exiftool wrote, and something behind its head.
  private func png(_ added: [UInt8]) throws -> [UInt8] {
    let bare = try Workbench().bare(Samples.png)
    let head = 8 + 25
    // Our own EXIF part follows the head.
    let plain = Array(bare[..<head]) + Array(bare[(head + 12 + 26)...])
    return Array(plain[..<head]) + added + Array(plain[head...])
  }

  @Test("A PNG keeps the chunks that change how it looks, and no others")
  func pngChunks() throws {
    let plain = try png([])
    for kind in ["tEXt", "iTXt", "zTXt", "tIME", "vpAg", "caBX", "sTER", "iDOT", "prVt"] {
      #expect(try Workbench().bare(png(chunk(kind, Array("SECRET".utf8)))) == plain, "\(kind)")
    }
    #expect(try Workbench().bare(png(chunk("gAMA", Array("SECRET".utf8)))) == plain, "too long for its kind")
    #expect(
      try Workbench().bare(png(chunk("gAMA", [0, 0, 177, 143]))) == png(chunk("gAMA", [0, 0, 177, 143])))
    let problem = #expect(throws: PictureSanitizerProblem.self) {
      try Workbench().bare(png(chunk("CgBI", [1])))
    }
    #expect(problem == .unknown)
  }

  @Test("The pixels of a PNG end with what is packed, whatever stands behind it in their chunks")
  func pngPixels() throws {
    let bench = try Workbench()
    let plain = try png([])
    let place = try #require(Data(plain).range(of: Data("IDAT".utf8))).lowerBound
    let length = plain[place - 4..<place].reduce(0) { $0 << 8 | Int($1) }
    let pixels = Array(plain[place + 4..<place + 4 + length])
    func written(_ parts: [[UInt8]]) -> [UInt8] {
      Array(plain[..<(place - 4)]) + parts.flatMap { chunk("IDAT", $0) }
        + Array(plain[(place + 8 + length)...])
    }
    let secret = Array("SECRET".utf8)
    #expect(try bench.bare(written([pixels])) == written([pixels]))
    #expect(try bench.bare(written([pixels + secret])) == plain)
    #expect(try bench.bare(written([pixels, secret, secret])) == written([pixels]))
    let (first, second) = (Array(pixels[..<20]), Array(pixels[20...]))
    // The checksum of a chunk that is cut is a new one.
    let cut = try bench.bare(written([first, second + secret, secret]))
    #expect(cut.count == written([first, second]).count && !cut.contains("SECRET"))
    // A rest that is missing is missed; what contradicts itself, or holds more than its pixels, is refused.
    #expect(try bench.bare(written([first])) == written([first]))
    #expect(bench.problem(written([secret])) == .damaged)
    let head = try #require(Data(plain).range(of: Data("IHDR".utf8))).upperBound
    var lower = plain
    lower[head + 7] -= 1
    #expect(bench.problem(lower) == .damaged)
  }

  @Test("Frames of an animated PNG end likewise")
  func pngFrames() throws {
    let bench = try Workbench()
    let plain = try png([])
    let place = try #require(Data(plain).range(of: Data("IDAT".utf8))).lowerBound
    let length = plain[place - 4..<place].reduce(0) { $0 << 8 | Int($1) }
    let pixels = Array(plain[place + 4..<place + 4 + length])
    let size = Array(plain[16..<24])
    let control = chunk("fcTL", [0, 0, 0, 0] + size + [UInt8](repeating: 0, count: 14))
    func frames(_ behind: [UInt8]) -> [UInt8] {
      let frame = control + chunk("fdAT", [0, 0, 0, 1] + pixels + behind)
      return Array(plain.dropLast(12)) + frame + frame + Array(plain.suffix(12))
    }
    #expect(try bench.bare(frames([])) == frames([]))
    let cut = try bench.bare(frames(Array("SECRET".utf8)))
    #expect(cut.count == frames([]).count && !cut.contains("SECRET"))
  }

  @Test("Parameters of HEVC are units of their kind, whatever their list says")
  func parametersOfHEVC() throws {
    var heic = Samples.heic
    let box = try #require(Data(heic).range(of: Data("hvcC".utf8))).upperBound
    // The first list behind the head: its kind, how many units, how long the first is; then that.
    let unit = box + 23 + 5
    #expect(heic[box + 23] & 0x3F == 32 && heic[unit] == 0x40)
    heic[unit] = 39 << 1
    heic.replaceSubrange(unit + 2..<unit + 8, with: Array("SECRET".utf8))
    #expect(try !Workbench().bare(heic, ending: "heic").contains("SECRET"))
  }

  @Test("A PNG is turned only where browsers turn it")
  func pngTurn() throws {
    func turn(_ bytes: [UInt8]) throws -> Int {
      let bench = try Workbench()
      return try bench.facts(bench.bare(bytes, ending: "png")).orientation
    }
    #expect(try turn(png(chunk("eXIf", exif))) == 8)
    let plain = try png([])
    #expect(try turn(Array(plain.dropLast(12)) + chunk("eXIf", exif) + Array(plain.suffix(12))) == 1)
    #expect(try Workbench().bare(png(chunk("eXIf", Array("SECRET".utf8)))) == plain)
  }

  @Test("The profile in a PNG is unpacked, cleaned and put back")
  func pngProfile() throws {
    let profile = TestProfile(
      name: "Anna", tags: [("rXYZ", Array("XYZ 0000".utf8)), ("mmod", Array("SERIALNO".utf8))]
    ).bytes
    let (low, high) = (UInt8(profile.count % 256), UInt8(profile.count / 256))
    let head: [UInt8] = [0x78, 0x01, 1, low, high, ~low, ~high]
    let stored = head + profile + [0, 0, 0, 0]
    let bare = try Workbench().bare(png(chunk("iCCP", Array("Anna's screen\0\0".utf8) + stored)))
    #expect(bare.contains("XYZ 0000") && !bare.contains("Anna") && !bare.contains("SERIAL"))
    #expect(try Workbench().bare(png(chunk("iCCP", Array("SECRET".utf8)))) == png([]))
  }

  // MARK: - WebP

  private func riff(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    Array(kind.utf8) + bigEndian(content.count, 4).reversed() + content + (content.count % 2 == 1 ? [0] : [])
  }

  @Test("A WebP keeps its pixels and frames, with flags that are true")
  func webp() throws {
    let pixels = riff("VP8L", [0x2F, 63, 192, 7, 0, 1, 2])
    let frame = [UInt8](repeating: 0, count: 16) + pixels + riff("UNKN", Array("SECRET".utf8))
    func file(_ chunks: [[UInt8]]) -> [UInt8] { riff("RIFF", Array("WEBP".utf8) + Array(chunks.joined())) }
    func head(_ flags: UInt8) -> [UInt8] { riff("VP8X", [flags, 0, 0, 0, 63, 0, 0, 31, 0, 0]) }
    func expect(_ chunks: [[UInt8]], _ bare: [[UInt8]]) throws {
      #expect(try Workbench().bare(file(chunks), ending: "webp") == file(bare))
    }
    let secret = Array("SECRET!".utf8)
    let notes = [riff("EXIF", secret), riff("XMP ", secret), riff("JUNK", secret)]
    try expect([head(0x3C), riff("ICCP", secret), pixels] + notes, [head(0x10), pixels])
    let bareFrame = riff("ANMF", Array(frame.prefix(16)) + pixels)
    try expect(
      [head(0x0A), riff("ANIM", [0, 0, 0, 0, 1, 0, 7]), riff("ANMF", frame)] + notes,
      [head(0x02), riff("ANIM", [0, 0, 0, 0, 1, 0]), bareFrame])
    let turned = riff("EXIF", exif)
    try expect([head(0x08), pixels, turned], [head(0x08), pixels, turned])
    // Without the flag nobody turns it.
    try expect([head(0), pixels, turned], [head(0), pixels])
    try expect([pixels, turned], [pixels])
  }

  // MARK: - HEIC

  @Test("A HEIC has none of the boxes around its picture")
  func heicBoxes() throws {
    let bare = try Workbench().bare(Samples.heic)
    for kind in ["uuid", "moov", "free", "skip", "mpvd", "jumb"] {
      let added = Samples.heic + box(kind, Array("SECRET".utf8))
      #expect(try Workbench().bare(added) == bare, "\(kind)")
    }
    #expect(bare.contains("auxid:1"), "how clear it is")
    #expect(!bare.contains("Exif") && !bare.contains("mime") && !bare.contains("uri "))
  }

  @Test("A HEIC that is a film as well is a picture alone")
  func heicFilm() throws {
    var film = Samples.heic
    film.replaceSubrange(8..<12, with: Array("msf1".utf8))
    let bare = try Workbench().bare(film)
    #expect(String(decoding: bare[8..<12], as: UTF8.self) == "mif1")
    #expect(bare.dropFirst(12).elementsEqual(try Workbench().bare(Samples.heic).dropFirst(12)))
  }

  @Test("Messages beside the picture are left behind, in HEVC and in AV1")
  func messages() throws {
    // A prefix message of HEVC, and a note of AV1, at the beginning of the picture's bytes.
    let text = Array("SECRET".utf8)
    let message: [UInt8] = [0, 0, 0, 9, 78, 1] + text + [0x80]
    let remark: [UInt8] = [42, 6] + text
    for (sample, note) in [(Samples.heic, message), (Samples.avif, remark)] {
      let bench = try Workbench()
      let bare = try bench.bare(sample)
      let told = try TestHEIF.adding(note, to: bare)
      #expect(told.contains("SECRET") && told.count == bare.count + note.count)
      #expect(try bench.bare(told) == bare)
    }
  }

  // MARK: - TIFF

  @Test("A TIFF keeps its first page, and nothing points beyond it")
  func tiff() throws {
    let bare = try Workbench().bare(Samples.tiff)
    let facts = try Workbench().facts(bare)
    #expect(facts.orientation == 6 && facts.pixelWidth == 64)
    let head: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0]
    #expect(bare.starts(with: head))
    let count = Int(bare[8])
    let entries = (0..<count).map { index in Array(bare[(10 + 12 * index)..<(22 + 12 * index)]) }
    let next = 10 + 12 * count
    #expect(bare[next..<next + 4].allSatisfy { $0 == 0 }, "another page")
    let tags = entries.map { Int($0[0]) + 256 * Int($0[1]) }
    #expect(tags == tags.sorted() && !tags.contains(34_665) && !tags.contains(700) && !tags.contains(305))
  }

  @Test("Strips that share their bytes are refused")
  func tiffStrips() throws {
    // Ten strips of one line, all at the same place.
    func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: Int) -> [UInt8] {
      let written = type == 3 ? bigEndian(value, 2) + [0, 0] : bigEndian(value, 4)
      return bigEndian(tag, 2) + bigEndian(type, 2) + bigEndian(count, 4) + written
    }
    let entries = [
      entry(256, 3, 1, 1000), entry(257, 3, 1, 10), entry(258, 3, 1, 8), entry(259, 3, 1, 1),
      entry(262, 3, 1, 1),
      entry(273, 4, 10, 1200), entry(277, 3, 1, 1), entry(278, 3, 1, 1), entry(279, 4, 10, 1240),
    ]
    let places = (0..<10).flatMap { _ in bigEndian(200, 4) } + (0..<10).flatMap { _ in bigEndian(1000, 4) }
    let head = Array("MM".utf8) + [0, 42, 0, 0, 0, 8] + bigEndian(entries.count, 2) + entries.flatMap { $0 }
    let file = head + [UInt8](repeating: 0, count: 1200 - head.count) + places
    let problem = #expect(throws: PictureSanitizerProblem.self) { try Workbench().bare(file) }
    #expect(problem == .damaged)
  }
}

/// Changes in a bare HEIC or AVIF file, whose form we know.
enum TestHEIF {
  /// The file with bytes before those of its first item outside of the table.
  static func adding(_ note: [UInt8], to file: [UInt8]) throws -> [UInt8] {
    var file = file
    let list = try #require(Data(file).range(of: Data("iloc".utf8))).upperBound
    let version = Int(file[list])
    let count = Int(file[list + 6]) << 8 | Int(file[list + 7])
    var place = list + 8
    var isFirst = true
    for _ in 0..<count {
      let method = version == 0 ? 0 : Int(file[place + 3])
      let extent = place + (version == 0 ? 6 : 8)
      if method == 0 {
        let start = number(file, extent)
        if isFirst {
          file.replaceSubrange(
            extent + 4..<extent + 8, with: bigEndian(number(file, extent + 4) + note.count, 4))
        } else {
          file.replaceSubrange(extent..<extent + 4, with: bigEndian(start + note.count, 4))
        }
        isFirst = false
      }
      place = extent + 8
    }
    let data = try #require(Data(file).range(of: Data("mdat".utf8))).upperBound
    file.replaceSubrange(data - 8..<data - 4, with: bigEndian(number(file, data - 8) + note.count, 4))
    file.insert(contentsOf: note, at: data)
    return file
  }

  private static func number(_ bytes: [UInt8], _ place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
