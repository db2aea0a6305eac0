import Claims
import Diagnostics
import Testing
import TripModel
import TripReading

/// What is written of many things at once, a line each, and which of them readers would see.
private enum Kind: String, CaseIterable, CustomTestStringConvertible {
  case entry, pin, attraction, event, expense, picture, album

  var testDescription: String { rawValue }

  func folder(_ lines: [String]) throws -> TripFolder {
    let folder = try TripFolder(["a.md": ""])
    switch self {
    case .entry:
      for (index, line) in lines.enumerated() {
        try folder.write("journal/2026-05-03-\(index).md", Array("---\n\(line)\n---\nText".utf8))
      }
    case .picture:
      for (index, line) in lines.enumerated() {
        try folder.write("photos/\(index).jpg", [])
        try folder.write("photos/\(index).md", Array("---\n\(line)\n---\nText".utf8))
      }
    case .album:
      for (index, line) in lines.enumerated() {
        try folder.write("\(index)/p.jpg", [])
        try folder.write("\(index)/album.md", Array("---\n\(line)\n---\nText".utf8))
      }
    case .pin: try write("pins.yml", "title: “#”\n  at: 1 2", lines, folder)
    case .attraction: try write("attractions.yml", "name: “#”", lines, folder)
    case .event: try write("itinerary.yml", "hotel: “#”\n  start: 2026-05-03", lines, folder)
    case .expense:
      try write("budget.yml", "date: 2026-05-03\n  category: food\n  amount: 5\n  what: “#”", lines, folder)
    }
    return folder
  }

  private func write(_ file: String, _ fields: String, _ lines: [String], _ folder: TripFolder) throws {
    let items = lines.enumerated().map { index, line in
      let fields = fields.replacing("“#”", with: "\"\(index)\"")
      return "- \(fields)\n  \(line)\n"
    }
    let text = (self == .expense ? "expenses:\n" : "") + items.joined()
    try folder.write(file, Array(text.utf8))
  }

  /// The numbers of those that are published.
  func published(of count: Int, in trip: Trip) -> Set<Int> {
    let shown: [String]
    switch self {
    case .entry:
      shown = trip.entries.filter { Self.isOpen($0.keptBack) }.map {
        String($0.file.dropFirst(19).dropLast(3))
      }
    case .pin: shown = trip.pins.filter { Self.isOpen($0.keptBack) }.map(\.title)
    case .attraction: shown = trip.attractions.filter { Self.isOpen($0.keptBack) }.map(\.name)
    case .event: shown = trip.events.filter { Self.isOpen($0.keptBack) }.map(\.title)
    case .expense: shown = (trip.budget?.expenses ?? []).filter { Self.isOpen($0.keptBack) }.map(\.what)
    case .picture, .album:
      let held = trip.filesKeptBack.filter { $0.holds(on: Self.today) }.reduce(into: Set<String>()) {
        $0.formUnion($1.files)
      }
      return Set((0..<count).filter { !held.contains(self == .picture ? "photos/\($0).jpg" : "\($0)/p.jpg") })
    }
    return Set(shown.compactMap { Int($0) })
  }

  static func isOpen(_ kept: [KeptBack]) -> Bool { !kept.contains { $0.holds(on: today) } }

  private static let today = LocalDate(iso: "2026-06-01") ?? LocalDate(dayNumber: 0)
}

@Suite("The words that keep something back")
struct VisibilityWordsTests {
  private static let kept = """
    private: ja
    private: on
    private: 1
    private: x
    private: sí
    draft: oui
    draft: sim
    draft: TRUE
    draft: Wahr
    draft: tak
    Entwurf: ja
    ist_entwurf: ja
    entwuerfe: ja
    Unveröffentlicht: ja
    privat: ja
    vertraulich: ja
    geheim: ja
    versteckt: ja
    öffentlich: nein
    veröffentlicht: nein
    sichtbar: nein
    sichtbarkeit: privat
    visibility: nur ich
    visibility: Freunde
    status: Entwurf
    status: geheim
    brouillon: oui
    prive: yes
    privé: oui
    privée: 1
    confidentiel: vrai
    publié: non
    visibilité: privé
    visibility: moi seul
    statut: brouillon
    borrador: sí
    privado: si
    oculto: true
    publicado: no
    visibilidad: solo yo
    estado: borrador
    bozza: sì
    privato: sì
    nascosto: si
    pubblicato: no
    visibilità: solo io
    stato: bozza
    concept: ja
    privé: ja
    verborgen: ja
    gepubliceerd: nee
    zichtbaarheid: alleen ik
    status: concept
    rascunho: sim
    privada: sim
    publicado: não
    visibilidade: só eu
    estado: rascunho
    koncept: ano
    soukromé: ano
    szkic: tak
    prywatne: tak
    kladde: ja
    fortrolig: ja
    utkast: ja
    hemlig: ja
    skjult: ja
    luonnos: kyllä
    yksityinen: kyllä
    piszkozat: igen
    nyilvános: nem
    ciornă: da
    ascuns: da
    taslak: evet
    gizli: evet
    GİZLİ: evet
    πρόχειρο: ναι
    ιδιωτικό: ναι
    черновик: да
    видимость: только я
    опубликовано: нет
    чернетка: так
    приватне: так
    下書き: はい
    非公開: はい
    公開: いいえ
    公開: しない
    公開範囲: 自分のみ
    秘密: yes
    private: はい
    プライベート: true
    状態: 下書き
    草稿: 是
    私密: 是
    公开: 否
    可見性: 僅自己
    비공개: 예
    상태: 초안
    مسودة: نعم
    خاص: نعم
    טיוטה: כן
    פרטי: כן
    tags: [旅行, 非公開]
    タグ: 秘密
    Privatsphäre: ja
    privacy: yes
    is_draft: true
    isDraft: yes
    is private: y
    hidden: ja
    hidden: yes
    hide: true
    secret: yes
    confidential: true
    unlisted: true
    wip: yes
    trashed: true
    invisible: 1
    public: false
    public: no
    publish: false
    publish: nein
    published: nein
    published: no
    visible: no
    visibility: me
    visibility: only me
    visibility: friends
    visibility: hidden
    visibility: unlisted
    visibility: privte
    privacy: private
    audience: friends
    access: private
    status: hidden
    status: wip
    status: trash
    status: Brouillon
    status: borrador
    status: private
    status: drfat
    status: unpublished
    status: do not publish
    drfat: yes
    privat: yes
    prviate: ja
    entwrf: ja
    password: hunter2
    passwort: geheim
    mot de passe: x
    protected: yes
    protect: yes
    protect: perhaps
    pasword: hunter2
    sealed: yes
    leave_out: yes
    tags: private
    tags: [daily, work, private]
    tags: ["#daily", "#Private"]
    tags: "#daily #private"
    tags: daily, privat
    tags: {work: private, tags: [draft]}
    tag: work/private
    keywords: [Strand, geheim]
    Schlagwörter: Entwurf
    étiquettes: [plage, privé]
    labels: not for the blog
    not before: 2026-08-01
    visible from: 2026-08-01
    sichtbar ab: 14.08.2026
    remark: Third floor. #private
    notes: [The keys are with Rosa., "#nur-für-uns"]
    """.split(separator: "\n").map(String.init)

  private static let open = """
    draft: no
    draft: false
    draft: nein
    draft: non
    draft: nee
    draft: não
    draft: 0
    private: no
    private: off
    privat: nein
    brouillon: non
    entwurf: nein
    published: true
    published: yes
    published: ja
    published: 2026-01-01
    not before: 2026-05-01
    visible from: 2026-06-01
    publish: yes
    publish: oui
    publicado: 3 de mayo
    visibility: public
    visibility: öffentlich
    visibility: everyone
    public: true
    public: ja
    visible: 10 km
    sichtbarkeit: sehr gut
    hidden: false
    hidden: nein
    hide: [toc]
    is_draft: no
    wip: false
    trashed: false
    secret: the bakery behind the church
    concept: minimalism everywhere
    access: by boat
    privacy: public
    privacy: no
    非公開: いいえ
    公開: はい
    公開: 全員
    черновик: нет
    状態: 訪問済み
    天気: 晴れ
    estado: Veracruz
    status: visited
    status: booked
    status: confirmed
    status: idea
    status: planned
    status: publish
    status: published
    status: besucht
    status: confirmé
    status: reservado
    status: prenotato
    status: done
    status: private room booked
    password: no
    protected: false
    protect: no
    protest: yes
    starred: true
    pinned: true
    isAllDay: false
    cache: true
    price_note: yes
    home: Amsterdam
    family: yes
    friends: Ana
    note: private
    remark: hidden, but worth it
    tags: [private-tour, hidden gems, Draft beer]
    tags: private beach
    tags: scotland/whw
    link: https://example.org/#private
    remark: Room 7#private, and a#secret, see [the end](#private).
    remark: Write `#private` for that, or #private-tour, or #7.
    """.split(separator: "\n").map(String.init)

  @Test("are understood of every thing and in every language", arguments: Kind.allCases)
  fileprivate func keeps(kind: Kind) async throws {
    let reading = try await kind.folder(Self.kept).read()
    let published = kind.published(of: Self.kept.count, in: reading.trip)
    claim(published.sorted().map { Self.kept[$0] }, is: [])
  }

  @Test("leave what only looks like them where it is", arguments: Kind.allCases)
  fileprivate func publishes(kind: Kind) async throws {
    let reading = try await kind.folder(Self.open).read()
    let published = kind.published(of: Self.open.count, in: reading.trip)
    claim(Set(Self.open.indices).subtracting(published).sorted().map { Self.open[$0] }, is: [])
    #expect(!reading.diagnostics.contains { $0.code == .mayBePrivate }, "\(reading.told)")
  }

  @Test("are no part of a longer title, tag or category")
  func titles() async throws {
    let reading = try await TripFolder([
      "journal/2026-05-03-private-beach.md":
        "---\ntitle: Private beach\ntags: [hidden-gems, private-tour]\ncategories: [Draft beer]\n---\nA private, secret place.",
      "journal/2026-05-04.md":
        "# Private beach\n\nPrivate: that was the beach.\nAccess: private road, no cars.\n\nStatus: hidden away in a bay.",
      "pins.yml": "- {title: Private, at: 1 2, category: private room}",
      "attractions.yml": "- {name: Secret, category: private museum, description: Hidden}",
    ]).read()
    let trip = reading.trip
    #expect(trip.entries.count == 2 && trip.pins.count == 1 && trip.attractions.count == 1, "\(reading.told)")
    #expect(trip.entries.allSatisfy { $0.keptBack.isEmpty } && trip.pins[0].keptBack.isEmpty)
    #expect(trip.attractions[0].keptBack.isEmpty)
  }

  private static let texts = table(
    """
    Salary talk postponed. #work #private → 5
    #private → 5
    - [ ] tell Ana *#Secret* → 5
    会議のあと #秘密 → 5
    会議のあと（#非公開） → 5
    %%#not-public%% → 5
    ## Private → -
    #Secret beach → 5
    # Secret beach → -
    [Top](#private), <a href="#private">here</a>, a#private → -
    `#private` and ``#secret`` → -
    ```dataview¦LIST FROM #private¦``` → -
    ```dataview¦LIST FROM #private → 6
    ~~~¦#private¦~~~¦#draft → 8
    - ```¦  a¦  ```¦- Salary talk #private¦- ```¦  b¦  ``` → 8
    ```x``` is a command¦#private¦``` → 6
    ``quoted'' #private it`s fine → 5
    #privately, #private-tour, #hidden_gems → -
    """)

  @Test("keep a text back that bears one as a tag, but not as code or an address", arguments: texts)
  func tags(text: String, line: String) async throws {
    let body = "---\ntitle: x\n---\nText\n" + text.replacing("¦", with: "\n")
    let reading = try await TripFolder([
      "journal/2026-05-03.md": body, "pages/about.md": body, "photos/a.jpg": "", "photos/a.md": body,
    ]).read()
    let trip = reading.trip
    let entry = try unwrapped(trip.entries.first)
    claim(entry.keptBack.first?.place.span.map { String($0.line) } ?? "-", is: line, "\(reading.told)")
    claim(entry.keptBack.allSatisfy { $0.place.span?.text.isEmpty == true }, is: true)
    claim(trip.pages.map(\.text.keptBack.isEmpty), is: [line == "-"])
    claim(trip.filesKeptBack.contains { $0.isOutright && $0.files == ["photos/a.jpg"] }, is: line != "-")
  }

  @Test("are found in each of two lists of tags, and in categories as blogs write them")
  func lists() async throws {
    let reading = try await TripFolder([
      "journal/2026-05-03.md": "---\ntags: [daily]\nkeywords: [private]\n---\nText",
      "journal/2026-05-04.md": "---\ntags: [daily]\ntaxonomies: {tags: [private]}\n---\nText",
      "journal/2026-05-05.md": "---\ncategory: Private\n---\nText",
      "journal/2026-05-06.md": "---\ntags: daily private beach\n---\nText",
      "journal/2026-05-08.md": "tags:: daily, private\n\n- Text",
      "journal/2026-05-09.md": "private:: true\n\n- Text",
      "chats/2026-05-03-crew.md": "---\nprivate: no\n---\n- 14:05 Ana: that was #secret\n",
    ]).read()
    let posts = try await TripFolder([
      "_posts/2026-05-07-x.md": "---\ntags: daily private beach\n---\nText"
    ]).read()
    claim(posts.trip.entries.map(\.keptBack.isEmpty), is: [false], "\(posts.told)")
    let open = reading.trip.entries.filter { $0.keptBack.isEmpty }
    claim(open.map(\.file), is: ["journal/2026-05-06.md"], "\(reading.told)")
    claim(reading.trip.chats.map(\.keptBack.isEmpty), is: [true], "\(reading.told)")
  }

  @Test("are found where the fields are not, and where they cannot be read")
  func lost() async throws {
    let reading = try await TripFolder([
      "journal/2026-05-03.md": "Entwurf: ja\n\nText", "journal/2026-05-04.md": "# Tag\n\nprivé: oui\n\nText",
      "journal/2026-05-05.md": "---\ntitle: \"x\ngeheim: ja\nmore: [\n---\nText",
      "journal/2026-05-06.md": "Text",
      "journal/2026-05-07.md": "---\ntitle: x\nbrouillon\n---\nText",
      "journal/2026-05-08.md": "---\ntitle: x\nprivé oui\n---\nText",
      "journal/2026-05-09.md": "---\nEntwurf\n---\nText",
    ]).read()
    let open = reading.trip.entries.filter { $0.keptBack.isEmpty }
    claim(open.map(\.file), is: ["journal/2026-05-06.md"], "\(reading.told)")
  }

  private static let folders = table(
    """
    drafts → draft
    _drafts → draft
    Drafts → draft
    01 drafts → draft
    Entwürfe → draft
    entwuerfe → draft
    brouillons → draft
    borradores → draft
    bozze → draft
    concepten → draft
    rascunhos → draft
    szkice → draft
    utkast → draft
    下書き → draft
    02 草稿 → draft
    черновики → draft
    unpublished → draft
    private → private
    _private → private
    Privat → private
    privé → private
    privado → private
    privato → private
    soukromé → private
    非公開 → private
    写真/プライベート → private
    不公开 → private
    비공개 → private
    Личное → private
    פרטי → private
    hidden → private
    geheim → private
    Papierkorb → private
    photos/private/raw → private
    drafts/private → private
    not for the blog → private
    photos/Don't share → private
    02 Nicht online → private
    Private photos → private
    Pas en ligne → private
    Ne pas partager → private
    no-compartir → private
    Solo per noi → private
    niet op de blog → private
    Só para nós → private
    jen pro nás → private
    Tylko dla nas → private
    ikke på bloggen → private
    Bara för oss → private
    bare for oss → private
    vain meille → private
    Csak nekünk → private
    doar pentru noi → private
    Sadece Bizim İçin → private
    Μόνο για εμάς → private
    Не для блога → private
    тільки для нас → private
    ブログに載せない → private
    不要分享 → private
    공유 금지 → private
    لنا فقط → private
    לא לשתף → private
    Blog para nosotros → -
    private-tour → -
    Privatklinik → -
    Private beach → -
    Secret Garden → -
    Drafting → -
    Hidden Valley → -
    Kos → -
    Cache → -
    Public → -
    秘密基地 → -
    公開 → -
    2026-05-03 Private tour → -
    """)

  @Test("name a folder all of which is kept back, where they are the whole name", arguments: folders)
  func folder(name: String, verdict: String) async throws {
    let reading = try await TripFolder([
      "\(name)/2026-05-03-x.md": "Text", "\(name)/p.jpg": "", "\(name)/way.gpx": "",
      "assets/\(name)/i.woff2": "x",
      "journal/2026-05-04.md": "![](../\(name)/p.jpg)", "assets/style.css": "",
    ]).read()
    let trip = reading.trip
    let entry = trip.entries.first { $0.file.hasSuffix("-x.md") }
    claim(entry?.keptBack.map(\.reason), is: verdict == "-" ? [] : [verdict == "draft" ? .draft : .isPrivate])
    let held = trip.filesKeptBack.flatMap(\.files)
    claim(held.contains("\(name)/way.gpx"), is: verdict != "-")
    let outright = trip.filesKeptBack.filter(\.isOutright).flatMap(\.files)
    claim(outright.contains("\(name)/p.jpg"), is: verdict == "private")
    #expect(reading.theme.assets.keys.contains("\(name)/i.woff2") == (verdict == "-"))
    claim(reading.diagnostics.contains { $0.code == .mayBePrivate }, is: verdict != "-", "\(reading.told)")
  }

  private static let lines = table(
    """
    A ring, private → A ring
    A ring, Privat → A ring
    A ring; secret → A ring
    A ring (private) → A ring
    A ring [privé] → A ring
    A ring - geheim → A ring
    A ring – bozza → A ring
    A ring. Private. → A ring
    A ring #private → A ring
    A ring, not public → A ring
    A ring, draft, → A ring
    A ring, paid by Ana, private → A ring
    A ring, private, for Ana Ben → A ring
    private → lodging
    hotel, private room → -
    private room → -
    Hotel (private bath) → -
    pre-draft → -
    Draft beer → -
    A private ring → -
    Secret, Berlin → -
    hotel, private-room → -
    """)

  @Test("at an expense's end keep it back, where they are all of its last clause", arguments: lines)
  func expense(what: String, rest: String) async throws {
    for line in [
      "- \"2026-05-03 lodging 90 \(what)\"",
      "- {date: 2026-05-03, category: lodging, amount: 90, what: \"\(what)\"}",
    ] {
      let reading = try await TripFolder([
        "trip.yml": "travellers: [Ana, Ben]", "budget.yml": "expenses:\n\(line)\n",
      ]).read()
      let expense = try unwrapped(reading.trip.budget?.expenses.first, "\(reading.told)")
      if line.contains("paid by") || line.contains("for Ana"), line.contains("{") { continue }
      claim(expense.keptBack.isEmpty, is: rest == "-", "\(line)")
      if rest != "-", !line.contains("{") { claim(expense.what, is: rest) }
    }
  }

  @Test("behind what an event costs leave the cost out, and say so")
  func cost() async throws {
    let reading = try await TripFolder([
      "itinerary.yml": "- {hotel: Flor, start: 2026-05-03, cost: \"90 EUR, private\"}"
    ]).read()
    claim(reading.trip.events.map { $0.cost == nil }, is: [true])
    claim(reading.diagnostics.map(\.code), is: [.mayBePrivate])
  }

  @Test("have no password of their own, so what has one is left out, and said")
  func password() async throws {
    let reading = try await TripFolder([
      "journal/2026-05-03.md": "---\npassword: x\n---\nText",
      "pins.yml": "- {title: X, at: 1 2, passwort: x}",
    ]).read()
    claim(
      reading.told.map { $0.split(separator: " ").prefix(3).joined(separator: " ") },
      is: [
        "warning may-be-private journal/2026-05-03.md:2:1", "warning may-be-private pins.yml:1:23",
      ])
    claim(reading.trip.entries.map(\.keptBack.isEmpty), is: [false])
  }
}
