/// What WhatsApp itself writes into a chat, in the languages of its phones.
///
/// Most of it is known by its form alone (`ChatContent`); these are for what is not. Texts are compared by
/// `ChatMarks.key`: in small letters, without marks and points at the end.
enum ChatWords {
  /// Whether a message says no more than that it was taken back.
  static func isDeleted(_ key: String) -> Bool {
    deleted.contains(key) || key.hasPrefix("this message was deleted by")
  }

  /// Whether a message, or its last words, stand for what was not exported: `<Media omitted>`, `image omitted`.
  static func isOmitted(_ key: String) -> Bool {
    if omitted.contains(key) { return true }
    guard key.first == "<", key.last == ">" else { return false }
    return omitted.contains(key.dropFirst().dropLast().trimmingBlanks)
  }

  /// Whether words in brackets say that a message was changed.
  static func isEdited(_ key: String) -> Bool { edited.contains { key.contains($0) } }

  /// Whether words in brackets behind a name say that it is a file's: `(file attached)`, `<attached: …>`.
  static func isAttached(_ key: String) -> Bool { attached.contains(key) }

  /// What stands alone in a chat where the program has nothing to say.
  static let nothing = "null"

  private static func lines(_ text: String) -> Set<String> {
    Set(text.split(separator: "\n").flatMap { $0.split(separator: "|") }.map { ChatMarks.key($0) })
  }

  private static let deleted = lines(
    """
    this message was deleted|you deleted this message|message deleted
    diese nachricht wurde gelöscht|du hast diese nachricht gelöscht
    se eliminó este mensaje|eliminaste este mensaje|este mensaje fue eliminado
    ce message a été supprimé|vous avez supprimé ce message
    questo messaggio è stato eliminato|hai eliminato questo messaggio
    esta mensagem foi apagada|essa mensagem foi apagada|mensagem apagada|você apagou esta mensagem
    esta mensagem foi eliminada|eliminou esta mensagem|apagaste esta mensagem|você apagou essa mensagem
    dit bericht is verwijderd|je hebt dit bericht verwijderd|u hebt dit bericht verwijderd
    ta wiadomość została usunięta|wiadomość została usunięta|usunięto tę wiadomość|usunąłeś tę wiadomość
    tato zpráva byla odstraněna|tato zpráva byla smazána|tuto zprávu jste odstranili|smazali jste tuto zprávu
    táto správa bola odstránená|túto správu ste odstránili|odstránili ste túto správu
    это сообщение удалено|это сообщение было удалено|данное сообщение удалено|вы удалили это сообщение
    вы удалили данное сообщение|сообщение удалено
    це повідомлення видалено|це повідомлення було видалено|ви видалили це повідомлення
    bu mesaj silindi|bu mesajı sildiniz
    det här meddelandet har raderats|det här meddelandet raderades|du raderade det här meddelandet
    det här meddelandet har tagits bort|du tog bort det här meddelandet
    denne besked blev slettet|du slettede denne besked|denne meldingen ble slettet|du slettet denne meldingen
    tämä viesti poistettiin|tämä viesti on poistettu|poistit tämän viestin
    ezt az üzenetet törölték|ez az üzenet törölve lett|törölted ezt az üzenetet
    acest mesaj a fost șters|ai șters acest mesaj|ați șters acest mesaj
    αυτό το μήνυμα διαγράφηκε|διαγράψατε αυτό το μήνυμα
    това съобщение бе изтрито|това съобщение беше изтрито|изтрихте това съобщение
    ova je poruka izbrisana|ova poruka je izbrisana|izbrisali ste ovu poruku
    s'ha eliminat aquest missatge|heu eliminat aquest missatge|has eliminat aquest missatge
    הודעה זו נמחקה|ההודעה נמחקה|מחקת הודעה זו|מחקת את ההודעה הזו
    تم حذف هذه الرسالة|لقد حذفت هذه الرسالة|حذفت هذه الرسالة
    این پیام حذف شد|این پیام حذف شده است|شما این پیام را حذف کردید
    یہ پیغام حذف کر دیا گیا|آپ نے یہ پیغام حذف کر دیا
    यह मैसेज हटा दिया गया|यह मैसेज डिलीट कर दिया गया|यह संदेश हटाया गया|आपने यह मैसेज डिलीट कर दिया
    pesan ini telah dihapus|pesan ini dihapus|anda telah menghapus pesan ini|anda menghapus pesan ini
    mesej ini telah dipadamkan|anda telah memadamkan mesej ini|anda memadamkan mesej ini
    tin nhắn này đã bị xóa|bạn đã xóa tin nhắn này|ข้อความนี้ถูกลบ|ข้อความนี้ถูกลบแล้ว|คุณลบข้อความนี้แล้ว
    このメッセージは削除されました|このメッセージを削除しました|メッセージを削除しました
    삭제된 메시지입니다|이 메시지는 삭제되었습니다|이 메시지를 삭제했습니다
    此消息已删除|你已删除此消息|你删除了此消息|此訊息已刪除|你已刪除此訊息|你刪除了此訊息
    """)

  private static let omitted = lines(
    """
    media omitted|image omitted|video omitted|audio omitted|gif omitted|sticker omitted|document omitted
    contact card omitted|video note omitted|voice message omitted
    medien ausgeschlossen|medien weggelassen|medien ausgelassen|bild weggelassen|video weggelassen
    audio weggelassen|gif weggelassen|sticker weggelassen|dokument weggelassen|kontaktkarte ausgelassen
    multimedia omitido|archivo omitido|imagen omitida|video omitido|audio omitido|documento omitido
    sticker omitido|gif omitido|médias omis|média omis|fichier omis|image absente|vidéo absente|audio omis
    document omis|media omessi|media omesso|immagine omessa|video omesso|audio omesso|documento omesso
    sticker non incluso|gif esclusa|mídia oculta|mídia omitida|ficheiro não revelado|imagem ocultada
    imagem omitida|vídeo ocultado|vídeo omitido|áudio ocultado|áudio omitido|figurinha omitida|gif omitido
    media weggelaten|afbeelding weggelaten|video weggelaten|audio weggelaten|sticker weggelaten
    document weggelaten|pominięto multimedia|pliki pominięto|obraz pominięto|média vynechány
    média vynechána|médiá vynechané|без медиафайлов|файл пропущен|медиа пропущены|медіа пропущено
    medya dahil edilmedi|medya atlanmış|görüntü dahil edilmedi|video dahil edilmedi|ses dahil edilmedi
    çıkartma dahil edilmedi|media utelämnat|media har utelämnats|medier udeladt|mediefil udeladt
    media utelatt|uten vedlegg|media jätettiin pois|media jätetty pois|média elhagyva|hiányzó médiafájl
    conținut media omis|αρχείο παραλήφθηκε|εξαίρεση πολυμέσων|без файл|medijski zapis izostavljen
    медији су изостављени|medij izpuščen|datoteke izpuščene|fitxers multimèdia omesos|mitjans omesos
    meedia ära jäetud|meedia välja jäetud|praleistas medijos turinys|medija praleista|bez multivides
    המדיה לא נכללה|מדיה הושמטה|התמונה הושמטה|تم استبعاد الوسائط|رسانه حذف شد
    میڈیا چھوڑ دیا گیا|میڈیا ہٹا دیا گیا|मीडिया के बिना|मीडिया वगळण्यात आला|মিডিয়া বাদ দেওয়া হয়েছে
    மீடியா தவிர்க்கப்பட்டது|మీడియా విస్మరించబడింది|media tidak disertakan|media dikecualikan
    media disingkirkan|bỏ qua tệp phương tiện|bỏ qua media|ไฟล์สื่อถูกลบ|สื่อถูกลบ|メディアなし
    メディアは含まれていません|画像が省かれました|미디어 파일 제외됨|미디어 파일을 생략한 대화내용|미디어 생략
    忽略多媒體檔|省略多媒体文件|媒体省略|media weggelaat|media hazijajumuishwa
    """)

  private static let attached = lines(
    """
    file attached|attached|datei angehängt|anhang|archivo adjunto|adjunto|fichier joint|pièce jointe
    file allegato|allegato|arquivo anexado|ficheiro anexado|anexado|anexo|bestand bijgevoegd|bijgevoegd|bijlage
    plik załączony|załączono plik|plik w załączniku|załącznik|załączono|soubor přiložen|přiložený soubor|příloha
    priložený súbor|príloha|файл добавлен|файл прикреплен|файл прикреплён|прикреплено|вложение|файл додано
    додано|вкладення|dosya ekli|eklendi|ekli dosya|bifogad fil|fil bifogad|bifogad|bilaga|vedhæftet fil
    fil vedhæftet|vedhæftet|fil vedlagt|vedlagt fil|vedlagt|tiedosto liitetty|liite|liitetty|csatolt fájl
    fájl csatolva|csatolva|melléklet|fișier atașat|atașat|συνημμένο αρχείο|επισυναπτόμενο αρχείο|συνημμένο
    прикачен файл|priložena datoteka|privitak|fitxer adjunt|קובץ מצורף|מצורף|ملف مرفق|الملف مرفق|مرفق|مُرفق
    فایل پیوست شد|پیوست|फ़ाइल संलग्न है|फ़ाइल जोड़ी गई|संलग्न|file terlampir|terlampir|fail dilampirkan|dilampirkan
    tệp đính kèm|đính kèm|ไฟล์ที่แนบ|แนบไฟล์|ファイル添付|添付ファイル|添付|파일 첨부됨|첨부파일|첨부됨|첨부
    附件|文件附件|檔案已附加|已附加檔案|附加檔案
    """)

  /// Parts of words, each of its language.
  private static let editedWords: [String] = [
    "edited", "bearbeitet", "editó", "editaste", "editado", "editada", "modifié", "modificat", "bewerkt",
    "edytowan", "upraven", "изменено", "отредактир", "редактир", "змінено", "відредагов", "düzenlen",
    "redigera", "redigeret", "redigert", "muokat", "szerkeszt", "editat", "επεξεργ", "τροποποι", "uređen",
    "измењен", "נערכ", "تعديل", "تحرير", "ویرایش", "संपादित", "एडिट", "diedit", "chỉnh sửa", "แก้ไข",
    "編集", "수정", "편집", "編輯", "编辑",
  ]
  private static let edited = editedWords.map { ChatMarks.key($0) }
}
