import Importing
import JSONText
import TripModel

/// Facebook: what one posted, with pictures, films and places.
struct FacebookSource: MetaSource {
  let program = "Facebook"

  static var shape: MetaShape {
    MetaShape(
      posts: ["[]", "status_updates[]"],
      heldBack: ["archive_v2[]", "trash_v2[]", "archived_stories_v2[]", "wall_posts_sent_to_you[]"],
      isPost: { item in
        guard item["timestamp"]?.number != nil, item["media"] == nil, item["label_values"] == nil else {
          return false
        }
        return (item["data"]?.items ?? []).contains {
          $0["post"]?.text != nil || $0["update_timestamp"] != nil
        }
          || (item["attachments"]?.items ?? []).contains { $0["data"]?.items != nil }
      },
      addresses: { item in parts(item).flatMap(pictures).compactMap { $0["uri"]?.text } }, word: "facebook")
  }

  /// All that is attached to a post, in order.
  private static func parts(_ item: JSONNode) -> [JSONNode] {
    (item["attachments"]?.items ?? []).flatMap { $0["data"]?.items ?? [] }
  }

  /// The pictures and films in one part: itself, or those of a longer text.
  private static func pictures(_ part: JSONNode) -> [JSONNode] {
    (part["media"].map { [$0] } ?? []) + (part["note", "media"]?.items ?? [])
  }

  static func post(_ list: String, _ item: JSONNode) -> MetaPost? {
    guard let seconds = item["timestamp"]?.metaSeconds else { return nil }
    var post = MetaPost(seconds: seconds)
    let parts = parts(item)
    var texts = (item["data"]?.items ?? []).compactMap { MetaText.written($0["post"]?.text) }
    var told = Set(texts)
    for part in parts {
      let said = [
        part["text"], part["note", "title"], part["note", "text"], part["life_event", "title"],
      ].compactMap { MetaText.written($0?.text) }
      texts += said.filter { told.insert($0).inserted }
    }
    post.text = texts.isEmpty ? nil : texts.joined(separator: "\n\n")
    var seen: Set<String> = []
    for node in parts.flatMap(pictures) {
      guard var medium = MetaPost.Medium(node), seen.insert(medium.address).inserted else { continue }
      let caption = MetaText.written(node["description"]?.text)
      medium.caption = caption.flatMap { told.contains($0) ? nil : $0 }
      post.media.append(medium)
    }
    let named = parts.compactMap { $0["place"] }
    post.place = named.lazy.compactMap { MetaText.written($0["name"]?.text) }.first
    post.position =
      named.lazy.compactMap {
        LooseJSON.position($0["coordinate", "latitude"], $0["coordinate", "longitude"])
      }.first
    post.links = parts.compactMap { link($0["external_context", "url"]?.text) }
    return post
  }

  /// An address that a text may hold as it is; nil for one that is none.
  private static func link(_ text: String?) -> String? {
    guard let text = MetaText.written(text), text.hasPrefix("https://") || text.hasPrefix("http://"),
      !text.contains(where: { $0.isWhitespace || "<>\"`\\".contains($0) })
    else { return nil }
    return text
  }
}

// MARK: - Fields

extension FacebookSource {
  /// Where a picture or film stands in a post.
  private static let places = ["attachments[].data[].media.", "attachments[].data[].note.media[]."]
  /// What the camera wrote, which older exports have a level further up.
  private static let exif = ["photo", "video"].flatMap {
    ["media_metadata.\($0)_metadata.exif_data[].", "media_metadata.\($0)_metadata."]
  }

  static let positions: Set<String> = Set(
    places.flatMap { above in exif.flatMap { [above + $0 + "latitude", above + $0 + "longitude"] } }
  ).union(["attachments[].data[].place"])

  static let fates: FieldFates = {
    let part = "attachments[].data[]."
    var fates = FieldFates([
      .used: [
        "timestamp", "data[].post", part + "text", part + "note.title", part + "note.text",
        part + "life_event.title", part + "place.name", part + "place.coordinate.latitude",
        part + "place.coordinate.longitude", part + "external_context.url",
      ],
      // “Ana was with Ben”, who is marked, whose page or event it is.
      .kept: [
        "title", "tags.*", part + "name", part + "event.*", part + "person.*", part + "note.tags.*",
        part + "poll.*", part + "fundraiser.*", part + "for_sale_item.*",
      ],
      .notNeeded: [
        "data[].update_timestamp", "data[].backdated_timestamp", part + "place.address", part + "place.url",
        part + "external_context.name", part + "external_context.source", part + "life_event.*",
        part + "note.created_timestamp", part + "note.updated_timestamp", part + "note.cover_photo.*",
      ],
    ])
    for above in places {
      for field in ["uri", "description"] { fates[above + field] = .used }
      for field in ["comments.*", "tags.*"] { fates[above + field] = .kept }
      for field in [
        "creation_timestamp", "title", "thumbnail.*", "media_metadata.*", "backup_uri", "media_variants.*",
        "dubbing_info.*", "subtitles.*",
      ] {
        fates[above + field] = .notNeeded
      }
      for record in exif {
        fates[above + record + "upload_ip"] = .kept
        for field in ["taken_timestamp", "latitude", "longitude"] { fates[above + record + field] = .used }
      }
    }
    return fates
  }()
}
