import TripReading
import PictureSanitizing
import SoundSanitizing
import Diagnostics
import FileIdentities
package import SiteOutput
import TripModel
package import TripPlanning

/// What is published of the drawings, stickers and recordings of texts, by their files.
package struct MediaContents: Sendable {
  fileprivate var contents: [String: OutputContent] = [:]

  /// Those that the plan shows, at its addresses.
  package func files(for plan: TripPlan) -> [OutputFile] {
    plan.media.extras.compactMap { media in
      contents[media.media.file].map { OutputFile(path: media.path, content: $0) }
    }
  }
}

extension TripCompiler {
  /// Finds what of each such file may be published. One of which nobody can say that is taken out of the trip, so
  /// that no page shows it.
  mutating func takeMedia(in trip: inout Trip) -> MediaContents {
    var found = MediaContents()
    var kept: [MediaFile] = []
    let asked = StickerPlaces(in: trip)
    for var media in trip.media {
      guard let content = content(of: &media, asked) else { continue }
      found.contents[media.file] = content
      kept.append(media)
    }
    trip.media = kept
    return found
  }

  private mutating func content(of media: inout MediaFile, _ asked: StickerPlaces) -> OutputContent? {
    let path = options.folder + "/" + media.file
    let identity = FileIdentity(of: path)
    switch media.kind {
    case .drawing(let markup): return .text(markup)
    case .sticker:
      do throws(PictureSanitizerProblem) {
        guard let identity else { throw .changed }
        let sanitized = try PictureSanitizer.of(path: path)
        guard sanitized.byteCount <= Self.heaviestSticker else {
          report(.heavySticker(at: asked[media.file]))
          return nil
        }
        return .pieces(SplicedFile(source: path, identity: identity, pieces: sanitized.pieces))
      } catch {
        report(.badSticker(media.file, error))
        return nil
      }
    case .sound:
      do throws(SoundProblem) {
        guard let identity else { throw .unreadable("it is not a file") }
        let sanitized = try SoundSanitizer.of(path: path)
        (media.seconds, media.byteCount) = (sanitized.seconds, sanitized.byteCount)
        return .pieces(SplicedFile(source: path, identity: identity, pieces: sanitized.pieces))
      } catch {
        report(.badSound(media.file, error))
        return nil
      }
    }
  }

  /// Bytes.
  private static let heaviestSticker = 1 << 20
}

extension Diagnostic {
  fileprivate static func heavySticker(at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .badSticker, "Sticker too large: more than 1 MB", at: place,
      advice: "Save it smaller, or delete `#sticker` to show it as a picture.")
  }

  fileprivate static func badSticker(_ file: String, _ problem: PictureSanitizerProblem) -> Diagnostic {
    Diagnostic(
      .error, .badSticker, "Sticker left out: \(problem.message)", at: SourcePlace(file: file),
      advice: "Save it again as PNG.")
  }

  fileprivate static func badSound(_ file: String, _ problem: SoundProblem) -> Diagnostic {
    let convert = "Convert it to MP3: `ffmpeg -i \(file.split(separator: "/").last ?? "") sound.mp3`."
    let (message, advice): (String, String) =
      switch problem {
      case .unreadable: ("it cannot be read", "Check its permissions.")
      case .notSound: ("it has no sound that Tripbook reads", convert)
      case .cutOff: ("it breaks off", "Copy it again from the recorder.")
      case .notCleaned(let name):
        ("Tripbook cannot take places and names out of \(name) files", convert)
      case .tooLarge: ("it is larger than 100 MB", "Cut it to the best part.")
      }
    return Diagnostic(
      .error, .badSound, "Recording left out: \(message)", at: SourcePlace(file: file),
      advice: advice)
  }
}
