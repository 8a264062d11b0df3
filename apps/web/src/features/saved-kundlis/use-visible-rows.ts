import { startTransition, useEffect, useRef, useState } from "react";

/**
 * Renders one screen of rows first, then each time twice as many more as there are, up to the maximum: the first rows appear quickly, and
 * scrolling does not have to wait.
 */
const INITIAL_ROWS = 12;
const MAX_ADDED_ROWS = 60;
const computeNextCount = (count: number): number => count + Math.min(2 * count, MAX_ADDED_ROWS);
/** Distance to the end at which more rows are rendered: about as far as a fast scroll gets meanwhile. */
const PRELOAD_MARGIN = "1600px";

interface FetchState {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

/**
 * How many rows of a long list are rendered. More are added as the end of the list comes near, so that a thousand rows load as fast as ten;
 * the next page is fetched before the fetched rows run out.
 */
export function useVisibleRows(rows: number, key: string, fetched: FetchState) {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = fetched;
  const [shown, setShown] = useState({ key, count: INITIAL_ROWS });
  const count = shown.key === key ? shown.count : INITIAL_ROWS;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = end.current;
    if (!element || count >= rows || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (seen) =>
        seen.some(({ isIntersecting }) => isIntersecting) &&
        // A transition, so that fast scrolling is not interrupted.
        startTransition(() => setShown({ key, count: computeNextCount(count) })),
      { rootMargin: PRELOAD_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [count, rows, key]);
  const nearEnd = hasNextPage && count + MAX_ADDED_ROWS >= rows;
  useEffect(() => {
    if (nearEnd && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [nearEnd, isFetching, isFetchNextPageError, fetchNextPage]);
  const showMore = () => {
    if (count < rows) setShown({ key, count: computeNextCount(count) });
    else void fetchNextPage();
  };
  return { count, end, more: count < rows || hasNextPage, showMore };
}
