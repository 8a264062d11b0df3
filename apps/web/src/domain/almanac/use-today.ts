import type { Today } from "@lagna/contract";
import { useEffect, useState } from "react";
import { ApiError, type RefusedField } from "../../lib/api.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { readPageAnswer, readPageRefusal } from "../../lib/page-data.ts";
import { fetchPrefetched } from "../../lib/prefetch.ts";
import { useSession } from "../../lib/session.ts";
import { useStoredPlace } from "./almanac-place.ts";
import { buildTodayPath } from "./today-path.ts";

/** Renewed this often while the page is open: the Moon moves two minutes of arc in the meantime. */
const RENEWAL_MS = 5 * 60_000;

export interface CurrentToday {
  /** Null until it has loaded. */
  readonly today: Today | null;
  readonly hasFailed: boolean;
  /** Neither the account nor its own chart says where the reader is. */
  readonly lacksPlace: boolean;
}

const LOADING: CurrentToday = { today: null, hasFailed: false, lacksPlace: false };
const isPlaceMissing = (refused: readonly RefusedField[]): boolean => refused.some(({ path }) => path === "place_id");

/** What has come with the page. */
function readSent(path: string, hasPlace: boolean): CurrentToday {
  const today = readPageAnswer<{ readonly data: Today }>(path)?.data;
  if (today) return { ...LOADING, today };
  return !hasPlace && isPlaceMissing(readPageRefusal(path)) ? { ...LOADING, lacksPlace: true } : LOADING;
}

/** Today at the reader's place, of a signed-in person who has not chosen one at that of their own chart; later failures are ignored, since what is shown holds for the whole day. */
export function useToday(): CurrentToday {
  const language = useLanguage();
  const { hasSession, loading } = useSession();
  const { place, hasPlace } = useStoredPlace();
  // The server knows the place of an account; without one the day is of a place in the middle of India.
  const path = buildTodayPath(hasPlace || !hasSession ? place : {}, language);
  const isWaiting = loading && !hasPlace;
  const [sent] = useState(() => (isWaiting ? LOADING : readSent(path, hasPlace)));
  const [sentPath] = useState(sent === LOADING ? null : path);
  const [current, setCurrent] = useState(sent);
  useEffect(() => {
    if (isWaiting) return;
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const request = () => {
      fetchPrefetched<{ readonly data: Today }>(path, { signal }).then(
        ({ data }) => !signal.aborted && setCurrent({ ...LOADING, today: data }),
        (error: unknown) => {
          if (signal.aborted) return;
          if (!hasPlace && error instanceof ApiError && isPlaceMissing(error.fields))
            setCurrent({ ...LOADING, lacksPlace: true });
          else setCurrent(({ today }) => ({ ...LOADING, today, hasFailed: today === null }));
        },
      );
    };
    if (path !== sentPath) request();
    const timer = setInterval(request, RENEWAL_MS);
    return () => {
      unmounted.abort();
      clearInterval(timer);
    };
  }, [path, sentPath, hasPlace, isWaiting]);
  return current;
}
