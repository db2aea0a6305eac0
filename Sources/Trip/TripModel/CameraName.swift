/// Tells the names that cameras, phones and messengers give files from those that people give.
///
/// `PXL_20240524_024506133.NIGHT`, `IMG-20260501-WA0001.jpg`, `DSC_0001`, `100_0001`, `WhatsApp Image 2024-05-24 at
/// 10.22.33`: such a name is nobody's word for anything, and so nowhere a title.
package enum CameraName {
  /// Whether a text is such a name, with or without the ending of a file.
  package static func isOne(_ text: some StringProtocol) -> Bool {
    // Without a figure only what is made of groups of letters with hyphens between them could be one.
    guard text.utf8.contains(where: { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }) else {
      return false
    }
    let stem = withoutEndings(text)
    guard (4...120).contains(stem.utf8.count) else { return false }
    let small = stem.lowercased()
    if beginsWithUUID(small) || isFolder(stem) { return true }
    let figures = small.count { ("0"..."9").contains($0) }
    if figures >= 6, shots.contains(where: small.hasPrefix) { return true }
    guard figures >= 1 else { return false }
    let hadEnding = stem.utf8.count < text.utf8.count
    return isCounted(small, figures: figures, hadEnding: hadEnding) || isMoment(small, figures: figures)
  }

  /// Whether a text is a name of a picture's or a film's file, whoever gave it.
  package static func isFile(_ text: some StringProtocol) -> Bool {
    let small = text.lowercased()
    return endings.contains { small.hasSuffix("." + $0) }
  }

  /// Whether a text only says that something is a picture: `Photo`, `Foto 12`, `Picture 24.05.2026 10:22`.
  package static func isMereWord(_ text: some StringProtocol) -> Bool {
    let runs = text.lowercased().split { !$0.isLetter }
    return !runs.isEmpty && runs.allSatisfy { mereWords.contains(String($0)) }
  }

  /// Whether a word is one by which programs mark a waypoint as that of a picture: the type or the symbol of it.
  package static func isKindOfWaypoint(_ word: some StringProtocol) -> Bool {
    let first = word.lowercased().split { !$0.isLetter }.first.map(String.init) ?? ""
    return mereWords.contains(first) || first == "camera" || first == "geotag"
  }

  private static let endings: Set<String> = [
    "jpg", "jpeg", "jpe", "jfif", "heic", "heif", "hif", "png", "gif", "webp", "avif", "tif", "tiff", "dng",
    "raw", "cr2", "cr3", "nef",
    "arw", "orf", "rw2", "raf", "srw", "mp4", "mov", "m4v", "avi", "3gp", "mts", "insp", "insv", "lrv", "jxl",
    "bmp",
  ]

  private static let mereWords: Set<String> = [
    "photo", "photos", "foto", "fotos", "photograph", "fotografia", "fotografía", "picture", "pictures",
    "pic", "image", "images", "imagen",
    "bild", "bilder", "immagine", "obraz", "zdjęcie", "фото", "kuva", "fénykép", "写真", "照片", "snapshot",
    "jpg", "jpeg", "png", "am", "pm",
  ]

  /// How names begin that phones and messengers go on with a moment and whatever else.
  private static let shots = [
    "screenshot", "screen shot", "screen_recording", "screen recording", "screenrecording", "bildschirmfoto",
    "capture d", "captura de",
    "schermafbeelding", "schermata", "skärmavbild", "skjermbilde", "zrzut ekranu", "снимок экрана",
    "whatsapp ", "whatsapp-", "whatsapp_",
    "fullsizerender", "signal-20", "telegram-cloud", "photo_20", "video_20",
  ]

  /// Words with which a camera begins to count.
  private static let counters: Set<String> = [
    "img", "imgp", "dsc", "dscn", "dscf", "dscpdc", "pxl", "mvimg", "cimg", "gopr", "dji", "sdim", "hpim",
    "rimg", "eimg", "mvi", "vid", "pict",
    "dcp", "burst", "received", "fb", "hni", "kif", "mg", "dcim", "exif", "pano", "gedc", "ppl", "trim",
    "csc", "dsci", "psx", "mmexport",
    "snapchat", "imag", "wp",
  ]

  /// Words and letters that begin other names as well: these count where many figures follow.
  private static let weakCounters: Set<String> = [
    "photo", "foto", "image", "picture", "pic", "bild", "video", "film", "clip", "sam", "mov", "p", "l", "r",
    "g", "gx", "gh", "gp", "gs", "c",
    "s", "t", "d", "file", "capture", "camera", "cam", "snapshot", "temp", "sta", "stb", "max",
  ]

  /// What cameras write behind their numbers.
  private static let tails: Set<String> = [
    "e", "o", "wa", "mp", "night", "portrait", "pano", "cover", "raw", "burst", "hdr", "top", "edited",
    "edit", "bearbeitet", "effects", "animation",
    "collage", "copy", "kopie", "copie", "copia", "ls", "ts", "vmp", "dng", "original", "at", "am", "pm",
    "um", "img", "image", "photo", "bokeh",
    "long", "exposure", "motion", "photosphere", "sphere", "main", "proxy", "lrv", "mfnr", "lmc", "gcam",
    "beauty", "ps", "vr", "x", "a", "b", "c", "d",
    "h", "s", "m", "z", "t", "utc", "pro", "timelapse", "resized", "n", "w", "uhdr", "live", "mv", "mvimg",
  ]

  /// The stem of a file's name: `PXL_1.NIGHT.jpg` without what cameras and people who copy put behind it.
  private static func withoutEndings(_ text: some StringProtocol) -> Substring {
    var stem = Substring(text)
    while let first = stem.first, first.isWhitespace || first == "_" { stem.removeFirst() }
    while let last = stem.last, last.isWhitespace { stem.removeLast() }
    while let point = stem.lastIndex(of: "."),
      endings.contains(stem[stem.index(after: point)...].lowercased())
    {
      stem = stem[..<point]
    }
    return stem
  }

  /// `IMG_1234`, `P1010001`, `100_0001`, `IMG-20260501-WA0001`: a camera's word, and numbers with no other word
  /// between them.
  private static func isCounted(_ name: String, figures: Int, hadEnding: Bool) -> Bool {
    let parts = name.split { $0 == "_" || $0 == "-" }
    if parts.count == 2, parts[0].count == 3, parts[1].count == 4, figures == 7 { return true }
    let words = name.split { !$0.isLetter }.map(String.init)
    guard let first = words.first, name.first?.isLetter == true, words.dropFirst().allSatisfy(tails.contains)
    else { return false }
    let isClose = name.dropFirst(first.count).first.map { !$0.isWhitespace } ?? false
    if counters.contains(first) { return isClose || figures >= 3 }
    guard weakCounters.contains(first), isClose else { return false }
    return figures >= (hadEnding ? 3 : 6)
  }

  /// `20240524_024506`, `2024-05-24 02.45.06`, `1714567890123`: a whole moment. A date alone is a day's name.
  private static func isMoment(_ name: String, figures: Int) -> Bool {
    guard figures >= 12, name.first?.isNumber == true else { return false }
    return name.split { !$0.isLetter }.allSatisfy { tails.contains(String($0)) }
  }

  /// `100CANON`, `101_PANA`: a folder as the rules for cameras want it (DCF).
  private static func isFolder(_ name: Substring) -> Bool {
    name.count == 8 && name.prefix(3).allSatisfy { ("0"..."9").contains($0) }
      && name.dropFirst(3).allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber || $0 == "_") }
      && name.contains { $0.isUppercase }
  }

  /// `3f2504e0-4f89-41d3-9a0c-0305e82c3301`, also with what an export writes behind it.
  private static func beginsWithUUID(_ name: String) -> Bool {
    let groups = name.prefix(36).split(separator: "-", omittingEmptySubsequences: false)
    guard groups.map(\.count) == [8, 4, 4, 4, 12] else {
      let hex = name.prefix { $0.isHexDigit && $0.isASCII }
      return hex.count >= 16 && hex.count == name.count && hex.contains { $0.isLetter }
        && hex.contains { $0.isNumber }
    }
    return groups.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isHexDigit } }
  }
}

extension String {
  /// Empty for the name of a picture's file.
  package var unlessCameraName: String { CameraName.isOne(self) || CameraName.isFile(self) ? "" : self }
}
