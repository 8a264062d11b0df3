import { useSyncExternalStore } from "react";
import { getPageData } from "./page-data.ts";

const REM_PX = 16;

/** Prerendering has no screen; the server renders a page for a window of some width. */
function matchesOnServer(query: string): boolean {
  const [, limit] = /^\(width < (\d+)rem\)$/.exec(query) ?? [];
  const width = getPageData()?.width;
  return limit !== undefined && width !== undefined && width < Number(limit) * REM_PX;
}

/** Whether a media query currently matches. Use it where content differs; for appearance alone use style sheets. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => window.matchMedia(query).matches,
    () => matchesOnServer(query),
  );
}
