import Foundation
import PhotoMetadata

extension TextReader {
  /// What stands around the pixels of a photo, in whatever kind of file.
  static let photoFiles = [
    TextReader(
      name: "pictures", seeds: .base64(PictureSeeds.all),
      words: [
        "ftyp", "heic", "avif", "mif1", "meta", "pitm", "iinf", "infe", "iloc", "iprp", "ipco", "ipma",
        "ispe",
        "irot", "imir", "clap", "iref", "cdsc", "idat", "Exif", "mdat", "IHDR", "eXIf", "IDAT", "IEND",
        "RIFF",
        "http://ns.adobe.com/xap/1.0/", "Photoshop 3.0", "8BIM", "iTXt", "XML:com.adobe.xmp", "XMP ", "mime",
        "application/rdf+xml", "WEBP", "VP8X", "VP8 ", "VP8L", "EXIF", "II*", "MM",
      ], longest: 4096, read: facts)
  ]

  /// Memory, not a disk: one input comes after the other.
  private static let file = "/dev/shm/tripbook-fuzz-\(getpid())"

  private static func facts(_ bytes: [UInt8]) -> String {
    _ = FileManager.default.createFile(atPath: file, contents: Data(bytes))
    defer { try? FileManager.default.removeItem(atPath: file) }
    do throws(PhotoProblem) {
      let facts = try PhotoFacts.read(path: file)
      claim(facts.pixelWidth > 0 && facts.pixelHeight > 0, "a picture of no size was read")
      claim((1...8).contains(facts.orientation), "a picture is turned in no way that there is")
      return "\(facts)"
    } catch {
      claim(!error.message.isEmpty && !error.advice.isEmpty, "a problem without words")
      return error.message
    }
  }
}
