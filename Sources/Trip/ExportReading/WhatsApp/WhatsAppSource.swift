import Diagnostics
import ExportFiles
import Importing
import TripModel

/// Chats of WhatsApp: a text of lines, alone or with what was sent, in a folder or a zip file.
struct WhatsAppSource: ImportSource {
  let program = "WhatsApp"

  /// Bytes in which a chat shows that it is one.
  private static let headBytes = 64 * 1024
  /// Endings of texts that are programs' own, of which an export may have thousands.
  private static let ofPrograms: Set<String> = ["vcf", "json", "xml", "gpx", "html", "css", "js"]
  /// Days of a chat that may all be of one trip, where nobody says which are.
  static let longestTrip = 100

  func recognize(_ export: Export) -> Recognition? {
    let chats = Self.chats(export.files, export)
    guard !chats.isEmpty else { return nil }
    // Of an export of several programs only what lies with a chat is WhatsApp's.
    let folders = Set(chats.map(\.folder))
    let sent = export.files.filter { file in
      ChatMediaName(file.name) != nil && Self.foldersAbove(file).contains { folders.contains($0) }
    }
    return Recognition(files: chats + sent)
  }

  /// The folder of a file and those in which that lies, up to the top of the export.
  private static func foldersAbove(_ file: ExportFile) -> [String] {
    let parts = file.folder.split(separator: "/")
    return (0...parts.count).map { parts[..<$0].joined(separator: "/") }
  }

  private static func chats(_ files: [ExportFile], _ export: Export) -> [ExportFile] {
    files.filter { file in
      guard !file.isPassedOver, !ofPrograms.contains(file.ending), ChatMediaName(file.name) == nil else {
        return false
      }
      return isChat(export.head(of: file, count: headBytes))
    }
  }

  /// Whether a text begins as a chat does, and somebody says something in it.
  static func isChat(_ bytes: [UInt8]) -> Bool {
    var form: ChatHead.Form?
    var isChat = false
    func take(_ line: String) -> Bool {
      guard let head = ChatHead(line) else { return form != nil || line.allSatisfy(\.isWhitespace) }
      if form == nil { form = head.form }
      isChat = form == head.form && ChatSenders().split(head.rest) != nil
      return !isChat
    }
    var splitter = ChatLineSplitter()
    if splitter.feed(bytes, take) { splitter.end(take) }
    return isChat
  }

  func plan(_ export: Export, _ files: [ExportFile], _ request: ImportRequest) -> ImportPlan {
    var planning = WhatsAppPlanning(export: export, request: request)
    let chats = Self.chats(files, export)
    for chat in chats { planning.read(chat) }
    for file in Set(files).subtracting(chats) { planning.countLeft(file) }
    return planning.plan
  }
}

/// Makes the plan of an export's chats, one after the other.
private struct WhatsAppPlanning {
  let export: Export
  let request: ImportRequest
  private let book = AccountBook()
  private let shelf: ChatShelf
  private var diagnostics: [Diagnostic] = []
  private var files: [FileDraft] = []
  private var titles: [String] = []
  private var days: [LocalDate] = []
  private var free = FreeNames()
  private var fates: [ExportFile: FieldFate] = [:]

  init(export: Export, request: ImportRequest) {
    (self.export, self.request) = (export, request)
    shelf = ChatShelf(export.files)
  }

  mutating func read(_ chat: ExportFile) {
    do throws(ExportFault) {
      let known = Set(request.names.keys).union(request.travellers)
      let survey = try ChatSurvey.read(chat, of: export, known: known)
      let title = ChatTitle.title(of: chat, in: export, said: survey.title)
      let dates = ChatDates(survey.dates, named: survey.named, wish: request.dates, today: request.today)
      var asked = request
      // What is not wanted is read all the same, so that all of it is accounted for.
      if !isWanted(chat, title, survey, dates) { asked.days = Self.noDay }
      var transcript = ChatTranscript(chat, survey, dates, shelf, asked, book)
      try transcript.read(export)
      for (file, fate) in transcript.files where fates[file] != .used { fates[file] = fate }
      diagnostics += Diagnostic.remarks(on: transcript, survey, dates, in: chat)
      add(transcript, title)
    } catch {
      diagnostics.append(.unreadableChat(chat, error))
    }
  }

  /// A day of which no chat is.
  private static let noDay = LocalDate(dayNumber: 0)...LocalDate(dayNumber: 0)

  private mutating func isWanted(
    _ chat: ExportFile, _ title: String, _ survey: ChatSurvey, _ dates: ChatDates
  ) -> Bool {
    if let only = request.only, PlainName.of(only) != PlainName.of(title) { return false }
    if let doubt = dates.doubt {
      diagnostics.append(
        .ambiguousDates(survey.dates[doubt.head], doubt.days, chat, survey.lines[doubt.head]))
      return false
    }
    let found = dates.days.compactMap(\.self)
    if request.days == nil, let first = found.min(), let last = found.max(),
      last - first > WhatsAppSource.longestTrip
    {
      diagnostics.append(.daysOfChat(first, last, chat))
      return false
    }
    return true
  }

  private mutating func add(_ transcript: ChatTranscript, _ title: String) {
    guard !transcript.days.isEmpty else { return }
    titles.append(title)
    for (day, messages) in transcript.days.sorted(by: { $0.key < $1.key }) {
      let stem = free.take("\(day)-\(Slug.make(title))")
      files += ChatDayText(messages, stem: stem).files(title: title)
      days.append(day)
    }
  }

  /// Counts a file that was recognised, and that no message names.
  mutating func countLeft(_ file: ExportFile) { fates[file] = fates[file] ?? .notNeeded }

  var plan: ImportPlan {
    for (file, fate) in fates { book.count(file: file.path, as: fate) }
    var plan = ImportPlan(account: book.account, diagnostics: diagnostics)
    guard !files.isEmpty, let first = titles.first else { return plan }
    var draft = TripDraft(folder: Slug.make(first))
    draft.files = files
    if !request.isIntoTrip {
      // What the chat is called is for nobody else, and an end would leave out what is exported later.
      draft.settings.start = days.min()
    }
    plan.trips = [draft]
    plan.remarks = [
      "WhatsApp tells no time zone: hours are by the clock of the phone when the chat was exported."
    ]
    return plan
  }
}
