import { useCallback, useEffect, useRef, useState } from "react";
import type { Turn } from "./conversation-state.ts";

/** The user's own scrolling: from then on the view stays where they put it. */
const USER_SCROLL_EVENTS = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/**
 * Tells whether the end of a conversation is in view and scrolls to it. A new question moves to the top of the view, with the first line of its
 * answer below it, and stays there while the answer grows, unless the user scrolls.
 */
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
  const isLeftAlone = useRef(true);
  useEffect(() => {
    const root = scroller.current;
    const stop = () => (isLeftAlone.current = false);
    for (const name of USER_SCROLL_EVENTS) root?.addEventListener(name, stop, { passive: true });
    return () => {
      for (const name of USER_SCROLL_EVENTS) root?.removeEventListener(name, stop);
    };
  }, []);
  const turnCount = turns.length;
  useEffect(() => void (isLeftAlone.current = true), [turnCount]);
  const last = turns.at(-1);
  useEffect(() => {
    const root = scroller.current;
    if (!root || !isLeftAlone.current) return;
    const turn = [...root.querySelectorAll("article")].at(-1);
    // The content before the first question is read from the top.
    root.scrollTop = turn ? root.scrollTop + turn.getBoundingClientRect().top - root.getBoundingClientRect().top : 0;
  }, [turnCount, last?.sentences.length, last?.state]);
  return { scroller, mark, inSight, scroll };
}
