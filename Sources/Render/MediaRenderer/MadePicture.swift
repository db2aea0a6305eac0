package import Caching
package import SiteOutput
package import TripPlanning

/// One size of a picture, made.
package enum MadePicture: Sendable {
  case kept(CachedDerivative)
  /// The cache did not take it.
  case loose([UInt8])

  /// The bytes, where they are nowhere else.
  var bytes: [UInt8]? { if case .loose(let bytes) = self { bytes } else { nil } }

  package var content: OutputContent {
    switch self {
    case .kept(let derivative): .copy(of: derivative.path)
    case .loose(let bytes): .bytes(bytes)
    }
  }
}

extension PhotoPlan {
  /// The files of its sizes, as the plan names them.
  package func files(of pictures: [MadePicture]) -> [OutputFile] {
    zip(derivatives, pictures).map { OutputFile(path: $0.path, content: $1.content) }
  }
}
