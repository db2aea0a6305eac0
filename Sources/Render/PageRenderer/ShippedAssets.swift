import SiteOutput
package import TripModel

/// The look and the scripts of the shipped theme, which all sites have, as visitors get them.
package enum ShippedAssets {
  /// Their bytes by their paths in a site, of a theme of which nothing is the traveller's own.
  package static func files(of theme: Theme) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for file in PublishedAssets(theme.assets, own: []).files(in: "assets") {
      if case .bytes(let bytes) = file.content { files[file.path.text] = bytes }
    }
    return files
  }
}
