import Almanac
import ArgumentParser
import Diagnostics
import TripWriting
import WebFetch

/// How others are asked: the client, and its failures in the words of a command.
struct Asking {
  let console: Console
  private let client = WebClient()

  init(_ console: Console) { self.console = console }

  /// An address as it was given to `--from`.
  static func address(_ text: String) throws(CommandStop) -> WebAddress {
    do throws(WebProblem) {
      return try WebAddress(text)
    } catch {
      throw CommandStop(.nothingFetched, "--from: " + error.message, advice: error.advice, exitStatus: 2)
    }
  }

  /// What an address answers; waits for it.
  func get(_ address: WebAddress) throws(CommandStop) -> [UInt8] {
    do throws(WebProblem) {
      return try client.get(address)
    } catch {
      throw CommandStop(.nothingFetched, error.message.capitalisedStart, advice: error.advice)
    }
  }

  /// Reads an answer by what it should be.
  func read<Answer>(
    _ bytes: [UInt8], of address: WebAddress, as reader: ([UInt8]) throws(AnswerProblem) -> Answer
  ) throws(CommandStop) -> Answer {
    do throws(AnswerProblem) {
      return try reader(bytes)
    } catch {
      throw CommandStop(
        .strangeAnswer, "Unexpected answer: that of \(address.host) \(error.message)",
        advice: "The network may want you to log in first: open the address in a browser.")
    }
  }
}

extension String {
  /// With a capital at its start, unless a name of the web stands there.
  fileprivate var capitalisedStart: String {
    let word = prefix { $0 != " " }
    return word.contains { !$0.isLetter } ? self : prefix(1).uppercased() + dropFirst()
  }
}
