import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { rowScale } from "./row-scale.ts";

/**
 * Lays the items of a list, each with its `data-from` and `data-until`, out on the scale of the row of periods above it: how wide periods
 * are drawn only the page knows. `drawn` is what the items are made of.
 */
export function useOnRow(drawn: unknown) {
  const ribbon = useRef<HTMLOListElement>(null);
  const stand = useCallback(() => {
    const row = ribbon.current && rowAbove(ribbon.current);
    if (!row || !ribbon.current) return;
    const { place } = rowScale(row);
    for (const item of ribbon.current.children as HTMLCollectionOf<HTMLElement>) {
      const left = place(Number(item.dataset["from"]));
      // What begins after the row's end is not on it.
      item.hidden = left === null;
      if (left === null) continue;
      const right = place(Number(item.dataset["until"]) - 1) ?? row.offsetWidth;
      Object.assign(item.style, { left: `${left}px`, width: `${Math.max(1, right - left)}px` });
    }
  }, []);
  useLayoutEffect(stand, [stand, drawn]);
  useEffect(() => {
    if (!ribbon.current || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(stand);
    observer.observe(ribbon.current);
    return () => observer.disconnect();
  }, [stand]);
  return ribbon;
}

/** The row of periods that stands before an element in the line of life. */
export function rowAbove(element: HTMLElement): HTMLElement | undefined {
  const rows = element.closest(".dasha-line")?.querySelectorAll<HTMLElement>("ul[data-row]") ?? [];
  return [...rows].findLast((row) => (row.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
}
