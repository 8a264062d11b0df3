/**
 * Cities whose clocks kept their own mean time beside the standard time of their zone. Of the zones in the time zone database only
 * Asia/Kolkata has such: its file follows Madras (railway) time from 1870 and Indian Standard Time from 1906, and leaves out that Bombay and
 * Calcutta went on by their own. Offsets: Bombay 39 minutes behind standard time, as its newspapers had it; Calcutta by J. Milne, "Civil
 * Time", Geographical Journal 13 (1899), which the database's own HMT is after. Ends: Bombay 1955, Calcutta 1948; both are given without a
 * day, so the whole year counts. While all of India kept +06:30 (1941–45) both did.
 */
export const CITY_CLOCKS = [
  {
    id: "BOMBAY",
    name: "Bombay Time",
    city: "Mumbai",
    zone: "Asia/Kolkata",
    offset: "+04:51",
    until: 1955,
    at: { latitude: 18.97, longitude: 72.83 },
  },
  {
    id: "CALCUTTA",
    name: "Calcutta Time",
    city: "Kolkata",
    zone: "Asia/Kolkata",
    offset: "+05:53:20",
    until: 1948,
    at: { latitude: 22.57, longitude: 88.36 },
  },
] as const;
