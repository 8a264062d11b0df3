import { useSyncExternalStore } from "react";
import { getPageData } from "./page-data.ts";

const REM_PX = 16;

/** Prerendering has no screen; the server renders a page for a window of some width, or null for any. */
function matchesOnServer(query: string): boolean | null {
  const [, limit] = /^\(width < (\d+)rem\)$/.exec(query) ?? [];
  const width = getPageData()?.width;
  if (limit === undefined || width === undefined) return false;
  return width === null ? null : width < Number(limit) * REM_PX;
}

function useQuery<Answer>(query: string, readOnServer: () => Answer): Answer | boolean {
  return useSyncExternalStore<Answer | boolean>(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => window.matchMedia(query).matches,
    readOnServer,
  );
}

/** Whether a media query currently matches. Use it where content differs; for appearance alone use style sheets. */
export const useMedia = (query: string): boolean => useQuery(query, () => matchesOnServer(query) ?? false);

/**
 * The same for content that the server sends with the page. Null until a page for any width is hydrated: both contents are in it, and a style
 * sheet shows one.
 */
export const useSentMedia = (query: string): boolean | null => useQuery(query, () => matchesOnServer(query));
