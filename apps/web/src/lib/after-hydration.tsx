import { useLayoutEffect } from "react";

let notifyHydrated: () => void = () => undefined;

/** Calls back once, when the first page has replaced or hydrated the prerendered HTML. */
export function onHydrated(listener: () => void): void {
  notifyHydrated = listener;
}

/** Rendered next to a page, inside the same suspense boundary, so that it mounts together with the page. */
export function HydrationMarker() {
  useLayoutEffect(() => {
    notifyHydrated();
    notifyHydrated = () => undefined;
  }, []);
  return null;
}
