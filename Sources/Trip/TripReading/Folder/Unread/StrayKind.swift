import Diagnostics

/// A kind of file that nothing reads: what is said of it, in the same words for each.
struct StrayKind: Sendable {
  var severity = Severity.warning
  var message: String
  /// What to do with the first of them.
  var advice: String
  /// Whether it is told also where the folder was kept for another program: it is surely the traveller's.
  var isCertain = true

  /// Whether files of several endings are of this kind, so that it is said how many are of which.
  var countsEndings = false

  /// `: 3 .xyz, 1 .abc` of more than one file.
  private static func counts(of files: [String]) -> String {
    guard files.count > 1 else { return "" }
    let endings = Dictionary(grouping: files.map { StrayName($0).ending }, by: \.self).mapValues(\.count)
    let sorted = endings.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return ": "
      + sorted.map { "\($0.value) " + ($0.key.isEmpty ? "without an ending" : ".\($0.key)") }
      .joined(separator: ", ")
  }

  /// One diagnostic for all files of the kind, in their order.
  func told(of files: [String]) -> Diagnostic {
    let counts = countsEndings ? Self.counts(of: files) : ""
    var told = Diagnostic(
      severity, .fileNotRead, message + counts, at: files.first.map { SourcePlace(file: $0) }, advice: advice)
    told.others = files.dropFirst().map { SourcePlace(file: $0) }
    return told
  }
}

// MARK: - Pictures, films, sounds

extension StrayKind {
  /// `ending` is that of what it holds.
  static func picture(_ ending: String) -> StrayKind {
    StrayKind(
      message: "This is a picture, and its name does not end like one, so it was not read",
      advice: "Give it the ending .\(ending), and nothing behind it.")
  }

  static func film(_ ending: String) -> StrayKind {
    StrayKind(
      message: "This is a film, and its name does not end like one, so it was not read",
      advice: "Give it the ending .\(ending), and nothing behind it.")
  }

  static let partial = StrayKind(
    message: "This is part of a file that was not loaded to its end, so it was not read",
    advice: "Load it once more, and delete this part.")

  static let notLoaded = StrayKind(
    message: "Only the name of this file is here: iCloud keeps the file itself",
    advice: "Have it loaded: in the Finder, choose “Download Now” for its folder.")

  static let sound = StrayKind(
    message: "Recordings of this kind are not read",
    advice: "Make an MP3 of it, and link to that in an entry: `ffmpeg -i recording sound.mp3`.")

  /// No way out leads out of a folder that keeps back what lies in it.
  static let keptBack = StrayKind(
    severity: .note,
    message: "The name of its folder keeps back what lies in it, and nothing reads this file",
    advice: "It is not in the site, and can stay.", isCertain: false)

  static let unheard = StrayKind(
    severity: .note, message: "No text links to this recording, so it is not in the site",
    advice: "Link to it in an entry, in a paragraph of its own: `[The sea at night](sea.mp3)`.")

  static let undrawn = StrayKind(
    severity: .note, message: "No text shows this drawing, so it is not in the site",
    advice: "Show it in an entry: `![Our way up](hill.svg)`.")

  static let hidden = StrayKind(
    severity: .note,
    message: "Hidden folders are not looked at, and this one holds pictures, tracks or texts",
    advice: "To have them in the trip, take the dot from the front of the folder's name.")
}

// MARK: - Ways

extension StrayKind {
  /// A track that is read, under a name that is not.
  static func track(_ ending: String) -> StrayKind {
    StrayKind(
      message: "This is a track, and its name does not end like one, so it was not read",
      advice: "Give it the ending .\(ending), and nothing behind it.")
  }

  static func foreignTrack(_ program: String, _ name: StrayName) -> StrayKind {
    StrayKind(
      message: "Tracks are read as GPX, KML, KMZ, TCX or GeoJSON, so this one is not",
      advice:
        "Export it as GPX, or make GPX of it: \(TrackKinds.conversion(program, of: name.file))."
    )
  }

  /// A track that is not read, packed as some watches' sites give it out: `ride.fit.gz`.
  private static func packedTrack(_ name: StrayName) -> StrayKind? {
    guard name.ending == "gz", let inner = name.endings.dropFirst().first,
      let program = TrackKinds.notRead[inner].flatMap(\.self)
    else { return nil }
    let unpacked = EntryName.withoutEnding(name.file)
    return StrayKind(
      message: "Tracks are read as GPX, KML, KMZ, TCX or GeoJSON, so what is packed into this file is not",
      advice:
        "Have the watch or its site give out GPX, or make GPX of it: `gunzip \(StrayWords.typed(name.file))` and "
        + "\(TrackKinds.conversion(program, of: unpacked)).")
  }

  static func archive(_ name: StrayName) -> StrayKind {
    if let track = packedTrack(name) { return track }
    let advice = "Unpack it in the trip folder, and delete the archive."
    return StrayKind(
      message: "Archives are not looked into, so what this one holds was not read",
      advice: name.ending == "zip"
        ? advice + " What another program exported comes in by \(StrayWords.importing(name.file))." : advice)
  }

  static let besideTracks = StrayKind(
    severity: .note, message: "JSON beside tracks is read where it is GeoJSON, and this is not",
    advice: "It can stay. To have it said no more, name it in .tripbookignore.")

  static let positions = StrayKind(
    message: "Positions in a JSON of this kind are not read",
    advice: "Export the way as GPX, and put that here.",
    isCertain: false)
}

// MARK: - Words

extension StrayKind {
  /// `isUTF8` says whether it could be read at all under another name.
  static func plainText(_ name: StrayName, isUTF8: Bool) -> StrayKind {
    let message =
      name.isNote
      ? "This text is no Markdown\(isUTF8 ? "" : ", nor UTF-8"), so it was not read"
      : "Entries are Markdown\(isUTF8 ? "" : " in UTF-8"), so this text was not read"
    let step =
      isUTF8 ? "give it the ending .md: name it" : "save it as UTF-8 with the ending .md, and name it"
    return StrayKind(
      severity: name.isNote ? .note : .warning, message: message, advice: published(step, name),
      isCertain: name.isOfJournal)
  }

  static func document(_ name: StrayName) -> StrayKind {
    StrayKind(
      severity: name.isNote ? .note : .warning,
      message: name.isNote
        ? "Documents of this kind are not read"
        : "Documents of this kind are not read, so what this one says is not in the site",
      advice: published("save it as plain text in UTF-8, and name it", name),
      isCertain: name.isOfJournal)
  }

  /// The words for several pictures in one text, of which `picture` is the first that it names.
  static func captions(of picture: String, in name: StrayName) -> StrayKind {
    let text = EntryName.withoutEnding(picture) + ".md"
    // One that has the name already may be kept back by its own words.
    let step =
      CaptionList.isNamedSo(name.file)
      ? "A list of captions is read where it is UTF-8 and lies beside its pictures, or at the top without any beside it, "
        + "and where neither its folder nor a word in it keeps it back."
      : "Named captions.txt it is read, so that everybody reads all of it."
    return StrayKind(
      severity: .note, message: "This text holds captions of pictures, and was not read",
      advice:
        "It is not in the site, and can stay. \(step) The caption of a picture stands in a text beside it, too, as of "
        + "“\(picture)” in “\(text)”.",
      isCertain: false)
  }

  /// What may stay is said first: whoever renames a text publishes every line of it.
  private static func published(_ step: String, _ name: StrayName) -> String {
    "It is not in the site, and can stay. To publish it, so that everybody reads all of it, "
      + "\(step) \(StrayWords.textName(name))."
  }

  static func portable(_ name: StrayName) -> StrayKind {
    StrayKind(
      severity: name.isOfJournal ? .warning : .note,
      message: "PDF files are not read, and none is in the site",
      advice:
        "What belongs to the journal can be copied into an entry, named \(StrayWords.entryName(name)).",
      isCertain: name.isOfJournal)
  }

  static func caption(_ name: StrayName) -> StrayKind {
    StrayKind(
      message: "This text lies beside a picture, and does not end with .md, so it is not shown",
      advice: "Name it \(name.file.lastPathPart.map { EntryName.withoutEnding($0) } ?? "").md.",
      isCertain: false)
  }

  static func chat(_ name: StrayName) -> StrayKind {
    StrayKind(
      message: "Chats of WhatsApp are not read where they lie",
      advice: "What was written on the days of the trip comes in by \(StrayWords.importing(name.file)).")
  }

  /// A file of another program that holds a journal or ways.
  static func export(of program: String, _ advice: String) -> StrayKind {
    StrayKind(message: "What \(program) exported is not read where it lies", advice: advice)
  }

  /// One that `import` reads, with what lies beside it.
  static func export(of program: String, _ name: StrayName) -> StrayKind {
    let folder = name.file.pathParts.dropLast().joined(separator: "/")
    let given = StrayWords.importing(folder.isEmpty ? name.file : folder)
    return export(of: program, "Its texts, pictures and ways come in by \(given).")
  }

  static let journalInJSON = StrayKind(
    message: "A journal in JSON is not read",
    advice: "Write each of its texts into a file, such as journal/2026-05-03-belem.md.", isCertain: false)

  static let undatedDay = StrayKind(
    message: "Nothing gives this text a day, so it is no entry",
    advice: "Write a line such as `date: 2026-05-03` into it, or name its folder so.", isCertain: false)

  static let severalDays = StrayKind(
    message: "Entries are a file each, so the days of this list were not read",
    advice: "Write each of them into a file of its own, such as journal/2026-05-03-belem.md.")
}

// MARK: - Tables and small files

extension StrayKind {
  /// A table of what was run and ridden: no money is in it.
  static let activities = StrayKind(
    severity: .note, message: "This is a table of activities, and not read",
    advice:
      "The tracks beside it are read by themselves. Keep it outside the trip folder, or name it in .tripbookignore.",
    isCertain: false)

  /// `start` are its first bytes, of which the headings say what it is about.
  static func table(_ name: StrayName, _ start: [UInt8], isBesideBudget: Bool) -> StrayKind {
    let stem = EntryName.withoutEnding(name.file.lastPathPart?.lowercased() ?? "")
    let look = TableLook(start)
    if look == .savedPlaces {
      return StrayKind(
        severity: .note, message: "Lists of saved places are not read by themselves",
        advice:
          "`tripbook find attractions NAME --from \(StrayWords.typed(name.file))` in the trip's folder finds one "
          + "of them by its name, and `--save 1` with it puts that into attractions.yml.",
        isCertain: false)
    }
    if ["pins", "places", "waypoints"].contains(stem) {
      return StrayKind(message: "Places in a table are not read", advice: Diagnostic.placesOfTable)
    }
    guard look == .money || StrayWords.list(stem) == "expenses" else {
      return StrayKind(
        severity: .note, message: "Tables are not read", advice: "It is not in the site, and can stay.",
        isCertain: false)
    }
    return StrayKind(
      severity: isBesideBudget ? .note : .warning,
      message: "Tables are not read by themselves",
      advice:
        "What was spent comes into budget.yml by `tripbook import \(StrayWords.typed(name.file))` in the "
        + "trip's folder.")
  }

  static func workbook(_ name: StrayName, isBesideBudget: Bool) -> StrayKind {
    let table = StrayWords.typed(EntryName.withoutEnding(name.file) + ".csv")
    return StrayKind(
      severity: isBesideBudget ? .note : .warning, message: "Tables of this kind are not read",
      advice:
        "It is not in the site, and can stay. If it holds what was spent, save it as CSV: that comes into "
        + "budget.yml by `tripbook import \(table)` in the trip's folder.",
      isCertain: false)
  }

  static func calendar(_ name: StrayName, isBesideItinerary: Bool) -> StrayKind {
    StrayKind(
      severity: isBesideItinerary ? .note : .warning, message: "Calendars are not read by themselves",
      advice:
        "Bookings come into itinerary.yml by `tripbook import \(StrayWords.typed(name.file))` in the trip's folder."
    )
  }

  /// A small file that lies in a folder of the trip.
  static func inner(_ right: String) -> StrayKind {
    StrayKind(
      message: "This file is not at the top of the trip folder, so it was not read",
      advice: "Move it up, beside trip.yml, and name it \(right).", isCertain: false)
  }

  /// A small file with an ending or a form of its own.
  static func renamed(_ right: String) -> StrayKind {
    StrayKind(
      message: "This is not the name of a file that Tripbook knows, so it was not read",
      advice: "Did you mean “\(right)”? Then give it that name.", isCertain: false)
  }

  /// A second file of what another holds already.
  static func second(_ right: String, _ list: String?) -> StrayKind {
    StrayKind(
      message: "This is not the name of a file that Tripbook knows, so it was not read",
      advice: "Put what it says into \(right)\(list.map { ", below `\($0):`" } ?? "").", isCertain: false)
  }

  static let otherForm = StrayKind(
    message: "The small files are written in YAML, so this one was not read",
    advice: "Write it as lines of `key: value` into a file that ends with .yml.", isCertain: false)

  static let albums = StrayKind(
    message: "Albums stand in no list, so this one was not read",
    advice: "An album is a folder of pictures: what is said of it stands beside them, in album.md.",
    isCertain: false)

  static let settings = StrayKind(
    severity: .note, message: "Nothing in Tripbook has this name, so the file was not read",
    advice:
      "The small files are trip.yml, pins.yml, attractions.yml, itinerary.yml, budget.yml and weather.yml, at "
      + "the top of the folder.",
    isCertain: false)

  static let bookmark = StrayKind(
    severity: .note, message: "Links to pages in files of their own are not read",
    advice:
      "It can stay. To have a link in the site, write its address into a text, or as `link` of a booking or a pin.",
    isCertain: false)

  static let unknown = StrayKind(
    severity: .note, message: "Files of this kind are not read, and not in the site",
    advice: "It can stay. To have it said no more, name it in .tripbookignore.", isCertain: false,
    countsEndings: true)
}
