import { ASPECTS_OF_FOUR } from "./aspect-on-house-slow.data.ts";
import { ASPECTS_OF_FIVE } from "./aspect-on-house.data.ts";
import { DASHA_PAIR_ROWS } from "./dasha-pair.data.ts";
import { SLOW_DASHA_ROLE_ROWS } from "./dasha-role-slow.data.ts";
import { DASHA_ROLE_ROWS } from "./dasha-role.data.ts";
import { EXCHANGE_ROWS } from "./exchange.data.ts";
import { LORD_ROWS_3_6_8 } from "./lord-in-house-3-6-8.data.ts";
import { LORD_ROWS } from "./lord-in-house.data.ts";
import { PLANET_ROWS } from "./planet-in-house/planet-in-house.ts";
import { SIGN_ROWS } from "./planet-in-sign/planet-in-sign.ts";
import type { KnowledgeRow } from "./row.ts";
import { LAGNA_STAR_ROWS, MOON_STAR_ROWS } from "./stars.data.ts";
import { STATE_ROWS } from "./states.data.ts";
import { TRANSIT_ROWS } from "./transit.data.ts";
import { VARGA_ROWS } from "./varga.data.ts";
import { YOGAS_OF_MATTERS } from "./yoga-matters.data.ts";
import { YOGAS_OF_RANK } from "./yoga-rank.data.ts";

/** Every row of every table. */
export const ALL_ROWS: readonly KnowledgeRow[] = [
  ...ASPECTS_OF_FIVE,
  ...ASPECTS_OF_FOUR,
  ...DASHA_PAIR_ROWS,
  ...DASHA_ROLE_ROWS,
  ...EXCHANGE_ROWS,
  ...LAGNA_STAR_ROWS,
  ...LORD_ROWS,
  ...LORD_ROWS_3_6_8,
  ...MOON_STAR_ROWS,
  ...PLANET_ROWS,
  ...SIGN_ROWS,
  ...SLOW_DASHA_ROLE_ROWS,
  ...STATE_ROWS,
  ...TRANSIT_ROWS,
  ...VARGA_ROWS,
  ...YOGAS_OF_MATTERS,
  ...YOGAS_OF_RANK,
];
