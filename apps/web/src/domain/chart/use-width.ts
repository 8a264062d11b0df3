import { startTransition, useLayoutEffect, useRef, useState } from "react";

/** The size of the root's letters, which readers can enlarge. */
const findRemInPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/**
 * The displayed width of an element, so that drawings in it can have a readable font size. `fallback` until it is
 * measured. In rem it is rounded to tenths, and measured again when the letters grow.
 */
export function useWidth<E extends HTMLElement>(fallback: number, unit: "px" | "rem" = "px") {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(fallback);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(([entry]) => {
      const pixels = entry?.contentRect.width ?? 0;
      const next = unit === "px" ? Math.round(pixels) : Math.round((10 * pixels) / findRemInPx()) / 10;
      // Drawings are rendered in parts, so that touches are handled in between.
      if (next > 0) startTransition(() => setWidth(next));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [unit]);
  return { ref, width };
}
