#include "CFriBidi.h"
#include "Constants.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

typedef uint32_t FriBidiChar;
typedef int FriBidiStrIndex;
typedef uint32_t FriBidiCharType;
typedef uint32_t FriBidiParType;
typedef uint32_t FriBidiBracketType;
typedef signed char FriBidiLevel;

#define PROTOTYPE(result, name, parameters) static result(*p_##name) parameters;
#include "Prototypes.h"
#undef PROTOTYPE

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int is_open;

static void open_library(void) {
  void *library = dlopen("libfribidi.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
#define PROTOTYPE(result, name, parameters)                                                        \
  *(void **)&p_##name = dlsym(library, #name);                                                     \
  if (!p_##name) return;
#include "Prototypes.h"
#undef PROTOTYPE
  is_open = 1;
}

int bidi_library_open(void) {
  pthread_once(&once, open_library);
  return is_open;
}

int bidi_levels(const uint32_t *characters, int count, int is_right_to_left, int8_t *levels) {
  if (count <= 0) return 0;
  FriBidiCharType *types = malloc((size_t)count * sizeof *types);
  FriBidiBracketType *brackets = malloc((size_t)count * sizeof *brackets);
  int deepest = 0;
  if (types && brackets) {
    p_fribidi_get_bidi_types(characters, count, types);
    p_fribidi_get_bracket_types(characters, count, types, brackets);
    // "Weak": only what no letter decides.
    FriBidiParType direction = is_right_to_left ? OURS_PAR_WRTL : OURS_PAR_WLTR;
    deepest = p_fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, levels);
  }
  free(types);
  free(brackets);
  return deepest > 0;
}
