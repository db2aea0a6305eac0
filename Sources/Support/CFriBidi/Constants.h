// The numbers behind names of FriBidi 1.0; HeaderCheck.c compares them with the headers.
enum {
  OURS_PAR_WLTR = 0x20,
  OURS_PAR_WRTL = 0x21,
};
