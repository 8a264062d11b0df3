import { buildTable } from "../knowledge-row.ts";
import { JUPITER_IN_HOUSES } from "./jupiter.data.ts";
import { KETU_IN_HOUSES } from "./ketu.data.ts";
import { MARS_IN_HOUSES } from "./mars.data.ts";
import { MERCURY_IN_HOUSES } from "./mercury.data.ts";
import { MOON_IN_HOUSES } from "./moon.data.ts";
import { RAHU_IN_HOUSES } from "./rahu.data.ts";
import { SATURN_IN_HOUSES } from "./saturn.data.ts";
import { SUN_IN_HOUSES } from "./sun.data.ts";
import { VENUS_IN_HOUSES } from "./venus.data.ts";

/** Each graha in each house: twelve rows per graha. */
export const PLANET_IN_HOUSE_ROWS = buildTable("planet-in-house", {
  ...SUN_IN_HOUSES,
  ...MOON_IN_HOUSES,
  ...MARS_IN_HOUSES,
  ...MERCURY_IN_HOUSES,
  ...JUPITER_IN_HOUSES,
  ...VENUS_IN_HOUSES,
  ...SATURN_IN_HOUSES,
  ...RAHU_IN_HOUSES,
  ...KETU_IN_HOUSES,
});
