import {
  type Form,
  GRAHA_WORDS,
  type Graha,
  LAGNA_WORDS,
  LANGUAGES,
  MONTH_NAMES,
  NAKSHATRA_WORDS,
  RASHI_WORDS,
  readMonth,
  type Word,
  word,
} from "@lagna/terms";
import type { SavedKundli, Standing } from "./repository.ts";

/** Accents fall away from Latin letters; the signs of other scripts are letters of their own. */
const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .normalize("NFC")
    .toLowerCase();

const FORMS: readonly Form[] = ["name", "short"];

function namesOf(term: Word): string[] {
  const shown = LANGUAGES.flatMap((language) => FORMS.map((form) => word(term, language, form)));
  return [...shown, term.sa, term.roman, ...(term.also ?? [])].filter((name) => name !== undefined).map(folded);
}

function byName<Id extends string>(words: Readonly<Record<Id, Word>>): ReadonlyMap<string, Id> {
  const entries = (Object.entries(words) as [Id, Word][]).flatMap(([id, term]) =>
    namesOf(term).map((name) => [name, id] as const),
  );
  // Short forms may be another's name: who has it in full comes last, and wins.
  return new Map(entries.toSorted(([a], [b]) => a.length - b.length));
}

const BODIES = byName<Graha | "lagna">({ ...GRAHA_WORDS, ...LAGNA_WORDS });
const SIGNS = byName(RASHI_WORDS);
const NAKSHATRAS = byName(NAKSHATRA_WORDS);

type Test = (kundli: SavedKundli) => boolean;

/** 'in Rohini', 'in the 7th house', 'रोहिणी में', 'भाव 7': what is said of a place, and the words around it. */
const AROUND = /^(?:in(?: the)? |is in )|(?: में| house| bhava| sign| भाव(?: में)?)$/g;
const HOUSE = /^(?:house |bhava |भाव )?(\d{1,2})(?:st|nd|rd|th)?$/;

function placeTest(text: string): ((standing: Standing) => boolean) | null {
  const name = text.replaceAll(AROUND, "").trim();
  const sign = SIGNS.get(name);
  if (sign !== undefined) return (standing) => standing.sign === sign;
  const nakshatra = NAKSHATRAS.get(name);
  if (nakshatra !== undefined) return (standing) => standing.nakshatra === nakshatra;
  const house = Number(HOUSE.exec(name)?.[1]);
  return house >= 1 && house <= 12 ? (standing) => standing.house === house : null;
}

/** 'Moon in Rohini', 'Mars in 7', 'Virgo lagna', 'चंद्र रोहिणी में'; null for any other words. */
function placementTest(clause: string): Test | null {
  const words = clause.split(" ");
  if (words.length < 2) return null;
  const [first = "", last = ""] = [words[0], words.at(-1)];
  const readings = [
    { body: BODIES.get(first), place: words.slice(1).join(" ") },
    { body: BODIES.get(last), place: words.slice(0, -1).join(" ") },
  ];
  for (const { body, place } of readings) {
    const holds = body === undefined ? null : placeTest(place);
    if (body !== undefined && holds !== null)
      return ({ reckoned }) =>
        reckoned?.chart !== null && reckoned?.chart !== undefined && holds(reckoned.chart.places[body]);
  }
  return null;
}

/** A date in the ways it may be looked for. */
function dateWords({ day, month, year, hour, minute }: SavedKundli): string {
  const number = readMonth(month);
  const two = (value: number | null): string => String(value ?? "").padStart(2, "0");
  const name = number === null ? month : MONTH_NAMES[number - 1];
  return `${day} ${name} ${year} ${year}-${two(number)}-${two(day)} ${two(hour)}:${two(minute)}`;
}

function textOf(kundli: SavedKundli): string {
  const { name, city, country, tags, notes } = kundli;
  return folded([name, city, country, ...tags, notes, dateWords(kundli)].join("\n"));
}

function wordsTest(clause: string): Test {
  const words = clause.split(" ");
  return (kundli) => {
    const text = textOf(kundli);
    return words.every((each) => text.includes(each));
  };
}

/** What the words of a search ask for, those between commas all together: placements, or words of any field. */
export function searchTest(q: string): Test {
  const clauses = folded(q)
    .split(/[,;]/)
    .map((clause) => clause.trim().replaceAll(/\s+/g, " "))
    .filter((clause) => clause !== "");
  const tests = clauses.map((clause) => placementTest(clause) ?? wordsTest(clause));
  return (kundli) => tests.every((holds) => holds(kundli));
}
