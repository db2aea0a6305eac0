/// The names that may stand in a drawing (SVG 2), and what becomes of others.
enum DrawingWords {
  /// What draws something.
  static let shapes = words("path rect circle ellipse line polyline polygon text use")
  /// Elements in which letters stand.
  static let texts = words("text tspan textPath")
  /// Elements that name a part of the picture.
  static let linked = words("use textPath linearGradient radialGradient pattern")

  static let elements = shapes.union(texts).union(linked).union(
    words(
      """
      svg g defs symbol stop clipPath mask marker filter feGaussianBlur feOffset feMerge feMergeNode feBlend
      feColorMatrix feComposite feFlood feTurbulence feDisplacementMap feMorphology feComponentTransfer feFuncA
      feFuncR feFuncG feFuncB feDropShadow feTile
      """))

  /// What others need, and nothing is drawn of at its own place.
  static let resources = words("clipPath mask marker pattern linearGradient radialGradient filter")
  /// What is not looked at where it stands.
  static let unseen = resources.union(words("defs symbol stop"))

  /// What says something about the file: nobody misses it.
  static let silent = words("metadata title desc switch view cursor script style a")

  static let losses: [String: DrawingLoss] = [
    "script": .script, "image": .picture, "feImage": .picture, "foreignObject": .foreign,
    "animate": .animation,
    "animateTransform": .animation, "animateMotion": .animation, "animateColor": .animation,
    "set": .animation,
  ]

  static let attributes = words(
    """
    d x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height points transform viewBox preserveAspectRatio pathLength dx dy
    rotate textLength lengthAdjust startOffset offset gradientUnits gradientTransform spreadMethod patternUnits
    patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight
    refX refY orient filterUnits primitiveUnits in in2 result stdDeviation mode type values operator k1 k2 k3 k4
    baseFrequency numOctaves seed stitchTiles scale xChannelSelector yChannelSelector radius tableValues slope intercept
    amplitude exponent fill fill-rule fill-opacity stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit
    stroke-dasharray stroke-dashoffset stroke-opacity opacity color display visibility overflow clip-path clip-rule mask
    filter marker marker-start marker-mid marker-end stop-color stop-opacity flood-color flood-opacity
    color-interpolation color-interpolation-filters shape-rendering text-rendering vector-effect paint-order
    mix-blend-mode isolation font-family font-size font-weight font-style font-stretch font-variant letter-spacing
    word-spacing text-anchor text-decoration dominant-baseline alignment-baseline baseline-shift writing-mode direction
    unicode-bidi
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
