import { EPHEMERIS_YEARS } from "@lagna/contract";

/** Births before 1800 need a calendar and an era, which the form does not ask for. */
export const FORM_YEARS = { from: 1800, until: EPHEMERIS_YEARS.until } as const;
