/// Where the key of a sealed site is found: what the environment names, else what was kept on this machine.
package struct SealingSource: Sendable {
  /// 64 hexadecimal digits, as somebody wrote them; nil where nobody did.
  package var siteKey: String?
  /// The password that opens the site, with such a key.
  package var password: String?
  /// What is kept of the site of a folder, by the folder's path; nil for none.
  package var stored: @Sendable (_ folder: String) -> StoredKey?

  package init(
    siteKey: String? = nil, password: String? = nil,
    stored: @escaping @Sendable (_ folder: String) -> StoredKey? = { _ in nil }
  ) {
    self.siteKey = siteKey
    self.password = password
    self.stored = stored
  }
}
