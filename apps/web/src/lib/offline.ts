import { hasLimitedMemory, isSlowConnection } from "./connection.ts";

/** Cache of responses in the service worker; the same name is used there. */
const PERSONAL_CACHE = "lagna-personal";

/** Delay before the service worker is registered: by then the first page has loaded and rendered. */
const REGISTRATION_DELAY_MS = 3_000;

/**
 * Registers the service worker, which makes the app work offline. Call it once the page is rendered. Only in
 * production builds: in development, files change under the same names. A first visit caches over a hundred files in
 * a separate process; started earlier, it would compete with the page's startup for the CPU.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  // Files that may be needed later are not fetched over a slow connection, or on a device with little memory.
  const keepRest = () =>
    !isSlowConnection() && !hasLimitedMemory() && serviceWorker.controller?.postMessage("keep-rest");
  // Fires for the first service worker, and for that of each later release.
  serviceWorker.addEventListener("controllerchange", keepRest);
  const register = async () => {
    await serviceWorker.register("/sw.js", { updateViaCache: "none" });
    keepRest();
  };
  // If the browser refuses, the app works the same except offline.
  setTimeout(() => void register().catch(() => undefined), REGISTRATION_DELAY_MS);
}

/** Removes personal data from the offline cache. */
export function clearOfflineCache(): void {
  if (!("caches" in globalThis)) return;
  navigator.serviceWorker?.controller?.postMessage("forget");
  void caches.delete(PERSONAL_CACHE).catch(() => undefined);
}
