import TripModel
import TripPlanning

/// What is said of the author's own pages, of albums, of conversations, and of what texts show beside pictures.
extension TripReasons {
  func answerOfText(_ file: String) -> Answer? {
    if let page = plan.journal.pages.first(where: { $0.file == file }) { return answer(page) }
    if let album = plan.media.albums.first(where: { $0.file == file }) { return answer(album) }
    if let chat = plan.journal.chats.first(where: { $0.file == file }) { return answer(chat) }
    if let index = plan.media.extras.firstIndex(where: { $0.media.file == file }) {
      return answer(plan.media.extras[index], at: index)
    }
    return nil
  }

  private func answer(_ page: OwnPagePlan) -> Answer {
    var sentences = [
      "It is called “\(page.title.value)”: \(page.title.because(page.file)).",
      "It is a page of its own, and so on no day.",
    ]
    if page.navigation == .hidden { sentences.append("It is not in the navigation: it says so itself.") }
    sentences += keepingPlace(of: page)
    return Answer(subject: page.file, sentences, [page.kept].compactMap(\.self).map(Withholding.mark))
  }

  private func answer(_ album: AlbumPlan) -> Answer {
    let count = album.photos.count
    let sentences = [
      "It is called “\(album.title.value)”: \(album.title.because(album.file)).",
      "It is an album: \(count == 1 ? "one picture" : "\(count) pictures") of its folder "
        + "\(count == 1 ? "is" : "are") in it.",
      "Its picture is \(plan[album.cover.value].photo.file): \(album.cover.because(album.file)).",
    ]
    return Answer(subject: album.file, sentences, [album.kept].compactMap(\.self).map(Withholding.mark))
  }

  private func answer(_ chat: ChatPlan) -> Answer {
    let (count, pages) = (chat.messages.count, chat.parts.count)
    let place =
      chat.parts.isEmpty
      ? "It stands on the page of its day."
      : "It has \(pages == 1 ? "a page" : "\(pages) pages") of its own: it is too long for that of its day, or its day "
        + "has none."
    let sentences = [
      "It is the conversation “\(chat.name)” on \(chat.date): \(count == 1 ? "one message" : "\(count) messages").",
      place,
    ]
    return Answer(
      subject: chat.file, sentences + keepingPlace(of: chat),
      [chat.kept].compactMap(\.self).map(Withholding.mark))
  }

  private func answer(_ extra: MediaPlan, at index: Int) -> Answer {
    let entries = plan.journal.entries.filter { $0.media.contains { $0.index == index } }.map { $0.file }
    let pages = plan.journal.pages.filter { $0.media.contains { $0.index == index } }.map(\.file)
    let chats = plan.journal.chats.filter { $0.media.contains { $0.index == index } }.map(\.file)
    let texts = entries + pages + chats
    return Answer(
      subject: extra.media.file,
      [
        texts.isEmpty
          ? "No text shows it, so it is not in the site."
          : "It is in the site since \(texts.joined(separator: ", ")) \(texts.count == 1 ? "shows" : "show") it."
      ])
  }
}
