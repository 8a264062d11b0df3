import type { ChartDrawing } from "@lagna/chart-drawing";
import type { KundliData } from "@lagna/contract";
import type { Graha } from "@lagna/terms";
import { aspectedHouses } from "./chart-data.ts";
import { focusKey, type ChartFocus } from "./chart-focus.ts";

/** How an item of the drawing stands to what is pointed at: it is that, or it is seen by it (a house: those that see it). */
export type Light = "active" | "seen" | undefined;

export interface ChartLights {
  readonly of: (active: ChartFocus | null, key: string) => Light;
  /** The houses the active graha aspects; empty for anything else. */
  readonly aspected: (active: ChartFocus | null) => readonly number[];
}

const NOTHING: readonly string[] = [];

/**
 * What lights up with what in one drawing. Reckoned once for each focus, however many items ask.
 *
 * @param lit keys that are lit whatever is pointed at: what a sentence beside the chart speaks of
 */
export function chartLights(data: KundliData, drawing: ChartDrawing, lit: readonly string[] = NOTHING): ChartLights {
  const houseOf = (id: Graha): number =>
    drawing.cells.find((cell) => cell.bodies.some((body) => body.id === id))?.house ?? 0;
  const aspectsOf = (id: Graha): number[] => aspectedHouses(data, id, houseOf(id));
  const ids = data.planets.map(({ id }) => id);
  let known = { key: "", aspected: [] as readonly number[], seen: new Set<string>() };
  const reckon = (active: ChartFocus | null) => {
    const key = focusKey(active);
    if (known.key === key) return known;
    let aspected: readonly number[] = [];
    let seen: string[] = [];
    if (active?.kind === "body" && active.id !== "lagna") {
      aspected = aspectsOf(active.id);
      const bodies = ids.filter((id) => aspected.includes(houseOf(id)));
      seen = [...bodies, ...aspected.map((house) => `house-${house}`)];
    } else if (active?.kind === "house") {
      seen = ids.filter((id) => aspectsOf(id).includes(active.house));
    }
    known = { key, aspected, seen: new Set(seen) };
    return known;
  };
  return {
    of: (active, key) =>
      focusKey(active) === key || lit.includes(key) ? "active" : reckon(active).seen.has(key) ? "seen" : undefined,
    aspected: (active) => reckon(active).aspected,
  };
}
