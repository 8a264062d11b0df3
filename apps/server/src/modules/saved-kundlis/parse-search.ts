import {
  type WordForm,
  GRAHA_WORDS,
  type Graha,
  LAGNA_WORDS,
  LANGUAGES,
  MONTH_NAMES,
  NAKSHATRA_WORDS,
  RASHI_WORDS,
  parseMonth,
  type Word,
  getWord,
} from "@lagna/terms";
import type { SavedKundli, Placement } from "./repository.ts";

/** Removes accents from Latin letters only; combining signs of other scripts are significant. */
const normaliseText = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .normalize("NFC")
    .toLowerCase();

const FORMS: readonly WordForm[] = ["name", "short"];

function listNames(term: Word): string[] {
  const shown = LANGUAGES.flatMap((language) => FORMS.map((form) => getWord(term, language, form)));
  return [...shown, term.sa, term.roman, ...(term.also ?? [])].filter((name) => name !== undefined).map(normaliseText);
}

function indexByName<Id extends string>(words: Readonly<Record<Id, Word>>): ReadonlyMap<string, Id> {
  const entries = (Object.entries(words) as [Id, Word][]).flatMap(([id, term]) =>
    listNames(term).map((name) => [name, id] as const),
  );
  // A short form may be the full name of another term; full names are added last, so they win.
  return new Map(entries.toSorted(([a], [b]) => a.length - b.length));
}

const BODIES = indexByName<Graha | "lagna">({ ...GRAHA_WORDS, ...LAGNA_WORDS });
const SIGNS = indexByName(RASHI_WORDS);
const NAKSHATRAS = indexByName(NAKSHATRA_WORDS);

type MatchesKundli = (kundli: SavedKundli) => boolean;

/** Filler words around a placement: 'in Rohini', 'in the 7th house', 'रोहिणी में', 'भाव 7'. */
const PLACEMENT_FILLER = /^(?:in(?: the)? |is in )|(?: में| house| bhava| sign| भाव(?: में)?)$/g;
const HOUSE = /^(?:house |bhava |भाव )?(\d{1,2})(?:st|nd|rd|th)?$/;

function parsePlace(text: string): ((standing: Placement) => boolean) | null {
  const name = text.replaceAll(PLACEMENT_FILLER, "").trim();
  const sign = SIGNS.get(name);
  if (sign !== undefined) return (standing) => standing.sign === sign;
  const nakshatra = NAKSHATRAS.get(name);
  if (nakshatra !== undefined) return (standing) => standing.nakshatra === nakshatra;
  const house = Number(HOUSE.exec(name)?.[1]);
  return house >= 1 && house <= 12 ? (standing) => standing.house === house : null;
}

/** 'Moon in Rohini', 'Mars in 7', 'Virgo lagna', 'चंद्र रोहिणी में'; null for anything else. */
function parsePlacement(clause: string): MatchesKundli | null {
  const words = clause.split(" ");
  if (words.length < 2) return null;
  const [first = "", last = ""] = [words[0], words.at(-1)];
  const readings = [
    { body: BODIES.get(first), place: words.slice(1).join(" ") },
    { body: BODIES.get(last), place: words.slice(0, -1).join(" ") },
  ];
  for (const { body, place } of readings) {
    const holds = body === undefined ? null : parsePlace(place);
    if (body !== undefined && holds !== null)
      return ({ chartSummary }) =>
        chartSummary?.chart !== null && chartSummary?.chart !== undefined && holds(chartSummary.chart.places[body]);
  }
  return null;
}

/** A date in all formats that a search may use. */
function formatDates({ day, month, year, hour, minute }: SavedKundli): string {
  const number = parseMonth(month);
  const two = (value: number | null): string => String(value ?? "").padStart(2, "0");
  const name = number === null ? month : MONTH_NAMES[number - 1];
  return `${day} ${name} ${year} ${year}-${two(number)}-${two(day)} ${two(hour)}:${two(minute)}`;
}

function collectText(kundli: SavedKundli): string {
  const { name, city, country, tags, notes } = kundli;
  return normaliseText([name, city, country, ...tags, notes, formatDates(kundli)].join("\n"));
}

function createWordsTest(clause: string): MatchesKundli {
  const words = clause.split(" ");
  return (kundli) => {
    const text = collectText(kundli);
    return words.every((each) => text.includes(each));
  };
}

/** Parses a search: comma-separated clauses that must all match, each a placement or words found in any field. */
export function parseSearch(q: string): MatchesKundli {
  const clauses = normaliseText(q)
    .split(/[,;]/)
    .map((clause) => clause.trim().replaceAll(/\s+/g, " "))
    .filter((clause) => clause !== "");
  const tests = clauses.map((clause) => parsePlacement(clause) ?? createWordsTest(clause));
  return (kundli) => tests.every((holds) => holds(kundli));
}
