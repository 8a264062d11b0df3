import { startTransition, useEffect, useRef, useState } from "react";

/** A screen of them, and then twice as many more as stand, up to so many: whoever only looks waits for few, and whoever goes on for none. */
const FIRST = 12;
const MORE = 60;
const after = (count: number): number => count + Math.min(2 * count, MORE);
/** Before the end is seen: so far a thrown page goes while more are drawn. */
const AHEAD = "1600px";

interface Fetched {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

/**
 * How many rows of a long list are drawn: more as its end comes near, so that a thousand are as quick as ten; and before those that have
 * been fetched end, the next are.
 */
export function useShown(rows: number, key: string, fetched: Fetched) {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = fetched;
  const [shown, setShown] = useState({ key, count: FIRST });
  const count = shown.key === key ? shown.count : FIRST;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = end.current;
    if (!element || count >= rows || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (seen) =>
        seen.some(({ isIntersecting }) => isIntersecting) &&
        // In pieces: whoever throws the page sees it move meanwhile.
        startTransition(() => setShown({ key, count: after(count) })),
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [count, rows, key]);
  const near = hasNextPage && count + MORE >= rows;
  useEffect(() => {
    if (near && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [near, isFetching, isFetchNextPageError, fetchNextPage]);
  const showMore = () => {
    if (count < rows) setShown({ key, count: after(count) });
    else void fetchNextPage();
  };
  return { count, end, more: count < rows || hasNextPage, showMore };
}
