/** The years of births and dates, in the API and in every form: those whose positions the ephemeris has throughout. */
export const EPHEMERIS_YEARS = { from: 1800, until: 2399 } as const;
