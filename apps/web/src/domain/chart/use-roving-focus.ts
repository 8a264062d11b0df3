import type { ChartDrawing } from "@lagna/chart-drawing";
import { useMemo, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from "react";
import { focusKey, focusOfKey, sameFocus, type ChartFocus, type ChartFocusStore } from "./chart-focus.ts";

interface Stop {
  readonly focus: ChartFocus;
  readonly house: number;
}

const itemAt = (target: EventTarget): ChartFocus | null =>
  focusOfKey((target as Element).closest<SVGElement>("[data-item]")?.dataset["item"]);

/** Roving focus over what is drawn, house by house: left and right step through all, up and down go a house on; L counts houses from there. */
export function useRovingFocus(drawing: ChartDrawing, store: ChartFocusStore, onFirst: (from: ChartFocus) => void) {
  const stops = useMemo(() => stopsOf(drawing), [drawing]);
  const [current, setCurrent] = useState<ChartFocus>({ kind: "house", house: 1 });
  const at = Math.max(
    0,
    stops.findIndex((stop) => sameFocus(stop.focus, current)),
  );
  const handlers = {
    onKeyDown: (event: KeyboardEvent<SVGSVGElement>) => {
      const next = target(event.key, stops, at);
      if (next) event.currentTarget.querySelector<SVGElement>(`[data-item="${focusKey(next)}"]`)?.focus();
      else if (event.key === "Enter" || event.key === " ") store.choose(current);
      else if (event.key === "Escape") store.clear();
      else if (isPlainL(event)) onFirst(current);
      else return;
      event.preventDefault();
    },
    onFocus: (event: FocusEvent<SVGSVGElement>) => {
      const focus = itemAt(event.target);
      if (!focus) return;
      setCurrent(focus);
      store.point(focus);
    },
    onBlur: (event: FocusEvent<SVGSVGElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) store.point(null);
    },
    onPointerOver: (event: PointerEvent<SVGSVGElement>) => {
      if (event.pointerType === "mouse") store.point(itemAt(event.target));
    },
    onPointerLeave: () => store.point(null),
    onClick: (event: MouseEvent<SVGSVGElement>) => {
      const focus = itemAt(event.target);
      if (focus) store.choose(focus);
    },
  };
  return { isStop: (focus: ChartFocus) => sameFocus(focus, stops[at]?.focus ?? null), handlers };
}

/** With Ctrl or the like it is the browser's own. */
const isPlainL = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === "l" && !ctrlKey && !metaKey && !altKey;

const stopsOf = ({ cells }: ChartDrawing): Stop[] =>
  cells.flatMap(({ house, bodies }) => [
    { focus: { kind: "house", house }, house } as const,
    ...bodies.map(({ id }): Stop => ({ focus: { kind: "body", id }, house })),
  ]);

function target(key: string, stops: readonly Stop[], at: number): ChartFocus | undefined {
  const house = stops[at]?.house ?? 1;
  const toHouse = (by: number): ChartFocus => ({ kind: "house", house: ((house - 1 + by + 12) % 12) + 1 });
  if (key === "ArrowRight") return stops[(at + 1) % stops.length]?.focus;
  if (key === "ArrowLeft") return stops[(at - 1 + stops.length) % stops.length]?.focus;
  if (key === "ArrowDown") return toHouse(1);
  if (key === "ArrowUp") return toHouse(-1);
  if (key === "Home") return stops[0]?.focus;
  if (key === "End") return stops.at(-1)?.focus;
  return undefined;
}
