import { useSyncExternalStore } from "react";
import { getPageData } from "./page-data.ts";

/** Prerendering has no screen; the server renders a page for a narrow or a wide one. */
const matchesOnServer = (query: string): boolean => query.startsWith("(width <") && getPageData()?.isPhone === true;

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
