/// What people write into a text of what is for nobody else, in whole phrases: to themselves before they show it, or to who
/// reads it. Words that only tell of a secret, as `a secret bar`, are none.
enum ConfidedPhrases {
  /// The first line of a text on which such a phrase begins, whatever marks and breaks stand between its words; counted
  /// from 0.
  static func line(in text: String) -> Int? { lines(in: text, most: 1).first }

  /// All such lines, in their order, or so many of them.
  static func lines(in text: String, most: Int = .max) -> [Int] {
    let bytes = Array(text.lowercased().utf8)
    var found: [Int] = []
    var (at, line, isInWord) = (0, 0, false)
    while at < bytes.count {
      let length = gap(bytes, at)
      guard length == 0 else {
        let isFolded = at + 1 < bytes.count && bytes[at + 1] == UInt8(ascii: "\n")
        if bytes[at] == UInt8(ascii: "\n") || bytes[at] == UInt8(ascii: "\r") && !isFolded { line += 1 }
        (at, isInWord) = (at + length, false)
        continue
      }
      if !isInWord, let phrases = byBeginning[beginning(bytes, at)],
        phrases.contains(where: { stands($0, in: bytes, at) })
      {
        if found.last != line { found.append(line) }
        if found.count >= most { return found }
      }
      (at, isInWord) = (at + 1, true)
    }
    return found
  }

  /// Whether the words of a phrase stand one behind the other from somewhere on.
  private static func stands(_ phrase: [[UInt8]], in bytes: [UInt8], _ start: Int) -> Bool {
    var at = start
    for word in phrase {
      while at < bytes.count, gap(bytes, at) > 0 { at += gap(bytes, at) }
      let end = at + word.count
      guard bytes[at...].starts(with: word), end == bytes.count || gap(bytes, end) > 0 else { return false }
      at = end
    }
    return true
  }

  /// Bytes of what stands between two words, in small letters; 0 within one. Quotes, dashes and the curly apostrophe have
  /// three.
  private static func gap(_ bytes: [UInt8], _ at: Int) -> Int {
    switch bytes[at] {
    case 0x61...0x7A, 0x30...0x39: 0
    case 0xE2 where at + 2 < bytes.count && bytes[at + 1] & 0xFE == 0x80: 3
    case 0x80...: 0
    default: 1
    }
  }

  /// The first two bytes of a word: most words of a text begin no phrase.
  private static func beginning(_ bytes: [UInt8], _ at: Int) -> UInt16 {
    let second = at + 1 < bytes.count && gap(bytes, at + 1) == 0 ? bytes[at + 1] : 0
    return UInt16(bytes[at]) << 8 | UInt16(second)
  }

  private static let byBeginning = Dictionary(grouping: all) { beginning($0[0], 0) }

  private static let all: [[[UInt8]]] = list.split { ",\n".contains($0) }.compactMap { phrase in
    let words = phrase.lowercased().split { !$0.isLetter && !$0.isNumber }.map { Array($0.utf8) }
    return words.isEmpty ? nil : words
  }

  /// Languages in the order of VisibilityWords; of those that set words apart.
  private static let list = """
    for us three only, for us two only, for us four only, only for us three, only for us two, nobody is supposed to know yet,
      no one is supposed to know yet, nobody knows yet except us, must not go on the internet,
    I don't want it anywhere else, I don't want this anywhere else, don't want anyone to read this,
      don't want anybody to read this, nobody needs to know, nobody else needs to know, no one needs to know,
      nobody must know, don't tell anyone about this, don't tell anybody about this, please don't tell anyone,
      please don't tell anybody, not for anyone else, not for anybody else, this stays between us, just between us,
      strictly between us, don't put this in anything, don't put this anywhere, for my eyes only,
      not on the internet please, please not on the internet, not for the internet, keep this off the internet,
      keep it off the internet, keep this off the blog, keep this out of the blog, not for the blog please,
      not to be on the internet, not to be put on the internet, doesn't want to be online, does not want to be online,
      doesn't want to be on the internet, asked not to be online, asked me not to post, asked us not to post,
      do not put this on, don't tell my parents, don't tell my mother, don't tell my father, nobody tells her please, nobody tell her please, nobody tell him please,
      don't post this, don't publish this, don't share this, do not publish this, do not share this,
      do not post this, delete before publishing, delete before sharing, delete before showing,
      delete this before publishing, remove before publishing, remove before sharing, take out before publishing
    nur für uns drei, nur für uns beide, nur für uns zwei, soll noch niemand wissen, soll noch keiner wissen, darf noch niemand wissen,
      darf noch keiner wissen, gehoert nicht ins internet, nur für uns vier,
    bitte nicht weitersagen, bitte nicht weitererzählen, muss niemand wissen, muss keiner wissen,
      braucht niemand zu wissen, braucht keiner zu wissen, geht niemanden etwas an, geht niemanden was an,
      bitte nicht ins internet, das nicht ins internet, gehört nicht ins internet, nicht ins internet stellen,
      nicht ins internet schreiben, bitte nicht ins netz, gehört nicht ins netz, nichts fürs internet, nicht fürs internet,
      will nicht ins internet, soll nicht ins internet, möchte nicht ins internet, nicht ins netz stellen,
      nicht an mama weiterleiten, nicht an mutti weiterleiten, nicht an oma weiterleiten, sagt mama nichts, sagt oma nichts,
      sag mama nichts, nichts zu mama sagen, bleibt unter uns, nur unter uns, nicht für andere bestimmt, bitte nicht veröffentlichen,
      vor dem Veröffentlichen löschen, vor dem Zeigen löschen, vor dem Teilen löschen, vor Veröffentlichung löschen
    personne n'est au courant à part nous, à garder entre nous,
    ne pas dire à maman, ne le dites pas à maman, ne dites rien à maman, ne rien dire à maman, ne le dites à personne, ne le dis à personne, n'en parlez à personne, personne ne doit savoir,
      personne ne doit le savoir, personne n'a besoin de savoir, ça reste entre nous, que cela reste entre nous,
      ne pas mettre sur internet, ne pas mettre en ligne, ne pas le mettre en ligne,
      à supprimer avant, à effacer avant, à enlever avant de publier, ne pas publier
    no poner en internet, no subir a internet, que no salga en internet,
    no la ponga en internet, no lo ponga en internet, no la suba a internet, no lo suba a internet, no quiere salir en internet,
      no decirle a su madre, no decirle a mi madre, no decirle a mamá, no decir a mi madre, no se lo digas a mi madre,
      no contarle a mi madre, que no se entere mi madre, que no se entere su madre, no pasar a nadie, no se lo digas a nadie, no se lo digáis a nadie, no se lo cuentes a nadie, nadie tiene que saberlo,
      nadie tiene por qué saberlo, que quede entre nosotros, borrar antes de publicar, borrar antes de enseñar,
      quitar antes de publicar
    non metterlo su internet, non mettere su internet, non mettere online,
    non dirlo a mamma, non dire niente a mamma, non ditelo a mamma, non dirlo a nessuno, non ditelo a nessuno, nessuno deve saperlo, che resti tra noi, che rimanga tra noi,
      da cancellare prima, cancellare prima di pubblicare, togliere prima di pubblicare
    niet op internet zetten, niet op het internet zetten, niet voor op internet,
    niet tegen mama zeggen, niet aan mama vertellen, niet tegen oma zeggen, niet doorvertellen, niet verder vertellen, hoeft niemand te weten, mag niemand weten, blijft onder ons,
      weghalen voor publicatie, verwijderen voor publicatie, weghalen voor het delen
    não digas a ninguém, não contes a ninguém, não conte a ninguém, ninguém precisa de saber,
      ninguém precisa saber, fica entre nós, apagar antes de publicar, tirar antes de publicar
    nikomu neříkat, nikomu to neříkej, nikomu to neříkejte, nikdo to nemusí vědět, ať to zůstane mezi námi,
      smazat před zveřejněním, smazat před publikací
    nie mówić nikomu, nikomu nie mówić, nie mów nikomu, nikomu nie mów, nie mówcie nikomu, nikt nie musi wiedzieć,
      niech to zostanie między nami, niech zostanie między nami, usunąć przed pokazaniem, usunąć przed publikacją,
      wyciąć przed publikacją, skasować przed publikacją
    sig det ikke til nogen, fortæl det ikke til nogen, ingen behøver at vide, bliver mellem os,
      slettes før udgivelse, slet før udgivelse
    säg det inte till någon, berätta inte för någon, ingen behöver veta, stannar mellan oss,
      ta bort före publicering, ta bort innan publicering
    ikke si det til noen, ikke fortell det til noen, ingen trenger å vite, blir mellom oss, slett før publisering,
      slettes før publisering
    älä kerro kenellekään, älkää kertoko kenellekään, kenenkään ei tarvitse tietää, jää meidän välillemme,
      poista ennen julkaisua
    ne mondd el senkinek, senkinek ne mondd el, senkinek sem kell tudnia, maradjon köztünk, köztünk maradjon,
      közzététel előtt törölni
    nu spune nimănui, nu spuneți nimănui, nimeni nu trebuie să știe, rămâne între noi, de șters înainte de publicare
    kimseye söyleme, kimseye söylemeyin, kimsenin bilmesine gerek yok, aramızda kalsın, yayınlamadan önce sil
    μην το πεις σε κανέναν, μην το πείτε σε κανέναν, κανείς δεν χρειάζεται να ξέρει, να μείνει μεταξύ μας,
      να σβηστεί πριν
    никому не говорить, никому не рассказывать, никто не должен знать, пусть останется между нами,
      удалить перед публикацией, убрать перед публикацией
    нікому не казати, нікому не розповідати, ніхто не повинен знати, хай залишиться між нами,
      видалити перед публікацією, прибрати перед публікацією
    아무에게도 말하지 마세요, 아무한테도 말하지 마세요, 공개하지 마세요, 우리끼리만 알기
    لا تخبر أحدا, لا تخبروا أحدا, يبقى بيننا, احذف قبل النشر
    אל תספרו לאף אחד, אל תספר לאף אחד, שיישאר בינינו, למחוק לפני פרסום
    """
}
