import SiteOutput

extension OutputPath {
  /// The page of a folder of the site. The parts are slugs or fixed names, so they always make a path.
  static func page(_ folders: [String]) -> OutputPath { file(folders + ["index.html"]) }

  static func file(_ parts: [String]) -> OutputPath {
    guard let path = OutputPath(parts.joined(separator: "/")) else {
      preconditionFailure("an address was made from a part that is no slug: \(parts)")
    }
    return path
  }
}
