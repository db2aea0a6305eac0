import Claims
import Testing

@testable import TripPlanning

@Suite("A text that is cut")
struct TextCutTests {
  @Test(
    "ends between two words, never within a link or a number",
    arguments: [
      ("We queued for forty minutes", 15, "We queued for…"), ("We queued for forty", 14, "We queued for…"),
      ("We queued, and went", 11, "We queued…"), ("short", 9, "short"),
      ("See https://example.org/a/long/way for it", 20, "See…"),
      ("https://example.org/a/long/way for it", 25, "https://example.org/a/long/way…"),
      ("He said: “Like a gentleman.” I have", 29, "He said: “Like a gentleman.”"),
      // A word or two of the next sentence tell nothing.
      (
        "This picture is the first one of all of Jupiter. It shows a storm", 51,
        "This picture is the first one of all of Jupiter."
      ),
      (
        "This picture was the first one of all by Prof. Huber and nobody else", 52,
        "This picture was the first one of all by Prof. Huber…"
      ),
      ("It cost 1\u{A0}234 euros", 10, "It cost…"), ("Only 1'234.50 of them", 9, "Only…"),
    ] as [(String, Int, String)])
  func words(_ text: String, _ length: Int, _ expected: String) {
    claim(text.cut(at: length), is: expected)
  }

  @Test(
    "of a booking's lines is as many as there is room for, and of prose as much",
    arguments: [
      ("ab 10:26 Ulm; an 11:33 Köln; Dauer: 5:39 , 1 Halt", 40, "ab 10:26 Ulm; an 11:33 Köln …"),
      ("ab 10:26 Ulm\nan 11:33 Köln", 20, "ab 10:26 Ulm …"),
      ("ab 10:26 Ulm\nan 11:33 Köln", 30, "ab 10:26 Ulm; an 11:33 Köln"),
      ("Coach: 17; Seat: 62;", 30, "Coach: 17; Seat: 62"),
      ("Ring twice.\nThen wait.", 30, "Ring twice. Then wait."), ("Seat: 3", 20, "Seat: 3"), ("", 20, ""),
      ("We queued for forty minutes; then left", 17, "We queued for…"), ("; Seat: 3;", 20, "Seat: 3"),
    ] as [(String, Int, String)])
  func firstLine(_ text: String, _ length: Int, _ expected: String) {
    claim(text.firstNoteLine(length), is: expected)
  }

  @Test(
    "has its first sentence or line for a heading, and the rest for a text",
    arguments: [
      ("Jupiter, seen by Dr. Who. It is far. And red.", "Jupiter, seen by Dr. Who.", "It is far. And red."),
      ("Jupiter\nIt is far away, and red all over.", "Jupiter", "It is far away, and red all over."),
      ("“Far away!” she said. And it was so, too.", "“Far away!” she said.", "And it was so, too."),
      ("木星。とても遠くて、とても赤い。そして大きい。とても遠くて、とても赤い。", "木星。", "とても遠くて、とても赤い。そして大きい。とても遠くて、とても赤い。"),
    ] as [(String, String, String)])
  func parted(_ text: String, _ head: String, _ rest: String) throws {
    let parted = try unwrapped(text.parted(at: 30))
    claim(parted.head, is: head)
    claim(parted.rest, is: rest)
  }

  @Test(
    "has its first sentence for a title where that is short, without the full stop, also where it is no more",
    arguments: [
      ("Stave church. Said to be of 1180, smells of tar", "Stave church"), ("Rain. All day.", "Rain"),
      ("Rain again... Then we slept in the hut.", "Rain again..."),
      ("What a day! And then the ferry left without us", "What a day!"), ("木星。とても遠くて、とても赤い。", "木星"),
      ("With Dr. Who to the far end of it all and back again", "With Dr. Who to the far end of…"),
      ("We walked.", "We walked"), ("Home.", "Home"), ("Lunch with J. R.", "Lunch with J. R."),
      ("Lunch at 12.30 Uhr", "Lunch at 12.30 Uhr"),
      // A clause is whole where a sentence is too long.
      ("Drove up from the north, left at a quarter past", "Drove up from the north"),
      ("Up at four, and then drove to the north with all", "Up at four, and then drove to…"),
      // No bracket stays open.
      ("Four white giants (Men at Sea, nine metres) and a toe", "Four white giants…"),
      ("Goats (wild) and more goats (smell like a wet sofa)", "Goats (wild) and more goats…"),
      ("(Four white giants look at the sea, and one at us)", "(Four white giants look at the…"),
    ] as [(String, String)])
  func titleOfText(_ text: String, _ title: String) { claim(text.titleOfText(at: 30), is: title) }

  @Test("is not parted where it is short, and has its beginning for a heading where no sentence is")
  func partedNowhere() throws {
    claim(none: "Jupiter. It is far.".parted(at: 30))
    let long = "A planet that is far away and red all over and more"
    let parted = try unwrapped(long.parted(at: 30))
    claim(parted.head, is: "A planet that is far away and…")
    claim(parted.rest, is: long)
  }

  @Test(
    "ends before a word whose full stop leads on, and not as if a sentence ended there",
    arguments: [
      ("We had lunch with Mr. Smith", 22, "We had lunch with…"), ("Tea with Dr. Who", 12, "Tea with…"),
      ("The church of St. Ursanne", 17, "The church of…"), ("We ate fish, e.g. tuna", 17, "We ate fish…"),
      ("Wir aßen viel, z. B. Fisch", 20, "Wir aßen viel…"),
      ("Wir aßen viel, z.\u{A0}B. Fisch", 20, "Wir aßen viel…"),
      ("A talk on J. R. R. Tolkien", 18, "A talk on…"), ("Sie war (Prof. Huber half) da", 14, "Sie war…"),
      ("Es war der 8. Mai, und warm", 13, "Es war der…"), ("Dr. Who", 4, "Dr.…"),
      ("We saw cows, goats, etc. on the way", 24, "We saw cows, goats…"),
      ("Platform no. 5 is far", 12, "Platform…"),
    ] as [(String, Int, String)])
  func shortWords(_ text: String, _ length: Int, _ expected: String) {
    claim(text.cut(at: length), is: expected)
  }

  @Test(
    "is whole where a sentence ends with a word that is shortened elsewhere, or with a number",
    arguments: [
      ("We saw goats, etc. Then it rained", 18, "We saw goats, etc."),
      ("They said no. We went on", 13, "They said no."),
      ("It was built in 1899. We like it", 21, "It was built in 1899."), ("Room 12. 4 beds", 8, "Room 12."),
      ("We came home. Dr. Who waited", 17, "We came home."),
    ] as [(String, Int, String)])
  func sentences(_ text: String, _ length: Int, _ expected: String) {
    claim(text.cut(at: length), is: expected)
  }

  @Test(
    "of a few lines ends with a sentence, else with a clause, where that leaves half of them",
    arguments: [
      (
        "It rained. The window turned the country into opinions: green, other green", 64,
        "It rained. The window turned the country into opinions…"
      ),
      (
        "The map was his. He folded it for thirty years, always along the same line", 60,
        "The map was his. He folded it for thirty years…"
      ),
      (
        "They waited for Dr. Who at the gate. Nobody came before nine", 50,
        "They waited for Dr. Who at the gate."
      ),
      ("“It was late.” Nobody came before nine", 25, "“It was late.”"),
      (
        "It costs 1,234 francs and more", 20,
        "It costs 1,234…"
      ),
      ("Short, and whole", 20, "Short, and whole"),
    ] as [(String, Int, String)])
  func clauses(_ text: String, _ length: Int, _ expected: String) {
    claim(text.cutAtClause(at: length), is: expected)
  }

  @Test(
    "ends between two characters where a script has no blanks, and not within a number or a foreign word",
    arguments: [
      ("東京で四十分待ちました。とても良かったです", 8, "東京で四十分待ち…"),
      ("東京で待った。また行きたいと思っています", 9, "東京で待った。"),
      ("朝食は1234円でした", 5, "朝食は…"), ("昨日はLisbonにいました", 6, "昨日は…"),
      ("ไปเที่ยวทะเลกันเถอะ", 6, "ไปเที่ยว…"),
    ] as [(String, Int, String)])
  func characters(_ text: String, _ length: Int, _ expected: String) {
    claim(text.cut(at: length), is: expected)
  }
}
