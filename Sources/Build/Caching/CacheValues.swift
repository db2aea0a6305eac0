/// What a derivative is known by: its original's bytes and all that was done to them.
package struct DerivativeKey: Hashable, Sendable {
  /// The SHA-256 of the original, in hexadecimal.
  package let original: String
  /// Kind, sizes, quality and the versions of the codecs, in a fixed wording: whatever changes the bytes.
  package let recipe: String

  package init(original: String, recipe: String) {
    self.original = original
    self.recipe = recipe
  }
}

/// A derivative that is there, to be copied.
package struct CachedDerivative: Hashable, Sendable {
  // The name first: it lies at a multiple of its own size.
  let name: BlobName
  let folder: String
  package let byteCount: Int
  // Few bits each: there are five of these for each of ten thousand pictures.
  private let columns: Int32
  private let rows: Int32

  /// Pixels.
  package var width: Int { Int(columns) }
  package var height: Int { Int(rows) }

  init(folder: String, name: BlobName, width: Int, height: Int, byteCount: Int) {
    self.folder = folder
    self.name = name
    self.byteCount = byteCount
    columns = Int32(clamping: width)
    rows = Int32(clamping: height)
  }

  /// The file in the cache; its content never changes.
  package var path: String { BlobFolder.path(of: contentHash, in: folder) }
  /// The SHA-256 of its bytes, in hexadecimal.
  package var contentHash: String { name.hex }
}

/// Why a cache starts empty although there was one.
package enum CacheRenewal: Hashable, Sendable {
  case broken
  case foreign
  case newer

  /// For a note: one sentence without full stop.
  package var message: String {
    switch self {
    case .broken: "damaged cache replaced: this build takes longer"
    case .foreign: "cache not made by Tripbook moved aside: this build takes longer"
    case .newer: "cache of a newer Tripbook moved aside: this build takes longer"
    }
  }
}

/// Why nothing can be kept.
package enum BuildCacheProblem: Error, Hashable, Sendable {
  /// There can be no cache in that folder.
  case cannotOpen(folder: String, reason: String)
  /// One thing could not be kept.
  case cannotKeep(reason: String)
  /// From something on nothing could be kept in that folder.
  case keepsNoMore(folder: String, reason: String)

  package var reason: String {
    switch self {
    case .cannotOpen(_, let reason), .cannotKeep(let reason), .keepsNoMore(_, let reason): reason
    }
  }

  package var message: String {
    switch self {
    case .cannotOpen(let folder, let reason): "cannot use the cache “\(folder)”: \(reason)"
    case .cannotKeep(let reason): "cannot keep a picture in the cache: \(reason)"
    case .keepsNoMore(let folder, let reason):
      "cannot keep everything in the cache “\(folder)”: \(reason)"
    }
  }

  package var advice: String? {
    switch self {
    case .cannotOpen: "Builds are slower without it; set `XDG_CACHE_HOME` to another folder."
    case .cannotKeep: nil
    case .keepsNoMore:
      "This build is complete; the next one is slower. Make room on that disk, perhaps with `tripbook cache prune`, or "
        + "name another place for caches in `XDG_CACHE_HOME`."
    }
  }
}

/// A file of the trip that cannot be read.
package struct UnreadableOriginal: Error, Hashable, Sendable {
  package let path: String
  package let reason: String

  package var message: String { "cannot read “\(path)”: \(reason)" }
}
