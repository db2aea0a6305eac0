// The types of HarfBuzz 6.0 behind the prototypes; HeaderCheck.c compares them with the headers.
#include <stdint.h>

typedef struct hb_blob_t hb_blob_t;
typedef struct hb_face_t hb_face_t;
typedef struct hb_font_t hb_font_t;
typedef struct hb_buffer_t hb_buffer_t;
typedef struct hb_draw_funcs_t hb_draw_funcs_t;
typedef struct hb_draw_state_t hb_draw_state_t;
typedef struct hb_feature_t hb_feature_t;
typedef const struct hb_language_impl_t *hb_language_t;
typedef int hb_bool_t;
typedef uint32_t hb_codepoint_t;
typedef unsigned int OursMode;
typedef unsigned int OursDirection;
typedef void (*hb_destroy_func_t)(void *);
typedef struct hb_glyph_info_t {
  hb_codepoint_t codepoint;
  uint32_t mask, cluster, var1, var2;
} hb_glyph_info_t;
typedef struct hb_glyph_position_t {
  int32_t x_advance, y_advance, x_offset, y_offset;
  uint32_t var;
} hb_glyph_position_t;
typedef void (*hb_draw_move_to_func_t)(hb_draw_funcs_t *, void *, hb_draw_state_t *, float, float, void *);
typedef void (*hb_draw_line_to_func_t)(hb_draw_funcs_t *, void *, hb_draw_state_t *, float, float, void *);
typedef void (*hb_draw_quadratic_to_func_t)(hb_draw_funcs_t *, void *, hb_draw_state_t *, float, float, float, float,
                                            void *);
typedef void (*hb_draw_cubic_to_func_t)(hb_draw_funcs_t *, void *, hb_draw_state_t *, float, float, float, float, float,
                                        float, void *);
typedef void (*hb_draw_close_path_func_t)(hb_draw_funcs_t *, void *, hb_draw_state_t *, void *);
