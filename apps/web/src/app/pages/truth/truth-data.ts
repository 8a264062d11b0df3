import truthData from "./truth.data.json" with { type: "json" };
import type { SourceDifferences, TruthData, TruthSection } from "./truth-types.ts";

/** What `npm run truth -- --write` measured. */
export const TRUTH = truthData as TruthData;

export const countFigures = (rows: readonly SourceDifferences[]): number =>
  rows.reduce((sum, { figures }) => sum + figures, 0);
export const countBeyond = (rows: readonly SourceDifferences[]): number =>
  rows.reduce((sum, { beyond }) => sum + beyond, 0);
export const listSources = (rows: readonly SourceDifferences[]): readonly string[] => [
  ...new Set(rows.map(({ source }) => source)),
];

/** The engine in the browser is compared with the server's, which is no source of others: the summary leaves it out. */
export const listOutsideRows = (): readonly SourceDifferences[] =>
  TRUTH.sections.flatMap(({ id, sources }) => (id === "browser" ? [] : sources));

const findSection = (id: TruthSection["id"]): TruthSection | undefined =>
  TRUTH.sections.find((section) => section.id === id);

/** The residual of Jagannatha Hora's sample charts, degrees: the largest difference of a position without an explanation. */
export const UNEXPLAINED_DEG =
  findSection("positions")?.sources.find(({ source, unit }) => source === "jhd" && unit === "deg")?.largest?.error ?? 0;
