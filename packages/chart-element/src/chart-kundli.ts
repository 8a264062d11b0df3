import type { DrawnKundli } from "@lagna/chart-drawing";

/** The part of a kundli, as the API sends it in `data`, that the element reads. */
export interface ChartKundli extends DrawnKundli {
  /** The name is said to screen readers. */
  readonly birth?: { readonly name?: string | undefined };
}

/** Computes the kundli of a birth. The element gives it the JSON of its attribute `birth`, and uses no engine of its own. */
export type ChartEngine = (birth: unknown) => ChartKundli | Promise<ChartKundli>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isChartKundli = (value: unknown): value is ChartKundli =>
  isRecord(value) && isRecord(value["lagna"]) && Array.isArray(value["planets"]);

/**
 * Reads a kundli: the object or its JSON, or the API's whole response around it.
 * @throws SyntaxError if it is not JSON; TypeError if it is no kundli
 */
export function readChartKundli(value: unknown): ChartKundli {
  const parsed: unknown = typeof value === "string" ? JSON.parse(value) : value;
  const kundli = isRecord(parsed) && "data" in parsed ? parsed["data"] : parsed;
  if (isChartKundli(kundli)) return kundli;
  throw new TypeError("This is not a kundli: it has no lagna or no planets");
}
