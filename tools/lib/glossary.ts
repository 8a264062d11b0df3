import { iast, type Word } from "@lagna/terms";

export type Family = Readonly<Record<string, Word>>;

const BLOCK = /(<!-- terms: (\w+) -->\n)[\s\S]*?(<!-- end of terms -->)/g;

interface Column {
  readonly title: string;
  readonly cell: (word: Word, id: string) => string;
}

const COLUMNS: readonly Column[] = [
  { title: "Term", cell: ({ en, roman = en, also }) => (also ? `${roman} (${also.join(", ")})` : roman) },
  { title: "Devanagari", cell: ({ hi }) => hi },
  { title: "Sanskrit", cell: ({ sa }) => (sa === undefined ? "" : `${sa} ${iast(sa)}`) },
  {
    title: "Meaning",
    cell: ({ en, roman, sense }) => [...(roman === undefined ? [] : [en]), ...(sense ? [sense.en] : [])].join(": "),
  },
  { title: "Short", cell: ({ short }) => (short ? [...new Set([short.en, short.hi])].join(" ") : "") },
  { title: "Code name", cell: (_, id) => `\`${id}\`` },
];

const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |\n`;

/** The words of a family as a table of the glossary; columns that would stand empty are left out. */
function tableOf(family: Family): string {
  const entries = Object.entries(family);
  const columns = COLUMNS.filter(({ cell }) => entries.some(([id, word]) => cell(word, id) !== ""));
  return [
    line(columns.map(({ title }) => title)),
    `|${"---|".repeat(columns.length)}\n`,
    ...entries.map(([id, word]) => line(columns.map(({ cell }) => cell(word, id) || "–"))),
  ].join("");
}

/**
 * A glossary with the table of each family between its two marks, `<!-- terms: GRAHA_WORDS -->` and `<!-- end of terms -->`.
 * @throws RangeError for a mark that names no family.
 */
export function withTables(glossary: string, families: Readonly<Record<string, Family>>): string {
  return glossary.replaceAll(BLOCK, (_, begin: string, name: string, end: string) => {
    const family = families[name];
    if (!family) throw new RangeError(`The glossary asks for ${name}, which is no family of terms`);
    return `${begin}${tableOf(family)}${end}`;
  });
}

/** The families among what the package of terms exports. */
export const familiesOf = (exported: Readonly<Record<string, unknown>>): Record<string, Family> =>
  Object.fromEntries(Object.entries(exported).filter(([name]) => name.endsWith("_WORDS"))) as Record<string, Family>;
