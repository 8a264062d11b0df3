import { useCallback, useEffect, useRef, useState } from "react";
import type { Turn } from "./conversation-state.ts";

/** Tells whether the end of a conversation is in view and scrolls to it; a new question scrolls there automatically. */
export function useScrollToEnd(turns: readonly Turn[]) {
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
  const turnCount = turns.length;
  useEffect(() => {
    // The content before the first question is read from the top.
    if (turnCount > 0) scroll();
    else if (scroller.current) scroller.current.scrollTop = 0;
  }, [turnCount, scroll]);
  return { scroller, mark, inSight, scroll };
}
