import DrawingSanitizing
import Diagnostics
import TripModel

/// The drawings, stickers and recordings that texts show. Others are read by nobody.
struct MediaFiles {
  private(set) var files: [MediaFile] = []
  /// Pictures that are shown as stickers alone: they are none of the journey.
  private(set) var stickers: Set<String> = []
  private(set) var diagnostics: [Diagnostic] = []

  static let drawings: Set<String> = ["svg"]
  static let sounds: Set<String> = ["mp3", "wav", "flac", "m4a", "ogg", "oga", "opus", "aac"]
  static let endings = drawings.union(sounds)

  /// A sticker is a small picture: more pixels a side than these are a photo.
  private static let largestSticker = 1024

  /// `wanted` is what texts show, `shown` what they show as a picture, and `asked` where one is asked for as a
  /// sticker.
  static func read(
    _ wanted: Set<String>, photos: [Photo], shown: @autoclosure () -> Set<String>, listing: FolderListing,
    asked: @autoclosure () -> StickerPlaces
  ) -> MediaFiles {
    var media = MediaFiles()
    guard !wanted.isEmpty else { return media }
    let shown = shown()
    let asked = asked()
    let known = Dictionary(photos.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    for file in wanted.sorted() {
      switch Self.ending(file) {
      case let ending where Self.drawings.contains(ending): media.readDrawing(file, listing)
      case let ending where Self.sounds.contains(ending):
        media.files.append(MediaFile(file: file, kind: .sound))
      default:
        if let photo = known[file] { media.take(photo, isShown: shown.contains(file), asked) }
      }
    }
    return media
  }

  private static func ending(_ file: String) -> String {
    file.lastIndex(of: ".").map { file[file.index(after: $0)...].lowercased() } ?? ""
  }

  private mutating func take(_ photo: Photo, isShown: Bool, _ asked: StickerPlaces) {
    if !isShown { stickers.insert(photo.file) }
    guard max(photo.width, photo.height) <= Self.largestSticker, photo.clip == nil else {
      diagnostics.append(.largeSticker(photo, at: asked[photo.file]))
      return
    }
    files.append(MediaFile(file: photo.file, kind: .sticker, width: photo.width, height: photo.height))
  }

  private mutating func readDrawing(_ file: String, _ listing: FolderListing) {
    guard let bytes = FileBytes.read(listing.absolute(file), atMost: DrawingSanitizer.largest + 1) else {
      diagnostics.append(.unreadable(file, "it cannot be opened"))
      return
    }
    do throws(DrawingProblem) {
      let sanitized = try DrawingSanitizer(bytes)
      files.append(
        MediaFile(
          file: file, kind: .drawing(markup: sanitized.markup), width: sanitized.width,
          height: sanitized.height))
      if !sanitized.leftOut.isEmpty { diagnostics.append(.simplified(file, sanitized.leftOut)) }
    } catch {
      diagnostics.append(.badDrawing(file, error))
    }
  }
}

extension Diagnostic {
  fileprivate static func largeSticker(_ photo: Photo, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .badSticker,
      photo.clip == nil
        ? "Sticker too large: \(photo.width) by \(photo.height) pixels"
        : "A clip cannot be a sticker",
      at: place,
      advice: photo.clip == nil
        ? "Save a copy of at most 1024 pixels a side, or delete `#sticker` to show it as a picture."
        : "Delete `#sticker` to show it as a clip.")
  }

  fileprivate static func simplified(_ file: String, _ losses: [DrawingLoss]) -> Diagnostic {
    let words = losses.map { loss in
      switch loss {
      case .script: "scripts"
      case .picture: "pictures within it"
      case .animation: "what moves"
      case .foreign: "parts that are no SVG"
      case .style: "its style sheet"
      }
    }
    let list =
      words.count > 1 ? words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1] : words[0]
    return Diagnostic(
      .warning, .drawingSimplified, "Drawing shown without \(list)", at: SourcePlace(file: file),
      advice: "Check how it looks on its page. Saved as “plain SVG”, with text as shapes, it is shown whole.")
  }

  fileprivate static func badDrawing(_ file: String, _ problem: DrawingProblem) -> Diagnostic {
    let plain = "Open it in a drawing program, and save it as “plain SVG” or PNG."
    let (message, advice): (String, String) =
      switch problem {
      case .broken(let line): ("it is damaged in line \(line)", plain)
      case .entity(let line): ("it declares entities in line \(line), as harmful files do", plain)
      case .notSVG: ("it is not SVG", plain)
      case .empty: ("it is empty", "Draw something, or remove it from the text.")
      case .tooLarge: ("it is larger than 2 MB, or too deep", "Save it with fewer points, or as PNG.")
      }
    return Diagnostic(
      .error, .badDrawing, "Drawing left out: \(message)", at: SourcePlace(file: file),
      advice: advice)
  }
}
