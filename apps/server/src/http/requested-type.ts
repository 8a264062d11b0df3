const HTML = new Set(["text/html", "application/xhtml+xml"]);
const ANY = new Set(["*/*", "text/*"]);
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json$/;

interface Range {
  readonly type: string;
  /** How much it is liked, from 0 (not at all) to 1. */
  readonly quality: number;
}

/** The media ranges of an Accept header (RFC 9110, 12.5.1). */
const rangesOf = (accept: string): Range[] =>
  accept.split(",").map((part) => {
    const [type = "", ...params] = part.split(";").map((word) => word.trim().toLowerCase());
    const quality = params.find((param) => param.startsWith("q="));
    return { type, quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
  });

/**
 * Whether a request for a page takes JSON and no page: JSON is named, HTML is not, and no wildcard is liked better than JSON. Everyone else
 * gets the page, also without an Accept header: link previews, monitors and curl ask for anything.
 */
export function asksForJsonAlone(accept: string | undefined): boolean {
  const ranges = rangesOf(accept ?? "");
  const best = (is: (type: string) => boolean): number =>
    Math.max(0, ...ranges.filter(({ type }) => is(type)).map(({ quality }) => quality));
  const json = best((type) => JSON_TYPE.test(type));
  return json > 0 && best((type) => HTML.has(type)) === 0 && best((type) => ANY.has(type)) <= json;
}
