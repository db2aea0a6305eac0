/// For whom a site is planned.
package enum Audience: String, CaseIterable, Sendable {
  /// Whoever may see the published site.
  case readers
  /// The traveller alone, in a preview: nothing is kept back.
  case author
}
