import SiteSealing

extension Surroundings {
  /// Where a build finds the key of a sealed site.
  var sealing: SealingSource {
    let keys = siteKeys
    return SealingSource(siteKey: siteKey, password: sitePassword, stored: { keys.stored($0) })
  }
}
