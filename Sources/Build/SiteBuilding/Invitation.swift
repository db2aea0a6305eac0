import PageRenderer
package import TripCompiling

extension Survey {
  /// A mail that asks a traveller to come along, with what readers may know of the trip; nil where the theme cannot
  /// be used.
  package func invitation(to name: String) -> (subject: String, body: String)? {
    TripRenderer.open(theme: theme).renderer?.invitation(to: name, of: plan)
  }
}
