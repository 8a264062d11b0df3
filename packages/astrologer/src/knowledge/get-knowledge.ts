import { KNOWLEDGE_ROWS } from "./all-knowledge-rows.ts";
import type { KnowledgeRow } from "./knowledge-row.ts";

const ROWS_BY_KEY: ReadonlyMap<string, KnowledgeRow> = new Map(KNOWLEDGE_ROWS.map((row) => [row.key, row]));

/** The row for a key such as `varga/D10/kendra`. */
export const getKnowledge = (key: string): KnowledgeRow | undefined => ROWS_BY_KEY.get(key);
