import { toIast, type Word } from "@lagna/terms";

export type WordFamily = Readonly<Record<string, Word>>;

const BLOCK = /(<!-- terms: (\w+) -->\n)[\s\S]*?(<!-- end of terms -->)/g;

interface Column {
  readonly title: string;
  readonly cell: (word: Word, id: string) => string;
}

const COLUMNS: readonly Column[] = [
  { title: "Term", cell: ({ en, roman = en, also }) => (also ? `${roman} (${also.join(", ")})` : roman) },
  { title: "Devanagari", cell: ({ hi }) => hi },
  { title: "Sanskrit", cell: ({ sa }) => (sa === undefined ? "" : `${sa} ${toIast(sa)}`) },
  {
    title: "Meaning",
    cell: ({ en, roman, sense }) => [...(roman === undefined ? [] : [en]), ...(sense ? [sense.en] : [])].join(": "),
  },
  { title: "Short", cell: ({ short }) => (short ? [...new Set([short.en, short.hi])].join(" ") : "") },
  { title: "Code name", cell: (_, id) => `\`${id}\`` },
];

const formatRow = (cells: readonly string[]): string => `| ${cells.join(" | ")} |\n`;

/** A family of terms as a Markdown table; columns without any content are left out. */
function renderTable(family: WordFamily): string {
  const entries = Object.entries(family);
  const columns = COLUMNS.filter(({ cell }) => entries.some(([id, word]) => cell(word, id) !== ""));
  return [
    formatRow(columns.map(({ title }) => title)),
    `|${"---|".repeat(columns.length)}\n`,
    ...entries.map(([id, word]) => formatRow(columns.map(({ cell }) => cell(word, id) || "–"))),
  ].join("");
}

/**
 * Replaces the tables between `<!-- terms: GRAHA_WORDS -->` and `<!-- end of terms -->` by those of the families.
 * @throws RangeError for a comment that names no family.
 */
export function updateTables(glossary: string, families: Readonly<Record<string, WordFamily>>): string {
  return glossary.replaceAll(BLOCK, (_, begin: string, name: string, end: string) => {
    const family = families[name];
    if (!family) throw new RangeError(`The glossary names ${name}, which is not a family of terms`);
    return `${begin}${renderTable(family)}${end}`;
  });
}

/** The exports of packages/terms that are families of terms. */
export const selectFamilies = (exported: Readonly<Record<string, unknown>>): Record<string, WordFamily> =>
  Object.fromEntries(Object.entries(exported).filter(([name]) => name.endsWith("_WORDS"))) as Record<
    string,
    WordFamily
  >;
