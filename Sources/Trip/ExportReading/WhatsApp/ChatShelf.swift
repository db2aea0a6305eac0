import ExportFiles

/// The files of an export by their names, for the chats beside them.
struct ChatShelf {
  private var byName: [String: [ExportFile]] = [:]

  init(_ files: [ExportFile]) {
    for file in files { byName[file.name, default: []].append(file) }
  }

  /// The file of a name that lies beside a chat, else one below it: two chats may have files of one name.
  func file(_ name: String, beside chat: ExportFile) -> ExportFile? {
    guard let found = byName[name] else { return nil }
    let folder = chat.folder
    return found.first { $0.folder == folder && $0 != chat }
      ?? found.first { folder.isEmpty || $0.folder.hasPrefix(folder + "/") }
  }
}
