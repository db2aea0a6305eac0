import Diagnostics
import ExportFiles
import Importing
import TripModel

extension Diagnostic {
  static func unreadableChat(_ chat: ExportFile, _ fault: ExportFault) -> Diagnostic {
    Diagnostic(
      .error, .exportRefused, "Chat left out: \(fault.words)", at: SourcePlace(file: chat.path),
      advice: "Export the chat again; what is there already stays.")
  }

  static func ambiguousDates(
    _ date: WrittenDate, _ days: [LocalDate], _ chat: ExportFile, _ line: Int
  ) -> Diagnostic {
    let mark =
      switch date.separator {
      case .slash: "/"
      case .point: "."
      case .dash: "-"
      }
    let written = [date.first, date.second, date.third].map(String.init).joined(separator: mark)
    return Diagnostic(
      .error, .ambiguousDates,
      "\(written) may be \(days.map(\.description).joined(separator: " or ")), and nothing in the chat shows which",
      at: SourcePlace(
        file: chat.path, span: SourceSpan(line: line, column: 1, length: written.count, text: written + " …")),
      advice: "Look at a day that you remember, and say it with --dates day-first or --dates month-first.")
  }

  static func daysOfChat(_ first: LocalDate, _ last: LocalDate, _ chat: ExportFile) -> Diagnostic {
    Diagnostic(
      .error, .daysNeeded, "The chat goes from \(first) to \(last); which of its days are the trip's?",
      at: SourcePlace(file: chat.path),
      advice: "Write `start` and `end` into trip.yml, or say --from 2026-05-01 --to 2026-05-05.")
  }

  /// What is to be told of a chat that was read.
  static func remarks(
    on transcript: ChatTranscript, _ survey: ChatSurvey, _ dates: ChatDates, in chat: ExportFile
  ) -> [Diagnostic] {
    let place = SourcePlace(file: chat.path)
    var told: [Diagnostic] = []
    func tell(_ count: Int, _ severity: Severity, _ message: String, _ advice: String) {
      if count > 0 { told.append(Diagnostic(severity, .importLeftOut, message, at: place, advice: advice)) }
    }
    if !transcript.strangers.isEmpty { told.append(.strangers(transcript.strangers, place)) }
    if let change = dates.change, survey.lines.indices.contains(change) {
      tell(
        1, .warning,
        "From line \(survey.lines[change]) on, days are written in another order"
          + (transcript.undated > 0 ? "; \(messages(transcript.undated)) left out, since both fit" : ""),
        "Look at the days around it; --dates day-first or --dates month-first settles those that may be two.")
    }
    tell(
      transcript.missing, .note,
      (transcript.missing == 1
        ? "A picture, film or recording is named and is"
        : "\(transcript.missing) pictures, films or recordings are named and are")
        + " not in the export",
      "Export the chat with media, and give the zip or the folder.")
    tell(
      transcript.hidden, .note, "\(messages(transcript.hidden)) left out: they tell a place near home",
      "Write them by hand, if you want them.")
    tell(
      max(survey.cutLines, transcript.cutMessages), .warning,
      "\(messages(max(survey.cutLines, transcript.cutMessages))) cut: no telephone writes any so long",
      "Look whether the file is as WhatsApp made it.")
    return told
  }

  private static func messages(_ count: Int) -> String {
    count == 1 ? "1 message was" : "\(count) messages were"
  }

  private static func strangers(_ strangers: [String: Int], _ place: SourcePlace) -> Diagnostic {
    let names = strangers.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    let shown = names.prefix(5).map { ChatPeople.isNumber($0) ? "a telephone’s number" : "“\($0)”" }.joined(
      separator: ", ")
    let more = names.count > 5 ? " and \(names.count - 5) more" : ""
    let count = strangers.values.reduce(0, +)
    // A number is nobody's to tell, not even here: whoever has the chat sees it there.
    let first = names.first { !ChatPeople.isNumber($0) } ?? "NUMBER"
    let verb = names.count == 1 ? "is no traveller" : "are no travellers"
    return Diagnostic(
      .warning, .unknownSender,
      "\(shown)\(more) \(verb): \(count == 1 ? "a message" : "\(count) messages") left out", at: place,
      advice:
        "Who is a traveller under another name: --as '\(first)=Ana'. Others stay out; the words are theirs.")
  }
}
