import Importing
import JSONText

/// Instagram: posts, reels and stories.
struct InstagramSource: MetaSource {
  let program = "Instagram"

  static var shape: MetaShape {
    MetaShape(
      posts: ["[]", "ig_stories[]", "ig_reels_media[]", "ig_igtv_media[]"],
      heldBack: [
        "ig_archived_post_media[]", "ig_recently_deleted_media[]", "ig_other_media[]", "ig_profile_picture[]",
      ],
      isPost: { item in
        (item["media"]?.items ?? []).contains { $0["uri"]?.text != nil && $0["creation_timestamp"] != nil }
      },
      addresses: { item in pictures(item).compactMap { $0["uri"]?.text } }, word: "instagram")
  }

  /// The pictures and films of an item; a story is one itself.
  private static func pictures(_ item: JSONNode) -> [JSONNode] { item["media"]?.items ?? [item] }

  static func post(_ list: String, _ item: JSONNode) -> MetaPost? {
    let nodes = pictures(item)
    let told = [item["creation_timestamp"]] + nodes.map { $0["creation_timestamp"] }
    guard let seconds = told.lazy.compactMap({ $0?.metaSeconds }).first else { return nil }
    var post = MetaPost(seconds: seconds)
    post.isStory = list == "ig_stories[]"
    let captions = nodes.map { MetaText.written($0["title"]?.text) }
    if !post.isStory {
      // A post of one picture has its text there alone.
      let own = item["media"] == nil ? nil : MetaText.written(item["title"]?.text)
      let said = captions.compactMap(\.self)
      post.text = own ?? (said.count == 1 ? said.first : captions.first.flatMap { $0 })
    }
    for (node, caption) in zip(nodes, captions) {
      guard var medium = MetaPost.Medium(node) else { continue }
      medium.caption = caption == post.text ? nil : caption
      post.media.append(medium)
    }
    post.position = post.isStory ? nil : post.media.lazy.compactMap(\.position).first
    return post
  }
}

// MARK: - Fields

extension InstagramSource {
  /// Where a picture or film stands in an item.
  private static let places = ["", "media[]."]
  private static let exif = ["photo", "video"].map { "media_metadata.\($0)_metadata.exif_data[]." }

  static let positions: Set<String> = Set(
    places.flatMap { above in exif.flatMap { [above + $0 + "latitude", above + $0 + "longitude"] } })

  static let fates: FieldFates = {
    var fates: FieldFates = [:]
    for above in places {
      for field in ["title", "creation_timestamp", "uri"] { fates[above + field] = .used }
      for field in [
        "media_metadata.*", "cross_post_source.*", "backup_uri", "average_color", "dubbing_info.*",
        "media_variants.*", "ai_stickers.*", "subtitles.*", "interest_topics.*",
      ] {
        fates[above + field] = .notNeeded
      }
      for record in exif {
        for field in ["device_id", "upload_ip"] { fates[above + record + field] = .kept }
        for field in ["taken_timestamp", "latitude", "longitude"] { fates[above + record + field] = .used }
      }
    }
    return fates
  }()
}
