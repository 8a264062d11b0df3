import { ALL_ROWS } from "./all-rows.ts";
import type { KnowledgeRow } from "./row.ts";

const ROWS: ReadonlyMap<string, KnowledgeRow> = new Map(ALL_ROWS.map((row) => [row.key, row]));

/** The row of a key: `varga/D10/kendra`. */
export const knowledgeOf = (key: string): KnowledgeRow | undefined => ROWS.get(key);
