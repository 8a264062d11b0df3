import { ALL_ROWS } from "./all-rows.ts";
import type { KnowledgeRow } from "./row.ts";

const ROWS: ReadonlyMap<string, KnowledgeRow> = new Map(ALL_ROWS.map((row) => [row.key, row]));

/** The row of a key, or of the nearest key that is less particular: `varga/D10/kendra`, then `varga/kendra`. */
export function knowledgeOf(key: string): KnowledgeRow | undefined {
  const parts = key.split("/");
  return ROWS.get(key) ?? (parts.length > 2 ? ROWS.get(`${parts[0]}/${parts.at(-1)}`) : undefined);
}
