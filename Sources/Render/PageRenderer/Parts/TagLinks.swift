import SiteLanguage
import TripPlanning

extension PageScope {
  /// Tags in a line, each leading to its page.
  func records(of tags: [TagLink]) -> TemplateValue {
    TemplateValue(tags.map { ["text": .text($0.name), "href": .text(link($0.page))] })
  }

  /// Tags of a saved attraction in a line: those that anything else bears lead to their pages, too.
  func records(ofWritten tags: [String]) -> TemplateValue {
    TemplateValue(
      tags.map { tag in
        ["text": .text(tag), "href": TemplateValue(site.tagPages[tag.lowercased()].map { link($0) })]
      })
  }

  /// The way to all tags, from where some of them stand; nil where there is no such page.
  var allTags: TemplateValue { TemplateValue(plan.addresses.tags.map { link($0) }) }

  /// How many things bear a tag, by what they are.
  func tally(of tag: TagPlan) -> String {
    var parts: [String] = []
    if !tag.entries.isEmpty { parts.append(words.counted(.countEntries, tag.entries.count)) }
    if !tag.places.isEmpty { parts.append(words.counted(.countPlaces, tag.places.count)) }
    if !tag.photos.isEmpty { parts.append(words.counted(.countPhotos, tag.photos.count)) }
    if !tag.attractions.isEmpty { parts.append(words.counted(.countSaved, tag.attractions.count)) }
    return words.list(parts)
  }
}
