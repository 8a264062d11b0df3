import type { Today } from "@lagna/contract";
import { useEffect, useState } from "react";
import { api } from "../../lib/api.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { useStoredPlace } from "./almanac-place.ts";

/** Renewed this often while the page is open: the Moon moves two minutes of arc in the meantime. */
const RENEWAL_MS = 5 * 60_000;

export interface CurrentToday {
  /** Null until it has loaded. */
  readonly today: Today | null;
  readonly hasFailed: boolean;
}

/** Today at the reader's place; later failures are ignored, since what is shown holds for the whole day. */
export function useToday(): CurrentToday {
  const language = useLanguage();
  const { place } = useStoredPlace();
  const search = new URLSearchParams({ ...place, language }).toString();
  const [current, setCurrent] = useState<CurrentToday>({ today: null, hasFailed: false });
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const request = () => {
      api<{ readonly data: Today }>(`/api/v1/today?${search}`, { signal }).then(
        ({ data }) => !signal.aborted && setCurrent({ today: data, hasFailed: false }),
        () => !signal.aborted && setCurrent(({ today }) => ({ today, hasFailed: today === null })),
      );
    };
    request();
    const timer = setInterval(request, RENEWAL_MS);
    return () => {
      unmounted.abort();
      clearInterval(timer);
    };
  }, [search]);
  return current;
}
