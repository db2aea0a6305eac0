// The numbers behind names of HarfBuzz 6.0; HeaderCheck.c compares them with the headers.
enum {
  OURS_MEMORY_MODE_DUPLICATE = 0,
  OURS_DIRECTION_LTR = 4,
  OURS_DIRECTION_RTL = 5,
};
