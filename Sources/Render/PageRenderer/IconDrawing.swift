/// The trip's icon as the picture that browsers show beside the page's name.
struct IconDrawing {
  /// An emoji. Of several the first: more would be too small to tell.
  let sign: String

  /// The picture of a trip without an icon, below `assets/`.
  static let shipped = "icon.svg"

  var markup: String {
    let letter = HTML(escaping: String(sign.prefix(1))).text
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 32 32\">"
      + "<text x=\"16\" y=\"26\" font-size=\"27\" text-anchor=\"middle\">\(letter)</text></svg>\n"
  }
}
