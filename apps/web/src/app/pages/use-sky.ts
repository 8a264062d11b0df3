import type { SkyResponse } from "@lagna/contract";
import { useEffect, useState } from "react";
import { api } from "../../lib/api.ts";

const MINUTE_MS = 60_000;

/** The sky of this minute, followed while the page is looked at; null until it comes. A failure changes nothing: what is shown says its time. */
export function useSky(): SkyResponse | null {
  const [sky, setSky] = useState<SkyResponse | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    const ask = () => {
      if (document.hidden || !navigator.onLine) return;
      api<SkyResponse>("/api/v1/sky", { anonymous: true, signal: gone.signal }).then(
        (answer) => !gone.signal.aborted && setSky(answer),
        () => undefined,
      );
    };
    ask();
    const timer = setInterval(ask, MINUTE_MS);
    document.addEventListener("visibilitychange", ask);
    return () => {
      gone.abort();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, []);
  return sky;
}
