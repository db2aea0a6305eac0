"""Benchmarks/paint: the largest paint of a site's pages over a slow line, with a slow processor, in Chromium."""

import gzip
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from chromium import Chromium  # noqa: E402
from server import Quiet, serving  # noqa: E402
from site_folder import Site  # noqa: E402
from sites import REPOSITORY  # noqa: E402

BAR = 2.0
BYTES_A_SECOND = 1_600_000 / 8
ROUND_TRIP = 150
SLOWER = 4
# Pages that begin with pictures or maps, and of which there is one each.
HEADED = ("index.html", "story/index.html", "map/index.html", "photos/index.html")
# A phone of the middle, as Lighthouse has it.
PHONE = {"width": 412, "height": 823, "device_scale_factor": 1.75, "is_mobile": True, "has_touch": True}

LARGEST = """() => new Promise(done => {
  let last = {startTime: 0, size: 0};
  new PerformanceObserver(list => { last = list.getEntries().at(-1); }).observe({type: 'largest-contentful-paint', buffered: true});
  setTimeout(() => { const e = last.element;
    done([last.startTime / 1000, e ? e.localName + ' ' + (last.url ? last.url.split('/').at(-1) : e.textContent.trim().slice(0, 30)) : '?']); }, 500);
})"""


class Compressing(Quiet):
    """Serves as the hosts of pages do: text is compressed."""

    def do_GET(self):
        path = Path(self.translate_path(self.path))
        kind = self.guess_type(str(path))
        if not path.is_file() or not kind.startswith(("text/", "image/svg", "application/js")):
            return super().do_GET()
        body = gzip.compress(path.read_bytes(), 6)
        self.send_response(200)
        for key, value in (("Content-Type", kind), ("Content-Encoding", "gzip"), ("Content-Length", len(body))):
            self.send_header(key, str(value))
        self.end_headers()
        self.wfile.write(body)


def largest_paint(chromium, address):
    with chromium.tab(**{**PHONE}) as tab:
        line = tab.page.context.new_cdp_session(tab.page)
        line.send("Network.enable")
        line.send("Network.emulateNetworkConditions", {
            "offline": False, "latency": ROUND_TRIP, "downloadThroughput": BYTES_A_SECOND, "uploadThroughput": BYTES_A_SECOND})
        line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        tab.page.goto(address, wait_until="load", timeout=120_000)
        return tab.evaluate(LARGEST)


def main():
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else REPOSITORY / "example-trip"
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    with tempfile.TemporaryDirectory() as scratch:
        site = folder
        if not (folder / ".tripbook-site").exists():
            site = Path(scratch) / "site"
            subprocess.run([REPOSITORY / ".build/debug/tripbook", "build", folder, "--output", site, "--quiet"], check=False, cwd=REPOSITORY,
                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        sys.exit(measured(Site(folder.name, site), rounds))


def measured(site, rounds):
    """Prints the median of the heaviest day pages, the front page, the largest entry and the pages of HEADED; the number of those over the bar."""
    days = [page for page in site.pages if page.path.startswith("days/")]
    heaviest = sorted(days, key=lambda page: -page.file.stat().st_size)[:5]
    others = [page for page in site.kinds if page.path in HEADED or page.kind == "journal/*/index.html"]
    chromium, slow = Chromium(), 0
    with serving(site.root, Compressing) as base:
        largest_paint(chromium, base + "index.html")
        for page in heaviest + others:
            seen = [largest_paint(chromium, base + page.path) for _ in range(rounds)]
            median = statistics.median(seconds for seconds, _ in seen)
            slow += median > BAR
            print(f"{median:5.2f} s  {min(s for s, _ in seen):5.2f}–{max(s for s, _ in seen):.2f}  {page.path}  ({seen[-1][1]})", flush=True)
    chromium.stop()
    print(f"Pages over {BAR} s: {slow}")
    return 1 if slow else 0


if __name__ == "__main__":
    main()
