// A C shim for libcurl that costs nothing until something is fetched: the library is opened at run time, so neither the
// build nor a command that stays at home needs it.
#ifndef C_LIB_CURL_H
#define C_LIB_CURL_H

#include <stddef.h>

typedef enum WebLibraryState {
  WEB_LIBRARY_OPEN = 0,
  /// libcurl.so.4 is not on this machine.
  WEB_LIBRARY_MISSING = 1,
  /// The library is there, but does not start.
  WEB_LIBRARY_UNFIT = 2,
} WebLibraryState;

/// Opens the library once per process, from any thread. `web_get` asks that this has returned WEB_LIBRARY_OPEN.
WebLibraryState web_library_open(void);

/// How something is asked for.
typedef struct WebOrder {
  const char *address;
  /// What the other side is told that we are.
  const char *agent;
  /// Until somebody answers, and until all is here.
  long connect_milliseconds;
  long whole_milliseconds;
  /// Whether the address is on this machine: then plain HTTP is spoken, and no proxy asked.
  int is_local;
} WebOrder;

/// What came of it; to be freed by `web_answer_free`.
typedef struct WebAnswer {
  /// libcurl's word (libcurl-errors(3)); 0 where an answer came whole.
  int code;
  /// The status of HTTP; 0 where nobody answered.
  long status;
  /// Where the answer sends us on; NULL where it does not.
  char *redirect;
} WebAnswer;

/// Takes the next bytes of an answer; not 0 to have no more of them.
typedef int (*WebTaker)(const void *bytes, size_t count, void *context);

/// Asks once, and follows no redirect. Waits until all is there, or nothing more will come.
WebAnswer web_get(const WebOrder *order, WebTaker take, void *context);

void web_answer_free(WebAnswer *answer);

#endif
