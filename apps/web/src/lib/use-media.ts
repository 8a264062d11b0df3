import { useSyncExternalStore } from "react";

/** Whether a media query currently matches. Use it where content differs; for appearance alone use style sheets. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => window.matchMedia(query).matches,
    // Prerendering has no screen.
    () => false,
  );
}
