import Importing

/// What becomes of the fields of Polarsteps' files.
enum PolarstepsFates {
  /// `trip.json` but for its steps.
  static let trip = FieldFates([
    .used: [
      "name", "slug", "summary", "start_date", "end_date", "timezone_id", "visibility", "is_deleted",
    ],
    .kept: [
      "id", "user_id", "uuid", "views", "travel_tracker_device.*", "fb_publish_status", "open_graph_id",
    ],
    .notNeeded: [
      "type", "total_km", "step_count", "language", "featured", "featured_priority_for_new_users",
      "feature_text", "feature_date", "cover_photo", "cover_photo.*", "cover_photo_path",
      "cover_photo_thumb_path", "planned_steps_visible", "future_timeline_last_modified", "creation_time",
      "travel_tracker_device",
    ],
  ])

  /// An item of `all_steps`.
  static let step = FieldFates([
    .used: [
      "id", "name", "display_name", "description", "start_time", "timezone_id", "supertype", "is_deleted",
      "comment_count", "weather_condition", "weather_temperature", "main_media_item_path", "location.name",
      "location.lat", "location.lon",
    ],
    .kept: [
      "trip_id", "location_id", "uuid", "views", "fb_publish_status", "open_graph_id", "location.id",
      "location.uuid",
    ],
    .notNeeded: [
      "slug", "display_slug", "type", "end_time", "creation_time", "location", "location.detail",
      "location.full_detail", "location.country_code", "location.venue", "location.venue.*",
    ],
  ])

  /// An item of `locations`.
  static let location: FieldFates = ["lat": .used, "lon": .used, "time": .used]
}
