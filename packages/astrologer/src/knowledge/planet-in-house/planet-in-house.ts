import { table } from "../row.ts";
import { JUPITER_ROWS } from "./jupiter.data.ts";
import { KETU_ROWS } from "./ketu.data.ts";
import { MARS_ROWS } from "./mars.data.ts";
import { MERCURY_ROWS } from "./mercury.data.ts";
import { MOON_ROWS } from "./moon.data.ts";
import { RAHU_ROWS } from "./rahu.data.ts";
import { SATURN_ROWS } from "./saturn.data.ts";
import { SUN_ROWS } from "./sun.data.ts";
import { VENUS_ROWS } from "./venus.data.ts";

/** Each graha in each house, told in twelve rows a graha. */
export const PLANET_ROWS = table("planet-in-house", {
  ...SUN_ROWS,
  ...MOON_ROWS,
  ...MARS_ROWS,
  ...MERCURY_ROWS,
  ...JUPITER_ROWS,
  ...VENUS_ROWS,
  ...SATURN_ROWS,
  ...RAHU_ROWS,
  ...KETU_ROWS,
});
