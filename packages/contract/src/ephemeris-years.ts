/** The years of births and of instants of a chart, in the API and in every form. */
export const EPHEMERIS_YEARS = { from: 1800, until: 2399 } as const;

/** The years of the almanac: its festivals and its months are those of the texts and governments of our time. */
export const ALMANAC_YEARS = { from: 1800, until: 2399 } as const;
