import Markdown
import SiteLanguage
import TripModel
import TripPlanning

/// Sets the parts of a line.
struct InlineText {
  let setting: TextSetting
  let anchors: Set<String>
  let footnoteCount: Int
  /// Footnotes that were already referred to: only the first reference can be led back to.
  private(set) var referred: Set<Int> = []

  /// Whether its letters are so large that no short word is parted at its hyphen: those of headings and quotations are.
  var isLarge = false

  init(setting: TextSetting, anchors: Set<String>, footnoteCount: Int) {
    self.setting = setting
    self.anchors = anchors
    self.footnoteCount = footnoteCount
  }

  /// Where photos of the trip go that are named within a line.
  enum Photos {
    /// Below the paragraph: they are not here.
    case elsewhere
    /// There is no room below, as in a table: their words stand here.
    case asWords
  }

  /// A line as markup. Deeper than `deepest` it is plain text.
  mutating func form(
    _ inlines: [Inline], photos: Photos = .elsewhere, inLink: Bool = false, depth: Int = 0
  ) -> TextForm {
    var result = TextForm.empty
    add(inlines, to: &result, photos: photos, inLink: inLink, depth: depth)
    return result
  }

  /// Adds a line as markup to what stands before it.
  mutating func add(
    _ inlines: [Inline], to result: inout TextForm, photos: Photos = .elsewhere, inLink: Bool = false,
    depth: Int = 0
  ) {
    guard depth < Self.deepest else { return result.append(escaping: inlines.plainText) }
    for inline in inlines {
      switch inline {
      case .text(let text):
        let held = text.withMarksHeld
        result.append(escaping: isLarge ? held.withWordsHeld : held)
      case .softBreak: result.append(trusted: "\n")
      case .html: break
      default: result += form(inline, photos: photos, inLink: inLink, depth: depth + 1)
      }
    }
  }

  static let deepest = 60

  private mutating func form(_ inline: Inline, photos: Photos, inLink: Bool, depth: Int) -> TextForm {
    switch inline {
    case .text, .softBreak, .html: return .empty
    case .hardBreak: return TextForm(HTML(trusted: "<br>\n"))
    case .code(let text): return TextForm(.element("code", [], HTML(escaping: text)))
    case .emphasis(let inner): return wrap("em", inner, photos: photos, inLink: inLink, depth: depth)
    case .strong(let inner): return wrap("strong", inner, photos: photos, inLink: inLink, depth: depth)
    case .strikethrough(let inner): return wrap("s", inner, photos: photos, inLink: inLink, depth: depth)
    case .link(let link): return form(link, photos: photos, inLink: inLink, depth: depth)
    case .image(let image): return form(image, photos: photos)
    case .footnote(let number): return reference(number, inLink: inLink)
    }
  }

  private mutating func wrap(
    _ name: String, _ inner: [Inline], photos: Photos, inLink: Bool, depth: Int
  ) -> TextForm {
    let content = form(inner, photos: photos, inLink: inLink, depth: depth)
    return content.isEmpty ? .empty : .element(name, [], content)
  }

  /// A link, where its address may be opened; its words alone otherwise.
  private mutating func form(_ link: MarkdownLink, photos: Photos, inLink: Bool, depth: Int) -> TextForm {
    let content = form(link.content, photos: photos, inLink: true, depth: depth)
    guard !inLink, !content.isEmpty else { return content }
    let title = link.title.isEmpty ? nil : link.title
    var element = TextForm.empty
    let written = link.destination
    if let inSite = setting.links[written] {
      element.begin(
        "a", "href", .address(inSite), setting.headings[written].map { "#" + $0 } ?? "", [("title", title)])
    } else if written.hasPrefix("#") {
      let anchor = HeadingAnchors.meant(by: written)
      guard anchors.contains(anchor) else { return content }
      element.begin("a", "href", .ownPage, "#" + setting.idPrefix + anchor, [("title", title)])
    } else {
      guard let link = SafeLink(written) else { return content }
      let relation = link.isExternal ? "noopener noreferrer" : nil
      element.begin("a", [("href", link.text), ("title", title), ("rel", relation)])
    }
    element += content
    element.end("a")
    return element
  }

  /// A picture that cannot be shown here: what it would show, in words.
  private func form(_ image: MarkdownImage, photos: Photos) -> TextForm {
    if let media = setting.media[image.source] {
      if MediaFile.isSticker(image.source) {
        return TextForm(
          .media(
            TextMedia(media: media, isSticker: true, alternative: image.alternative, caption: image.caption)))
      }
      if case .elsewhere = photos { return .empty }
    }
    if setting.pictures[image.source] != nil, case .elsewhere = photos { return .empty }
    return image.alternative.isEmpty
      ? .empty : TextForm(.element("em", [], HTML(escaping: image.alternative)))
  }

  private mutating func reference(_ number: Int, inLink: Bool) -> TextForm {
    guard (1...max(1, footnoteCount)).contains(number), footnoteCount > 0 else { return .empty }
    let figure = HTML(escaping: setting.words.numbers.whole(number))
    if inLink { return TextForm(.element("sup", [], figure)) }
    let isFirst = referred.insert(number).inserted
    var link = TextForm.empty
    link.begin(
      "a", "href", .ownPage, "#\(setting.idPrefix)fn\(number)",
      [
        ("id", isFirst ? "\(setting.idPrefix)ref\(number)" : nil),
        ("aria-label", setting.words(.footnote, ["number": setting.words.numbers.whole(number)])),
      ])
    link += TextForm(figure)
    link.end("a")
    return .element("sup", [], link)
  }
}
