/// Finds out what a file is that nothing reads, by its name and its first bytes; nil for what is nobody's loss.
struct StrayLook {
  private(set) var kind: StrayKind?

  private let name: StrayName
  /// The small files that the trip has, by their right names.
  private let known: Set<String>
  /// Tells whether it names the pictures beside it; nil where there are none.
  private let captions: CaptionLines?

  init(_ name: StrayName, known: Set<String>, captions: CaptionLines? = nil, at path: String) {
    self.name = name
    self.known = known
    self.captions = captions
    if Self.isOfSystem(name), !isSmallFile { return }
    let start = FileBytes.read(path, atMost: TrackKinds.enough) ?? []
    if DayFile.isYAML(name.file), let bytes = FileBytes.read(path, atMost: DayFile.largest),
      DayFile.isListOfDays(bytes, file: name.file)
    {
      kind = .severalDays
    } else {
      kind =
        byName(start) ?? FileHead.kind(start, name) ?? chat(start, path) ?? byEnding(start) ?? byText(start)
    }
  }

  /// A chat of another program; the program's own lines at its beginning are often longer than what is read first.
  private func chat(_ start: [UInt8], _ path: String) -> StrayKind? {
    guard name.ending != "log", ChatLook.mayBeChat(start) else { return nil }
    return ChatLook.isChat(FileBytes.read(path, atMost: ChatLook.enough) ?? start) ? .chat(name) : nil
  }

  /// Whether it has the name of a small file, whatever stands behind it.
  private var isSmallFile: Bool {
    StrayEndings.ofSmallFiles.contains(name.ending) && StrayWords.smallFile(name.stem) != nil
  }

  /// What systems, editors and programmers leave behind.
  private static func isOfSystem(_ name: StrayName) -> Bool {
    if name.name.hasPrefix("~$") || name.name.hasPrefix("~") || name.name == "icon\r" { return true }
    // What is obeyed as rules is read.
    if RulesName.isNearly(name.name, ".tripbookignore", hasOne: false) { return true }
    return ofSystem.contains(name.name) || StrayEndings.ofMachines.contains(name.ending)
      || (name.ending.isEmpty || ["txt", "rst", "text"].contains(name.ending))
        && ofProgrammers.contains(name.stem)
  }

  private static let ofSystem: Set<String> = [
    "thumbs.db", "ehthumbs.db", "desktop.ini", "folder.jpg", "autorun.inf", "robots.txt", "humans.txt",
    "ads.txt",
    "requirements.txt", "cname",
  ]
  private static let ofProgrammers: Set<String> = [
    "readme", "license", "licence", "copying", "notice", "authors", "changelog", "contributing", "makefile",
    "dockerfile",
    "gemfile", "rakefile", "procfile", "justfile", "vagrantfile", "codeowners", "todo", "install", "news",
    "thanks",
  ]

  // MARK: By the name

  private func byName(_ start: [UInt8]) -> StrayKind? {
    if let kind = doubleEnding { return kind }
    guard StrayEndings.ofSmallFiles.contains(name.ending) || name.ending.isEmpty else { return nil }
    return smallFile(start)
  }

  /// `walk.gpx.txt`, `budget.yml.txt`, `IMG_1.jpg.download`: what an editor or a browser put behind the right ending.
  private var doubleEnding: StrayKind? {
    let endings = name.endings
    guard endings.count >= 2 else { return nil }
    let inner = endings[1]
    if StrayEndings.partial.contains(endings[0]), !inner.isEmpty { return .partial }
    guard StrayEndings.added.contains(endings[0]) else { return nil }
    if TrackKinds.readEndings.contains(inner) { return .track(inner) }
    if ["yml", "yaml"].contains(inner) {
      let stem = name.stem.dropLast(inner.count + 1)
      let right = StrayWords.smallFile(String(stem)).map { $0 + ".yml" } ?? "\(stem).\(inner)"
      return name.folders.isEmpty ? smallFile(named: String(stem), right) : .inner(right)
    }
    return nil
  }

  private func smallFile(_ start: [UInt8]) -> StrayKind? {
    guard let meant = StrayWords.smallFile(name.stem) else { return nil }
    let right = meant + ".yml"
    if ["yml", "yaml"].contains(name.ending) || name.ending.isEmpty && start.isLinesOfFields {
      return name.folders.isEmpty ? smallFile(named: name.stem, right) : .inner(right)
    }
    if name.ending == "json", let export = ExportSigns.kind(start, name) { return export }
    return name.folders.isEmpty && !name.ending.isEmpty ? .otherForm : nil
  }

  /// At the top of the folder.
  private func smallFile(named stem: String, _ right: String) -> StrayKind {
    let list = StrayWords.list(stem)
    return known.contains(right) || list != nil ? .second(right, list) : .renamed(right)
  }

  // MARK: By the ending

  private func byEnding(_ start: [UInt8]) -> StrayKind? {
    let ending = name.ending
    if StrayEndings.documents.contains(ending) { return .document(name) }
    if ending == "pdf" { return .portable(name) }
    if StrayEndings.workbooks.contains(ending) {
      return .workbook(name, isBesideBudget: known.contains("budget.yml"))
    }
    if ["csv", "tsv"].contains(ending) {
      if TrackKinds.isOfActivities(start) { return .activities }
      return .table(name, start, isBesideBudget: known.contains("budget.yml"))
    }
    if ["ics", "ical", "vcs"].contains(ending) {
      return .calendar(name, isBesideItinerary: known.contains("itinerary.yml"))
    }
    if StrayEndings.archives.contains(ending) { return .archive(name) }
    if StrayEndings.sounds.contains(ending) { return .sound }
    if StrayEndings.bookmarks.contains(ending) { return .bookmark }
    return nil
  }

  // MARK: By what it says

  private func byText(_ start: [UInt8]) -> StrayKind? {
    if start.isEmpty { return nil }
    if name.ending == "json" {
      let export = ExportSigns.kind(start, name)
      // Beside tracks it is about them, also in the folder of another program.
      if name.isBesideTrack, export?.isCertain != true { return .besideTracks }
      return export ?? (name.folders.isEmpty ? .unknown : nil)
    }
    if ["yml", "yaml"].contains(name.ending) {
      let stem = EntryName.withoutEnding(name.file.lastPathPart?.lowercased() ?? "")
      if ["album", "albums", "gallery", "galleries", "alben"].contains(stem) { return .albums }
      return DayFile.isDay(name.file) || DayFile.holdsText(start, file: name.file) ? .undatedDay : .settings
    }
    if name.ending == "log" { return nil }
    guard ["", "txt", "text"].contains(name.ending) || name.endings.last == "md" else { return .unknown }
    guard start.isText || !name.ending.isEmpty else { return .unknown }
    if let picture = captions?.firstPicture(in: start) { return .captions(of: picture, in: name) }
    return .plainText(name, isUTF8: start.isText && start.beginsAsUTF8)
  }
}

extension TrackKinds {
  /// Tracks and texts that a wrong ending keeps from being read.
  static let readEndings: Set<String> = ["gpx", "kml", "kmz", "tcx", "geojson"]
}

extension [UInt8] {
  /// Whether it may be words: no byte of zeros, and hardly any that no text has.
  var isText: Bool {
    !isEmpty && !contains(0) && count { $0 < 0x20 && ![0x09, 0x0A, 0x0C, 0x0D, 0x1B].contains($0) } == 0
  }

  /// Whether it is UTF-8 as far as it goes; the last letter may be cut off where more was there than is read first.
  fileprivate var beginsAsUTF8: Bool {
    (0...(count > TrackKinds.enough ? 3 : 0)).contains { cut in
      String(validating: dropLast(cut), as: UTF8.self) != nil
    }
  }

  /// Whether the first line that holds anything is `key: value`, or an item of a list.
  fileprivate var isLinesOfFields: Bool {
    guard isText else { return false }
    let lines = String(decoding: self, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard let line = lines.first(where: { !$0.hasPrefix("#") && $0.contains { !$0.isWhitespace } }) else {
      return false
    }
    return line.hasPrefix("- ") || line.prefix { $0 != ":" }.count < Swift.min(30, line.count)
  }
}
