import { useSyncExternalStore } from "react";
import { getPageData } from "../../lib/page-data.ts";

const MINUTE_MS = 60_000;
const readMinute = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE_MS);
  return () => clearInterval(timer);
}

/** The present minute in milliseconds, renewed while the page is open; on a page from the server first the server's. */
export const useNow = (): number =>
  useSyncExternalStore(subscribe, readMinute, () => getPageData()?.now ?? readMinute());
