// A C shim for OpenSSL's libcrypto (Debian: libssl-dev): digests, message codes, keys of passwords and AES-GCM.
//
// Only the module Digests goes through it.

#ifndef TRIPBOOK_CLIBCRYPTO_H
#define TRIPBOOK_CLIBCRYPTO_H

#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>

// Macros that take an argument are not seen from Swift.
static inline int crypto_set_tag(EVP_CIPHER_CTX *context, int count, void *tag) {
  return EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_GCM_SET_TAG, count, tag);
}

static inline int crypto_get_tag(EVP_CIPHER_CTX *context, int count, void *tag) {
  return EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_GCM_GET_TAG, count, tag);
}

#endif
