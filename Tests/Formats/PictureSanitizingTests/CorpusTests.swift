import PictureSanitizing
import Foundation
import PhotoMetadata
import PictureScaling
import Rounds
import Testing

private let corpus = URL(filePath: #filePath).deletingLastPathComponent().appending(
  path: "../../../../shared/corpus/photos"
).standardized
private let hasCorpus = FileManager.default.fileExists(atPath: corpus.path)

/// Real pictures of many cameras and programs, and broken ones.
@Suite("Real pictures", .enabled(if: hasCorpus, "the folder of real pictures is not here"))
struct CorpusTests {
  private static let files: [String] = {
    let all = FileManager.default.enumerator(atPath: corpus.path)?.compactMap { $0 as? String } ?? []
    return all.filter { PictureFormat.endings.contains(($0.split(separator: ".").last ?? "").lowercased()) }
      .sorted()
  }()

  @Test("No pixel is lost, and all else is", arguments: Rounds.some(of: files, oneIn: 3))
  func loseNoPixelAndAllElse(file: String) throws {
    let path = corpus.path + "/" + file
    let before: PhotoFacts
    do throws(PhotoProblem) { before = try PhotoFacts.read(path: path) } catch { return }
    let scaler = try PictureScaler.open()
    let pixels = try? scaler.pixels(of: path, width: before.pixelWidth)
    let bare: PictureSanitizer
    do throws(PictureSanitizerProblem) {
      bare = try PictureSanitizer.of(path: path)
    } catch {
      print("REFUSED \(file): \(error) (decodes: \(pixels != nil))")
      return
    }
    let original = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    let bench = try Workbench()
    let bytes = bare.bytes(of: original)
    let published = try bench.put(bytes, as: "bare." + bare.ending)
    if let out = ProcessInfo.processInfo.environment["TRIPBOOK_CORPUS_OUTPUT"] {
      let name = file.replacingOccurrences(of: "/", with: "__")
      try Data(bytes).write(to: URL(fileURLWithPath: out + "/" + name + "." + bare.ending))
    }
    #expect(bytes.count <= original.count + 1 << 20)
    let after = try PhotoFacts.read(path: published)
    #expect(after.pixelWidth == before.pixelWidth && after.pixelHeight == before.pixelHeight)
    #expect(after.orientation == before.orientation)
    var plain = PhotoFacts(pixelWidth: after.pixelWidth, pixelHeight: after.pixelHeight, format: after.format)
    plain.orientation = after.orientation
    #expect(after == plain, "something is still told")
    if let pixels {
      #expect(try scaler.pixels(of: published, width: before.pixelWidth) == pixels, "pixels changed")
    }
  }
}
