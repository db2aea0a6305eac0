"""Runs of the command, each in surroundings that hold nothing of this machine's."""

import os
import signal
import subprocess
import sys
import time

from . import dayone, folder, meta, parts, polarsteps, takeout, takeout_timeline, timeline, ways, whatsapp

KINDS = {
    "polarsteps": polarsteps.make,
    "day-one": dayone.make,
    "google-photos": takeout.make,
    "instagram": meta.instagram,
    "facebook": meta.facebook,
    "gpx": ways.gpx,
    "strava": ways.strava,
    "timeline-android": timeline.android,
    "timeline-iphone": timeline.iphone,
    "timeline-months": takeout_timeline.months,
    "timeline-records": takeout_timeline.records,
} | {f"whatsapp-{language}": make for language, make in whatsapp.KINDS.items()}

TRIPBOOK = os.path.abspath(sys.argv[1])
PATIENCE = 120
"""Seconds after which a run counts as hanging."""


class Run:
    """One run of the command in a folder of its own, with a home near which nothing may be told of."""

    def __init__(self, work, case, target, *options, exports=None):
        self.work = work
        self.arguments = [
            TRIPBOOK,
            "import",
            *map(str, exports or case.exports),
            target,
            "--today",
            "2026-06-15",
            *case.options,
            *options,
        ]
        self.surroundings = dict(
            os.environ,
            HOME=str(work / "home"),
            XDG_CACHE_HOME=str(work / "cache"),
            XDG_CONFIG_HOME=str(work / "config"),
            TMPDIR=str(work / "temporary"),
            TRIPBOOK_HOME=f"{parts.HOME[0]}, {parts.HOME[1]}",
            TZ="Asia/Tokyo",
            LC_ALL="C",
        )

    def end(self, before=None):
        """Status, and all that was said."""
        told = subprocess.run(
            self.arguments,
            cwd=self.work,
            env=self.surroundings,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=PATIENCE,
            preexec_fn=before,
        )
        return told.returncode, told.stdout.decode("utf-8", "replace")

    def killed_after(self, moment):
        process = subprocess.Popen(
            self.arguments,
            cwd=self.work,
            env=self.surroundings,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            process.wait(moment)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGKILL)
            process.wait()
        return process.returncode


class Workplace:
    """A folder with an export in it, and one for each trip that is made of it."""

    def __init__(self, work, kind):
        self.work = work
        for name in ("home", "config", "temporary", "exports"):
            (work / name).mkdir()
        self.case = KINDS[kind](work / "exports")
        self.count = 0

    def target(self):
        """A new folder, with the trip's own file where it has one."""
        self.count += 1
        name = f"trip{self.count}"
        (self.work / name).mkdir()
        if self.case.trip is not None:
            (self.work / name / "trip.yml").write_text(self.case.trip)
        else:
            (self.work / name / "library.yml").write_text("")
        return name

    def run(self, target, *options, **more):
        return Run(self.work, self.case, target, *options, **more)

    def whole(self):
        """What an undisturbed run makes."""
        name = self.target()
        started = time.monotonic()
        status, said = self.run(name).end()
        return status, said, folder.tree(self.work / name), time.monotonic() - started, name
