import type { SkyResponse } from "@lagna/contract";
import { startTransition, useEffect, useState } from "react";
import { api } from "../../lib/api.ts";

const MINUTE_MS = 60_000;

export interface SkyNow {
  /** Null until it comes. */
  readonly sky: SkyResponse | null;
  /** It was asked for, and did not come: the server does not answer, or has no sky to tell. */
  readonly missing: boolean;
}

/** The sky of this minute, followed while the page is looked at. A later failure changes nothing: what is shown says its time. */
export function useSky(): SkyNow {
  const [now, setNow] = useState<SkyNow>({ sky: null, missing: false });
  useEffect(() => {
    const gone = new AbortController();
    const ask = () => {
      if (document.hidden || !navigator.onLine) return;
      // In pieces: whoever scrolls or types meanwhile is not kept waiting for the chart.
      const tell = (next: (before: SkyNow) => SkyNow) =>
        startTransition(() => {
          if (!gone.signal.aborted) setNow(next);
        });
      api<SkyResponse>("/api/v1/sky", { anonymous: true, signal: gone.signal }).then(
        (sky) => tell(() => ({ sky, missing: false })),
        () => tell(({ sky }) => ({ sky, missing: sky === null })),
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
  return now;
}
