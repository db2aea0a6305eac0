import Markdown
import TripModel
import TripPlanning

/// A drawing, a sticker or a recording as a text shows it.
struct TextMedia {
  var media: MediaPlan
  var isSticker: Bool
  /// What the author says it shows, or lets hear; empty where nothing is said.
  var alternative: String
  var caption: String
}

extension [Inline] {
  /// What of a line stands below it: drawings and recordings, and no stickers, which stand in it.
  func media(_ media: [String: MediaPlan]) -> [TextMedia] {
    if let link = loneSound(media) {
      return media[link.destination].map {
        [TextMedia(media: $0, isSticker: false, alternative: "", caption: link.content.plainText)]
      } ?? []
    }
    return flatMap { inline -> [TextMedia] in
      switch inline {
      case .image(let image):
        guard let shown = media[image.source], !MediaFile.isSticker(image.source) else { return [] }
        return [
          TextMedia(media: shown, isSticker: false, alternative: image.alternative, caption: image.caption)
        ]
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): return inner.media(media)
      case .link(let link): return link.content.media(media)
      case .text, .softBreak, .hardBreak, .code, .footnote, .html: return []
      }
    }
  }

  /// The link to a recording that is all of the line: it is played there.
  func loneSound(_ media: [String: MediaPlan]) -> MarkdownLink? {
    let worthy = filter { inline in
      if case .text(let text) = inline { return text.contains { !$0.isWhitespace } }
      return true
    }
    guard worthy.count == 1, case .link(let link)? = worthy.first, media[link.destination]?.isSound == true
    else { return nil }
    return link
  }

  /// Whether a sticker stands in the line.
  func hasStickers(_ media: [String: MediaPlan]) -> Bool {
    contains { inline in
      switch inline {
      case .image(let image): media[image.source] != nil && MediaFile.isSticker(image.source)
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): inner.hasStickers(media)
      case .link(let link): link.content.hasStickers(media)
      case .text, .softBreak, .hardBreak, .code, .footnote, .html: false
      }
    }
  }
}
