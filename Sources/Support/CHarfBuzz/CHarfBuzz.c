#include "CHarfBuzz.h"
#include "Constants.h"
#include "Types.h"

#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <stdlib.h>

// One pointer for each function, filled when the library is opened.
#define PROTOTYPE(result, name, parameters) static result(*p_##name) parameters;
#include "Prototypes.h"
#undef PROTOTYPE

static pthread_once_t once = PTHREAD_ONCE_INIT;
static ShapingLibraryState state = SHAPING_LIBRARY_MISSING;
static hb_draw_funcs_t *steps;

/// Who is told of an outline's steps.
struct visitor {
  OutlineVisitor visit;
  void *context;
};

static void tell(void *visitor, char step, const float *numbers, int count) {
  struct visitor *to = visitor;
  to->visit(step, numbers, count, to->context);
}

static void move_to(hb_draw_funcs_t *f, void *to, hb_draw_state_t *s, float x, float y, void *u) {
  (void)f, (void)s, (void)u;
  tell(to, 'M', (const float[]){x, y}, 2);
}

static void line_to(hb_draw_funcs_t *f, void *to, hb_draw_state_t *s, float x, float y, void *u) {
  (void)f, (void)s, (void)u;
  tell(to, 'L', (const float[]){x, y}, 2);
}

static void quadratic_to(hb_draw_funcs_t *f, void *to, hb_draw_state_t *s, float cx, float cy, float x, float y,
                         void *u) {
  (void)f, (void)s, (void)u;
  tell(to, 'Q', (const float[]){cx, cy, x, y}, 4);
}

static void cubic_to(hb_draw_funcs_t *f, void *to, hb_draw_state_t *s, float ax, float ay, float bx, float by, float x,
                     float y, void *u) {
  (void)f, (void)s, (void)u;
  tell(to, 'C', (const float[]){ax, ay, bx, by, x, y}, 6);
}

static void close_path(hb_draw_funcs_t *f, void *to, hb_draw_state_t *s, void *u) {
  (void)f, (void)s, (void)u;
  tell(to, 'Z', NULL, 0);
}

static void open_library(void) {
  void *library = dlopen("libharfbuzz.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  state = SHAPING_LIBRARY_UNFIT;
#define PROTOTYPE(result, name, parameters)                                                        \
  *(void **)&p_##name = dlsym(library, #name);                                                     \
  if (!p_##name) return;
#include "Prototypes.h"
#undef PROTOTYPE
  steps = p_hb_draw_funcs_create();
  p_hb_draw_funcs_set_move_to_func(steps, move_to, NULL, NULL);
  p_hb_draw_funcs_set_line_to_func(steps, line_to, NULL, NULL);
  p_hb_draw_funcs_set_quadratic_to_func(steps, quadratic_to, NULL, NULL);
  p_hb_draw_funcs_set_cubic_to_func(steps, cubic_to, NULL, NULL);
  p_hb_draw_funcs_set_close_path_func(steps, close_path, NULL, NULL);
  state = SHAPING_LIBRARY_OPEN;
}

ShapingLibraryState shaping_library_open(void) {
  pthread_once(&once, open_library);
  return state;
}

Font *font_open(const void *bytes, size_t count) {
  if (count > UINT_MAX) return NULL;
  hb_blob_t *blob = p_hb_blob_create(bytes, (unsigned int)count, OURS_MEMORY_MODE_DUPLICATE, NULL, NULL);
  hb_face_t *face = p_hb_face_create(blob, 0);
  p_hb_blob_destroy(blob);
  Font *font = NULL;
  if (p_hb_face_get_glyph_count(face) > 0) {
    font = p_hb_font_create(face);
    p_hb_font_make_immutable(font);
  }
  p_hb_face_destroy(face);
  return font;
}

void font_free(Font *font) {
  if (font) p_hb_font_destroy(font);
}

unsigned int font_units_per_em(Font *font) { return p_hb_face_get_upem(p_hb_font_get_face(font)); }

int font_has(Font *font, uint32_t character) {
  hb_codepoint_t glyph = 0;
  return p_hb_font_get_nominal_glyph(font, character, &glyph) && glyph != 0;
}

int font_set(Font *font, const uint32_t *characters, int count, int is_right_to_left, GlyphVisitor visit,
             void *context) {
  hb_buffer_t *buffer = p_hb_buffer_create();
  p_hb_buffer_add_codepoints(buffer, characters, count, 0, count);
  p_hb_buffer_set_direction(buffer, is_right_to_left ? OURS_DIRECTION_RTL : OURS_DIRECTION_LTR);
  // The script is that of the characters.
  p_hb_buffer_guess_segment_properties(buffer);
  p_hb_buffer_set_language(buffer, p_hb_language_from_string("und", -1));
  p_hb_shape(font, buffer, NULL, 0);
  unsigned int length = 0, places = 0;
  hb_glyph_info_t *glyphs = p_hb_buffer_get_glyph_infos(buffer, &length);
  hb_glyph_position_t *positions = p_hb_buffer_get_glyph_positions(buffer, &places);
  int failed = !glyphs || !positions || length != places;
  for (unsigned int i = 0; !failed && i < length; i++)
    visit(glyphs[i].codepoint, positions[i].x_offset, positions[i].y_offset, positions[i].x_advance, context);
  p_hb_buffer_destroy(buffer);
  return failed;
}

void font_draw(Font *font, uint32_t glyph, OutlineVisitor visit, void *context) {
  struct visitor visitor = {visit, context};
  p_hb_font_get_glyph_shape(font, glyph, steps, &visitor);
}
