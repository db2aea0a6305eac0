import Synchronization

/// The published names of a site's files, each worked out once: a thousand pages lead to the same few, and a code takes some
/// thousandths of a millisecond.
package final class PublishedAddresses: Sendable {
  package let policy: AddressPolicy
  private let known = Mutex<[OutputPath: OutputPath]>([:])

  package init(_ policy: AddressPolicy) { self.policy = policy }

  package func published(_ path: OutputPath) -> OutputPath {
    guard policy.isOpaque else { return path }
    if let name = known.withLock({ $0[path] }) { return name }
    let name = policy.published(path)
    known.withLock { $0[path] = name }
    return name
  }

  /// The link from one file of the site to another, each under its published name.
  package func link(
    from source: OutputPath, to target: OutputPath, fragment: String? = nil
  ) -> RelativeLink {
    RelativeLink(from: published(source), to: published(target), fragment: fragment)
  }
}
