/// What the fuzzing of imports begins with: a small file of each kind, as its program writes it.
enum ImportSeeds {
  static let phone = #"""
    {"semanticSegments": [{"startTime": "2024-06-15T09:00:00.000+02:00",
    "endTime": "2024-06-15T10:00:00.000+02:00", "visit": {"topCandidate": {"placeId": "ChIJ_1",
    "semanticType": "UNKNOWN", "placeLocation": {"latLng": "38.8°, -9.2°"}}}},
    {"startTime": "2024-06-15T10:00:00Z", "endTime": "2024-06-15T10:30:00Z",
    "activity": {"start": {"latLng": "38.8°, -9.2°"}, "end": {"latLng": "38.7°, -9.14°"},
    "topCandidate": {"type": "IN_BUS"}}}, {"startTime": "2024-06-15T11:00:00Z",
    "endTime": "2024-06-15T12:00:00Z", "timelinePath": [{"point": "38.8°, -9.2°",
    "time": "2024-06-15T11:05:00Z"}]}, {"startTime": "2024-06-15T00:00:00Z",
    "endTime": "2024-06-16T00:00:00Z", "timelineMemory": {"note": "*a*"}}],
    "rawSignals": [{"position": {"LatLng": "38.81°, -9.2°", "accuracyMeters": 15,
    "timestamp": "2024-06-15T09:05:00Z"}}, {"wifiScan": {"x": 1}}],
    "userLocationProfile": {"frequentPlaces": [{"placeLocation": "38.9°, -9.3°", "label": "HOME"}]}}
    """#

  static let phoneList = #"""
    [{"endTime": "2025-05-03T10:00:00.000Z", "startTime": "2025-05-03T08:00:00.000Z",
    "timelinePath": [{"point": "geo:38.8,-9.2", "durationMinutesOffsetFromStartTime": "4"},
    {"point": "geo:38.81,-9.2", "durationMinutesOffsetFromStartTime": "4"}]}]
    """#

  static let month = #"""
    {"timelineObjects": [{"activitySegment": {"startLocation": {"latitudeE7": 388000000,
    "longitudeE7": 4202967296}, "duration": {"startTimestamp": "2024-07-09T17:00:00Z",
    "endTimestampMs": "1720548000000"}, "activityType": "WALKING",
    "waypointPath": {"waypoints": [{"latE7": 388000000, "lngE7": -92000000}, {"latE7": 388100000,
    "lngE7": -92000000}]}, "simplifiedRawPath": {"points": []}}},
    {"placeVisit": {"location": {"latitudeE7": 388000000, "longitudeE7": -92000000, "name": "Café"},
    "otherCandidateLocations": [{}], "duration": {"startTimestamp": "2024-07-09T17:00:00Z"}}}]}
    """#

  static let records = #"""
    {"locations": [{"timestamp": "2024-08-10T12:00:00Z", "latitudeE7": 388000000,
    "longitudeE7": -92000000, "accuracy": 20, "deviceTag": 1}, {"timestampMs": "1723291500000",
    "latitudeE7": 387000000, "longitudeE7": -91400000, "deviceTag": 2}]}
    """#

  static let trip = #"""
    {"id": 7, "name": "USA", "slug": "usa", "start_date": 1718627288.0, "end_date": 1718786285.0,
    "timezone_id": "Europe/Paris", "visibility": 2, "summary": "Heat", "all_steps": [{"id": 20,
    "name": null, "display_name": "A", "start_time": 1718703641.039, "timezone_id": "America/Chicago",
    "description": "# no\nreally", "supertype": "normal", "weather_condition": "rain",
    "weather_temperature": 26.4, "main_media_item_path": "x/z.JPG?w=1", "location": {"name": "A",
    "lat": 38.7, "lon": -9.14}}, {"id": 21, "start_time": null, "is_deleted": true}]}
    """#

  static let way = #"""
    {"locations": [{"lat": 38.7, "lon": -9.14, "time": 1718620600.5}, {"lat": "38.8", "lon": -9.2,
    "time": "2024-06-18T10:00:00+02:00"}, {"lat": 38.9, "lon": -9.2, "time": 1718650000}]}
    """#

  static let journal = #"""
    {"metadata": {"version": "1.0"}, "entries": [{"uuid": "A1", "creationDate": "2024-06-16T23:00:00Z",
    "timeZone": "Europe\/Dublin", "isPinned": true, "tags": ["tram"], "creationDevice": "Ana's phone",
    "text": "# Sea\\-side\n\nTo see:\n- x\n![](dayone-moment:\/\/P1)\n![](dayone-moment:/audio/S1)",
    "location": {"latitude": 53.5, "longitude": -6.25, "placeName": "Quay"},
    "audios": [{"identifier": "S1", "md5": "s1", "format": "mp3"}],
    "photos": [{"identifier": "P1", "md5": "AA", "type": "jpeg", "orderInEntry": 0,
    "date": "2024-06-17T00:00:00Z", "location": {"latitude": 38.7, "longitude": -9.14}}]}]}
    """#

  static let marks = #"""
    <gpx version="1.1" creator="Test"><wpt lat="38.8" lon="-9.2"><time>2026-05-03T10:00:00Z</time><name>A</name>
    <desc>&lt;p&gt;We &lt;b&gt;walked&lt;/b&gt; up there&lt;/p&gt;</desc></wpt><wpt lat="38.7" lon="-9.14"><name>Home</name>
    <link href="https://a.example"/></wpt></gpx>
    """#

  static let track = #"""
    <gpx version="1.1"><trk><name>Up</name><trkseg><trkpt lat="38.8" lon="-9.2"><ele>3</ele><time>2026-05-03T07:32:10Z</time>
    <extensions><hr>99</hr></extensions></trkpt></trkseg></trk></gpx>
    """#

  static let activities = #"""
    Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Distance,Filename,Media,Visibility
    1,"May 3, 2026, 7:32:10 AM",Up & down,Ride,"Steep
    and *hot*",20,activities/1.gpx,media/a.jpg|media/gone.jpg,
    2,"May 4, 2026, 9:00:00 AM",Swim,Swim,x,1,,,Only Me
    """#

  static let picture = #"""
    {"title": "b.jpg", "description": "A \"b\"", "photoTakenTime": {"timestamp": "1777813512",
    "formatted": "x"}, "geoData": {"latitude": 38.7, "longitude": -9.14, "altitude": 12.5},
    "people": [{"name": "Zoe"}], "favorited": true, "url": "https://a.example"}
    """#

  static let album = #"""
    {"title": "Lisbon & back", "description": "x", "access": "protected", "date": {"timestamp": "1"},
    "enrichments": [{"narrativeEnrichment": {"text": "1. We *walked*"}}]}
    """#

  static let posts = #"""
    [{"media": [{"uri": "media/posts/1.jpg", "creation_timestamp": 1777813512,
    "title": "The caf\u00c3\u00a9",
    "media_metadata": {"photo_metadata": {"exif_data": [{"latitude": 38.7, "longitude": -9.14}]}}}],
    "title": "Tower\nLong #Belem @ana", "creation_timestamp": 1777813512}]
    """#

  static let status = #"""
    [{"timestamp": 1777813512, "title": "Ana was with Zoe",
    "data": [{"post": "With @[100:2048:Zoe] at\n*it*"}, {"update_timestamp": 1777813512}],
    "attachments": [{"data": [{"media": {"uri": "activity/posts/media/1.jpg", "description": "Low tide",
    "media_metadata": {"photo_metadata": {"exif_data": [{"upload_ip": "10.0.0.1",
    "taken_timestamp": 1777809912}]}}}}, {"place": {"name": "Bel\u00c3\u00a9m",
    "coordinate": {"latitude": 38.7, "longitude": -9.14}}},
    {"external_context": {"url": "https://a.example/b"}}]}]}]
    """#
}
