import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// Where a picture stands on its page: how wide it may become there.
enum PictureUse {
  case cover, card, wide, column, whole, cell, shelf, turn, thumb
  /// At the end of a day, of the next one.
  case onward
  /// On the card of a place, and on narrow screens at the end of its row.
  case place
  /// At the end of an entry's row in the journal; of one that leads a day as wide as half of its page.
  case told(isLead: Bool)
  /// In a text, as its author said.
  case sized(PictureSize)
  /// Beside the title of the front page, no wider than so many pixels.
  case plate(width: Int)
  /// In the rows of a gallery.
  case row(GalleryRows.Place, GalleryRows.Stand)

  /// The `sizes` of the picture, for a given ratio of width to height.
  func sizes(ratio: Double) -> String {
    switch self {
    case .cover:
      // On a phone cut to 4:3; there as with any wide picture.
      return "(min-width: 38rem) 100vw, \(Int((62 * min(3, max(1, ratio / 1.33))).rounded(.up)))vw"
    case .plate(let width):
      // As wide as it is where there is room for that, beside the title and on narrower screens above it; of an upright one
      // that fills a phone's screen 1.7 pixels for each of the page's, as below.
      let (desk, phone) = (width * 100 / 42, width * 100 / 92)
      return
        "(min-width: \(max(960, desk))px) \(width)px, (min-width: 60rem) 42vw, (min-width: \(phone)px) \(width)px, \(ratio < 1 ? 57 : 92)vw"
    case .card:
      // A card shows the middle of a picture, cut to 4:5, on a phone to a square: a wide one fills it by its height.
      let (upright, square) = (min(3, max(1, ratio / 0.8)), min(3, max(1, ratio)))
      let widths = [30 * upright, 46 * upright, 92 * square].map { Int($0.rounded(.up)) }
      return "(min-width: 60rem) \(widths[0])vw, (min-width: 38rem) \(widths[1])vw, \(widths[2])vw"
    // On a phone about 1.7 pixels of a picture for each of the page's are as many as an eye tells apart, whatever the
    // screen has: the next step of the ladder would take a second longer over a slow line, at the head of a page.
    case .wide: return "(min-width: 75rem) 66.5rem, (min-width: 38rem) 100vw, 62vw"
    case .column: return "(min-width: 42rem) 37rem, 92vw"
    case .cell:
      // Cut to 4:3 in a seventh of the page; narrow screens do not show it.
      return "\(Int((13 * min(3, max(1, ratio / 1.33))).rounded(.up)))vw"
    case .turn:
      // Cut to 3:2 beside a name.
      let widths = [9, 6 * 0.62].map { Int(($0 * min(3, max(1, ratio / 1.5))).rounded(.up)) }
      return "(min-width: 38rem) \(widths[0])rem, \(widths[1])rem"
    case .onward:
      // Cut to 16:9 in two thirds of the page; of a phone as with any wide picture.
      let widths = [44, 62].map { Int(($0 * min(3, max(1, ratio / 1.77))).rounded(.up)) }
      let phone = Int((57 * min(3, max(1, ratio / 1.5))).rounded(.up))
      return "(min-width: 75rem) \(widths[0])rem, (min-width: 38rem) \(widths[1])vw, \(phone)vw"
    case .thumb:
      // Cut to 3:2 at the end of a row; of a phone as with any wide picture.
      let widths = [8.5, 24 * 0.62].map { Int(($0 * min(3, max(1, ratio / 1.5))).rounded(.up)) }
      return "(min-width: 38rem) \(widths[0])rem, \(widths[1])vw"
    case .told(let isLead):
      // As there, and wider; on a wide page cut to 16:9 where it leads.
      let widths = [18, 13, 26 * 0.62].map { Int(($0 * min(3, max(1, ratio / 1.5))).rounded(.up)) }
      let lead = Int((37 * min(3, max(1, ratio / 1.77))).rounded(.up))
      let page = isLead ? "(min-width: 90rem) \(lead * 9 / 10)rem, (min-width: 75rem) \(lead)vw, " : ""
      return page
        + "(min-width: 60rem) \(widths[0])vw, (min-width: 38rem) \(widths[1])rem, \(widths[2])vw"
    case .place:
      // Cut to 3:2, in a row to a square; of a phone as with any wide picture.
      let card = Int((22 * min(3, max(1, ratio / 1.5))).rounded(.up))
      let widths = [6, 20 * 0.62].map { Int(($0 * min(3, max(1, ratio))).rounded(.up)) }
      return "(min-width: 60rem) \(card)rem, (min-width: 38rem) \(widths[0])rem, \(widths[1])vw"
    case .shelf:
      // Cut to 3:2.
      let width = Int((18 * min(3, max(1, ratio / 1.5))).rounded(.up))
      return "(min-width: 38rem) \(width)rem, 92vw"
    case .whole: return "(min-width: 90rem) 82rem, (min-width: 38rem) 92vw, 60vw"
    case .sized(.full): return "(min-width: 38rem) 100vw, 62vw"
    case .sized(.twoThirds): return "(min-width: 75rem) 44.5rem, (min-width: 38rem) 62vw, 62vw"
    case .sized(.oneThird): return "(min-width: 75rem) 22.25rem, (min-width: 38rem) 31vw, 42vw"
    case .row(let place, let stand): return place.sizes(ratio: ratio, in: stand)
    }
  }
}

extension PictureUse {
  /// Whether the picture fills its frame to the edges, so that nothing of what stands below it can be seen.
  fileprivate var isFilled: Bool {
    switch self {
    case .cover, .card, .wide, .column, .shelf, .sized, .place: true
    case .row(let place, _): !place.isSmall
    case .whole, .cell, .plate, .turn, .onward, .thumb, .told: false
    }
  }

  /// Whether the picture may lose what does not fit into its frame.
  fileprivate var isCut: Bool {
    switch self {
    case .cover, .card, .whole, .plate, .cell, .shelf, .turn, .onward, .thumb, .place, .told: true
    case .wide, .column, .sized, .row: false
    }
  }

  /// Whether the picture is no larger than it is: then there is one size of it, whose pixels the browser counts.
  fileprivate var isOwnSize: Bool { if case .row(let place, _) = self { place.isSmall } else { false } }

  /// Whether a picture of a few hundred pixels would be enlarged here.
  fileprivate var isLarge: Bool {
    switch self {
    case .cover, .wide, .column, .whole, .sized: true
    case .card, .cell, .shelf, .turn, .onward, .thumb, .place, .told, .plate, .row: false
    }
  }

  /// Pixels: no screen wants more here.
  fileprivate var widest: Int {
    switch self {
    case .cell, .turn, .thumb, .told(isLead: false): 640
    default: .max
    }
  }
}

extension PageScope {
  /// A picture element: sizes to choose from, its own size so that nothing moves, words for who cannot see
  /// it.
  ///
  /// `alternative` is nil for the words that are known of the photo; `isFirst` is the large picture at the
  /// top, which is loaded at once; one that `isLight` has nothing in its place until it has come.
  func picture(
    _ photo: PhotoPlan, use: PictureUse, alternative: String? = nil, isFirst: Bool = false,
    isLight: Bool = false
  ) -> Record {
    let derivatives = photo.derivatives
    let small = derivatives.filter { $0.width <= use.widest }
    let all = small.isEmpty ? Array(derivatives.prefix(1)) : small
    let sizes = use.isOwnSize || photo.isTiny && use.isLarge ? derivatives.suffix(1) : all
    guard let middle = sizes.last(where: { $0.width <= 1080 }) ?? sizes.first else {
      return drawnStill(photo, alternative: alternative, isFirst: isFirst)
    }
    let sources = sizes.map { "\(link($0.path)) \($0.width)w" }.joined(separator: ", ")
    return [
      "src": .text(link(middle.path)), "srcset": sizes.count > 1 ? .text(sources) : .none,
      "sizes": sizes.count > 1 ? .text(use.sizes(ratio: photo.ratio)) : .none,
      "width": .text(String(middle.width)), "height": .text(String(middle.height)),
      "alt": .text(alternative ?? words(for: photo)), "isFirst": .flag(isFirst),
      "focus": use.isCut ? TemplateValue(photo.focusWord) : .none,
      "blur": isLight || !use.isFilled ? .none : TemplateValue(photo.placeholder.map(blur)),
    ]
  }

  /// Pixels of the picture on the card of a pin, at least.
  static var widthOfCard: Int { 300 }

  /// The smallest of a photo's copies that has so many pixels, else its largest.
  func thumb(of photo: PhotoID, atLeast width: Int) -> String? {
    let sizes = plan[photo].derivatives
    return (sizes.first { $0.width >= width } ?? sizes.last).map { link($0.path) }
  }

  /// The few colours of a picture, each in its cell.
  private func blur(_ placeholder: PicturePlaceholder) -> Record {
    let cells = placeholder.colours.enumerated().map { index, colour -> Record in
      [
        "colour": .text(colour), "x": .text(String(index % placeholder.columns)),
        "y": .text(String(index / placeholder.columns)),
      ]
    }
    return [
      "columns": .text(String(placeholder.columns)), "rows": .text(String(placeholder.rows)),
      "cells": TemplateValue(cells),
    ]
  }

  /// Small pictures in rows, of which each opens its own page; those from `light` on have nothing in their place until
  /// they have come. Where they begin the page, those of a phone's first row are loaded at once. `alternative` gives other
  /// words for who cannot see a picture.
  func tiles(
    _ photos: [PhotoPlan], in stand: GalleryRows.Stand = .page, light: Int = .max, beginsPage: Bool = false,
    alternative: (Int) -> String? = { _ in nil }
  ) -> [Record] {
    let shapes = photos.map(GalleryRows.Tile.init)
    let rows = GalleryRows.lay(shapes, in: stand)
    let atOnce = beginsPage ? rows.countInFirstRow(of: shapes) : 0
    return zip(photos, rows.places).enumerated().map { index, tile in
      let (photo, place) = tile
      let size = place.mount != nil ? " mount" : place.isSmall ? " own" : ""
      let classes = place.classes + (rows.isFew ? " few" : "") + size
      return [
        "href": .text(link(photo.page)), "id": .text(photo.name),
        "original": TemplateValue(photo.original.map { link($0.path) }),
        "ratio": .text(place.mount.map(PhotoPlan.ratioClass) ?? photo.ratioClass), "rows": .text(classes),
        "picture": .record(
          picture(
            photo, use: .row(place, stand), alternative: alternative(index), isFirst: index < atOnce,
            isLight: index >= light)),
        "said": TemplateValue(photo.caption?.value), "when": TemplateValue(placeAndTime(of: photo)),
        "kept": kept(photo.kept), "film": filmSign(photo),
      ]
    }
  }

  /// As many pictures of a long gallery show their colours first: those further down are fetched before a reader comes
  /// to them, and hundreds of them would weigh more than the rest of the page.
  static let maxPlaceholders = 60

  /// What a photo shows, in words: what somebody said of it, else when and where it was taken. What stands beside it is
  /// not said again.
  func words(for photo: PhotoPlan, besides told: [String] = []) -> String {
    if let description = description(of: photo, besides: told) { return description }
    let near = photo.nearestPlace.flatMap { $0.metres <= Self.sameSpot ? plan[$0.place].title : nil }
    let time = photo.taken.map { words.dates.time($0.value.local.time) }
    guard let when = time ?? photo.day.map({ shortDate($0.value) }) else {
      return number(of: photo)
    }
    let isClip = photo.photo.isClip
    guard let near else { return words(isClip ? .clipAlternative : .photoAlternative, ["time": when]) }
    return words(isClip ? .clipAlternativeAt : .photoAlternativeAt, ["time": when, "place": near])
  }

  /// What a photo is called: its caption, else where and when it was taken: `Alfama, 14:32`. What an entry says to those
  /// who cannot see it describes it, and is no title.
  func title(of photo: PhotoPlan) -> String {
    if let caption = photo.caption?.value, !caption.isEmpty { return caption }
    let time = photo.taken.map { words.dates.time($0.value.local.time) }
    let day = shortDay(of: photo)
    let parts = [placeName(of: photo) ?? (time == nil ? nil : day), time ?? day].compactMap(\.self)
    if !parts.isEmpty { return parts.joined(separator: words[.listMark]) }
    return number(of: photo)
  }

  /// `Photograph 12`, of one that nothing else tells from others.
  func number(of photo: PhotoPlan) -> String {
    words(
      photo.photo.isClip ? .clipNumber : .photoNumber, ["number": words.numbers.whole(photo.id.index + 1)])
  }

  /// Its day as it is told beside its hour; nil where nothing tells it.
  func shortDay(of photo: PhotoPlan) -> String? {
    photo.day.map { shortDate($0.value, at: photo.taken?.value) }
  }

  /// Where and when it was taken, in a line: `Alfama · 4 May, 14:32`; nil where nothing tells either.
  func placeAndTime(of photo: PhotoPlan) -> String? {
    let when = [
      shortDay(of: photo),
      photo.taken.map { words.dates.time($0.value.local.time) },
    ].compactMap(\.self)
    let parts = [placeName(of: photo), when.isEmpty ? nil : when.joined(separator: ", ")].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  /// The place at which it was taken, else the part of a town or the town that it was taken in.
  func placeName(of photo: PhotoPlan) -> String? {
    if let spot = spotName(of: photo) { return spot }
    guard let locality = photo.locality else { return nil }
    return locality.isInTown ? locality.quarter ?? locality.town : shortWords(for: locality)
  }

  /// The place of the trip at which it was taken; out in the country, where a town some kilometres off tells little, also
  /// one a few hundred metres away, else what an entry that shows it calls the place around it.
  func spotName(of photo: PhotoPlan) -> String? {
    let isInCountry = photo.locality.map { !$0.isInTown && $0.town != nil && $0.sea == nil } ?? false
    let reach = isInCountry ? Self.sameSpotInCountry : Self.sameSpot
    if let near = photo.nearestPlace, near.metres <= reach { return plan[near.place].title }
    guard isInCountry, let taken = photo.position?.value else { return nil }
    let named = photo.entries.lazy.compactMap { id -> String? in
      let entry = plan[id]
      guard entry.withheld == nil, let name = entry.placeName, let place = entry.position,
        !place.reason.isVague, place.value.distance(to: taken) <= Self.aroundEntry
      else { return nil }
      return name.lowercased() == photo.locality?.town?.lowercased() ? nil : name
    }
    return named.first
  }

  /// Where and at what hour it was taken, below a picture on the page of its day: `Alfama, 14:32`. A place that stands there
  /// already is not said again; nil where nothing is left.
  func placeAndHour(of photo: PhotoPlan, besides told: [String]) -> String? {
    let place = placeName(of: photo).flatMap { name in
      told.contains { $0.lowercased().contains(name.lowercased()) } ? nil : name
    }
    let parts = [place, photo.taken.map { words.dates.time($0.value.local.time) }].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: words[.listMark])
  }

  /// What somebody said of a photo: its caption, else an entry's words for it; nil where nobody did, or where it stands
  /// beside it.
  func description(of photo: PhotoPlan, besides told: [String] = []) -> String? {
    [photo.caption?.value, site.alternatives[photo.id]].compactMap(\.self).first { said in
      !said.isEmpty && !told.contains { said.repeats($0) }
    }
  }

  /// Metres within which a photo was taken at a place, and bears its name: in an old town three streets on is elsewhere.
  static let sameSpot = 100.0
  /// The same where no town is.
  private static let sameSpotInCountry = 300.0
  /// Metres around where an entry was written in which the country is called as it calls its place.
  private static let aroundEntry = 3_000.0
}

extension PhotoPlan {
  /// Width to height.
  var ratio: Double { Double(max(1, photo.width)) / Double(max(1, photo.height)) }

  /// What of it is not to be cut off, as the word of a class; nil where that is the middle.
  fileprivate var focusWord: String? { focus.flatMap { $0 == .middle ? nil : $0.rawValue } }

  /// Whether it has fewer pixels than a column of text is wide.
  var isTiny: Bool { (derivatives.last?.width ?? photo.width) < 600 }

  /// The last folder of its address: by it the viewer knows the picture again.
  var name: String { page.parts.dropLast().last.map(String.init) ?? "" }

  /// The class of its ratio.
  var ratioClass: String { Self.ratioClass(of: ratio) }
}
