import Diagnostics
import TripModel
import TripReading

/// Days and times as they are given to a command.
enum DayInput {
  static func problem(_ text: String) -> Diagnostic? {
    LocalDate(iso: text) == nil
      ? Diagnostic(.error, .badDate, "Invalid date: “\(text)”", advice: "Write it like 2026-05-03.") : nil
  }

  /// `14:05` or `9:05`.
  static func time(_ text: String) throws(CommandStop) -> LocalTime {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ (1...2).contains($0.utf8.count) }), parts[1].utf8.count == 2,
      let hour = Int(parts[0]), let minute = Int(parts[1]), let time = LocalTime(hour: hour, minute: minute)
    else {
      throw CommandStop(
        .badTime, "Invalid time: “\(text)”",
        advice: "Write hours and minutes of 24 hours, such as 14:05.",
        exitStatus: 2)
    }
    return time
  }
}

/// Places as they are given to a command, in any form that a file may have them in.
enum PlaceInput {
  static func place(
    _ text: String, as option: String, exitStatus: Int32 = 3
  ) throws(CommandStop) -> NamedPlace {
    do throws(ProofReader.RefusedText) {
      return try ProofReader.place(text, as: option)
    } catch {
      throw CommandStop([error.diagnostic], exitStatus: exitStatus)
    }
  }

  static func problem(_ text: String, as option: String) -> Diagnostic? {
    do throws(CommandStop) {
      _ = try place(text, as: option)
      return nil
    } catch {
      return error.diagnostics.first
    }
  }

  /// What a place is called; nil for a position alone, and for what is none.
  static func name(_ text: String) -> String? { (try? place(text, as: "--place"))?.name }
}
