import { buildTable } from "../knowledge-row.ts";
import { JUPITER_IN_SIGNS } from "./jupiter.data.ts";
import { KETU_IN_SIGNS } from "./ketu.data.ts";
import { MARS_IN_SIGNS } from "./mars.data.ts";
import { MERCURY_IN_SIGNS } from "./mercury.data.ts";
import { MOON_IN_SIGNS } from "./moon.data.ts";
import { RAHU_IN_SIGNS } from "./rahu.data.ts";
import { SATURN_IN_SIGNS } from "./saturn.data.ts";
import { SUN_IN_SIGNS } from "./sun.data.ts";
import { VENUS_IN_SIGNS } from "./venus.data.ts";

/** Each graha in each sign: twelve rows per graha. */
export const PLANET_IN_SIGN_ROWS = buildTable("planet-in-sign", {
  ...SUN_IN_SIGNS,
  ...MOON_IN_SIGNS,
  ...MARS_IN_SIGNS,
  ...MERCURY_IN_SIGNS,
  ...JUPITER_IN_SIGNS,
  ...VENUS_IN_SIGNS,
  ...SATURN_IN_SIGNS,
  ...RAHU_IN_SIGNS,
  ...KETU_IN_SIGNS,
});
