import { SIGN_ROWS } from "./planet-in-sign/planet-in-sign.ts";
import type { KnowledgeRow } from "./row.ts";
import { LAGNA_STAR_ROWS, MOON_STAR_ROWS } from "./stars.data.ts";
import { STATE_ROWS } from "./states.data.ts";
import { LORD_ROWS } from "./lord-in-house.data.ts";
import { LORD_ROWS_3_6_8 } from "./lord-in-house-3-6-8.data.ts";
import { PLANET_ROWS } from "./planet-in-house/planet-in-house.ts";

const ROWS: ReadonlyMap<string, KnowledgeRow> = new Map(
  [
    ...LORD_ROWS,
    ...LORD_ROWS_3_6_8,
    ...PLANET_ROWS,
    ...SIGN_ROWS,
    ...MOON_STAR_ROWS,
    ...LAGNA_STAR_ROWS,
    ...STATE_ROWS,
  ].map((row) => [row.key, row]),
);

/** The row of a key, or of the nearest key that is less particular: `varga/D10/kendra`, then `varga/kendra`. */
export function knowledgeOf(key: string): KnowledgeRow | undefined {
  const parts = key.split("/");
  return ROWS.get(key) ?? (parts.length > 2 ? ROWS.get(`${parts[0]}/${parts.at(-1)}`) : undefined);
}
