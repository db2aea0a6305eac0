import ArgumentParser
import Diagnostics
import SiteBuilding
import TripCompiling
import TripModel

/// `tripbook invite`.
struct InviteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "invite",
    abstract: "Prepare the mail that asks a traveller to come along.",
    discussion: """
      The mail is printed, and as a link that opens it in a mail program; it is not sent, and nothing is written. It \
      tells what readers of the site may know: no booking, price or telephone number. When you have the answer, \
      write it beside the name in trip.yml: `status: accepted`, or `declined`.

      EXAMPLES
        tripbook invite lisbon Ben
        tripbook invite lisbon Ben --to ben@example.org
        xdg-open "$(tripbook invite lisbon Ben --to ben@example.org --link)"

      EXIT STATUS
        0 told; 2 wrong use: nobody of this name travels, say; 3 the trip is private
      """)

  @Argument(
    help: .tripFolder(then: "who is asked", "<name"), completion: .directory)
  var words: [String]

  @Option(help: ArgumentHelp("The address to which the mail goes.", valueName: "address"))
  var to: String?

  @Flag(help: "Print the link alone.")
  var link = false

  @OptionGroup var options: SharedOptions

  /// The mail tells what readers may know, and there are none.
  private static let refusal = EditSession.Refusal(
    what: "No mail prepared", wayOut: "Write to them in your own words.")

  func validate() throws {
    if let to, !to.contains("@") || to.contains(where: \.isWhitespace) {
      throw ValidationError("--to takes the address of a mail, such as ben@example.org.")
    }
  }

  func run() async throws {
    try await writing(options) { surroundings in
      let (folder, words) = surroundings.folder(before: words)
      let session = try await EditSession.open(
        folder, for: .others(Self.refusal), options, surroundings, before: words.count > 1 ? words : [])
      let traveller = try invited(words.joined(separator: " "), session)
      guard let mail = session.survey.invitation(to: traveller.name) else {
        throw CommandStop(session.survey.diagnostics, exitStatus: 2)
      }
      let address = MailLink(to: to.filled ?? "", subject: mail.subject, body: mail.body).text
      guard !link else { return Console.print(address + "\n") }
      let head = [to.filled.map { "To: \($0)" }, "Subject: \(mail.subject)"].compactMap(\.self)
      let body = mail.body.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      for line in head + [""] + body + ["", "As a link that opens it in a mail program:", address] {
        Console.print(VisibleText.of(line) + "\n")
      }
      session.console.tellNext(
        session.typed("build"), "once the answer is in trip.yml, as `status: accepted` or `declined`")
      if traveller.status == .declined {
        session.console.tell(["\(traveller.name) has declined already, as trip.yml has it."])
      }
      if traveller.status == .accepted {
        session.console.tell(["\(traveller.name) comes along already, as trip.yml has it."])
      }
    }
  }

  private func invited(_ name: String, _ session: EditSession) throws(CommandStop) -> Traveller {
    let travellers = session.trip.settings.travellers
    if let found = travellers.first(where: { $0.name.lowercased() == name.lowercased() }) { return found }
    guard !name.isEmpty else {
      throw .notSaid("Missing name", advice: "Say who is invited: tripbook invite Ben.")
    }
    let meant = Spelling.nearest(to: name, among: travellers.map(\.name))
    throw .notSaid(
      "No traveller “\(VisibleText.of(name))” in this trip",
      advice: meant.map { "Did you mean \($0)?" }
        ?? "Add the name to trip.yml first: `travellers: [Ana, {name: Ben, status: invited}]`.")
  }
}

/// A link that opens a mail, written but not sent (RFC 6068).
struct MailLink {
  let to: String
  let subject: String
  let body: String

  var text: String {
    "mailto:" + encoded(to, keeping: "@.+") + "?subject=" + encoded(subject) + "&body="
      + encoded(body.replacing("\n", with: "\r\n"))
  }

  /// All but the letters and marks that mean nothing in an address stands as its octets.
  private func encoded(_ text: String, keeping marks: String = "") -> String {
    let plain = Set(("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_." + marks).utf8)
    let digits = Array("0123456789ABCDEF")
    return text.utf8.reduce(into: "") { result, byte in
      if plain.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%" + String(digits[Int(byte >> 4)]) + String(digits[Int(byte & 15)])
      }
    }
  }
}
