#define _GNU_SOURCE
#include "CLibCurl.h"
#include "Constants.h"

#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef void CURL;
typedef int CURLcode;
typedef int CURLoption;
typedef int CURLINFO;

// One pointer for each function, filled when the library is opened.
#define PROTOTYPE(result, name, parameters) static result(*p_##name) parameters;
#include "Prototypes.h"
#undef PROTOTYPE

static pthread_once_t once = PTHREAD_ONCE_INIT;
static WebLibraryState state = WEB_LIBRARY_MISSING;

static void open_library(void) {
  void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  state = WEB_LIBRARY_UNFIT;
#define PROTOTYPE(result, name, parameters)                                                        \
  *(void **)&p_##name = dlsym(library, #name);                                                     \
  if (!p_##name) return;
#include "Prototypes.h"
#undef PROTOTYPE
  if (p_curl_global_init(OURS_GLOBAL_ALL) == 0) state = WEB_LIBRARY_OPEN;
}

WebLibraryState web_library_open(void) {
  pthread_once(&once, open_library);
  return state;
}

typedef struct Taking {
  WebTaker take;
  void *context;
} Taking;

/// What libcurl calls with each piece; fewer bytes than it gave end the transfer.
static size_t take_piece(char *bytes, size_t size, size_t count, void *context) {
  Taking *taking = context;
  return taking->take(bytes, size * count, taking->context) == 0 ? size * count : 0;
}

/// All that an order says, and all that libcurl would do by itself and must not. 0 where the library knows each word.
static CURLcode prepare(CURL *handle, const WebOrder *order, Taking *taking) {
  CURLcode failed = 0;
  failed |= p_curl_easy_setopt(handle, OURS_URL, order->address);
  failed |= p_curl_easy_setopt(handle, OURS_HTTPGET, 1L);
  failed |= p_curl_easy_setopt(handle, OURS_USERAGENT, order->agent);
  failed |= p_curl_easy_setopt(handle, OURS_NOSIGNAL, 1L);
  failed |= p_curl_easy_setopt(handle, OURS_FOLLOWLOCATION, 0L);
  failed |= p_curl_easy_setopt(handle, OURS_HTTP09_ALLOWED, 0L);
  failed |= p_curl_easy_setopt(handle, OURS_CONNECTTIMEOUT_MS, order->connect_milliseconds);
  failed |= p_curl_easy_setopt(handle, OURS_TIMEOUT_MS, order->whole_milliseconds);
  long protocols = order->is_local ? OURS_PROTO_HTTP | OURS_PROTO_HTTPS : OURS_PROTO_HTTPS;
  failed |= p_curl_easy_setopt(handle, OURS_PROTOCOLS, protocols);
  if (order->is_local) failed |= p_curl_easy_setopt(handle, OURS_NOPROXY, "*");
  failed |= p_curl_easy_setopt(handle, OURS_WRITEFUNCTION, take_piece);
  failed |= p_curl_easy_setopt(handle, OURS_WRITEDATA, taking);
  return failed;
}

/// Performs with SIGPIPE held back on this thread: with NOSIGNAL libcurl leaves it to us, and a server that hangs up
/// would otherwise end the command.
static CURLcode perform(CURL *handle) {
  sigset_t pipe_alone, before, pending;
  sigemptyset(&pipe_alone);
  sigaddset(&pipe_alone, SIGPIPE);
  sigpending(&pending);
  int was_pending = sigismember(&pending, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &pipe_alone, &before);
  CURLcode code = p_curl_easy_perform(handle);
  struct timespec no_time = {0, 0};
  if (!was_pending) {
    while (sigtimedwait(&pipe_alone, NULL, &no_time) == SIGPIPE) continue;
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return code;
}

WebAnswer web_get(const WebOrder *order, WebTaker take, void *context) {
  WebAnswer answer = {OURS_FAILED_INIT, 0, NULL};
  Taking taking = {take, context};
  CURL *handle = p_curl_easy_init();
  if (!handle) return answer;
  if (prepare(handle, order, &taking) == 0) {
    answer.code = perform(handle);
    const char *redirect = NULL;
    p_curl_easy_getinfo(handle, OURS_RESPONSE_CODE, &answer.status);
    p_curl_easy_getinfo(handle, OURS_REDIRECT_URL, &redirect);
    if (redirect) answer.redirect = strdup(redirect);
  }
  p_curl_easy_cleanup(handle);
  return answer;
}

void web_answer_free(WebAnswer *answer) {
  free(answer->redirect);
  answer->redirect = NULL;
}
