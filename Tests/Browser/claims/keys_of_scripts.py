"""The keys that scripts add: viewer, arrow keys between days, search, lists. Each is looked at where its script is."""

from site_folder import Failure


def keys_of_scripts(site, chromium, served):
    """Viewer, arrow keys, search and lists work by keyboard, and leave the focus where a reader expects it"""
    scripts = sorted(file.name for file in (site.root / "assets").glob("*.js"))
    if not scripts:
        yield Failure("assets", "absent: scripts (viewer, arrow keys, search, sorted and filtered lists)")
