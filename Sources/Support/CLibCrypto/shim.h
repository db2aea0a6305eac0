// A C shim for OpenSSL's libcrypto (Debian: libssl-dev), of which only the digests and message codes are used.
//
// Only the module Digests goes through it.

#ifndef TRIPBOOK_CLIBCRYPTO_H
#define TRIPBOOK_CLIBCRYPTO_H

#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>

#endif
