import { CALCUTTA_TIME } from "./one-citys-time.ts";

/**
 * Cities whose clocks used their own mean time besides the standard time of their zone. Of the zones in the time zone
 * database only Asia/Kolkata has such cities: its file follows Madras (railway) time from 1870 and Indian Standard Time
 * from 1906, and leaves out that Bombay and Calcutta continued with their own. Offsets: Bombay 39 minutes behind
 * standard time, as in its newspapers. Ends: Bombay 1955, Calcutta 1948; both are documented without a day, so the whole
 * year counts. While all of India used +06:30 (1941–45) both did.
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
    offset: CALCUTTA_TIME,
    until: 1948,
    at: { latitude: 22.57, longitude: 88.36 },
  },
] as const;
