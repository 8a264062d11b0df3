import { type RefObject, useEffect, useRef } from "react";

/**
 * Scrolls a drawing that is wider than its box to the part that is read first.
 *
 * @param part from the left edge, 0 to 1
 */
export function useFirstScroll(part: number): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) box.current.scrollLeft = part * box.current.scrollWidth - box.current.clientWidth / 2;
  }, [part]);
  return box;
}
