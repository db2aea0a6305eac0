/// How a small picture is written.
package struct PictureCoding: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable { case jpeg, webp, avif }

  package let kind: Kind
  /// The kind's own scale from 1 to 100, on which one figure of two kinds does not look alike.
  package let quality: Int

  /// The kind with how it is written, for the key of whatever is kept; the efforts stand in `CVips.c`.
  package var recipe: String {
    switch kind {
    case .jpeg: "jpeg"
    case .webp: "webp effort 4"
    case .avif: "avif effort 3"
    }
  }

  package init(_ kind: Kind, quality: Int) {
    self.kind = kind
    self.quality = quality
  }
}
