import Testing

@testable import ExportReading

@Suite("What a message of a chat holds")
struct ChatContentTests {
  @Test(
    "is parted into what somebody wrote, what is attached and what the program says, in many languages",
    arguments: [
      ("We are here", "We are here"), ("one\n\ntwo ", "one\n\ntwo"),
      ("IMG-20260503-WA0001.jpg (file attached)\nthe hill", "the hill +IMG-20260503-WA0001.jpg"),
      ("\u{200E}IMG-20260503-WA0001.jpg (anything at all)", " +IMG-20260503-WA0001.jpg"),
      ("there.png (qoşulmuş fayl)", " +there.png"), ("there.png", " +there.png"),
      ("not there.png (funny)", "not there.png (funny)"), ("Plan.pdf (Datei angehängt)", " +Plan.pdf"),
      ("Plan.pdf • \u{200E}3 pages \u{200E}(fichier joint)", " +Plan.pdf"), ("a :-)", "a :-)"),
      ("<Media omitted>", " omitted"), ("<Médias omis>", " omitted"), ("<メディアなし>", " omitted"),
      ("<Без медиафайлов>", " omitted"), ("<Medien ausgeschlossen>\nPlan", "Plan omitted"),
      ("look <here>", "look <here>"), ("<b>", "<b>"),
      ("This message was deleted", " deleted"), ("Du hast diese Nachricht gelöscht.", " deleted"),
      ("此訊息已刪除", " deleted"), ("I deleted this message", "I deleted this message"),
      ("Bolo <This message was edited>", "Bolo edited"),
      ("Ja. \u{200E}<Diese Nachricht wurde bearbeitet.>", "Ja. edited"),
      ("À demain <Ce message a été modifié>", "À demain edited"), ("null", ""), ("", ""),
      ("Call \u{2068}@Ana\u{2069}\u{0}", "Call @Ana"), ("a\u{2028}- 14:05 Ben: b", "a - 14:05 Ben: b"),
    ])
  func android(message: String, read: String) { #expect(told(message, .dash) == read) }

  @Test(
    "is parted so on iPhones, too, where the program begins what it says with a mark",
    arguments: [
      (
        "\u{200E}<attached: 00000001-PHOTO-2026-05-03-14-05-12.jpg>",
        " +00000001-PHOTO-2026-05-03-14-05-12.jpg"
      ),
      ("the hill \u{200E}<Anhang: there.png>", "the hill +there.png"),
      ("\u{200E}<添付ファイル：00000001-PHOTO-2026-05-03-14-05-12.jpg>", " +00000001-PHOTO-2026-05-03-14-05-12.jpg"),
      ("Plan.pdf • \u{200E}3 pages \u{200E}<priponka: 00000002-Plan.pdf>", " +00000002-Plan.pdf"),
      ("\u{200E}image omitted", " omitted"), ("the hill \u{200E}Bild weggelassen", "the hill omitted"),
      ("\u{200E}Missed voice call", " program"), ("\u{200E}Ana added Ben", " program"),
      (
        "\u{200E}Location: https://maps.google.com/?q=38.7,-9.1",
        "Location: https://maps.google.com/?q=38.7,-9.1"
      ),
      (
        "\u{200E}POLL:\nWhere to?\n\u{200E}OPTION: Sintra (\u{200E}2 votes)",
        "POLL:\nWhere to?\nOPTION: Sintra (2 votes)"
      ),
      ("a <b: c>", "a <b: c>"),
    ])
  func iPhone(message: String, read: String) { #expect(told(message, .brackets) == read) }

  private func told(_ message: String, _ form: ChatHead.Form) -> String {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let content = ChatContent(lines, form: form) { $0 == "there.png" }
    return content.text + content.attachments.map { " +" + $0 }.joined()
      + (content.omitted > 0 ? " omitted" : "") + (content.isDeleted ? " deleted" : "")
      + (content.isEdited ? " edited" : "") + (content.isOfProgram ? " program" : "")
  }

  @Test(
    "is somebody's, whose name stands before the first colon, if the chat does not show otherwise",
    arguments: [
      ("Ana: Hi: there", "Ana|Hi: there"), ("Ana:", "Ana|"), ("~ Ana M.: x", "Ana M.|x"),
      ("\u{202A}+49\u{A0}170\u{A0}1234567\u{202C}: x", "+49 170 1234567|x"),
      ("Work: Ben: x", "Work: Ben|x"), ("Cleo: at work: x", "Cleo: at work|x"),
      ("Ana changed the subject to “Trip: Lisbon”", nil), ("Ana added Ben", nil), (": x", nil),
    ] as [(String, String?)])
  func senders(rest: String, read: String?) {
    var senders = ChatSenders(known: ["Cleo: at work"])
    for text in ["a", "b", "c"] { senders.note("Work: Ben: " + text) }
    #expect(senders.split(rest).map { "\($0.name)|\($0.text)" } == read)
  }

  @Test(
    "tells no number of a telephone in the name of somebody who is called",
    arguments: [
      ("@491701234567 come", "@… come"), ("a@491701234567", "a@491701234567"),
      ("@Ana at 491701234567", "@Ana at 491701234567"),
      ("@", "@"), ("@12", "@12"),
    ])
  func mentions(text: String, clean: String) { #expect(ChatPlaces.withoutNumbers(text) == clean) }
}
