import Markdown
import TripModel
import TripPlanning

/// A picture of the trip as a text shows it.
struct TextFigure: Hashable {
  var photo: PhotoID
  /// What the author says it shows; empty where nothing is said.
  var alternative: String
  /// What is written below it; empty where nothing is.
  var caption: String
  /// How large it stands, where the author says it.
  var size: PictureSize?

  /// A camera's name for the picture says nothing of it.
  init(photo: PhotoID, alternative: String, caption: String, size: PictureSize? = nil) {
    self.photo = photo
    self.size = size
    self.alternative = alternative.unlessCameraName
    self.caption = caption.unlessCameraName
  }
}

extension String {
  /// Whether there is anything but blanks.
  fileprivate var hasLetters: Bool {
    // Most texts begin with a sign of ASCII that is none, whatever is added to it.
    if let first = utf8.first, (0x21...0x7E).contains(first) { return true }
    return contains { !$0.isWhitespace }
  }
}

extension [Inline] {
  /// Whether there is anything to read, pictures aside.
  var hasWords: Bool {
    contains { inline in
      switch inline {
      case .text(let text), .code(let text): text.hasLetters
      case .footnote: true
      case .softBreak, .hardBreak, .html, .image: false
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): inner.hasWords
      case .link(let link): link.content.hasWords
      }
    }
  }

  /// The pictures in a line that are photos of the trip, in their order.
  func figures(_ pictures: [String: PhotoID]) -> [TextFigure] {
    flatMap { inline -> [TextFigure] in
      switch inline {
      case .image(let image):
        pictures[image.source].map {
          [
            TextFigure(
              photo: $0, alternative: image.alternative, caption: image.caption,
              size: PictureSize(of: image.source))
          ]
        } ?? []
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): inner.figures(pictures)
      case .link(let link): link.content.figures(pictures)
      case .text, .softBreak, .hardBreak, .code, .footnote, .html: []
      }
    }
  }

  /// Whether there is a picture in the line that is not shown: its words are instead.
  func hasOtherImages(but isShown: (String) -> Bool) -> Bool {
    contains { inline in
      switch inline {
      case .image(let image): !isShown(image.source) && !image.alternative.isEmpty
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner):
        inner.hasOtherImages(but: isShown)
      case .link(let link): link.content.hasOtherImages(but: isShown)
      case .text, .softBreak, .hardBreak, .code, .footnote, .html: false
      }
    }
  }
}
