import { isLimited, isSlow } from "./connection.ts";

/** Where the service worker keeps answers; as it names it itself. */
const PERSONAL = "lagna-personal";

/** How long a page stands before anything is kept for being offline: by then whatever it shows first has come, and been drawn. */
const REST_MS = 3_000;

/**
 * The app without a connection; called once the page stands. Only as it is built: while it is made, its files change under their names.
 * A first visit keeps a hundred files and more, by a process of its own: begun while the page still wakes, it takes the core that it wakes on.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  // What may be needed some time is not fetched over a connection, or onto a device, that has little to spare.
  const keepRest = () => !isSlow() && !isLimited() && serviceWorker.controller?.postMessage("keep-rest");
  // The first one to take over, and that of each release after it.
  serviceWorker.addEventListener("controllerchange", keepRest);
  const register = async () => {
    await serviceWorker.register("/sw.js", { updateViaCache: "none" });
    keepRest();
  };
  // Where the browser refuses, the app is the same but for being offline.
  setTimeout(() => void register().catch(() => undefined), REST_MS);
}

/** Leaves nothing of a person in what is kept for being offline. */
export function forgetOffline(): void {
  if (!("caches" in globalThis)) return;
  navigator.serviceWorker?.controller?.postMessage("forget");
  void caches.delete(PERSONAL).catch(() => undefined);
}
