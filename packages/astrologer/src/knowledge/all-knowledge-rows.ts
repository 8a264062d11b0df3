import { ASPECT_ROWS_VENUS_TO_KETU } from "./aspect-on-house-venus-to-ketu.data.ts";
import { ASPECT_ROWS_SUN_TO_JUPITER } from "./aspect-on-house-sun-to-jupiter.data.ts";
import { DASHA_PAIR_ROWS } from "./dasha-pair.data.ts";
import { DASHA_ROLE_ROWS_JUPITER_TO_KETU } from "./dasha-role-jupiter-to-ketu.data.ts";
import { DASHA_ROLE_ROWS_SUN_TO_MERCURY } from "./dasha-role-sun-to-mercury.data.ts";
import { EXCHANGE_ROWS } from "./exchange.data.ts";
import { LORD_IN_HOUSE_ROWS_3_6_8 } from "./lord-in-house/lords-of-houses-3-6-8.data.ts";
import { LORD_IN_HOUSE_ROWS } from "./lord-in-house/lords-of-other-houses.data.ts";
import { PLANET_IN_HOUSE_ROWS } from "./graha-in-house/graha-in-house.ts";
import { PLANET_IN_SIGN_ROWS } from "./graha-in-sign/graha-in-sign.ts";
import type { KnowledgeRow } from "./knowledge-row.ts";
import { LAGNA_NAKSHATRA_ROWS, MOON_NAKSHATRA_ROWS } from "./nakshatras.data.ts";
import { LORD_STATE_ROWS } from "./lord-states.data.ts";
import { TRANSIT_ROWS } from "./transit.data.ts";
import { VARGA_ROWS } from "./varga.data.ts";
import { TOPIC_YOGA_ROWS } from "./yoga-topics.data.ts";
import { RANK_YOGA_ROWS } from "./yoga-rank.data.ts";

/** The rows of all tables. */
export const KNOWLEDGE_ROWS: readonly KnowledgeRow[] = [
  ...ASPECT_ROWS_SUN_TO_JUPITER,
  ...ASPECT_ROWS_VENUS_TO_KETU,
  ...DASHA_PAIR_ROWS,
  ...DASHA_ROLE_ROWS_SUN_TO_MERCURY,
  ...EXCHANGE_ROWS,
  ...LAGNA_NAKSHATRA_ROWS,
  ...LORD_IN_HOUSE_ROWS,
  ...LORD_IN_HOUSE_ROWS_3_6_8,
  ...MOON_NAKSHATRA_ROWS,
  ...PLANET_IN_HOUSE_ROWS,
  ...PLANET_IN_SIGN_ROWS,
  ...DASHA_ROLE_ROWS_JUPITER_TO_KETU,
  ...LORD_STATE_ROWS,
  ...TRANSIT_ROWS,
  ...VARGA_ROWS,
  ...TOPIC_YOGA_ROWS,
  ...RANK_YOGA_ROWS,
];
