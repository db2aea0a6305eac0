import Diagnostics
import Markdown
import TripModel
import TripNotation

/// An entry's text, with its pictures and links led to what they mean.
struct EntryBody {
  let document: MarkdownDocument
  /// By the address as written, the file of a photo or of another entry.
  private(set) var pictures: [String: String] = [:]
  private(set) var media: [String: String] = [:]
  private(set) var links: [String: String] = [:]
  private(set) var dayLinks: [String: LocalDate] = [:]
  /// Where the first of both stand, by the address as written.
  private(set) var places: [String: SourcePlace] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  /// What is to be told beside these where the text is published.
  private(set) var doubts: [Diagnostic] = []

  /// The headings to which the text may link.
  private let anchors: HeadingAnchors
  let plain: PlainMarkdown
  private let namedBlocks: NamedBlocks
  private let surroundings: DialectSurroundings
  private let file: String
  private let folder: String
  private let text: EntryText
  private let names: JournalNames
  /// The files of tracks that the text links to: on the site such a link is only text.
  private(set) var tracks: [String] = []
  private let isSuggesting: Bool
  private var hidden = 0
  /// Pictures that are only probably those that are meant.
  private var guesses = 0
  /// Those of them that the text shows from the network: they are told together, host by host.
  private(set) var ofHosts: [PictureOfHost] = []

  /// How much is told about one entry; for the first few of it what was probably meant may be looked for.
  private static let maxTold = 100
  private static let maxSuggested = 10
  private static let maxPlaces = 20
  private static let maxGuesses = 5

  /// What `parts` keep back is not in it.
  static func read(
    _ file: EntryFile, without parts: KeptParts, among names: JournalNames,
    surroundings: DialectSurroundings, isSuggesting: Bool
  ) -> EntryBody {
    let plain = PlainMarkdown(parts.open, surroundings: surroundings)
    let document = Self.document(plain.text)
    var body = EntryBody(
      document: document, anchors: HeadingAnchors(blocks: document.blocks), plain: plain,
      namedBlocks: NamedBlocks(in: plain), surroundings: surroundings, file: file.source,
      folder: JournalReader.folder(of: file.source),
      text: EntryText(parts.open, file: file.source, firstLine: file.parts.bodyFirstLine), names: names,
      isSuggesting: isSuggesting)
    for image in document.images
    where body.pictures[image.source] == nil && body.media[image.source] == nil { body.resolve(image) }
    for link in document.links where body.links[link.destination] == nil { body.resolve(link) }
    if let html = document.firstRawHTML {
      let line = html.line.map(plain.sourceLine)
      body.tell { .rawHTML($0.place(of: html.text, near: line ?? $0.line(of: html.text) ?? 1)) }
    }
    for mark in plain.mended.prefix(Self.maxTold) {
      body.tell { .mendedPicture($0.place(of: mark.name, near: mark.line), meant: mark.meant) }
    }
    for line in plain.brokenTables.prefix(Self.maxTold) {
      body.tell { .brokenTable($0.place(of: "|", near: line)) }
    }
    body.doubts = parts.diagnostics + PrivacyDoubts.found(in: parts.open, of: file)
    if body.guesses > maxGuesses {
      body.diagnostics.append(.moreGuesses(body.guesses - maxGuesses, file.source))
    }
    if body.hidden > 0 { body.diagnostics.append(.moreProblems(body.hidden, in: file.source)) }
    return body
  }

  /// A text without anything of other programs in it, as a tree.
  static func document(_ text: String) -> MarkdownDocument {
    InlineHTML.converted(MarkdownParser.parse(text)).withoutStopsBehindPictures
  }

  /// Gives an entry its text; `firstLine` is the line of the file on which that begins.
  func fill(_ entry: inout JournalEntry, firstLine: Int) {
    entry.body = document
    entry.pictures = pictures
    entry.media = media
    entry.links = links
    entry.dayLinks = dayLinks
    (entry.blockMarks, entry.namedBlocks) = (namedBlocks.headings, namedBlocks.blocks)
    entry.places = places
    entry.bodyLine = firstLine
    entry.embeds = plain.embeds
    if plain.tags.isEmpty { return }
    let known = Set(entry.tags.map { $0.lowercased() })
    for tag in plain.tags where !known.contains(tag.name.lowercased()) {
      entry.tags.append(tag.name)
      entry.tagPlaces.append(text.place(of: "#" + tag.name, near: tag.line))
    }
  }

  /// Where something stands in the text, at or after a line counted from 1.
  func place(of mark: String, near line: Int) -> SourcePlace { text.place(of: mark, near: line) }

  private mutating func tell(_ diagnostic: (EntryText) -> Diagnostic) {
    if diagnostics.count < Self.maxTold { diagnostics.append(diagnostic(text)) } else { hidden += 1 }
  }

  private mutating func remember(_ address: String, line: Int) {
    if places.count < Self.maxPlaces { places[address] = text.place(of: address, near: line) }
  }

  /// Whether another text has the heading is found out later, and then told, however many pictures there are.
  private mutating func remember(_ link: MarkdownLink, line: Int) {
    let address = link.destination
    let most = HeadingAnchors.behind(address) == nil ? Self.maxPlaces : Self.maxTold
    guard places.count < most else { return }
    places[address] = text.place(ofAddress: address, written: plain.links[address], near: line)
  }

  private mutating func resolve(_ image: MarkdownImage) {
    let line = plain.sourceLine(image.line)
    if let found = mediaFile(image.source) {
      media[image.source] = found.file
      remember(image.source, line: line)
      if let guess = found.guess { tellGuess(of: image.source, found.file, guess, line: line) }
      return
    }
    if let found = names.photos.found(image.source, from: folder) {
      pictures[image.source] = found.file
      remember(image.source, line: line)
      // Behind the `#` in the name of a file stands its ending: `IMG#1.jpg`.
      if let word = PictureSize.word(of: image.source), !word.contains("."),
        PictureSize(of: image.source) == nil
      {
        tell { .unknownPictureSize(word, $0.place(of: image.source, near: line)) }
      }
      if let guess = found.guess { tellGuess(of: image.source, found.file, guess, line: line) }
      return
    }
    switch LinkKind(image.source) {
    case .outside: tell { .pictureElsewhere($0.place(of: image.source, near: line)) }
    case .unsafe(let scheme) where scheme.utf8.count > 1:
      tell { .unsafeLink($0.place(of: scheme, near: line), scheme: scheme) }
    default:
      let (photos, folder, isSuggesting) = (
        names.photos, folder, isSuggesting && diagnostics.count < Self.maxSuggested
      )
      tell { text in
        let why = photos.absence(of: image.source, from: folder, isSuggesting: isSuggesting)
        let mark = image.source.isEmpty ? "![" : image.source
        return .pictureMissing(text.place(of: mark, near: line), why)
      }
    }
  }

  /// A drawing or a recording, or a picture that is asked for as a sticker.
  private func mediaFile(_ address: String) -> PictureNames.Found? {
    if MediaFile.isSticker(address), let picture = names.photos.found(address, from: folder) {
      return picture
    }
    return switch names.media.meaning(address, from: folder) {
    case .file(let file): PictureNames.Found(file: file)
    case .guess(let file, let guess): PictureNames.Found(file: file, guess: guess)
    case .several, .beside, .nothing: nil
    }
  }

  private mutating func tellGuess(of written: String, _ file: String, _ guess: FileNames.Guess, line: Int) {
    if guess == .folder, let picture = PictureOfHost(written, file, text.place(of: written, near: line)) {
      ofHosts.append(picture)
      return
    }
    guesses += 1
    guard guesses <= Self.maxGuesses else { return }
    tell { .guessedPicture(written, file, guess, $0.place(of: written, near: line)) }
  }

  private mutating func resolve(_ link: MarkdownLink) {
    let line = plain.sourceLine(link.line)
    if let part = plain.embeds[link.destination] {
      links[part.link] = part.file
      var named = link
      named.destination = part.link
      remember(named, line: line)
      return
    }
    let isNowhere = link.destination.allSatisfy { $0 == "#" || $0.isWhitespace }
    if link.isEmpty, !isNowhere {
      tell { .emptyLink($0.place(of: link.destination, near: line), link.destination) }
    }
    switch LinkKind(link.destination) {
    case .outside:
      // What is not published stands there as text.
      if !LinkKind.isWhole(link.destination) {
        tell { .linkBroken($0.place(of: link.destination, near: line), link.destination) }
      }
    case .fragment:
      if isNowhere {
        let words = link.isEmpty ? "" : link.content.plainText
        tell { .linkNowhere($0.place(ofLink: words, near: line), words) }
      } else if !anchors.all.contains(HeadingAnchors.meant(by: link.destination)) {
        let near = Spelling.nearest(to: HeadingAnchors.meant(by: link.destination), among: anchors.inOrder)
        let written = plain.links[link.destination]
        tell {
          .deadAnchor(
            $0.place(ofAddress: link.destination, written: written, near: line), link.destination, near)
        }
      }
    case .unsafe(let scheme): tell { .unsafeLink($0.place(of: scheme, near: line), scheme: scheme) }
    case .inside(let path):
      let day = DayLink.day(path)
      if let found = names.entries.file(path, from: folder)
        ?? (day == nil ? surroundings.entries.file(path) : nil)
      {
        links[link.destination] = found
        remember(link, line: line)
      } else if let day {
        dayLinks[link.destination] = day
        remember(link, line: line)
      } else if let track = names.tracks.file(path, from: folder) {
        if !tracks.contains(track) { tracks.append(track) }
      } else if let found = names.media.file(path, from: folder) {
        media[link.destination] = found
        remember(link.destination, line: line)
      } else if !WrittenName.hasEnding(FileNames.name(path)) || names.photos.file(path, from: folder) == nil {
        let isSuggesting = isSuggesting && diagnostics.count < Self.maxSuggested
        let near = isSuggesting ? names.entries.meant(by: path) : nil
        tell { .linkToNothing($0.place(of: link.destination, near: line), link.destination, near: near) }
      }
    }
  }
}

extension MarkdownLink {
  /// Whether there is nothing in it that one could see.
  fileprivate var isEmpty: Bool {
    content.plainText.allSatisfy(\.isWhitespace)
      && content.allSatisfy {
        switch $0 {
        case .text, .softBreak, .hardBreak: true
        default: false
        }
      }
  }
}
