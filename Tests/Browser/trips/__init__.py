"""The trips whose sites are looked at, and what is claimed of each."""

from pathlib import Path

from claims.axe import axe, axe_briefly, axe_on_phones, axe_once
from claims.first_look import first_look, heads, numbers_above, parts_below_towns, rows_fill, small_alone, spreads, stops_in_line, whole_titles
from claims.front_maps import front_maps, one_column, short_key, short_lines
from claims.hostile import nothing_runs
from claims.keyboard import keyboard
from claims.keys_of_scripts import keys_of_scripts
from claims.laid_out import laid_out
from claims.library import library_map
from claims.library_files import library_files
from claims.library_sums import library_sums
from claims.links import links, pictures
from claims.loaded import from_disk, from_server, in_pieces, late_pictures, without_script
from claims.machines import expenses_csv, feed, json_ld, sitemap, track_gpx, trip_json
from claims.many import many
from claims.map_script import map_script, map_script_briefly
from claims.maps import letters, maps, whole_map
from claims.markup import valid
from claims.next_page import next_page
from claims.paper import paper
from claims.place_lists import filled, place_lists
from claims.rings import rings
from claims.scripts import scripts, scripts_briefly
from claims.sealed import sealed_briefly, sealed_on_disk, sealed_on_server
from claims.sealed_told import axe_of_lock, sealed_clip, sealed_paper, sealed_told, sealed_two
from claims.seen import large_letters, still, still_briefly
from claims.shelf import axe_of_shelf, shelf
from claims.source import safety, structure, weight
from claims.tables import tables
from sites import REPOSITORY, Trip, copy_of, gallery_of_maps
from trips import hostile, libraries, sealed, strange, where_next
from trips.hard_library import hard_library

HERE = Path(__file__).resolve().parent
SOURCE = (links, pictures, safety, structure, weight)
BROWSER = (axe, still, late_pictures, in_pieces, large_letters, from_disk, from_server, without_script)
KEYS = (keyboard, keys_of_scripts, scripts, map_script)
MACHINES = (feed, sitemap, trip_json, track_gpx, expenses_csv, json_ld)
SUMS = (library_files, library_sums)
STRANGE = (axe_briefly, still_briefly, valid, trip_json) + SOURCE


def published(folder):
    """The example with an address of its own, from which feed, sitemap and preview cards come."""
    copy_of(REPOSITORY / "example-trip")(folder)
    with open(folder / "trip.yml", "a", encoding="utf-8") as file:
        file.write("\nurl: https://example.org/the-other-side/\nvisibility: public\n")


TRIPS = [
    Trip(
        "example", copy_of(REPOSITORY / "example-trip"), BROWSER + (axe_briefly, still_briefly, valid, maps, letters, whole_map, front_maps, first_look, heads, spreads, rows_fill, numbers_above, stops_in_line, parts_below_towns, tables, laid_out, filled, paper) + KEYS + SOURCE,
        # What `from_disk` looks for is noted by `still_briefly`, too, of the same pages.
        always=(first_look, heads, spreads, rows_fill, tables, laid_out, axe_once, still_briefly, without_script, valid, maps, letters, whole_map, front_maps, scripts_briefly, map_script_briefly) + SOURCE,
    ),
    Trip(
        "everything", strange.everything, (axe_briefly, still, late_pictures, large_letters, filled, valid, maps, trip_json) + SOURCE,
        # Desks and light colours are the example's: what this site adds is what stands in its pages.
        sample=3, always=(axe_on_phones, valid, maps, trip_json) + SOURCE,
    ),
    Trip(
        "library", libraries.three_kinds, (axe_briefly, still_briefly, valid, large_letters, library_map, shelf, axe_of_shelf) + SUMS + SOURCE,
        always=(library_map, shelf, axe_of_shelf) + SUMS + SOURCE,
    ),
    # Its trips are like others: only what they share is looked at.
    Trip("sixty-trips", libraries.sixty, (axe_of_shelf, library_map, shelf) + SUMS + SOURCE),
    Trip("hard-library", hard_library, (axe_briefly, still_briefly, valid) + SUMS + SOURCE),
    # A trip of which nothing has happened yet: bookings, ideas, money and who comes along.
    Trip("planned", copy_of(HERE / "planned"), STRANGE + (large_letters, maps, tables, expenses_csv, short_key, laid_out)),
    Trip("crowd", strange.crowd, STRANGE + (maps,)),
    Trip("long-trip", strange.long_trip, STRANGE + (large_letters, maps, rings, tables)),
    Trip("no-photos", strange.no_photos, STRANGE + (first_look, laid_out)),
    Trip("clips", strange.clips, STRANGE),
    Trip("date-line", strange.date_line, STRANGE + (maps,)),
    Trip("photo-waypoints", strange.photo_waypoints, STRANGE + (maps,)),
    Trip("one-photo", strange.one_photo, STRANGE + (first_look, heads, rows_fill)),
    Trip("ninety-days", strange.ninety_days, STRANGE + (first_look, heads, rows_fill, one_column, large_letters)),
    Trip("upright", strange.upright, STRANGE + (first_look, heads, rows_fill, large_letters)),
    Trip("small-pictures", strange.small_pictures, STRANGE + (first_look, heads, rows_fill, small_alone)),
    Trip("one-a-day", strange.one_a_day, STRANGE + (first_look, heads, spreads, rows_fill)),
    Trip("undated", strange.undated, STRANGE + (first_look, heads, rows_fill)),
    Trip("tracks-alone", strange.tracks_alone, STRANGE + (first_look, maps, letters, tables)),
    Trip("half-seen", strange.half_seen, (valid, laid_out)),
    Trip("ocean-crossing", strange.ocean_crossing, STRANGE + (first_look, maps)),
    Trip("far-scripts", strange.far_scripts, STRANGE + (first_look, large_letters)),
    Trip("places-700", strange.places_700, STRANGE + (first_look, maps, many, tables), sample=8),
    Trip("one-day", strange.one_day, STRANGE + (first_look, heads, rows_fill)),
    Trip("camp-sites", strange.camp_sites, (valid, maps, letters, front_maps, short_lines, place_lists)),
    Trip("parks", strange.parks, (valid, filled)),
    Trip("far-walks", strange.far_walks, (valid, whole_titles, front_maps)),
    Trip("regions", strange.regions, STRANGE + (first_look, maps)),
    Trip("bare", strange.bare, STRANGE),
    Trip(
        "hostile", hostile.hostile, (nothing_runs, valid, still_briefly) + MACHINES + SOURCE, status=(0, 1), sample=8,
        always=(nothing_runs, valid) + MACHINES + SOURCE,
    ),
    Trip(
        "where-next", where_next.dozen, (next_page, large_letters, without_script, from_disk, maps) + STRANGE, sample=12,
        always=(next_page, valid) + SOURCE,
    ),
    Trip("five-hundred-cards", where_next.five_hundred, (next_page, valid) + SOURCE),
    Trip("sealed", sealed.example, (sealed_on_disk, sealed_on_server, sealed_told, sealed_two, sealed_paper, axe_of_lock, valid), command=sealed.build_of_sealed, always=(sealed_briefly,)),
    Trip("sealed-clip", sealed.large_clip, (sealed_clip,), command=sealed.build_of_sealed),
    Trip("reference-maps", None, (maps,), command=gallery_of_maps),
    Trip("published", published, (valid,) + SOURCE + MACHINES),
]
