/** The tags of a kundli in one cell of a table: separated by semicolons, and in quotes where a tag itself contains a separator. */
const SEPARATORS = /[;|,،]/;
const QUOTED_OR_PLAIN = /\s*(?:"((?:[^"]|"")*)"\s*(?=[;|,،]|$)|([^;|,،]*))(?:[;|,،]|$)/gy;
const MAX_TAGS = 20;
const MAX_TAG_LENGTH = 40;

const quoteTag = (tag: string): string =>
  SEPARATORS.test(tag) || tag.startsWith('"') ? `"${tag.replaceAll('"', '""')}"` : tag;

export const formatTags = (tags: readonly string[]): string => tags.map(quoteTag).join("; ");

/** The tags of a cell of ours or of another program; at most as many and as long as a kundli can have. */
export function parseTags(text: string): string[] {
  const tags = [...text.matchAll(QUOTED_OR_PLAIN)].map(([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? "").trim().slice(0, MAX_TAG_LENGTH),
  );
  return [...new Set(tags.filter((tag) => tag !== ""))].slice(0, MAX_TAGS);
}
