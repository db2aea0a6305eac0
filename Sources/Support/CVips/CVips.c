#define _GNU_SOURCE
#include "CVips.h"
#include "Constants.h"

#include <dlfcn.h>
#include <limits.h>
#include <link.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

typedef struct _VipsImage VipsImage;
typedef struct _VipsSource VipsSource;
typedef struct _VipsArrayDouble VipsArrayDouble;
typedef struct _VipsArea VipsArea;
typedef int GLogLevelFlags;
typedef int VipsBandFormat;
typedef int VipsInterpretation;
typedef int VipsBlendMode;
typedef void (*GLogFunc)(const char *, GLogLevelFlags, const char *, void *);

// One pointer for each function, filled when the library is opened.
#define PROTOTYPE(result, name, parameters) static result(*p_##name) parameters;
#include "Prototypes.h"
#undef PROTOTYPE

static pthread_once_t once = PTHREAD_ONCE_INIT;
static PictureLibraryState state = PICTURE_LIBRARY_MISSING;

static void say_nothing(const char *domain, GLogLevelFlags level, const char *message, void *context) {
  (void)domain, (void)level, (void)message, (void)context;
}

/// Only these kinds are read, whatever else the library knows: no SVG, PDF, CSV or raw dumps.
static void allow_pictures_only(void) {
  p_vips_block_untrusted_set(1);
  p_vips_operation_block_set("VipsForeignLoad", 1);
  p_vips_operation_block_set("VipsForeignLoadJpeg", 0);
  p_vips_operation_block_set("VipsForeignLoadPng", 0);
  p_vips_operation_block_set("VipsForeignLoadWebp", 0);
  p_vips_operation_block_set("VipsForeignLoadHeif", 0);
  p_vips_operation_block_set("VipsForeignLoadTiff", 0);
}

static void open_library(void) {
  void *library = dlopen("libvips.so.42", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  state = PICTURE_LIBRARY_UNFIT;
#define PROTOTYPE(result, name, parameters)                                                        \
  *(void **)&p_##name = dlsym(library, #name);                                                     \
  if (!p_##name) return;
#include "Prototypes.h"
#undef PROTOTYPE
  p_g_log_set_handler("VIPS", OURS_LOG_WARNING | OURS_LOG_CRITICAL, say_nothing, NULL);
  if (p_vips_init("tripbook") != 0) return;
  // Parallel work is one picture a core: a thread pool within each would only get in the way.
  p_vips_concurrency_set(1);
  p_vips_cache_set_max(0);
  // Code made as it runs is kept in lists that liborc 0.4.33 changes from two threads at a time: four threads
  // that scale small pictures crash within seconds. Without it, the bytes are also the same on every processor.
  p_vips_vector_set_enabled(0);
  allow_pictures_only();
  state = PICTURE_LIBRARY_OPEN;
}

PictureLibraryState picture_library_open(void) {
  pthread_once(&once, open_library);
  return state;
}

const char *picture_library_version(void) { return p_vips_version_string(); }

// Writers go first, or a stream of good pictures would keep an inquiry waiting for ever.
static pthread_rwlock_t turns = PTHREAD_RWLOCK_WRITER_NONRECURSIVE_INITIALIZER_NP;

void picture_enter_work(void) { pthread_rwlock_rdlock(&turns); }
void picture_enter_inquiry(void) { pthread_rwlock_wrlock(&turns); }
void picture_leave(void) { pthread_rwlock_unlock(&turns); }

Picture *picture_open_head(const void *bytes, size_t count) {
  VipsSource *source = p_vips_source_new_from_memory(bytes, count);
  if (!source) return NULL;
  VipsImage *head = p_vips_image_new_from_source(source, "", NULL);
  p_g_object_unref(source);
  return head;
}

int picture_width(const Picture *picture) { return p_vips_image_get_width(picture); }
int picture_height(const Picture *picture) { return p_vips_image_get_height(picture); }
int picture_lies_on_its_side(Picture *picture) { return p_vips_image_get_orientation_swap(picture); }

/// Makes a lazy picture real; takes over what it is given.
static Picture *in_memory(VipsImage *lazy) {
  VipsImage *real = p_vips_image_copy_memory(lazy);
  p_g_object_unref(lazy);
  return real;
}

/// Higher than any picture may be, so that only the width binds.
static const int any_height = 10000000;

/// Whether a picture says what its colours mean.
static int has_profile(const void *bytes, size_t count) {
  VipsImage *head = picture_open_head(bytes, count);
  if (!head) return 0;
  int has = p_vips_image_get_typeof(head, "icc-profile-data") != 0;
  p_g_object_unref(head);
  return has;
}

Picture *picture_decode(const void *bytes, size_t count, int width, PictureStrictness strictness) {
  // Colours without a profile are sRGB already: sent through an export, they come out visibly wrong (8.14: a
  // pure blue becomes violet).
  int converts = has_profile(bytes, count);
  VipsSource *source = p_vips_source_new_from_memory(bytes, count);
  if (!source) return NULL;
  // As an option of the loader: libvips 8.14 takes a thumbnail's own `fail_on` for files, and forgets it for
  // sources.
  const char *options = strictness == PICTURE_FLAWLESS ? "[fail_on=warning]" : "[fail_on=truncated]";
  VipsImage *lazy = NULL;
  // The list of options ends at the first NULL.
  int failed =
      p_vips_thumbnail_source(source, &lazy, width, "height", any_height, "size", OURS_SIZE_DOWN,
                              "option_string", options, converts ? "export_profile" : NULL, "srgb", NULL);
  Picture *picture = failed ? NULL : in_memory(lazy);
  p_g_object_unref(source);
  return picture;
}

Picture *picture_shrink(Picture *picture, int width) {
  VipsImage *lazy = NULL;
  int failed =
      p_vips_thumbnail_image(picture, &lazy, width, "height", any_height, "size", OURS_SIZE_DOWN, NULL);
  return failed ? NULL : in_memory(lazy);
}

Picture *picture_crop(Picture *picture, int width, int height) {
  VipsImage *lazy = NULL;
  int failed = p_vips_thumbnail_image(picture, &lazy, width, "height", height, "size", OURS_SIZE_BOTH,
                                      "crop", OURS_INTERESTING_CENTRE, NULL);
  return failed ? NULL : in_memory(lazy);
}

Picture *picture_rasterise(const void *svg, size_t length, double scale, int is_transparent) {
  VipsImage *drawn = NULL, *flat = NULL;
  // Nobody else is at work meanwhile, so no file of the traveller's meets a library that reads SVG.
  p_vips_operation_block_set("VipsForeignLoadSvg", 0);
  int failed = p_vips_svgload_buffer((void *)svg, length, &drawn, "scale", scale, NULL) ||
               (!is_transparent && p_vips_flatten(drawn, &flat, NULL));
  Picture *picture = failed ? NULL : flat ? in_memory(flat) : p_vips_image_copy_memory(drawn);
  if (drawn) p_g_object_unref(drawn);
  p_vips_operation_block_set("VipsForeignLoadSvg", 1);
  p_vips_error_clear();
  return picture;
}

Picture *picture_lay_over(Picture *below, Picture *above) {
  VipsImage *colours = NULL, *canvas = NULL, *both = NULL, *flat = NULL;
  int width = p_vips_image_get_width(above), height = p_vips_image_get_height(above);
  // A grey picture has one band, and what lies over it colours.
  int failed = p_vips_colourspace(below, &colours, OURS_INTERPRETATION_SRGB, NULL) ||
               p_vips_embed(colours, &canvas, 0, 0, width, height, NULL) ||
               p_vips_composite2(canvas, above, &both, OURS_BLEND_MODE_OVER, NULL) ||
               p_vips_flatten(both, &flat, NULL);
  Picture *picture = failed ? NULL : p_vips_image_copy_memory(flat);
  VipsImage *all[] = {colours, canvas, both, flat};
  for (int i = 0; i < 4; i++)
    if (all[i]) p_g_object_unref(all[i]);
  return picture;
}

int picture_encode_png(Picture *picture, void **bytes, size_t *length) {
  // The last of zlib's nine levels takes twice as long as this one, and one per cent off a map.
  return p_vips_image_write_to_buffer(picture, ".png", bytes, length, "compression", 8, "strip", 1, NULL);
}

int picture_encode_jpeg(Picture *picture, int quality, void **bytes, size_t *length) {
  // Transparent pixels become white, as on the page.
  return p_vips_image_write_to_buffer(picture, ".jpg[background=255]", bytes, length, "Q", quality, "strip",
                                      1, "interlace", 1, "optimize_coding", 1, NULL);
}

/// The pixels alone, on white where they are transparent; NULL on failure. To be freed like any picture.
///
/// libvips 8.14 writes metadata into WebP whatever it is told (github.com/libvips/libvips/issues/3340), so the encoder is given
/// a picture that never had any.
static VipsImage *bare(Picture *picture) {
  VipsImage *flat = NULL;
  if (p_vips_image_hasalpha(picture)) {
    VipsArrayDouble *white = p_vips_array_double_newv(1, 255.0);
    int failed = p_vips_flatten(picture, &flat, "background", white, NULL);
    p_vips_area_unref((VipsArea *)white);
    if (failed) return NULL;
  }
  VipsImage *opaque = flat ? flat : picture;
  VipsImage *made = NULL;
  size_t length = 0;
  if (p_vips_image_get_format(opaque) == OURS_FORMAT_UCHAR) {
    void *pixels = p_vips_image_write_to_memory(opaque, &length);
    if (pixels)
      made = p_vips_image_new_from_memory_copy(pixels, length, p_vips_image_get_width(opaque),
                                               p_vips_image_get_height(opaque),
                                               p_vips_image_get_bands(opaque), OURS_FORMAT_UCHAR);
    p_g_free(pixels);
  }
  if (flat) p_g_object_unref(flat);
  return made;
}

int picture_encode_webp(Picture *picture, int quality, void **bytes, size_t *length) {
  VipsImage *plain = bare(picture);
  if (!plain) return -1;
  int failed = p_vips_image_write_to_buffer(plain, ".webp", bytes, length, "Q", quality, "effort", 4,
                                            "smart_subsample", 1, "strip", 1, NULL);
  p_g_object_unref(plain);
  return failed;
}

int picture_encode_avif(Picture *picture, int quality, void **bytes, size_t *length) {
  VipsImage *plain = bare(picture);
  if (!plain) return -1;
  // Half the time of the usual effort, for files somewhat larger.
  int failed = p_vips_image_write_to_buffer(plain, ".avif", bytes, length, "Q", quality, "effort", 3,
                                            "bitdepth", 8, "strip", 1, NULL);
  p_g_object_unref(plain);
  return failed;
}

Picture *picture_black(int width, int height) {
  VipsImage *lazy = NULL;
  return p_vips_black(&lazy, width, height, "bands", 3, NULL) ? NULL : in_memory(lazy);
}

void *picture_pixels(Picture *picture, size_t *length) {
  return p_vips_image_write_to_memory(picture, length);
}

void picture_free(Picture *picture) {
  if (picture) p_g_object_unref(picture);
}

void picture_free_bytes(void *bytes) { p_g_free(bytes); }

void picture_clear_complaints(void) { p_vips_error_clear(); }
const char *picture_complaints(void) { return p_vips_error_buffer(); }

/// What to call for each codec library.
struct visitor {
  void (*visit)(const char *name, void *context);
  void *context;
  const char *const *codecs;
};

static const char *const codecs_of_pictures[] = {
    "libjpeg.", "liblcms2.", "libspng.",  "libpng16.", "libwebp.",  "libheif.", "libde265.",
    "libdav1d.", "libaom.",   "libtiff.", "liborc-0.", NULL,
};

static const char *const codecs_of_drawings[] = {
    "librsvg-2.", "libcairo.", "libpixman-1.", "libspng.", "libpng16.", "libz.", NULL,
};

static int visit_if_codec(struct dl_phdr_info *library, size_t size, void *context) {
  (void)size;
  char path[PATH_MAX];
  if (!library->dlpi_name[0] || !realpath(library->dlpi_name, path)) return 0;
  const char *slash = strrchr(path, '/');
  const char *name = slash ? slash + 1 : path;
  const struct visitor *visitor = context;
  for (const char *const *codec = visitor->codecs; *codec; codec++)
    if (strncmp(name, *codec, strlen(*codec)) == 0) visitor->visit(name, visitor->context);
  return 0;
}

void picture_visit_codecs(int of_drawings, void (*visit)(const char *name, void *context), void *context) {
  struct visitor visitor = {visit, context, of_drawings ? codecs_of_drawings : codecs_of_pictures};
  dl_iterate_phdr(visit_if_codec, &visitor);
}
