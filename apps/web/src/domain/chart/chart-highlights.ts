import type { ChartDrawing } from "@lagna/chart-drawing";
import type { KundliData } from "@lagna/contract";
import type { Graha } from "@lagna/terms";
import { getAspectedHouses } from "./build-chart-input.ts";
import { toFocusKey, type ChartFocus } from "./chart-focus.ts";

/**
 * How an item of the drawing relates to what is pointed at: it is the item itself, or it is aspected by it (for a
 * house: it aspects it).
 */
export type HighlightState = "active" | "seen" | undefined;

export interface ChartHighlights {
  readonly getState: (active: ChartFocus | null, key: string) => HighlightState;
  /** The houses the active graha aspects; empty for anything else. */
  readonly getAspectedHouses: (active: ChartFocus | null) => readonly number[];
}

/** Of a drawing without aspects: only what is pointed at. */
export const PLAIN_HIGHLIGHTS: ChartHighlights = {
  getState: (active, key) => (toFocusKey(active) === key ? "active" : undefined),
  getAspectedHouses: () => [],
};

const NO_KEYS: readonly string[] = [];

/**
 * What is highlighted in one drawing. Computed once for each focus, however many items read it.
 *
 * @param lit keys that are always highlighted, such as what a sentence beside the chart refers to
 */
export function createChartHighlights(
  data: KundliData,
  drawing: ChartDrawing,
  lit: readonly string[] = NO_KEYS,
): ChartHighlights {
  const findHouse = (id: Graha): number =>
    drawing.cells.find((cell) => cell.bodies.some((body) => body.id === id))?.house ?? 0;
  const listAspects = (id: Graha): number[] => getAspectedHouses(data, id, findHouse(id));
  const ids = data.planets.map(({ id }) => id);
  let cached = { key: "", aspected: [] as readonly number[], seen: new Set<string>() };
  const computeHighlights = (active: ChartFocus | null) => {
    const key = toFocusKey(active);
    if (cached.key === key) return cached;
    let aspected: readonly number[] = [];
    let seen: string[] = [];
    if (active?.kind === "body" && active.id !== "lagna") {
      aspected = listAspects(active.id);
      const bodies = ids.filter((id) => aspected.includes(findHouse(id)));
      seen = [...bodies, ...aspected.map((house) => `house-${house}`)];
    } else if (active?.kind === "house") {
      seen = ids.filter((id) => listAspects(id).includes(active.house));
    }
    cached = { key, aspected, seen: new Set(seen) };
    return cached;
  };
  return {
    getState: (active, key) =>
      toFocusKey(active) === key || lit.includes(key)
        ? "active"
        : computeHighlights(active).seen.has(key)
          ? "seen"
          : undefined,
    getAspectedHouses: (active) => computeHighlights(active).aspected,
  };
}
