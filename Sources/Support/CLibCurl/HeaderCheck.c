// Holds our prototypes and constants against the library's own headers. An ordinary build does not see those headers
// and makes nothing of this file; a test compiles it where `pkg-config` knows libcurl.
#define CURL_DISABLE_DEPRECATION
#if __has_include(<curl/curl.h>)
#include "Constants.h"
#include <curl/curl.h>

#define PROTOTYPE(result, name, parameters)                                                        \
  _Static_assert(__builtin_types_compatible_p(__typeof__(&name), result(*) parameters), #name);
#include "Prototypes.h"
#undef PROTOTYPE

_Static_assert((int)OURS_GLOBAL_ALL == (int)CURL_GLOBAL_ALL, "CURL_GLOBAL_ALL");
_Static_assert((int)OURS_URL == (int)CURLOPT_URL, "CURLOPT_URL");
_Static_assert((int)OURS_WRITEDATA == (int)CURLOPT_WRITEDATA, "CURLOPT_WRITEDATA");
_Static_assert((int)OURS_WRITEFUNCTION == (int)CURLOPT_WRITEFUNCTION, "CURLOPT_WRITEFUNCTION");
_Static_assert((int)OURS_USERAGENT == (int)CURLOPT_USERAGENT, "CURLOPT_USERAGENT");
_Static_assert((int)OURS_HTTPGET == (int)CURLOPT_HTTPGET, "CURLOPT_HTTPGET");
_Static_assert((int)OURS_NOSIGNAL == (int)CURLOPT_NOSIGNAL, "CURLOPT_NOSIGNAL");
_Static_assert((int)OURS_FOLLOWLOCATION == (int)CURLOPT_FOLLOWLOCATION, "CURLOPT_FOLLOWLOCATION");
_Static_assert((int)OURS_TIMEOUT_MS == (int)CURLOPT_TIMEOUT_MS, "CURLOPT_TIMEOUT_MS");
_Static_assert((int)OURS_CONNECTTIMEOUT_MS == (int)CURLOPT_CONNECTTIMEOUT_MS, "CURLOPT_CONNECTTIMEOUT_MS");
_Static_assert((int)OURS_NOPROXY == (int)CURLOPT_NOPROXY, "CURLOPT_NOPROXY");
_Static_assert((int)OURS_PROTOCOLS == (int)CURLOPT_PROTOCOLS, "CURLOPT_PROTOCOLS");
_Static_assert((int)OURS_HTTP09_ALLOWED == (int)CURLOPT_HTTP09_ALLOWED, "CURLOPT_HTTP09_ALLOWED");
_Static_assert((int)OURS_PROTO_HTTP == (int)CURLPROTO_HTTP, "CURLPROTO_HTTP");
_Static_assert((int)OURS_PROTO_HTTPS == (int)CURLPROTO_HTTPS, "CURLPROTO_HTTPS");
_Static_assert((int)OURS_RESPONSE_CODE == (int)CURLINFO_RESPONSE_CODE, "CURLINFO_RESPONSE_CODE");
_Static_assert((int)OURS_REDIRECT_URL == (int)CURLINFO_REDIRECT_URL, "CURLINFO_REDIRECT_URL");
_Static_assert((int)OURS_FAILED_INIT == (int)CURLE_FAILED_INIT, "CURLE_FAILED_INIT");
#endif
