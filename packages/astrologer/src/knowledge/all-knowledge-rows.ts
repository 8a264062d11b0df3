import aspectOnHouse from "../../texts/knowledge/aspect-on-house.json" with { type: "json" };
import aspectOnLord from "../../texts/knowledge/aspect-on-lord.json" with { type: "json" };
import bindus from "../../texts/knowledge/bindus.json" with { type: "json" };
import dashaPair from "../../texts/knowledge/dasha-pair.json" with { type: "json" };
import dashaRole from "../../texts/knowledge/dasha-role.json" with { type: "json" };
import dignity from "../../texts/knowledge/dignity.json" with { type: "json" };
import lordInHouse from "../../texts/knowledge/lord-in-house.json" with { type: "json" };
import pair from "../../texts/knowledge/pair.json" with { type: "json" };
import planetInHouse from "../../texts/knowledge/planet-in-house.json" with { type: "json" };
import planetInSign from "../../texts/knowledge/planet-in-sign.json" with { type: "json" };
import starLagna from "../../texts/knowledge/star-lagna.json" with { type: "json" };
import starMoon from "../../texts/knowledge/star-moon.json" with { type: "json" };
import transit from "../../texts/knowledge/transit.json" with { type: "json" };
import varga from "../../texts/knowledge/varga.json" with { type: "json" };
import yogaExchange from "../../texts/knowledge/yoga-exchange.json" with { type: "json" };
import yoga from "../../texts/knowledge/yoga.json" with { type: "json" };
import type { KnowledgeRow } from "./knowledge-row.ts";

/** Rows by key. A test checks every table against the schema of the tables. */
type Table = { readonly rows: Readonly<Record<string, Omit<KnowledgeRow, "key">>> };

const TABLES = [
  aspectOnHouse,
  aspectOnLord,
  bindus,
  dashaPair,
  dashaRole,
  dignity,
  lordInHouse,
  pair,
  planetInHouse,
  planetInSign,
  starLagna,
  starMoon,
  transit,
  varga,
  yogaExchange,
  yoga,
] as unknown as readonly Table[];

/** The rows of all tables. */
export const KNOWLEDGE_ROWS: readonly KnowledgeRow[] = TABLES.flatMap(({ rows }) =>
  Object.entries(rows).map(([key, row]) => ({ key, ...row })),
);
