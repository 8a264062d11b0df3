/** The years of births and of instants of a chart, as astronomers count them: 0 is 1 BC. */
export const EPHEMERIS_YEARS = { from: -1000, until: 2399 } as const;

/** The years of the almanac: its festivals and its months are those of the texts and governments of our time. */
export const ALMANAC_YEARS = { from: 1800, until: 2399 } as const;
