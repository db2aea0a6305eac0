package import SiteOutput

/// A site to be served: its files are found, or made, when they are asked for.
package struct ShownSite: Sendable {
  /// The file at an address; nil where the site has none.
  package var file: @Sendable (OutputPath) async -> ShownFile?
  /// What is noted for the author beside a page; nil where there is nothing.
  package var note: @Sendable (OutputPath) -> PageNote?

  package init(
    file: @escaping @Sendable (OutputPath) async -> ShownFile?,
    note: @escaping @Sendable (OutputPath) -> PageNote? = { _ in nil }
  ) {
    self.file = file
    self.note = note
  }
}

/// A file of the site as it is now.
package struct ShownFile: Sendable {
  package var content: OutputContent
  /// What it and all that it shows can be told by from another version.
  package var stamp: String

  package init(content: OutputContent, stamp: String) {
    self.content = content
    self.stamp = stamp
  }
}

/// What the preview adds to pages, as it is served: none of it is in a built site.
package struct PreviewDress: Sendable {
  package var script: [UInt8]
  package var style: [UInt8]
  /// The page that is shown as long as there is no other.
  package var waiting: [UInt8]

  package init(script: [UInt8], style: [UInt8], waiting: [UInt8]) {
    self.script = script
    self.style = style
    self.waiting = waiting
  }
}
