"""A plain web server on loopback for the built sites, below a path."""

from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread


class Quiet(SimpleHTTPRequestHandler):
    """Serves files of a folder and says nothing."""

    def log_message(self, *words):
        pass


@contextmanager
def serving(folder, handler=Quiet):
    """The address below which the folder is served until the end."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=folder))
    server.daemon_threads = True
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()
        thread.join()
