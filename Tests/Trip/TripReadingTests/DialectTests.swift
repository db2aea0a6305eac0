import Claims
import Diagnostics
import Testing
import TripModel
import TripNotation

@testable import TripReading

@Suite("The dialects of other programs")
struct DialectTests {
  private func plain(_ text: String, on day: LocalDate? = nil, hasTags: Bool = false) -> PlainMarkdown {
    let entries = ["_posts/2019-06-04-flam.md", "posts/day-02-zubiri/index.md", "Daily/2024-05-04.md"].map {
      EntryFile.read(
        FrontMatter.split(Array("---\naliases: [Market day]\n---\n".utf8)), at: EntryPath($0))
    }
    let surroundings = DialectSurroundings(
      entries: EntryIndex(entries), day: day,
      galleries: ["gallery": [EntryPicture(file: "a b.jpg", alternative: "crabs", caption: "On ice")]],
      title: "Flåm", hasTags: hasTags)
    return PlainMarkdown(text.replacing("¶", with: "\n"), surroundings: surroundings)
  }

  private static let cases = table(
    #"""
    ![[a b.jpg]] → ![](<a b.jpg>)
    ![[a.jpg|300]] ![[a.jpg|300x200]] → ![](<a.jpg>) ![](<a.jpg>)
    ![[a.jpg|Foxes|300]] → ![Foxes](<a.jpg> "Foxes")
    ![x](a b.jpg) ![x](<a b.jpg>) → ![x](<a b.jpg>) ![x](<a b.jpg>)
    ![x](a b.jpg "By *us*") → ![x](<a b.jpg> "By *us*")
    ![x] (a.jpg) and on → ![x](<a.jpg>) and on
    ![x](a.jpg → ![x](<a.jpg>)
    ![x(a.jpg) → ![x](<a.jpg>)
    ![x](a.jpg “Up here”) → ![x](<a.jpg> "Up here")
    ![x](a (1).jpg) → ![x](<a (1).jpg>)
    !(a.jpg) !(x)[a.jpg] !x](a.jpg) → ![](<a.jpg>) ![x](<a.jpg>) ![x](<a.jpg>)
    ![a.jpg] ![x][a.jpg] → ![](<a.jpg>) ![x](<a.jpg>)
    [[a.jpg]] [[a.jpg|x]] → ![](<a.jpg>) ![x](<a.jpg> "x")
    ![x](a.jpg =30x20) → ![x](<a.jpg>)
    ![x](a.jpg) ![x](a.jpg "y") ![x](a_(1).jpg 'y') → ![x](a.jpg) ![x](a.jpg "y") ![x](a_(1).jpg 'y')
    ![x](a.jpg¶"y") → ![x](a.jpg¶"y")
    ![x] (as we said) !(well) and! [x](a.jpg) → ![x] (as we said) !(well) and! [x](a.jpg)
    `![x] (a.jpg)`¶¶    ![x] (a.jpg) → `![x] (a.jpg)`¶¶    ![x] (a.jpg)
    ![x %%secret%%](a b.jpg "y %%secret%%") → ![x ](a b.jpg "y ")
    ![x](a b.jpg "y %% secret¶more secret %% z") → ![x](a b.jpg "y  z")
    [[2024-05-04]] → [2024-05-04](</Daily/2024-05-04.md>)
    see [[Daily/2024-05-04#Noon|tomorrow]] → see [tomorrow](</Daily/2024-05-04.md#noon>)
    ![[2024-05-04]] → [](<!/Daily/2024-05-04.md>)
    ![[2024-05-04#^a1]] ![[2024-05-04#Noon|x]] → [](<!/Daily/2024-05-04.md#^a1>) [](<!/Daily/2024-05-04.md#noon>)
    a ![[Kit list]] b ![[Kit list|the kit]] → a  b the kit
    [[market day]] → [market day](</_posts/2019-06-04-flam.md>)
    [[2024-05-04#Noon#The *market*]] [[2024-05-04#^a1]] [[2024-05-04#]] → [2024-05-04](</Daily/2024-05-04.md#the-market>) [2024-05-04](</Daily/2024-05-04.md#^a1>) [2024-05-04](</Daily/2024-05-04.md>)
    [[Packing_list]], [[#]][[#Below it]] → Packing\_list, [Below it](<#below-it>)
    [x]({{< ref "day-02-zubiri#noon" >}}) → [x](/posts/day-02-zubiri/index.md#noon)
    a %%secret%% b → a  b
    a¶%%¶secret¶%%¶b → a¶¶b
    a ==marked== b == c → a <mark>marked</mark> b == c
    Text ^abc123 → Text
    2 ^2 → 2 ^2
    > [!tip]+ Go early¶> now → > **Go early**¶> ¶> now
    > [!note]¶> now → > ¶> now
    ```dataview¶LIST¶```¶b → b
    <% tp.date.now() %>x → x
    a¶```¶[[2024-05-04]] %%x%% {{ y }} ==z==¶```¶b → a¶```¶[[2024-05-04]] %%x%% {{ y }} ==z==¶```¶b
    `{{ raw }}` and ``%%x` %%`` → `{{ raw }}` and ``%%x` %%``
    a¶¶    {{ code }}¶¶b → a¶¶    {{ code }}¶¶b
    - a¶¶    {{ site.baseurl }}b → - a¶¶    b
    ![x]({{ site.baseurl }}/a.jpg){: .wide width="3"} → ![x](/a.jpg)
    ![x]({{ "/a b.jpg" | relative_url }}) → ![x](/a%20b.jpg)
    [x]({% post_url 2019-06-04-flam %}) [y]({% link _posts/2019-06-04-flam.md %}) → [x](/_posts/2019-06-04-flam.md) [y](/_posts/2019-06-04-flam.md)
    [x]({{< ref "day-02-zubiri" >}}) [y]({{% relref "/posts/day-02-zubiri/index.md" %}}) → [x](/posts/day-02-zubiri/index.md) [y](/posts/day-02-zubiri/index.md)
    {% include figure image_path="/a.jpg" alt="b" caption="Up *there*" %} → ![b](</a.jpg> "Up there")
    {% include gallery caption="x" %} → ![crabs](</a b.jpg> "On ice")
    {{< figure src="a.jpg" title="T" >}} → ![](<a.jpg> "T")
    {{< figure¶  src='a.jpg'¶  link="b.jpg" >}} → ![](<a.jpg>)
    {% asset_img a.jpg 300 %} → ![](<a.jpg>)
    {{< gallery match="x/*" >}} → ![crabs](</a b.jpg> "On ice")
    {{< toc >}}a → a
    {% youtube x %}a{{< tweet 1 >}}b{{ page.date }} → ab
    {{ page.title }} → Flåm
    {% raw %}{a}{% endraw %} → {a}
    {% comment %}secret{% endcomment %}a → a
    {% highlight sh %}¶a {{ b }}¶{% endhighlight %}¶c → ~~~~~~sh¶a {{ b }}¶~~~~~~¶¶c
    {{< highlight sh "x" >}}¶a {{< b >}}¶{{< /highlight >}} → ~~~~~~sh¶a {{< b >}}¶~~~~~~¶
    * TOC¶{:toc}¶a → ¶a
    a¶{: .note}¶b → a¶¶b
    ## Market {#market} → ## Market
    a <!-- secret --> b → a  b
    <p>A <b>b</b></p>¶c → A <b>b</b>¶¶¶c
    <img src="a.jpg" alt="x &amp; y" title="T"> → ![x &amp; y](<a.jpg> "T")
    <figure><img src="a.jpg"><figcaption>The <i>tram</i></figcaption></figure> → ![](<a.jpg> "The tram")¶¶
    <iframe src="x">y</iframe>a<video controls><source src="x.mp4"></video>b → ab
    <h3>Lunch</h3>a → ### Lunch¶¶a
    <ul><li>a</li><li>b</li></ul> → - a¶¶- b¶¶
    <b>¶x¶</b> → <b>x¶</b>
    <https://example.org> <a@b.c> a < b → <https://example.org> <a@b.c> a < b
    [caption id="1"]<img src="a.jpg" /> The geysir[/caption] → ![](<a.jpg> "The geysir")
    [caption id="1"]![A jet](a.jpg) The *geysir*[/caption] → ![A jet](<a.jpg> "The geysir")
    [caption id="1"][![](a.jpg)](https://example.org/a) The geysir[/caption] → ![](<a.jpg> "The geysir")
    [gallery ids="1"]a[caption](b) → a[caption](b)
    \{{ x \[[y]] → \{{ x \[[y]]
    [TOC]¶a → ¶a
    | a | b |¶| c | d |¶| e | f | → | a | b |¶|---|---|¶| c | d |¶| e | f |
    Ranks¶| a | b | c |¶| d | e | f |¶On → Ranks¶¶| a | b | c |¶|---|---|---|¶| d | e | f |¶¶On
    | [[x|b]] | c |¶| d | e | → | b | c |¶|---|---|¶| d | e |
    | a | b |¶|---|---|¶| c | d | → | a | b |¶|---|---|¶| c | d |
    a | b¶--- | ---¶| c | d |¶| e | f | → a | b¶--- | ---¶| c | d |¶| e | f |
    | a \| b | c |¶| d | [e](f) | → | a \| b | c |¶|---|---|¶| d | [e](f) |
    | a | b |¶| c | → | a | b |¶| c |
    | a | b |¶| c | %%x%% | → | a | b |¶| c |  |
    | a | b |¶¶| c | d | → | a | b |¶¶| c | d |
    ||x||¶||y|| → ||x||¶||y||
    |x| = 1¶|y| = 2 → |x| = 1¶|y| = 2
    ```¶| a | b |¶| c | d |¶``` → ```¶| a | b |¶| c | d |¶```
    a¶¶    | a | b |¶    | c | d | → a¶¶    | a | b |¶    | c | d |
    > | a | b |¶> | c | d |¶> | e | f | → > | a | b |¶> |---|---|¶> | c | d |¶> | e | f |
    > Ranks¶> | a | b |¶> | c | d |¶> On → > Ranks¶>¶> | a | b |¶> |---|---|¶> | c | d |¶>¶> On
    > > | a | b |¶>> | c | d |¶On → > > | a | b |¶>> |---|---|¶>> | c | d |¶On
    > | a | b |¶> | c | d |¶>¶> On → > | a | b |¶> |---|---|¶> | c | d |¶>¶> On
    > [!note]¶> | a | b |¶> | c | d | → > ¶>¶> | a | b |¶> |---|---|¶> | c | d |
    > | a | b |¶>|---|---|¶> | c | d | → > | a | b |¶>|---|---|¶> | c | d |
    > | a | b |¶| c | d | → > | a | b |¶| c | d |
    > ```¶> | a | b |¶> | c | d |¶> ``` → > ```¶> | a | b |¶> | c | d |¶> ```
    >     | a | b |¶>     | c | d | → >     | a | b |¶>     | c | d |
    - | a | b |¶  | c | d |¶- e → - | a | b |¶  |---|---|¶  | c | d |¶- e
    1. Ranks¶   | a | b |¶   | c | d |¶2. e → 1. Ranks¶   | a | b |¶   |---|---|¶   | c | d |¶2. e
    - Ranks¶¶  | a | b |¶  | c | d |¶  On → - Ranks¶¶  | a | b |¶  |---|---|¶  | c | d |¶¶  On
    - x¶  - y¶    | a | b |¶    | c | d | → - x¶  - y¶    | a | b |¶    |---|---|¶    | c | d |
    - x¶  - y¶  | a | b |¶  | c | d | → - x¶  - y¶¶  | a | b |¶  |---|---|¶  | c | d |
    - x¶| a | b |¶| c | d | → - x¶¶| a | b |¶|---|---|¶| c | d |
    > - x¶>   | a | b |¶>   | c | d | → > - x¶>   | a | b |¶>   |---|---|¶>   | c | d |
    - x¶  > | a | b |¶  > | c | d | → - x¶  > | a | b |¶  > |---|---|¶  > | c | d |
    - | a | b |¶- | c | d | → - | a | b |¶- | c | d |
    - x¶¶      | a | b |¶      | c | d | → - x¶¶      | a | b |¶      | c | d |
    ::: tip¶a¶::: → ¶a¶
    """#)

  @Test("what a program adds to Markdown becomes Markdown, and code stays as it is", arguments: cases)
  func dialect(text: String, expected: String) {
    claim(plain(text).text.replacing("\n", with: "¶"), is: expected)
  }

  @Test(
    "tags in a vault leave the text where they stand alone or between sentences, and their words stay in one",
    arguments: [
      ("Left foot ok. #feet Didn't look", "Left foot ok. Didn't look", ["feet"]),
      ("Ken, again. #work #sea", "Ken, again.", ["work", "sea"]), ("#skye¶¶a", "¶¶a", ["skye"]),
      ("A long day #feet¶¶On", "A long day¶¶On", ["feet"]), ("Walked. #feet¶Then", "Walked.¶Then", ["feet"]),
      ("Walked #feet¶Then", "Walked feet¶Then", ["feet"]),
      ("We love #Glen Coe", "We love Glen Coe", ["Glen"]),
      ("In #scotland/whw and #Scotland/whw.", "In scotland/whw and Scotland/whw.", ["scotland/whw"]),
      ("# Head¶¶a #1 b", "# Head¶¶a #1 b", []), ("`#code` [x](#top) a#b", "`#code` [x](#top) a#b", []),
      ("a #private b¶¶#status/draft", "a #private b¶¶#status/draft", []),
    ] as [(String, String, [String])])
  func tags(text: String, expected: String, tags: [String]) {
    let read = plain(text, hasTags: true)
    claim(read.text.replacing("\n", with: "¶"), is: expected)
    claim(read.tags.map(\.name), is: tags)
    claim(plain(text).tags, is: [])
    claim(plain(text).text.replacing("\n", with: "¶"), is: text)
  }

  @Test(
    "the name at the end of a block is that of the block, or of what stands below the heading right above it",
    arguments: [
      ("A.¶¶B ^abc¶¶C", 1, nil), ("## H¶^abc¶Text¶¶More", 1, nil), ("- a¶- b ^abc¶- c", 0, 1),
      ("| a |¶|---|¶| b |¶¶^abc¶¶C", 0, nil), ("^abc¶A", 0, nil), ("## H ^abc¶¶A", 0, nil),
      ("A.\r¶\r¶B ^Abc\r¶\r¶C ^abc", 1, nil), ("## H\r¶^abc\r¶Text\r¶", 1, nil),
    ] as [(String, Int, Int?)])
  func namedBlocks(text: String, block: Int, item: Int?) {
    claim(NamedBlocks(in: plain(text)).blocks, is: ["abc": NamedBlock(block: block, item: item)])
  }

  @Test("as many names of blocks as lead to a heading have a block, and of two of one name the first counts")
  func manyNamedBlocks() {
    let texts = (1...30).map { "## H\($0)¶¶Text ^Name\($0)" }
    let named = NamedBlocks(in: plain((texts + ["## Again¶¶More ^name1"]).joined(separator: "¶¶")))
    claim(Set(named.blocks.keys), is: Set(texts.indices.map { "name\($0 + 1)" }))
    claim(Set(named.headings.keys), is: Set(named.blocks.keys))
    claim(named.blocks["name30"], is: NamedBlock(block: 59))
    claim(named.headings["name1"], is: "h1")
  }

  @Test(
    "a line that is no more than a way to the days around is left out",
    arguments: [
      "<< [[2024-05-03]] | [[2024-05-05]] >>", "[[Daily/2024-05-03|yesterday]] - [[2024-05-05|tomorrow]]",
      "[← Previous](2024-05-03.md) | [Next →](<Daily/2024-05-04.md>)", "Previous: [[2024-05-04]]",
      "← [[2024-05-03]] · 2024-05-04 · **[[2024-05-05]]** →", "[[2024-05-04|← Vorheriger Tag]]",
      "[[2024-05-03]] | [[2024-05-05]]",
    ])
  func neighbours(line: String) throws {
    let day = try unwrapped(LocalDate(iso: "2024-05-04"))
    claim(plain("a\n\n\(line)\n\nb", on: day).text, is: "a\n\n\n\nb")
    claim(plain("\(line)\nb", on: day).missingNotes, is: [])
  }

  @Test(
    "a line of links that somebody wrote stays",
    arguments: [
      "[[Flam]] → [[market day]]", ">> [[2024-05-04]] we come", "- [[2024-05-03]] | [[2024-05-05]] >",
      "← [the custard](Daily/2024-05-04.md)", "← [next](https://example.org/2024-05-04)", "[[2024-05-05]]",
      "[[2024-05-03]] | [[2024-05-11]]", "| [[2024-05-03]] | [[2024-05-05]] |", "← [next](elsewhere.md)",
    ])
  func ownLinks(line: String) throws {
    let day = try unwrapped(LocalDate(iso: "2024-05-04"))
    #expect(!plain("a\n\n\(line)\n\nb", on: day).text.hasPrefix("a\n\n\n"))
  }

  @Test(
    "lines of bars that are no table are told by the first of them, and no others",
    arguments: [
      ("| a | b |\n| c | d |", []), ("a\n| a | b |\n| c |\n\n| d | e |\n| f | g\n", [2, 5]),
      ("| a | b |", []), ("| a | b |\n|---|---|\n| c |", []), ("```\n| a | b |\n| c |\n```", []),
      ("> | a | b |\n> | c |\n\n- x\n  | d | e |\n  | f | g\n", [1, 5]),
      ("> ```\n> | a | b |\n> | c |\n> ```", []),
    ] as [(String, [Int])])
  func bars(text: String, lines: [Int]) { claim(plain(text).brokenTables, is: lines) }

  @Test("what stands below a table that got its rule is found on its own line")
  func lineBelowBars() {
    let text = plain("a\n| a | b |\n| c | d |\nbelow")
    let lines = text.text.split(separator: "\n", omittingEmptySubsequences: false)
    let below = lines.firstIndex(of: "below").map { text.sourceLine($0 + 1) }
    claim(below, is: 4)
  }

  @Test("what no site can show is named")
  func leftOut() {
    let text = plain("a\n{% youtube x %}\n\n```dataview\nLIST\n```\n[[Mika]] {{< tweet 1 >}} <video></video>")
    claim(text.leftOut.map(\.name), is: ["{% youtube %}", "dataview", "{{< tweet >}}", "<video>"])
    claim(text.leftOut.map(\.line), is: [2, 4, 7, 7])
    claim(text.missingNotes, is: [PlainMarkdown.LeftOut(name: "[[Mika]]", line: 7)])
  }

  @Test(
    "a comment without an end takes everything behind it along, and is told",
    arguments: [
      "a\n%%\nsecret", "a\n{% comment %}\nsecret", "a\n%% secret\nsecret", "a\n<!-- secret\n\nsecret",
      "a\n{{/* secret\n\nsecret", "a\n{{< comment >}}\nsecret", "a\n{::comment}\nsecret",
      "a\n{/* secret\nsecret",
      "a\n> [!note] B %% secret\n> secret", "a\n[[b|%% secret]]", "a\n{# secret\nsecret",
    ])
  func openComment(text: String) {
    claim(plain(text).text, lacks: "secret")
    claim(plain(text).openComment, is: 2)
    claim(none: plain("100%% sure").openComment)
  }

  @Test(
    "a comment is published nowhere, in whatever way and place it is written",
    arguments: [
      "> [!note] Title %% secret %%", "> [!tip]- Title <!-- secret --> c",
      "> [!note] T %% secret\n> secret %% b",
      "[[b|label %% secret %%]]", "![[b.jpg|%% secret %%]]", "[label %% secret %%](b.md)",
      "![alt <!-- secret -->](b.jpg \"caption %% secret %%\")", "[b][x]\n\n[x]: b.md \"%% secret %%\"",
      "[//]: # (secret)", "words\n[//]: # (secret)\nwords", "[//]: # secret",
      "[//]: # (secret (inner) secret)",
      "[//]: # (secret\nsecret)\nb", "[comment]: # \"secret\"", "[x]: <> 'secret'", "[//]: # (secret\nsecret",
      "> [//]: # (secret)", "- [//]: # (secret)", "a\n\n    <!-- secret -->\n\nb",
      "a\n\n    %% secret\n    secret %%",
      "{{/* secret\n\nsecret */}}", "{{- /* secret */ -}}", "{{!-- secret\n\n}} secret --}}", "{{! secret }}",
      "{# secret #}", "{#secret#}", "{# secret } secret #}", "{% # secret %}",
      "{%- comment -%}secret{%- endcomment -%}",
      "{{< comment >}}secret{{< /comment >}}", "{{% comment %}}secret{{% /comment %}}", "{>> secret <<}",
      "{/* secret\n\nsecret */}", "{::comment}secret{:/}", "{::comment}\nsecret\n{:/comment}",
      "<!-- wp:paragraph {\"x\":\"secret\"} -->a<!-- /wp:paragraph -->", "<!-- a\n\nsecret\n\n-->b",
      "<figure><img src=\"a.jpg\"><figcaption>a <!-- secret --></figcaption></figure>",
      "<figure><img src=\"a.jpg\" alt=\"%% secret %%\"></figure>",
      "<img src=\"a.jpg\" title=\"<!-- secret -->\">",
      "{{< figure src=\"a.jpg\" caption=\"b %% secret %%\" alt=\"<!-- secret -->\" >}}",
      "[caption]<img src=\"a.jpg\"> b <!-- secret -->[/caption]", "<pre>a<!-- secret -->b</pre>",
      "| a | b |\n|---|---|\n| %% secret %% | c <!-- secret --> |", "# Heading %% secret %%",
      "a[^1]\n\n[^1]: b %% secret %%",
      "<div>\n<!-- secret -->\n</div>", "<p>a <!-- secret --></p>", "- item <!-- secret\n  secret -->",
    ])
  func comments(text: String) {
    for dialect in [text, "a\n\n" + text + "\n\nb", "- a\n\n" + text] {
      let read = plain(dialect)
      claim(read.text, lacks: "secret", "\(read.text)")
      let holdsAll = !dialect.hasSuffix("b") || read.text.hasSuffix("b")
      #expect(read.openComment == nil && holdsAll, "\(read.text)")
    }
  }

  @Test(
    "what only looks like a comment stays",
    arguments: [
      "100%% a sure", "`<!-- a -->`", "```\n%% a %%\n[//]: # (a)\n```", "## a {#x}\n\n## B {#y}",
      "[top]: #\n[a][top]",
      "[x]: #part\n[a][x]", "[x]: b.md (a)\n\n[x]", "[^1]: # (a)", "- [ ] # (a)", "\\<!-- a --\\>",
      "[a](b.md)", "a {b} c",
    ])
  func noComments(text: String) {
    claim(plain(text).text, has: "a")
    claim(none: plain(text).openComment)
  }

  @Test("a line of the Markdown knows the line that it comes from")
  func lines() {
    let text = plain("a\n<!-- x\ny -->\n<p>b</p>\n![[c.jpg]]")
    let line = text.text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
      $0.contains("c.jpg")
    }
    claim(line.map { text.sourceLine($0 + 1) }, is: 5)
  }

  @Test("nothing that can be written keeps the reader busy, or crashes it")
  func hostile() {
    let pieces = [
      "{{/*", "{# ", "{#a", "[//]: # (\n", "{{!", "{>>", "    %% ", "[[", "]]", "![[", "%%", "%% ", "{{<",
      "{{", "{%", "%}", "{%comment%}", "<!--", "<a b=\"", "<a b='",
      "<figure>",
      "<figure><img></figure>", "`", "``` ", "```\n", "==x", "{:", "{#", "> [!a]\n", "[caption x]", "<pre>",
      "<b>\n",
      "<blockquote>\n", "\\", "- ```\n", "<%", "^abc\n", "{% highlight %}", "<video>", "    x\n\n", "\t",
      "<div>\n",
    ]
    for piece in pieces {
      let text = String(repeating: piece, count: 200_000 / piece.utf8.count)
      #expect(plain(text).text.utf8.count < 2_000_000)
    }
    var bytes = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      let text = (0..<Int.random(in: 1...60, using: &bytes)).map { _ in
        pieces.randomElement(using: &bytes) ?? ""
      }
      _ = plain(text.joined(separator: ["", "\n", "x"].randomElement(using: &bytes) ?? "")).text
    }
  }

  @Test(
    "a short text is read without HTML",
    arguments: [
      ("Villa O&#8217;Higgins: 1,240 km", "Villa O’Higgins: 1,240 km"), ("Tom &amp; Jo", "Tom & Jo"),
      ("<em>Perito</em> <b>Moreno</b>", "Perito Moreno"), ("<p>A.</p><p>B.</p>", "A. B."),
      ("1 < 2 & 3 > 2", "1 < 2 & 3 > 2"),
      ("R&B; soul", "R&B; soul"), ("<Ana>", "<Ana>"), ("# 1 &ndash; *x*", "# 1 – *x*"),
    ])
  func plainHTML(written: String, expected: String) { claim(TextMarks.plainHTML(written), is: expected) }
}
