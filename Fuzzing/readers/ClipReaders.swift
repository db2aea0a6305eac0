import Foundation
import MovieFile

extension TextReader {
  /// What stands around the samples of a clip, and the clip with nothing private left in it.
  static let clipFiles = [
    TextReader(
      name: "clips", seeds: .base64(ClipSeeds.all),
      words: [
        "ftyp", "qt  ", "mp42", "moov", "mvhd", "trak", "tkhd", "edts", "elst", "mdia", "mdhd", "hdlr",
        "vide",
        "soun", "minf", "vmhd", "smhd", "dinf", "dref", "url ", "stbl", "stsd", "avc1", "avcC", "mp4a",
        "esds",
        "wave", "stts", "ctts", "stsc", "stsz", "stz2", "stco", "co64", "stss", "udta", "meta", "keys",
        "ilst",
        "data", "mdta", "loci", "mdat", "moof", "mvex", "free", "uuid", "hvc1", "hvcC", "av01", "av1C",
        "mp4v",
        "Opus", "dOps", "fLaC", "dfLa", "colr", "nclx", "MDPM", "vp09", "vpcC",
      ], longest: 4096, read: facts)
  ]

  /// Memory, not a disk: one input comes after the other.
  private static let file = "/dev/shm/tripbook-fuzz-clip-\(getpid())"
  private static let cleanFile = file + "-clean"

  private static func facts(_ bytes: [UInt8]) -> String {
    _ = FileManager.default.createFile(atPath: file, contents: Data(bytes))
    defer { try? FileManager.default.removeItem(atPath: file) }
    do throws(MovieProblem) {
      let facts = try MovieFacts.read(path: file)
      claim(facts.width > 0 && facts.height > 0, "a film of no size was read")
      claim(facts.seconds >= 0 && facts.seconds <= 86_400, "a film of no length was read")
      try clean(bytes, facts)
      return "\(facts)"
    } catch {
      claim(!error.message.isEmpty && !error.advice.isEmpty, "a problem without words")
      return error.message
    }
  }

  /// What can be read can be made clean, to a film of the same length that says nothing of time and place, and is
  /// clean.
  private static func clean(_ bytes: [UInt8], _ facts: MovieFacts) throws(MovieProblem) {
    defer { try? FileManager.default.removeItem(atPath: cleanFile) }
    try MovieSanitizer.write(from: file, to: cleanFile)
    let made = FileManager.default.contents(atPath: cleanFile) ?? Data()
    claim(made.count == bytes.count, "a clean film has another length")
    // What stays is copied, and what does not becomes zeros or filler; settings are written anew, so they may move
    // within the sample entries.
    claim(
      try MovieTraces.read(path: cleanFile).found.isEmpty, "a clean film tells something between its pictures"
    )
    let again = cleanFile + "-again"
    defer { try? FileManager.default.removeItem(atPath: again) }
    try MovieSanitizer.write(from: cleanFile, to: again)
    let twice = FileManager.default.contents(atPath: again) ?? Data()
    // Zeros at the end of a damaged box may become one of their own.
    claim(twice.count == made.count, "a film that was cleaned twice has another length")
    claim(zip(made, twice).allSatisfy { $0 == $1 || isOfFree($1) }, "a clean film can be cleaned once more")
    let left = try MovieFacts.read(path: cleanFile)
    claim(
      left.clock == nil && left.instant == nil && left.position == nil, "a clean film tells when or where")
    claim(
      left.make == nil && left.model == nil && left.description == nil, "a clean film tells of its camera")
    claim(left.width == facts.width && left.height == facts.height, "a clean film has another size")
  }

  private static func isOfFree(_ byte: UInt8) -> Bool { Array("free".utf8).contains(byte) }
}
