/** UT1 Julian day to milliseconds of UTC since 1970. */
type ToMilliseconds = (jd: number) => number;

/** A Julian day as ISO 8601. */
export type Iso = (jd: number) => string;

const SECOND_MS = 1000;

/**
 * UTC, whole seconds. Not the place's own offset: ISO 8601 has no seconds in it, and old ones do. Most instants of a kundli are the end
 * of one dasha and the start of others, so each is written once.
 */
export function isoBy(toMilliseconds: ToMilliseconds): Iso {
  const written = new Map<number, string>();
  return (jd) => {
    const known = written.get(jd);
    if (known !== undefined) return known;
    const seconds = Math.round(toMilliseconds(jd) / SECOND_MS);
    const text = `${new Date(seconds * SECOND_MS).toISOString().slice(0, 19)}Z`;
    written.set(jd, text);
    return text;
  };
}
