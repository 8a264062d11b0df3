import type { Graha } from "@lagna/terms";
import { useCallback, useSyncExternalStore } from "react";

/** What the user points at in a chart. */
export type ChartFocus =
  | { readonly kind: "body"; readonly id: Graha | "lagna" }
  | { readonly kind: "house"; readonly house: number };

export const toFocusKey = (focus: ChartFocus | null): string =>
  focus === null ? "" : focus.kind === "body" ? focus.id : `house-${focus.house}`;
export const isSameFocus = (one: ChartFocus | null, other: ChartFocus | null): boolean =>
  toFocusKey(one) === toFocusKey(other);

/** Parses a key of the drawing; null for any other text. */
export function parseFocusKey(key: string | undefined): ChartFocus | null {
  if (!key) return null;
  if (key.startsWith("house-")) return { kind: "house", house: Number(key.slice(6)) };
  return { kind: "body", id: key as Graha | "lagna" };
}

/**
 * A figure for each house of the birth chart, beginning with the first, and the strength of each house's wash, 0 to
 * 1.
 */
export interface HouseOverlay {
  readonly texts: readonly string[];
  readonly heat: readonly number[];
}

/**
 * What is pointed at, held outside React state: a tap highlights two or three of thousands of items, and each item
 * subscribes for itself, so that the page is not re-rendered. One store for each kundli shown, shared by its charts,
 * tables and timelines.
 */
export interface ChartFocusStore {
  /** What is pointed at, else what was selected by a press. */
  readonly getActive: () => ChartFocus | null;
  readonly setPointed: (focus: ChartFocus | null) => void;
  /** Selecting the same item again clears the selection. */
  readonly toggleSelected: (focus: ChartFocus) => void;
  readonly clear: () => void;
  /** Figures to show in the birth chart; null for none. */
  readonly setHouseOverlay: (figures: HouseOverlay | null) => void;
  readonly getHouseOverlay: () => HouseOverlay | null;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createChartFocusStore(): ChartFocusStore {
  const listeners = new Set<() => void>();
  let pointed: ChartFocus | null = null;
  let chosen: ChartFocus | null = null;
  let overlay: HouseOverlay | null = null;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const change = (next: { pointed: ChartFocus | null; chosen: ChartFocus | null }) => {
    const isUnchanged = isSameFocus(pointed ?? chosen, next.pointed ?? next.chosen);
    ({ pointed, chosen } = next);
    if (!isUnchanged) notify();
  };
  return {
    getActive: () => pointed ?? chosen,
    setPointed: (focus) => change({ pointed: focus, chosen }),
    toggleSelected: (focus) =>
      change(isSameFocus(focus, chosen) ? { pointed: null, chosen: null } : { pointed, chosen: focus }),
    clear: () => change({ pointed: null, chosen: null }),
    setHouseOverlay: (figures) => {
      overlay = figures;
      notify();
    },
    getHouseOverlay: () => overlay,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const shiftHouse = (focus: ChartFocus | null, by: number): ChartFocus | null =>
  focus?.kind === "house" ? { kind: "house", house: ((((focus.house - 1 + by) % 12) + 12) % 12) + 1 } : focus;

/** Memoizes the last result, because a store must return the same object for the same state. */
function memoizeLast<In, Out>(make: (value: In) => Out): (value: In) => Out {
  let last: { value: In; made: Out } | null = null;
  return (value) => {
    if (last?.value !== value) last = { value, made: make(value) };
    return last.made;
  };
}

/**
 * The same store for charts whose first house is `shift` houses from the lagna. The rest of the page uses houses from
 * the lagna (bindus, strengths, opened terms); this translates the numbers, so that the same sign is highlighted.
 */
export function createShiftedFocusStore(store: ChartFocusStore, shift: number): ChartFocusStore {
  if (shift === 0) return store;
  const active = memoizeLast((focus: ChartFocus | null) => shiftHouse(focus, -shift));
  const from = <T>(all: readonly T[]): T[] => [...all.slice(shift), ...all.slice(0, shift)];
  const getShiftedOverlay = memoizeLast(
    (figures: HouseOverlay | null) => figures && { texts: from(figures.texts), heat: from(figures.heat) },
  );
  return {
    ...store,
    getActive: () => active(store.getActive()),
    setPointed: (focus) => store.setPointed(shiftHouse(focus, shift)),
    toggleSelected: (focus) => store.toggleSelected(shiftHouse(focus, shift) ?? focus),
    getHouseOverlay: () => getShiftedOverlay(store.getHouseOverlay()),
  };
}

/** The whole active focus, for components that show its facts. One item of many should use `useFocusSelector`. */
export function useChartFocus(store: ChartFocusStore): ChartFocus | null {
  return useSyncExternalStore(store.subscribe, store.getActive, () => null);
}

/** Selects a value from the active focus. The component re-renders only when the value changes. */
export function useFocusSelector<T extends string | number | boolean | undefined>(
  store: ChartFocusStore,
  select: (active: ChartFocus | null) => T,
): T {
  return useSyncExternalStore(
    store.subscribe,
    useCallback(() => select(store.getActive()), [store, select]),
    () => select(null),
  );
}
