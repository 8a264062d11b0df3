import { formatIsoDateTime } from "@lagna/terms";

/** Converts a UT1 Julian day to UTC milliseconds since 1970. */
type ToMilliseconds = (jd: number) => number;

/** Formats a UT1 Julian day as ISO 8601. */
export type Iso = (jd: number) => string;

const SECOND_MS = 1000;

/**
 * Formats in UTC, whole seconds. Not in the place's own offset: ISO 8601 offsets have no seconds, and historical ones do. Results are
 * cached, since most instants of a kundli are both the end of one dasha and the start of others.
 */
export function createIsoFormat(toMilliseconds: ToMilliseconds): Iso {
  const cache = new Map<number, string>();
  return (jd) => {
    const cached = cache.get(jd);
    if (cached !== undefined) return cached;
    const seconds = Math.round(toMilliseconds(jd) / SECOND_MS);
    const text = `${formatIsoDateTime(seconds * SECOND_MS)}Z`;
    cache.set(jd, text);
    return text;
  };
}
