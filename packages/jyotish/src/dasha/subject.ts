import { subject } from "../subject.ts";
import { vimshottari } from "./vimshottari.ts";

const LEVELS = 2;

/** Two levels; deeper ones by `vimshottariSubPeriods`. */
export const dashas = subject(({ longitudes, birth, settings }) => ({
  vimshottari: vimshottari({
    moonLongitude: longitudes.moon,
    birthJd: birth.jd,
    year: settings.dasha_year,
    levels: LEVELS,
  }),
}));
