/** The settings of the match of two births, the default first; values named after publishers are their tables. */
export const MATCHING_SETTINGS = {
  /** Points of the vashya classes: the common table, or as printed by a publisher. */
  vashya: ["common", "saravali_de", "astroyogi", "astrosage", "krazykrackpot"],
  /** Which signs make the vashya classes: Sagittarius and Capricorn by halves, or as a publisher has it. */
  vashya_classes: ["halves", "pyjhora", "astrosage", "krazykrackpot", "dharmarth"],
  /** The bad counts of tara: 3, 5 and 7 modulo nine; or the first too. */
  tara: ["three_five_seven", "one_three_five_seven"],
  /** Points of the yonis: the common table; with serpent and rat as enemies; or as printed by a publisher. */
  yoni: ["common", "south", "astrosage", "krazykrackpot"],
  /** Points by pairs of relations (books), or by the sum of both. */
  graha_maitri: ["pairs", "sum"],
  /** Points of unlike ganas, the boy's first. */
  gana_deva_manushya: [6, 5],
  gana_manushya_deva: [5, 6],
  gana_deva_rakshasa: [0, 1],
  gana_rakshasa_deva: [1, 0],
  gana_manushya_rakshasa: [0, 1],
  gana_rakshasa_manushya: [0, 1],
  /** Whose rules that set a fault aside are listed: those of books, or of a program. */
  exceptions: ["books", "astrosage", "krazykrackpot"],
  /** Whether the stars of both must be among those without nadi fault, or one is enough. */
  nadi_listed_stars: ["both", "either"],
  /** Good counts of dina: by the remainder of nine; as listed; listed with 1 and 22; listed with 17, 21 and 25. */
  dina: ["remainder", "listed", "with_1_22", "with_17_21_25"],
  /** From whose star dina is counted. */
  dina_from: ["girl", "boy"],
  /** The 27th star: by the table; only in one sign; or bad. */
  dina_27: ["by_table", "one_sign", "bad"],
  /** Which ganas agree: the same, and deva with manushya; only the same; those, but two rakshasas by the girl's star. */
  gana_porutham: ["with_deva_manushya", "same", "tamil"],
  /** The boy's star is further from the girl's than this count. */
  stree_deergha_above: [9, 7, 13, 15],
  /** The count of signs from the girl's: none of 2, 6, 8 and 12; or above six. */
  rasi: ["not_2_6_8_12", "above_6"],
  /** The least points of graha maitri with which the lords agree; or the Tamil table of friends. */
  rasyadhipati: ["from_4", "from_3", "from_5", "tamil"],
  /** Whose sign must attract the other's. */
  vashya_porutham: ["girl", "boy", "either"],
  /** The same part of the body is a fault; or only if both stars are on the same way, up or down. */
  rajju: ["same_part", "same_way"],
  /** Stars that obstruct each other: the pairs of books; or all whose numbers add up to 19, 28 or 37 (PyJHora). */
  vedha: ["pairs", "sums"],
  /** Changes of dasha of both within so many months count as a junction. */
  dasha_sandhi_months: [6, 3, 12],
} as const;
