/** The settings of varshaphal, the reading of a year by Tajika Neelakanthi, the default first. */
export const TAJAKA_SETTINGS = {
  /** The year begins when the Sun is back at the sidereal longitude of birth, or at the tropical one. */
  solar_return: ["sidereal", "tropical"],
  /** Points of panchavargiya bala: Tajika Neelakanthi, or P.V.R. Narasimha Rao, who gives a neutral graha's place none. */
  panchavargiya: ["neelakanthi", "pvr"],
  /** Who is a friend in panchavargiya and dwadasavargiya: by the places of the two in the chart of the year, or by nature. */
  relation: ["tajika", "natural"],
  /**
   * The lord of the year: the strongest office holder that aspects the lagna, friendly aspects first, else the lord of
   * the muntha; P.V.R. Narasimha Rao: likewise, else the strongest of all above ten, else the lord of day or night; K.S.
   * Charak: the strongest of all that aspect it, whether friendly or not.
   */
  year_lord: ["by_bala_and_aspect", "pvr", "charak"],
  /** The Moon as lord of the year: accepted, or replaced by her partner in ithasala, else by the lord of her sign. */
  moon_as_year_lord: ["accepted", "replaced"],
  /** Whether two grahas approach each other is judged by their speeds of the day, or by the fixed order of speeds. */
  use_speed: [true, false],
  /**
   * The aspects over which a third graha joins two others in nakta and yamaya: the Tajika ones and those of the second
   * and twelfth (P.V.R. Narasimha Rao), or the Tajika ones alone.
   */
  mediator_aspects: ["with_second_and_twelfth", "tajika_only"],
  /** The saham of gaurava: Jupiter − Moon + Sun, or Sun − Moon + Jupiter. */
  gaurava: ["jupiter_moon_sun", "sun_moon_jupiter"],
  /**
   * Where the varsha narayana dasha begins: the stronger of the muntha's sign and its seventh (P.V.R. Narasimha Rao); the
   * same from the sign as many signs from the annual lagna as years are over; or the sign of that one's lord (PyJHora).
   */
  varsha_narayana: ["muntha", "year_sign", "lord_of_year_sign"],
} as const;
