// The functions of FriBidi that are used: PROTOTYPE(result, name, parameters). Written after the headers of FriBidi 1.0;
// HeaderCheck.c compares them with the headers where those are installed.
PROTOTYPE(void, fribidi_get_bidi_types, (const FriBidiChar *, const FriBidiStrIndex, FriBidiCharType *))
PROTOTYPE(void, fribidi_get_bracket_types,
          (const FriBidiChar *, const FriBidiStrIndex, const FriBidiCharType *, FriBidiBracketType *))
PROTOTYPE(FriBidiLevel, fribidi_get_par_embedding_levels_ex,
          (const FriBidiCharType *, const FriBidiBracketType *, const FriBidiStrIndex, FriBidiParType *, FriBidiLevel *))
