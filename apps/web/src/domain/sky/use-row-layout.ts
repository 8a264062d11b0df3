import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { createRowScale } from "./row-scale.ts";

/**
 * Positions the items of a list, each with `data-from` and `data-until`, on the scale of the row of periods above it.
 * The widths of periods are known only after rendering, so they are measured. `drawn` is the data the items are
 * rendered from.
 */
export function useRowLayout(drawn: unknown) {
  const ribbon = useRef<HTMLOListElement>(null);
  const layOut = useCallback(() => {
    const row = ribbon.current && findRowAbove(ribbon.current);
    if (!row || !ribbon.current) return;
    const { toPixels } = createRowScale(row);
    for (const item of ribbon.current.children as HTMLCollectionOf<HTMLElement>) {
      const left = toPixels(Number(item.dataset["from"]));
      // Items that begin after the row's end are hidden.
      item.hidden = left === null;
      if (left === null) continue;
      const right = toPixels(Number(item.dataset["until"]) - 1) ?? row.offsetWidth;
      Object.assign(item.style, { left: `${left}px`, width: `${Math.max(1, right - left)}px` });
    }
  }, []);
  useLayoutEffect(layOut, [layOut, drawn]);
  useEffect(() => {
    if (!ribbon.current || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(layOut);
    observer.observe(ribbon.current);
    return () => observer.disconnect();
  }, [layOut]);
  return ribbon;
}

/** The row of periods before an element in the dasha timeline. */
export function findRowAbove(element: HTMLElement): HTMLElement | undefined {
  const rows = element.closest(".dasha-line")?.querySelectorAll<HTMLElement>("ul[data-row]") ?? [];
  return [...rows].findLast((row) => (row.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
}
