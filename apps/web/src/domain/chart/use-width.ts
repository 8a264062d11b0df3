import { startTransition, useLayoutEffect, useRef, useState } from "react";

/**
 * The displayed width of an element, so that drawings in it can have a readable font size. `fallback` until it is
 * measured.
 */
export function useWidth<E extends HTMLElement>(fallback: number) {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(fallback);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(([entry]) => {
      const next = Math.round(entry?.contentRect.width ?? 0);
      // Drawings are rendered in parts, so that touches are handled in between.
      if (next > 0) startTransition(() => setWidth(next));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
