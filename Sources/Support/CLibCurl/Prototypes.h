// The functions of libcurl that are used: PROTOTYPE(result, name, parameters). Written after the headers of libcurl
// 7.88; HeaderCheck.c compares them with the headers where those are installed.
PROTOTYPE(CURLcode, curl_global_init, (long))
PROTOTYPE(CURL *, curl_easy_init, (void))
PROTOTYPE(CURLcode, curl_easy_setopt, (CURL *, CURLoption, ...))
PROTOTYPE(CURLcode, curl_easy_perform, (CURL *))
PROTOTYPE(CURLcode, curl_easy_getinfo, (CURL *, CURLINFO, ...))
PROTOTYPE(void, curl_easy_cleanup, (CURL *))
