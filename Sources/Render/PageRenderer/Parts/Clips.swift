import SiteLanguage
import TripModel
import TripPlanning

/// What a page shows of things that move.
extension PageScope {
  /// A film to be played where it stands; nothing where there is none, or away from the site, where readers show
  /// pictures.
  func film(_ photo: PhotoPlan) -> Record? {
    guard let path = photo.film, let clip = photo.photo.clip, !isElsewhere else { return nil }
    let still = picture(photo, use: .whole)
    return [
      "src": .text(link(path)), "poster": still["src"],
      "width": .text(String(photo.photo.width)), "height": .text(String(photo.photo.height)),
      "ratio": .text(photo.ratioClass), "isDrawn": .flag(!photo.hasStill),
      "label": .text(words(for: photo)),
      "download": .text(words(.clipDownload, ["size": size(of: clip)])),
    ]
  }

  /// The film of a clip in the place of its picture; that of a Live Photo waits to be asked for.
  func playing(_ photo: PhotoPlan) -> TemplateValue {
    photo.photo.isClip ? TemplateValue(film(photo)) : .none
  }

  /// The sign on a small picture that there is more to see, with its address for the viewer.
  func filmSign(_ photo: PhotoPlan) -> TemplateValue {
    guard let path = photo.film, let clip = photo.photo.clip else { return .none }
    let isLive = !photo.photo.isClip
    return .record([
      "src": isLive ? .none : .text(link(path)), "isLive": .flag(isLive),
      "length": .text(isLive ? words[.live] : clip.length),
      "label": .text(isLive ? words[.liveLabel] : words(.clipLabel, ["length": clip.length])),
    ])
  }

  /// `12 MB`, and with a decimal below ten.
  func size(of clip: Clip) -> String { size(ofBytes: clip.byteCount) }

  func size(ofBytes count: Int) -> String {
    let megabytes = max(0.1, Double(count) / 1e6)
    let digits = megabytes < 9.95 ? 1 : 0
    return words(.megabytes, ["size": words.numbers.decimal(megabytes, digits: digits)])
  }

  /// A word on a clip that not every browser plays; nil for any other.
  func hint(on photo: PhotoPlan) -> String? {
    guard let clip = photo.photo.clip, !clip.isWidelyPlayed else { return nil }
    let names = [clip.pictures, clip.sound].compactMap(\.self).filter { !$0.isWidelyPlayed }.map(\.name)
    return words(.clipHint, ["codec": words.list(names)])
  }

  /// `31 photos, 2 clips`.
  func counted(_ photos: some Collection<PhotoPlan>) -> String { counts(of: photos).joined(separator: ", ") }

  /// The heading of pictures: they are counted, and what is among them of clips is called so.
  func picturesHeading(_ photos: some Collection<PhotoPlan>) -> String {
    photos.contains(where: \.photo.isClip) ? counted(photos) : words.counted(.picturesHeading, photos.count)
  }

  /// `31 photos` and `2 clips`.
  func counts(of photos: some Collection<PhotoPlan>) -> [String] {
    let clips = photos.count { $0.photo.isClip }
    return counts(stills: photos.count - clips, clips: clips)
  }

  func counts(stills: Int, clips: Int) -> [String] {
    let parts = [
      stills > 0 || clips == 0 ? words.counted(.countPhotos, stills) : nil,
      clips > 0 ? words.counted(.countClips, clips) : nil,
    ]
    return parts.compactMap(\.self)
  }

  /// The same as one of the large figures of a page; nil for none.
  func fact(of photos: some Collection<PhotoPlan>) -> Fact? {
    let clips = photos.count { $0.photo.isClip }
    let stills = photos.count - clips
    if photos.isEmpty { return nil }
    if stills == 0 { return Fact(words.numbers.whole(clips), words.form(of: .factClips, for: clips)) }
    let label = words.form(of: .factPhotos, for: stills)
    return Fact(
      words.numbers.whole(stills),
      clips == 0
        ? label : words(.factAndClips, ["photos": label, "clips": words.counted(.countClips, clips)]))
  }

  /// A drawn sign in the place of a picture that nobody could take.
  func drawnStill(_ photo: PhotoPlan, alternative: String?, isFirst: Bool) -> Record {
    let (width, height) = (max(1, photo.photo.width), max(1, photo.photo.height))
    let shown = min(width, 1080)
    return [
      "src": .text(asset("clip.svg")), "srcset": .none, "sizes": .none, "width": .text(String(shown)),
      "height": .text(String(max(1, height * shown / width))),
      "alt": .text(alternative ?? words(for: photo)), "isFirst": .flag(isFirst),
      "focus": .none, "blur": .none,
    ]
  }
}
