import PictureSanitizing
import Foundation
import PhotoMetadata
import SiteOutput

extension TextReader {
  /// What of a picture's file is published when it is offered for download.
  static let originals = [
    TextReader(
      name: "originals", seeds: .base64(PictureSeeds.all),
      words: [
        "ftyp", "heic", "avif", "mif1", "meta", "pitm", "iinf", "infe", "iloc", "iprp", "ipco", "ipma",
        "ispe", "irot",
        "hvcC", "av1C", "auxC", "colr", "prof", "acsp", "desc", "iref", "dimg", "auxl", "idat", "mdat",
        "uuid", "IHDR",
        "eXIf", "IDAT", "IEND", "iCCP", "tEXt", "RIFF", "WEBP", "VP8X", "VP8 ", "VP8L", "ANIM", "ANMF",
        "EXIF", "ICCP",
        "Exif", "JFIF", "Adobe", "ICC_PROFILE", "II*", "MM",
      ], longest: 4096, read: published)
  ]

  private static let original = "/dev/shm/tripbook-fuzz-\(getpid())-original"
  private static let copy = "/dev/shm/tripbook-fuzz-\(getpid())-copy"

  private static func published(_ bytes: [UInt8]) -> String {
    _ = FileManager.default.createFile(atPath: original, contents: Data(bytes))
    defer { try? FileManager.default.removeItem(atPath: original) }
    do throws(PictureSanitizerProblem) {
      let picture = try PictureSanitizer.of(path: original)
      claim(PictureSanitizer(kept: picture.bytes) == picture, "it is not kept as it was")
      let published = bytes.assembled(picture.pieces)
      claim(published.count <= bytes.count + 4096, "more is published than there was")
      _ = FileManager.default.createFile(atPath: copy, contents: Data(published))
      defer { try? FileManager.default.removeItem(atPath: copy) }
      compare()
      let again = try? PictureSanitizer.of(path: copy)
      claim(again.map { published.assembled($0.pieces) } == published, "what is bare can be made barer")
      return picture.ending + " \(published)"
    } catch {
      claim(!error.message.isEmpty, "a problem without words")
      return error.message
    }
  }

  /// Where the original says something, the copy says its size and its turn, and nothing else.
  private static func compare() {
    guard let before = try? PhotoFacts.read(path: original) else { return }
    guard let after = try? PhotoFacts.read(path: copy) else {
      return claim(false, "what is published is no picture")
    }
    var plain = PhotoFacts(
      pixelWidth: before.pixelWidth, pixelHeight: before.pixelHeight, format: before.format)
    plain.orientation = before.orientation
    claim(after == plain, "the copy tells something, or is of another size or turn")
  }
}

extension [UInt8] {
  /// What pieces of these bytes make.
  fileprivate func assembled(_ pieces: [FilePiece]) -> [UInt8] {
    pieces.flatMap { piece -> [UInt8] in
      switch piece {
      case .bytes(let own): return own
      case .zeros(let zeros): return [UInt8](repeating: 0, count: zeros)
      case .run(let start, let length):
        claim(start >= 0 && length > 0 && start + length <= count, "a piece lies beyond the file")
        return Array(self[start..<start + length])
      }
    }
  }
}
