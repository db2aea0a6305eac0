"""What gpxpy reads in GPX files: a line of JSON for each file that it is called with."""

import json
import sys

import gpxpy


def moment(time):
    return None if time is None else int(time.timestamp())


for name in sys.argv[1:]:
    with open(name, encoding="utf-8") as file:
        read = gpxpy.parse(file)
    tracks = [
        {
            "name": track.name,
            "about": track.description or "",
            "metres": track.length_2d(),
            "segments": [
                [[point.latitude, point.longitude, point.elevation, moment(point.time)] for point in segment.points]
                for segment in track.segments
            ],
        }
        for track in read.tracks
    ]
    marks = [[mark.latitude, mark.longitude, mark.name, moment(mark.time)] for mark in read.waypoints]
    print(json.dumps({"title": read.name, "version": read.version, "tracks": tracks, "routes": len(read.routes), "marks": marks}))
