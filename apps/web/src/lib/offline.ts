import { isLimited, isSlow } from "./connection.ts";

/** Where the service worker keeps answers; as it names it itself. */
const PERSONAL = "lagna-personal";

/** The app without a connection. Only as it is built: while it is made, its files change under their names. */
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
  // After all that the page itself needs. Where the browser refuses, the app is the same but for being offline.
  const begin = () => void register().catch(() => undefined);
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
}

/** Leaves nothing of a person in what is kept for being offline. */
export function forgetOffline(): void {
  if (!("caches" in globalThis)) return;
  navigator.serviceWorker?.controller?.postMessage("forget");
  void caches.delete(PERSONAL).catch(() => undefined);
}
