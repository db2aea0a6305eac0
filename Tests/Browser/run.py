#!/usr/bin/env python3
"""Builds sites and holds them against a real browser and real validators: `make browser-tests`.

run.py [--always] [--site NAME] [--claim WORD] [--jobs N] [--keep]
"""

import argparse
import atexit
import os
import sys
import time
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent))

from chromium import Chromium  # noqa: E402
from mistakes import names_by_claim, patience, unseen  # noqa: E402
from server import serving  # noqa: E402
from site_folder import Failure, Site  # noqa: E402
from sites import REPOSITORY, WORKSHOP, build  # noqa: E402
from trips import MACHINES, SOURCE, TRIPS  # noqa: E402

SHOWN = 12
# Seconds in which a claim must have been looked at: the longest takes less than a third of it beside others.
LIMIT = 300
browser = Chromium()


def hold(name, folder, sample, claims, base):
    """Holds one site against some claims, in a process that keeps its browser: for each the failures, and its seconds."""
    site = Site(name, folder, sample)
    return [timed(lambda: claim(site, browser, f"{base}{name}/")) for claim in claims]


def proved(claim, mistakes):
    """Shows that a claim sees the mistakes that it is made for, and none in a page without one."""
    return [timed(lambda: unseen(claim, mistakes, browser))]


def waited():
    """Shows that a page which never answers does not stop the others."""
    return [timed(lambda: patience(browser))]


def timed(work):
    began = time.monotonic()
    try:
        with browser.patience(LIMIT):
            failures = list(work())
    except Exception as error:  # A claim that cannot be looked at is not kept.
        failures = [Failure("–", f"could not be looked at: {type(error).__name__}: {error}")]
    return failures, time.monotonic() - began


def begin(is_bare):
    """What a process that holds claims does first: with every change its browser has no windows around its pages."""
    browser.is_bare = is_bare
    atexit.register(browser.stop)


def wanted(options):
    for trip in TRIPS:
        claims = trip.always if options.always else trip.claims
        claims = [claim for claim in claims if options.claim in claim.__name__]
        if options.site in trip.name and claims:
            yield trip, claims


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--site", default="", help="only sites with this in their name")
    parser.add_argument("--claim", default="", help="only claims with this in their name")
    parser.add_argument("--always", action="store_true", help="only what is claimed with every change; without it all, as at night")
    parser.add_argument("--jobs", type=int, default=max(2, min(4, os.cpu_count() or 2)))
    parser.add_argument("--keep", action="store_true", help="looks at the sites of the last run without building them again")
    options = parser.parse_args()
    began = time.monotonic()
    program = os.environ.get("TRIPBOOK", REPOSITORY / ".build/debug/tripbook")
    trips = list(wanted(options))
    broken = [] if options.keep else built(trips, program, options.jobs)
    broken += held(trips, broken, options)
    # With every change none are taken.
    pictures = "" if options.always else f" Pictures: {WORKSHOP.relative_to(REPOSITORY)}/screenshots"
    if broken:
        print("\nWhat does not hold:")
        for outcome in broken:
            show(outcome)
        pages = {failure.page for outcome in broken for failure in outcome.failures}
        print(f"Browser tests: broken claims: {len(broken)}, pages: {len(pages)}, in {time.monotonic() - began:.0f} s.{pictures}")
        sys.exit(1)
    print(f"Browser tests: all claims hold, in {time.monotonic() - began:.0f} s.{pictures}")


def built(trips, program, jobs):
    """Builds the sites; what could not be built."""
    broken = []
    with ThreadPoolExecutor(jobs) as pool:
        for (trip, _), problem in zip(trips, pool.map(lambda item: build(item[0], program), trips)):
            if problem:
                broken.append(Outcome(trip.name, "is built", [Failure("–", problem)], 0))
                show(broken[-1])
    return broken


def held(trips, unbuilt, options):
    """Holds every site against its claims; what is broken.

    A claim that does not hold among others is held once more when all are done: a key that is pressed, a finger
    that is drawn and a page that is turned have their time to be answered, and it is short of the browsers beside.
    """
    missing = {outcome.site for outcome in unbuilt}
    with serving(WORKSHOP / "sites") as base, ProcessPoolExecutor(options.jobs, get_context("spawn"), begin, (options.always,)) as pool:
        tasks = {}
        for trip, claims in trips:
            for group in groups(claims) if trip.name not in missing else []:
                tasks[pool.submit(hold, trip.name, trip.site, trip.sample, group, base)] = (trip, group)
        if options.site in "mistakes" and not options.always:
            for claim, names in names_by_claim(options.claim).items():
                tasks[pool.submit(proved, claim, names)] = (None, [claim])
            if options.claim in patience.__name__:
                tasks[pool.submit(waited)] = (None, [patience])
        if not tasks:
            sys.exit("No claim has that name")
        broken, doubtful = [], []
        for task in as_completed(tasks):
            trip, group = tasks[task]
            for claim, (failures, seconds) in zip(group, task.result()):
                outcome = Outcome(trip.name if trip else "mistakes", claim.__doc__, failures, seconds)
                show(outcome)
                if outcome.broken and trip:
                    doubtful.append((trip, claim))
                elif outcome.broken:
                    broken.append(outcome)
        for trip, claim in doubtful:
            again = pool.submit(hold, trip.name, trip.site, trip.sample, [claim], base).result()
            outcome = Outcome(trip.name, claim.__doc__ + ", alone", *again[0])
            show(outcome)
            if outcome.broken:
                broken.append(outcome)
    return broken


def groups(claims):
    """What is looked at together: claims about the source of pages read it once."""
    reading = [claim for claim in claims if claim in SOURCE + MACHINES]
    return [[claim] for claim in claims if claim not in reading] + ([reading] if reading else [])


class Outcome(NamedTuple):
    """What came of one claim on one site."""

    site: str
    words: str
    failures: list
    seconds: float

    @property
    def absent(self):
        return [failure for failure in self.failures if failure.reason.startswith("absent:")]

    @property
    def broken(self):
        return [failure for failure in self.failures if failure not in self.absent]


def show(outcome):
    mark = "✗" if outcome.broken else "·" if outcome.absent else "✓"
    print(f"{mark} {outcome.site}: {outcome.words} ({outcome.seconds:.0f} s)", flush=True)
    for failure in outcome.absent:
        print(f"    not looked at, {failure.reason}")
    by_reason = defaultdict(list)
    for failure in outcome.broken:
        by_reason[failure.reason].append(failure.page)
    for reason, pages in list(by_reason.items())[:SHOWN]:
        others = f" and {len(pages) - 1} more" if len(pages) > 1 else ""
        print(f"    {pages[0]}{others}: {reason}")
    if len(by_reason) > SHOWN:
        print(f"    and {len(by_reason) - SHOWN} more", flush=True)


if __name__ == "__main__":
    main()
