import SiteOutput

/// The files of a theme as visitors get them: its own sheets without comments and blanks that part nothing, those of the
/// traveller as they are.
struct PublishedAssets {
  private let assets: [String: [UInt8]]
  private let own: Set<String>

  init(_ assets: [String: [UInt8]], own: Set<String>) {
    self.assets = assets
    self.own = own
  }

  /// In the order of their names, where pages look for them.
  func files(in folder: String) -> [OutputFile] { files { OutputPath(folder + "/" + $0) } }

  /// The same, where `path` says that a file of such a name is.
  func files(at path: (String) -> OutputPath?) -> [OutputFile] {
    assets.sorted { $0.key < $1.key }.compactMap { name, bytes in
      guard let place = path(name) else { return nil }
      let isShippedSheet = name.hasSuffix(".css") && !own.contains(name)
      return OutputFile(
        path: place, content: .bytes(isShippedSheet ? StyleSheet.published(bytes) : bytes))
    }
  }
}
