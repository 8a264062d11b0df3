const HTML = new Set(["text/html", "application/xhtml+xml"]);
const ANY = new Set(["*/*", "text/*"]);
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json$/;

interface Range {
  readonly type: string;
  /** The q value, from 0 (not acceptable) to 1. */
  readonly quality: number;
}

/** The media ranges of an Accept header (RFC 9110, 12.5.1). */
const parseRanges = (accept: string): Range[] =>
  accept.split(",").map((part) => {
    const [type = "", ...params] = part.split(";").map((word) => word.trim().toLowerCase());
    const quality = params.find((param) => param.startsWith("q="));
    return { type, quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
  });

/**
 * Whether a request for a page should get JSON: the Accept header names JSON, does not name HTML, and ranks no wildcard above JSON. All
 * other
 * requests get the page, also those without an Accept header or with a wildcard only (link previews, monitors, curl).
 */
export function prefersJson(accept: string | undefined): boolean {
  const ranges = parseRanges(accept ?? "");
  const bestQuality = (matches: (type: string) => boolean): number =>
    Math.max(0, ...ranges.filter(({ type }) => matches(type)).map(({ quality }) => quality));
  const json = bestQuality((type) => JSON_TYPE.test(type));
  return json > 0 && bestQuality((type) => HTML.has(type)) === 0 && bestQuality((type) => ANY.has(type)) <= json;
}
