import { useCallback, useEffect, useRef, useState } from "react";
import type { Turn } from "./talk-state.ts";

/** Whether the end of a talk is in sight, and the way there; a new question goes there by itself. */
export function useEndInSight(turns: readonly Turn[]) {
  const scroller = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    const [root, target] = [scroller.current, mark.current];
    if (!root || !target || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? true), {
      root,
      rootMargin: "80px",
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  const scroll = useCallback(() => {
    const root = scroller.current;
    if (root) root.scrollTop = root.scrollHeight;
  }, []);
  const asked = turns.length;
  useEffect(() => {
    // What stands before the first question is read from its beginning.
    if (asked > 0) scroll();
    else if (scroller.current) scroller.current.scrollTop = 0;
  }, [asked, scroll]);
  return { scroller, mark, inSight, scroll };
}
