import Diagnostics
import TripModel
import TripPlanning

/// Where it is said that readers do not get something, where that is no line of its own file.
extension TripReasons {
  /// Of a picture: what is said of itself before what is said of a text that shows it.
  func keepingPlace(of photo: PhotoPlan) -> [String] {
    guard photo.kept != nil, let groups = trip?.filesKeptBack.filter({ $0.files.contains(photo.photo.file) })
    else { return [] }
    let inOrder = groups.filter(\.isOutright) + groups.filter { !$0.isOutright }
    return place(inOrder.flatMap(\.reasons), besides: photo.photo.file)
  }

  func keepingPlace(of entry: EntryPlan) -> [String] {
    guard entry.kept != nil, let text = trip?.entries.first(where: { $0.file == entry.file }) else {
      return []
    }
    return place(text.keptBack, besides: text.diskFile)
  }

  func keepingPlace(of page: OwnPagePlan) -> [String] {
    guard page.kept != nil, let own = trip?.pages.first(where: { $0.text.file == page.file }) else {
      return []
    }
    return place(own.text.keptBack, besides: page.file)
  }

  /// A conversation is kept back by nothing but what it does not say.
  func keepingPlace(of chat: ChatPlan) -> [String] {
    guard chat.kept != nil, let own = trip?.chats.first(where: { $0.text.file == chat.file }) else {
      return []
    }
    let said = place(own.text.keptBack, besides: chat.file)
    let isWritten = own.text.keptBack.contains { $0.place.span != nil || $0.folder != nil }
    return isWritten ? said : ["A conversation is kept back unless `private: no` stands at its top."]
  }

  private func place(_ reasons: [KeptBack], besides file: String) -> [String] {
    guard let reason = reasons.first(where: { $0.holds(on: plan.today) }) else { return [] }
    if reason.isOfChats {
      return ["It lies in “chats”: of what is there, readers get what a published text shows."]
    }
    if let folder = reason.folder {
      return ["It lies in “\(folder)”: the name of that folder keeps back what is in it."]
    }
    guard reason.place.file != file else { return [] }
    let line = reason.place.span.map { "Line \($0.line) of " } ?? ""
    return ["\(line)\(reason.place.file) keeps it back."]
  }
}
