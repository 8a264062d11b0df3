import { useSyncExternalStore } from "react";

/** Whether a media query holds just now. For content that differs; what only looks different is for style sheets. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => window.matchMedia(query).matches,
    // Words made at build know no screen.
    () => false,
  );
}
