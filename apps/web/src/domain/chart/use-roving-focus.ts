import type { ChartDrawing } from "@lagna/chart-drawing";
import { useMemo, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from "react";
import { toFocusKey, parseFocusKey, isSameFocus, type ChartFocus, type ChartFocusStore } from "./chart-focus.ts";

interface FocusStop {
  readonly focus: ChartFocus;
  readonly house: number;
}

const findFocusAt = (target: EventTarget): ChartFocus | null =>
  parseFocusKey((target as Element).closest<SVGElement>("[data-item]")?.dataset["item"]);

/**
 * Roving focus over the items of a drawing: left and right step through all items, up and down move by a house; L
 * counts houses from the focused item.
 */
export function useRovingFocus(drawing: ChartDrawing, store: ChartFocusStore, onFirst: (from: ChartFocus) => void) {
  const stops = useMemo(() => buildStops(drawing), [drawing]);
  const [current, setCurrent] = useState<ChartFocus>({ kind: "house", house: 1 });
  const index = Math.max(
    0,
    stops.findIndex((stop) => isSameFocus(stop.focus, current)),
  );
  const handlers = {
    onKeyDown: (event: KeyboardEvent<SVGSVGElement>) => {
      const next = getNextFocus(event.key, stops, index);
      if (next) event.currentTarget.querySelector<SVGElement>(`[data-item="${toFocusKey(next)}"]`)?.focus();
      else if (event.key === "Enter" || event.key === " ") store.toggleSelected(current);
      else if (event.key === "Escape") store.clear();
      else if (isPlainL(event)) onFirst(current);
      else return;
      event.preventDefault();
    },
    onFocus: (event: FocusEvent<SVGSVGElement>) => {
      const focus = findFocusAt(event.target);
      if (!focus) return;
      setCurrent(focus);
      store.setPointed(focus);
    },
    onBlur: (event: FocusEvent<SVGSVGElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) store.setPointed(null);
    },
    onPointerOver: (event: PointerEvent<SVGSVGElement>) => {
      if (event.pointerType === "mouse") store.setPointed(findFocusAt(event.target));
    },
    onPointerLeave: () => store.setPointed(null),
    onClick: (event: MouseEvent<SVGSVGElement>) => {
      const focus = findFocusAt(event.target);
      if (focus) store.toggleSelected(focus);
    },
  };
  return { isStop: (focus: ChartFocus) => isSameFocus(focus, stops[index]?.focus ?? null), handlers };
}

/** L alone; with a modifier key it is a browser shortcut. */
const isPlainL = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === "l" && !ctrlKey && !metaKey && !altKey;

const buildStops = ({ cells }: ChartDrawing): FocusStop[] =>
  cells.flatMap(({ house, bodies }) => [
    { focus: { kind: "house", house }, house } as const,
    ...bodies.map(({ id }): FocusStop => ({ focus: { kind: "body", id }, house })),
  ]);

function getNextFocus(key: string, stops: readonly FocusStop[], index: number): ChartFocus | undefined {
  const house = stops[index]?.house ?? 1;
  const toHouse = (by: number): ChartFocus => ({ kind: "house", house: ((house - 1 + by + 12) % 12) + 1 });
  if (key === "ArrowRight") return stops[(index + 1) % stops.length]?.focus;
  if (key === "ArrowLeft") return stops[(index - 1 + stops.length) % stops.length]?.focus;
  if (key === "ArrowDown") return toHouse(1);
  if (key === "ArrowUp") return toHouse(-1);
  if (key === "Home") return stops[0]?.focus;
  if (key === "End") return stops.at(-1)?.focus;
  return undefined;
}
