/**
 * Before this year the zone of a place is not sent with it. Towns kept clocks of their own before standard time came, the last ones around
 * 1920; the server finds the place's clock, and would take a zone that is sent for a clock that the user stated.
 */
const FIRST_YEAR_WITH_ZONE = 1925;

/** The zone to send with a chosen place; undefined if the year is not known either. */
export const getSentZone = (zone: string, year: number | undefined): string | undefined =>
  year !== undefined && year >= FIRST_YEAR_WITH_ZONE ? zone : undefined;
