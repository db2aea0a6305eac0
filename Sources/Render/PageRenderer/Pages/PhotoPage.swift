import Drawing
import Localization
import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// One photo, large, with what it tells about itself.
struct PhotoPage {
  private let scope: PageScope
  private let photo: PhotoPlan

  init(site: TripSite, photo: PhotoPlan) {
    scope = PageScope(site: site, path: photo.page)
    self.photo = photo
  }

  private var words: Words { scope.words }
  private var plan: TripPlan { scope.plan }

  var file: OutputFile {
    let title = scope.title(of: photo)
    let parted = heading.parted(at: Self.longestHeading)
    let shown = parted?.head ?? heading
    // Two maps in the column beside it would be too small to read: they have the width of the page, and letters for that.
    let wide = self.map(isInColumn: false)
    let isBelow = isToldBeside && wide.map { $0["regionHTML"].isShown } ?? false
    let map = isToldBeside && !isBelow ? self.map(isInColumn: true) : wide
    return scope.file(
      "photo", section: .photos, about: .photo(photo), title: parted?.head ?? title,
      description: scope.words(for: photo),
      [
        "title": .text(shown.withHyphensHeld), "isLongTitle": .flag(shown.count > 60),
        "rest": TemplateValue(parted.flatMap { $0.rest.goingOn(from: $0.head) }),
        "picture": .record(
          scope.picture(photo, use: .whole, alternative: alternative(besides: title), isFirst: true)),
        "shape": .text(photo.headClass),
        "largest": TemplateValue(photo.derivatives.last.map { scope.link($0.path) }),
        "original": original, "day": TemplateValue(photo.day.map { scope.label(of: $0.value) }),
        "date": date, "where": whereTaken,
        "details": TemplateValue(details), "tags": scope.records(of: photo.tagLinks),
        "map": TemplateValue(isBelow ? nil : map), "below": TemplateValue(isBelow ? map : nil),
        "entries": TemplateValue(entries),
        "turn": turning.value(on: scope, label: .navPhotos), "kept": scope.kept(photo.kept),
        "playing": scope.playing(photo),
        "live": photo.photo.isClip ? .none : TemplateValue(scope.film(photo)),
        "hint": TemplateValue(scope.hint(on: photo)),
        "file": TemplateValue(photo.film.map { scope.link($0) }),
        "download": TemplateValue(
          photo.photo.clip.map { words(.clipDownload, ["size": scope.size(of: $0)]) }),
      ])
  }

  /// Characters: a longer caption is a text, of which the first sentence is the heading.
  private static let longestHeading = 180

  /// Whether what is told of it stands beside it.
  private var isToldBeside: Bool { !photo.photo.isClip && photo.isToldBeside }

  /// Its caption, else where and when it was taken: at which hour, and where nothing tells the place, on which day. Of a
  /// picture that has a place the day stands in the line above.
  private var heading: String {
    guard isTitledByTime, let day = photo.day?.value else { return scope.title(of: photo) }
    let time = photo.taken.map { words.dates.time($0.value.local.time) }
    let place = nameInHeading ?? scope.longDate(day, at: photo.taken?.value)
    return [place, time].compactMap(\.self).joined(separator: words[.listMark])
  }

  /// The place in its heading, which is not said again above it; nil of a picture with a caption.
  private var nameInHeading: String? { isTitledByTime ? scope.placeName(of: photo) : nil }

  /// Where it was, above its title. Away from towns a place of the trip says that better than how far the next one is.
  private var whereTaken: TemplateValue {
    guard let locality = photo.locality, !locality.isInTown, locality.town != nil, locality.sea == nil,
      let name = scope.spotName(of: photo)
    else { return scope.whereRecord(photo.locality, besides: nameInHeading) }
    let place = Locality(town: name, isInTown: true, country: locality.country)
    return scope.whereRecord(place, besides: nameInHeading)
  }

  /// The way to its day: by the date, or by the number of the day where that date is the heading.
  private var date: TemplateValue {
    guard let day = photo.day?.value else { return .none }
    let link = scope.dayLink(day, at: photo.taken?.value)
    guard isTitledByTime, nameInHeading == nil else { return .record(link) }
    return scope.site.dayIndex(on: day) == nil
      ? .none : .record(link.with(["label": .text(scope.label(of: day))]))
  }

  /// For who cannot see it, what an entry says of it; all else is told below it.
  private func alternative(besides title: String) -> String {
    scope.description(of: photo, besides: [title]) ?? scope.number(of: photo)
  }

  /// Whether its moment is all that is known, and nothing says by which clocks one lived: UTC is nobody's local time.
  private var isByUTC: Bool {
    if case .moment(by: _, .standard)? = photo.taken?.reason { true } else { false }
  }

  private var details: [Record] {
    var details: [Record] = []
    // The day itself stands above the title.
    if let day = photo.day?.value, let name = photo.dayName {
      let text = words(name.phrase, ["date": words.dates.long(day)])
      details.append(detail(.photoDate, text, href: scope.site.day(on: day)?.page))
    }
    // The title may be the time, and then only the zone is told beside it.
    if let taken = photo.taken?.value, isByUTC || zone != nil || !isTitledByTime {
      let time = words.dates.time(taken.local.time)
      if isByUTC {
        details.append(detail(.placeTime, time + " " + words.dates.offset(.utc)))
      } else {
        details.append(detail(.photoTime, time + (zone.map { ", " + words.dates.offset($0) } ?? "")))
      }
    }
    if let near = photo.nearestPlace {
      let place = plan[near.place]
      let text =
        near.metres <= PageScope.sameSpot
        ? place.title
        : words(.placeAway, ["place": place.title, "distance": scope.distance(near.metres).text])
      details.append(detail(.photoPlace, text, href: place.page))
    }
    if let position = photo.position, !photo.isRoughlyPlaced {
      let text = words.position(position.value)
      details.append(
        detail(
          .photoPosition,
          position.reason.isEstimate ? words(.positionEstimated, ["position": text]) : text))
    }
    if let altitude = photo.photo.altitude, altitude.isFinite {
      details.append(detail(.photoAltitude, words.lengths.height(altitude, in: plan.profile.units).text))
    }
    if let direction = photo.photo.direction, direction.isFinite {
      let eighth = CompassDirection(rawValue: Int((direction / 45).rounded()) % 8) ?? .north
      let degrees = words.numbers.whole(Int(direction.rounded()) % 360)
      details.append(
        detail(.photoLooking, words(.looking, ["direction": words[eighth.phrase], "degrees": degrees])))
    }
    for album in photo.albums {
      details.append(detail(.photoAlbum, plan[album].title.value, href: plan[album].page))
    }
    if let camera = photo.photo.camera.name {
      let gallery = plan.media.galleries.first { $0.kind == .camera(camera) }
      details.append(detail(.photoCamera, camera, href: gallery?.page))
    }
    if let lens = photo.photo.lens, !lens.isEmpty { details.append(detail(.photoLens, lens)) }
    if let exposure = ExposureWording(photo.photo.exposure, numbers: words.numbers).text {
      details.append(detail(.photoExposure, exposure))
    }
    if let clip = photo.photo.clip {
      details.append(detail(.clipLength, clip.length))
      details.append(detail(.clipFile, scope.size(of: clip), href: photo.film))
    }
    let size = "\(photo.photo.width) × \(photo.photo.height)"
    details.append(detail(.photoSize, words(.pixels, ["size": size])))
    return details
  }

  /// By which clock its hour is told: that of all pictures of a day on which clocks were set, of no others.
  private var zone: UTCOffset? {
    guard let day = photo.day.flatMap({ scope.site.day(on: $0.value) }), plan.tellsZones(on: day) else {
      return nil
    }
    if let own = photo.taken?.value.offset { return own }
    guard let found = photo.offset else { return nil }
    // What is only assumed puts pictures in order, and is told nobody.
    return switch found.reason {
    case .neighbour, .longitude, .standard: nil
    default: found.value
    }
  }

  /// The full picture, where it is offered.
  private var original: TemplateValue {
    guard let original = photo.original else { return .none }
    var parts = [
      "size": "\(photo.photo.width)\u{A0}×\u{A0}\(photo.photo.height)",
      "weight": words.numbers.weight(original.byteCount).text,
    ]
    // Of a JPEG nobody asks whether it can be opened.
    parts["kind"] = Self.kinds[original.ending]
    let text = words(parts["kind"] == nil ? .original : .originalOfKind, parts)
    return .record([
      "href": .text(scope.link(original.path)), "name": .text(original.name), "text": .text(text),
    ])
  }

  /// The names of kinds, which are the same in every language.
  private static let kinds = ["heic": "HEIC", "avif": "AVIF", "png": "PNG", "webp": "WebP", "tif": "TIFF"]

  private func detail(_ label: Phrase, _ text: String, href: OutputPath? = nil) -> Record {
    ["label": .text(words[label]), "text": .text(text), "href": TemplateValue(href.map { scope.link($0) })]
  }

  /// Where it was taken; in the column beside the picture it is narrower than the page.
  private func map(isInColumn: Bool) -> Record? {
    guard !photo.isRoughlyPlaced, let position = photo.position?.value else {
      return mapOfPlace(isInColumn: isInColumn)
    }
    let town = photo.locality.flatMap { $0.isInTown ? $0.town : nil }
    let place = photo.nearestPlace.flatMap { near -> String? in
      near.metres <= PageScope.sameSpot ? plan[near.place].title : nil
    }
    var map = TripMap(scope: scope, name: "where", isInColumn: isInColumn)
    // What is a little farther off has its own sign on the map, at its own spot.
    let isAtPlace = photo.nearestPlace.map { $0.metres <= NearbyThings.sameSpot } ?? false
    (map.isPlaceNamed, map.isOfPicture) = (place != nil && isAtPlace, true)
    // Of the open sea a closer map shows nothing.
    return map.spot(
      position, name: place ?? town, mark: nil, isVague: photo.locality?.sea != nil, in: photo.locality)
  }

  /// That of the place whose pin names it, where it says nothing itself.
  private func mapOfPlace(isInColumn: Bool) -> Record? {
    guard photo.isPlacedByPin, let place = photo.nearestPlace.map({ plan[$0.place] }) else { return nil }
    return TripMap(scope: scope, name: "where", isInColumn: isInColumn).spot(
      place.coordinate, name: place.title, mark: place.category.map { .pin(Signs.sign(of: $0)) })
  }

  private var entries: [Record] {
    (scope.site.showing[photo.id] ?? []).map { EntryTeaser(scope: scope, id: $0).record }
  }

  private var turning: Turning {
    Turning(at: photo.id.index, of: plan.media.pictures, by: (.previousPhoto, .nextPhoto)) { photo, phrase in
      let title = scope.title(of: photo)
      let label = [words[phrase], otherDay(of: photo)].compactMap(\.self)
      return Turning.Side(
        page: photo.page, label: label.joined(separator: ", "),
        title: title.cut(at: Self.longestTurn), picture: scope.look(at: photo),
        isSmall: photo.isSpeck || photo.isGraphic)
    }
  }

  /// Characters of a neighbour's caption, which may be a text of its own: three or four lines beside its picture, so
  /// that no style sheet cuts it, which would leave half of the sign for what is left out.
  private static let longestTurn = 60

  /// The day of another picture, where that is another than this one's and its title does not tell it.
  private func otherDay(of photo: PhotoPlan) -> String? {
    guard let day = photo.day?.value, day != self.photo.day?.value else { return nil }
    let date = scope.shortDate(day, besides: self.photo.day?.value)
    let isTold = scope.shortDay(of: photo).map { scope.title(of: photo).contains($0) } ?? false
    return isTold ? nil : date
  }

  /// Whether its title is when it was taken, or where and when.
  private var isTitledByTime: Bool { photo.caption?.value.isEmpty ?? true }
}

extension DayName {
  /// What marks a day that only a name gives.
  fileprivate var phrase: Phrase {
    switch self {
    case .file: .dayByFile
    case .folder: .dayByFolder
    }
  }
}

/// How a picture was exposed, as photographers write it: `1/250 s, f/2.8, ISO 200, 35 mm`.
struct ExposureWording {
  let text: String?

  init(_ exposure: Exposure, numbers: NumberStyle) {
    var parts: [String] = []
    if let time = exposure.time, time.isFinite, time > 0, time < 86_400 {
      if time < 0.3 {
        parts.append("1/\(Int(min(1e6, (1 / time).rounded())))\u{A0}s")
      } else {
        parts.append(Self.short(time, numbers) + "\u{A0}s")
      }
    }
    if let aperture = exposure.fNumber, aperture.isFinite, aperture > 0 {
      parts.append("f/" + Self.short(aperture, numbers))
    }
    if let iso = exposure.iso, iso > 0 { parts.append("ISO\u{A0}\(iso)") }
    if let length = exposure.focalLength, length.isFinite, length > 0 {
      parts.append(Self.short(length, numbers) + "\u{A0}mm")
    }
    text = parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// One digit after the mark, and none where it would be zero.
  private static func short(_ number: Double, _ numbers: NumberStyle) -> String {
    let tenths = (number * 10).rounded()
    return numbers.decimal(number, digits: tenths.truncatingRemainder(dividingBy: 10) == 0 ? 0 : 1)
  }
}
