import Markdown
import TripModel

extension Trip {
  /// The trip with the words in brackets of pictures as their captions, where its author writes captions there.
  ///
  /// Decided once for all entries: whoever gives half of the pictures with words in brackets a caption in quotes as well
  /// writes the former for those who cannot see. They stay alternative texts in any case, and no picture of which
  /// something else tells a caption gets another.
  func withCaptionsInBrackets() -> Trip {
    guard writesCaptionsInBrackets else { return self }
    var trip = self
    let captioned = captionedPictures
    for (index, entry) in entries.enumerated() where !entry.pictures.isEmpty {
      let isCaptioned = { (image: MarkdownImage) -> Bool in
        guard let file = entry.pictures[image.source] else { return false }
        return !captioned.contains(file) && image.captionInBrackets != nil
      }
      guard entry.body.images.contains(where: isCaptioned) else { continue }
      trip.entries[index].body = entry.body.changingImages { image in
        guard isCaptioned(image), let words = image.captionInBrackets else { return image }
        var image = image
        image.title = words
        return image
      }
    }
    return trip
  }

  private var writesCaptionsInBrackets: Bool {
    var (described, inQuotes) = (0, 0)
    for entry in entries where !entry.pictures.isEmpty {
      for image in entry.body.images where entry.pictures[image.source] != nil && image.hasWordsInBrackets {
        described += 1
        if image.hasCaptionInQuotes { inQuotes += 1 }
      }
    }
    return inQuotes * 2 < described
  }

  /// The files of pictures that have a caption of their own, by whatever tells it.
  private var captionedPictures: Set<String> {
    var files = Set(photos.lazy.filter { $0.caption?.isCaption ?? false }.map { $0.file })
    for entry in entries {
      for (file, caption) in entry.captions where caption.isCaption { files.insert(file) }
      guard !entry.pictures.isEmpty else { continue }
      for image in entry.body.images where image.hasCaptionInQuotes {
        if let file = entry.pictures[image.source] { files.insert(file) }
      }
    }
    return files
  }
}

extension MarkdownImage {
  fileprivate var hasCaptionInQuotes: Bool { title.isCaption }

  /// Whether somebody wrote them, and no program; a sign alone fills a place.
  fileprivate var hasWordsInBrackets: Bool {
    alternative.count(where: \.isLetter) > 1 && alternative.isCaption && !CameraName.isMereWord(alternative)
      && !Self.fillers.contains(alternative.lowercased())
  }

  /// The words in brackets, where they may be a caption.
  fileprivate var captionInBrackets: String? {
    hasWordsInBrackets && alternative.count <= Self.longestCaption ? alternative : nil
  }

  /// Letters; longer words describe a picture to those who cannot see it.
  private static let longestCaption = 140

  /// What editors put there, beside the words for a picture.
  private static let fillers: Set<String> = [
    "img", "alt", "alt text", "image alt text", "image description", "description", "caption", "untitled",
  ]
}

extension String {
  /// Whether it says anything, and is no name of a file.
  fileprivate var isCaption: Bool { !unlessCameraName.allSatisfy(\.isWhitespace) }
}
