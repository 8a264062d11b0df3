import { useCallback, useEffect, useRef, useState } from "react";
import type { Turn } from "./conversation-state.ts";

/** The user's own scrolling: from then on the view stays where they put it. */
const USER_SCROLL_EVENTS = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/** In a low window the whole panel scrolls instead of the conversation in it. */
function findScrolled(log: HTMLElement | null): HTMLElement | null {
  return log && getComputedStyle(log).overflowY === "visible" ? log.parentElement : log;
}

/** What is left free above and below the numbers to call in danger. */
const CALL_MARGIN_PX = 12;

/** Where the visible part of the conversation ends: above the question box. */
function findEdge(scrolled: HTMLElement): number {
  const box = scrolled.querySelector("form");
  return (box ?? scrolled).getBoundingClientRect()[box ? "top" : "bottom"];
}

/** Brings all numbers to call above the question box; where they do not fit, as many as the first leaves room for. */
function showCalls(scrolled: HTMLElement, turn: HTMLElement): void {
  const calls = [...turn.querySelectorAll("[data-call]")].map((call) => call.getBoundingClientRect());
  const [first, last] = [calls[0], calls.at(-1)];
  if (!first || !last) return;
  const missing = last.bottom + CALL_MARGIN_PX - findEdge(scrolled);
  const room = first.top - CALL_MARGIN_PX - scrolled.getBoundingClientRect().top;
  scrolled.scrollTop += Math.max(0, Math.min(missing, room));
}

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
    const root = findScrolled(scroller.current);
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
    const root = findScrolled(scroller.current);
    if (!root || !isLeftAlone.current) return;
    const turn = [...root.querySelectorAll("article")].at(-1);
    // The content before the first question is read from the top.
    if (!turn) return void (root.scrollTop = 0);
    root.scrollTop += turn.getBoundingClientRect().top - root.getBoundingClientRect().top;
    showCalls(root, turn);
  }, [turnCount, last?.sentences.length, last?.state]);
  return { scroller, mark, inSight, scroll };
}
