import type { ChartDrawing } from "@lagna/chart-drawing";
import { useState, type KeyboardEvent } from "react";
import { focusKey, sameFocus, type ChartFocus } from "./chart-data.ts";

export interface ItemProps {
  tabIndex: number;
  "data-item": string;
  onFocus: () => void;
}

interface Stop {
  readonly focus: ChartFocus;
  readonly house: number;
}

interface Handlers {
  onHover: (focus: ChartFocus | null) => void;
  onSelect: (focus: ChartFocus) => void;
}

/** Roving focus over what is drawn, house by house: left and right step through all, up and down go a house on. */
export function useRovingFocus(drawing: ChartDrawing, { onHover, onSelect }: Handlers) {
  const stops: Stop[] = drawing.cells.flatMap(({ house, bodies }) => [
    { focus: { kind: "house", house }, house },
    ...bodies.map(({ id }): Stop => ({ focus: { kind: "body", id }, house })),
  ]);
  const [current, setCurrent] = useState<ChartFocus>({ kind: "house", house: 1 });
  const at = Math.max(
    0,
    stops.findIndex((stop) => sameFocus(stop.focus, current)),
  );
  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const next = target(event.key, stops, at);
    if (next) event.currentTarget.querySelector<SVGElement>(`[data-item="${focusKey(next)}"]`)?.focus();
    else if (event.key === "Enter" || event.key === " ") onSelect(current);
    else if (event.key === "Escape") onHover(null);
    else return;
    event.preventDefault();
  };
  const itemProps = (focus: ChartFocus): ItemProps => ({
    tabIndex: sameFocus(focus, stops[at]?.focus ?? null) ? 0 : -1,
    "data-item": focusKey(focus),
    onFocus: () => {
      setCurrent(focus);
      onHover(focus);
    },
  });
  return { itemProps, onKeyDown };
}

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
