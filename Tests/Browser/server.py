"""A plain web server on loopback for the built sites, below a path."""

import sys
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread


class Quiet(SimpleHTTPRequestHandler):
    """Serves files of a folder and says nothing."""

    def log_message(self, *words):
        pass


class Server(ThreadingHTTPServer):
    """A server that does not mind a browser which has seen enough."""

    daemon_threads = True
    # Several browsers ask at once for all the pictures of a page.
    request_queue_size = 128

    def handle_error(self, request, address):
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, address)


@contextmanager
def serving(folder, handler=Quiet):
    """The address below which the folder is served until the end."""
    server = Server(("127.0.0.1", 0), partial(handler, directory=folder))
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()
        thread.join()
