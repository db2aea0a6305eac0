import SiteLanguage
import TripModel
import TripPlanning

/// Sets the pictures of a text: one by itself, several in a row.
struct TextFigures {
  let scope: PageScope
  /// The title above their text: below a picture it is not said again.
  var heading: String?

  /// One that stands as large as its author says stands by itself.
  func html(_ figures: [TextFigure]) -> HTML {
    var groups: [[TextFigure]] = []
    for figure in figures {
      if figure.size == nil, let last = groups.last, last[0].size == nil {
        groups[groups.count - 1].append(figure)
      } else {
        groups.append([figure])
      }
    }
    return groups.map(group).reduce(.empty, +)
  }

  private func group(_ figures: [TextFigure]) -> HTML {
    let record: Record
    if figures.count == 1 {
      record = ["single": single(figures[0]).value]
    } else {
      record = ["row": row(figures).value]
    }
    return HTML(
      trusted: String(decoding: scope.site.templates.render(TemplateSet.figures, record), as: UTF8.self))
  }

  /// A drawing, a sticker or a recording.
  func html(_ figure: TextMedia) -> HTML {
    let words = scope.words
    let media = figure.media.media
    let record: Record
    if figure.media.isSound {
      let name = [figure.caption, figure.alternative].first { !$0.isEmpty } ?? words[.sound]
      record = [
        "sound": [
          "src": .text(scope.link(figure.media.path)), "label": .text(name),
          "length": .text(Clip.length(ofSeconds: media.seconds)),
          "download": .text(words(.soundDownload, ["size": scope.size(ofBytes: media.byteCount)])),
          "isPlayed": .flag(!scope.isElsewhere),
        ]
      ]
    } else {
      let alternative = [figure.alternative, figure.caption].first { !$0.isEmpty } ?? ""
      let picture: TemplateValue = [
        "src": .text(scope.link(figure.media.path)), "width": .text("\(media.width)"),
        "height": .text("\(media.height)"),
        "alt": .text(alternative.isEmpty && !figure.isSticker ? words[.drawing] : alternative),
        "caption": TemplateValue(figure.caption.isEmpty ? nil : figure.caption),
      ]
      record = [figure.isSticker ? "sticker" : "drawing": picture]
    }
    let markup = String(decoding: scope.site.templates.render(TemplateSet.figures, record), as: UTF8.self)
    // A sticker stands in its line, with no blank that nobody wrote.
    return HTML(trusted: figure.isSticker ? String(markup.prefix { !$0.isNewline }) : markup)
  }

  func single(_ figure: TextFigure, isFirst: Bool = false) -> Record {
    let photo = scope.plan[figure.photo]
    let said = said(figure, photo)
    let size = figure.size.flatMap { photo.fullWidth >= $0.leastWidth ? $0 : nil }
    let use = size.map(PictureUse.sized) ?? (photo.fillsWidth ? .wide : .column)
    return [
      "picture": .record(
        scope.picture(photo, use: use, alternative: alternative(figure, photo, said), isFirst: isFirst)),
      "href": .text(scope.link(photo.page)), "id": .text(photo.name),
      "original": TemplateValue(photo.original.map { scope.link($0.path) }),
      "shape": .text(size?.shapeClass ?? photo.figureClass),
      "isSmall": .flag(photo.isTiny),
      "caption": TemplateValue(caption(said)), "said": TemplateValue(said), "kept": scope.kept(photo.kept),
      "when": TemplateValue(scope.placeAndTime(of: photo)),
      "playing": scope.playing(photo), "film": scope.filmSign(photo),
    ]
  }

  private func row(_ figures: [TextFigure]) -> Record {
    let photos = figures.map { scope.plan[$0.photo] }
    let said = zip(figures, photos).map { self.said($0, $1) }
    let captions = said.map { caption($0) }
    // One caption may be that of all.
    let common = Set(captions).count == 1 ? captions[0] : nil
    let shown = scope.tiles(
      photos, in: .text, alternative: { alternative(figures[$0], photos[$0], said[$0]) })
    let tiles = shown.enumerated().map { index, tile in
      tile.with([
        "said": TemplateValue(said[index]), "caption": TemplateValue(common == nil ? captions[index] : nil),
      ])
    }
    return [
      "tiles": TemplateValue(tiles), "isPair": .flag(figures.count == 2), "caption": TemplateValue(common),
    ]
  }

  /// For who cannot see it: what the text says of it, unless its caption says the same.
  private func alternative(_ figure: TextFigure, _ photo: PhotoPlan, _ said: String?) -> String {
    figure.alternative.isEmpty || figure.alternative.repeats(said)
      ? scope.words(for: photo, besides: [said, heading].compactMap(\.self)) : figure.alternative
  }

  /// What is said of a picture by the text that shows it, else by itself.
  private func said(_ figure: TextFigure, _ photo: PhotoPlan) -> String? {
    [figure.caption, photo.caption?.value ?? ""].first { !$0.allSatisfy(\.isWhitespace) }
  }

  /// As much of that as stands below it.
  private func caption(_ said: String?) -> String? { said.flatMap { $0.repeats(heading) ? nil : $0 } }
}

extension PageScope {
  /// What a text needs of this page, where its headings begin at a level.
  func textFrame(topLevel: Int) -> TextFrame {
    let figures = TextFigures(scope: self)
    return TextFrame(
      topLevel: topLevel, link: { link($0) }, figures: figures.html, mediaFigure: figures.html)
  }
}

extension PictureSize {
  /// The class of a figure of that size.
  fileprivate var shapeClass: String { self == .full ? "edge" : rawValue }

  /// With fewer pixels it would be enlarged, and stands as others do.
  fileprivate var leastWidth: Int {
    switch self {
    case .full: 1600
    case .twoThirds: 710
    case .oneThird: 356
    }
  }
}

extension PhotoPlan {
  fileprivate var fullWidth: Int { derivatives.last?.width ?? photo.width }

  /// Whether a single picture is wider than the text: it is no portrait, and has pixels enough.
  fileprivate var fillsWidth: Bool { ratio >= 1.15 && fullWidth >= 1064 }

  fileprivate var figureClass: String { ratio >= 1.15 && !fillsWidth ? "even" : shapeClass }
}
