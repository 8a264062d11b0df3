import type { SkyResponse } from "@lagna/contract";
import { startTransition, useEffect, useState } from "react";
import { api } from "../../lib/api.ts";

const MINUTE_MS = 60_000;

export interface CurrentSky {
  /** Null until it has loaded. */
  readonly sky: SkyResponse | null;
  /** The request failed: the server does not answer or cannot compute the sky. */
  readonly unavailable: boolean;
}

/**
 * Fetches the current sky and refreshes it every minute while the page is visible. Later failures are ignored, because the shown sky states
 * its time.
 */
export function useSky(): CurrentSky {
  const [current, setCurrent] = useState<CurrentSky>({ sky: null, unavailable: false });
  useEffect(() => {
    const unmounted = new AbortController();
    const requestSky = () => {
      if (document.hidden || !navigator.onLine) return;
      // A transition, so that scrolling and typing do not wait for the chart.
      const update = (next: (before: CurrentSky) => CurrentSky) =>
        startTransition(() => {
          if (!unmounted.signal.aborted) setCurrent(next);
        });
      api<SkyResponse>("/api/v1/sky", { anonymous: true, signal: unmounted.signal }).then(
        (sky) => update(() => ({ sky, unavailable: false })),
        () => update(({ sky }) => ({ sky, unavailable: sky === null })),
      );
    };
    requestSky();
    const timer = setInterval(requestSky, MINUTE_MS);
    document.addEventListener("visibilitychange", requestSky);
    return () => {
      unmounted.abort();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", requestSky);
    };
  }, []);
  return current;
}
