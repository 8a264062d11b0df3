import type { Graha } from "@lagna/terms";
import { useCallback, useSyncExternalStore } from "react";

/** What a person points at in a chart. */
export type ChartFocus =
  | { readonly kind: "body"; readonly id: Graha | "lagna" }
  | { readonly kind: "house"; readonly house: number };

export const focusKey = (focus: ChartFocus | null): string =>
  focus === null ? "" : focus.kind === "body" ? focus.id : `house-${focus.house}`;
export const sameFocus = (one: ChartFocus | null, other: ChartFocus | null): boolean =>
  focusKey(one) === focusKey(other);

/** The other way round, from a key in the drawing; null where it is none. */
export function focusOfKey(key: string | undefined): ChartFocus | null {
  if (!key) return null;
  if (key.startsWith("house-")) return { kind: "house", house: Number(key.slice(6)) };
  return { kind: "body", id: key as Graha | "lagna" };
}

/** A figure for each house of the birth chart, from the first, and how strongly its house is washed, 0 to 1. */
export interface ChartFigures {
  readonly texts: readonly string[];
  readonly heat: readonly number[];
}

/**
 * What is pointed at, kept outside of React: a tap lights two or three things on a page of thousands, and each of them looks here
 * for itself instead of the whole page being drawn anew. One for each kundli shown; its charts, tables and lines share it.
 */
export interface ChartFocusStore {
  /** What is pointed at, else what was chosen by a press. */
  readonly active: () => ChartFocus | null;
  readonly point: (focus: ChartFocus | null) => void;
  /** A second press on the same takes the choice back. */
  readonly choose: (focus: ChartFocus) => void;
  readonly clear: () => void;
  /** Figures to stand in the birth chart; null for none. */
  readonly paint: (figures: ChartFigures | null) => void;
  readonly painted: () => ChartFigures | null;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createChartFocus(): ChartFocusStore {
  const listeners = new Set<() => void>();
  let pointed: ChartFocus | null = null;
  let chosen: ChartFocus | null = null;
  let painted: ChartFigures | null = null;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const change = (next: { pointed: ChartFocus | null; chosen: ChartFocus | null }) => {
    const same = sameFocus(pointed ?? chosen, next.pointed ?? next.chosen);
    ({ pointed, chosen } = next);
    if (!same) tell();
  };
  return {
    active: () => pointed ?? chosen,
    point: (focus) => change({ pointed: focus, chosen }),
    choose: (focus) => change(sameFocus(focus, chosen) ? { pointed: null, chosen: null } : { pointed, chosen: focus }),
    clear: () => change({ pointed: null, chosen: null }),
    paint: (figures) => {
      painted = figures;
      tell();
    },
    painted: () => painted,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const turned = (focus: ChartFocus | null, by: number): ChartFocus | null =>
  focus?.kind === "house" ? { kind: "house", house: ((((focus.house - 1 + by) % 12) + 12) % 12) + 1 } : focus;

/** What was last made from a value, again while that value stands: a store must answer with the same object. */
function remembered<In, Out>(make: (value: In) => Out): (value: In) => Out {
  let last: { value: In; made: Out } | null = null;
  return (value) => {
    if (last?.value !== value) last = { value, made: make(value) };
    return last.made;
  };
}

/**
 * The same store for charts whose houses are counted from one that lies `shift` beyond the lagna's: what the rest of the page
 * says by houses from the lagna (bindus, strengths, opened words) lights the same place of the sky there, under its other number.
 */
export function shiftedFocus(store: ChartFocusStore, shift: number): ChartFocusStore {
  if (shift === 0) return store;
  const active = remembered((focus: ChartFocus | null) => turned(focus, -shift));
  const from = <T>(all: readonly T[]): T[] => [...all.slice(shift), ...all.slice(0, shift)];
  const painted = remembered(
    (figures: ChartFigures | null) => figures && { texts: from(figures.texts), heat: from(figures.heat) },
  );
  return {
    ...store,
    active: () => active(store.active()),
    point: (focus) => store.point(turned(focus, shift)),
    choose: (focus) => store.choose(turned(focus, shift) ?? focus),
    painted: () => painted(store.painted()),
  };
}

/** The whole of it, for what says the facts; anything that is one of many asks for its own part below. */
export function useChartFocus(store: ChartFocusStore): ChartFocus | null {
  return useSyncExternalStore(store.subscribe, store.active);
}

/** A value of the active focus; what shows it is drawn again only when the value changes. */
export function useOfFocus<T extends string | number | boolean | undefined>(
  store: ChartFocusStore,
  read: (active: ChartFocus | null) => T,
): T {
  return useSyncExternalStore(
    store.subscribe,
    useCallback(() => read(store.active()), [store, read]),
  );
}
