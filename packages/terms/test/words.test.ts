import { describe, expect, test } from "vitest";
import * as terms from "../src/index.ts";
import type { Word } from "../src/index.ts";

type Family = Readonly<Record<string, Word>>;
const { varga_variants, ...choices } = terms.SETTINGS;
const lists = [
  ...[...Object.values(terms), ...Object.values(choices)].filter(Array.isArray),
  Object.keys(terms.SETTING_VALUES),
  Object.entries(choices).flatMap(([key, declared]) => (Array.isArray(declared) ? [] : key)),
  ...Object.values(choices).flatMap((declared) => (Array.isArray(declared) ? [] : Object.values(declared))),
  [...new Set(Object.values(varga_variants).flat())],
] as (readonly unknown[])[];
const ids = lists.map((list) => list.map(String));
/** Words of settings by question: the question itself, and the names of its values. */
const questions = Object.entries({ "": terms.COMMON_CHOICE_WORDS, ...terms.GROUPED_CHOICE_WORDS }).flatMap(
  ([group, choices]) =>
    Object.entries(choices as Readonly<Record<string, terms.ChoiceWords>>).map(
      ([key, { name, values }]) => [`${group}.${key}`, name, values] as const,
    ),
);
const families = [
  ...Object.entries(terms).filter(([name]) => name.endsWith("_WORDS") && !name.endsWith("_CHOICE_WORDS")),
  ...questions.map(([path, , values]) => [path, values]),
] as [string, Family][];
const words = families.flatMap(([family, entries]) =>
  Object.entries(entries).map(([id, entry]): [string, Word] => [`${family} ${id}`, entry]),
);

const textsIn = (entry: Word, language: "en" | "hi"): string[] =>
  [entry, entry.short, entry.sense].flatMap((text) => text?.[language] ?? []);

/** The ids of a family in the order of `list`, as JavaScript objects always list integer-like keys first. */
const inOrder = (family: Family, list: readonly string[]): string[] =>
  Object.keys(family).some((id) => /^\d/.test(id))
    ? Object.keys(family).toSorted((first, second) => list.indexOf(first) - list.indexOf(second))
    : Object.keys(family);

/** Names that Hindi also writes in Latin letters. */
const LATIN_NAMES = /J2000|UT1/g;

/** Reduces a spelling by merging sounds that plain letters do not distinguish, or spell in two ways. */
function skeleton(latin: string): string {
  return latin
    .toLowerCase()
    .replaceAll("ch", "c")
    .replaceAll("sh", "s")
    .replaceAll("ṛ", "ri")
    .replaceAll("ḥs", "s")
    .replaceAll("ṃ", "m")
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .replaceAll("jn", "gn")
    .replaceAll("sth", "st")
    .replaceAll("w", "v")
    .replaceAll("ee", "i")
    .replaceAll("oo", "u")
    .replaceAll(" ", "")
    .replaceAll("aa", "a")
    .replace(/a$/, "");
}

test("every family of words has all ids of its family of ids, in the same order", () => {
  expect(families.length).toBeGreaterThan(20);
  for (const [name, entries] of families) {
    const known = ids.some((list) => list.join() === inOrder(entries, list).join());
    expect(known, name).toBe(true);
  }
});

describe.each(families)("%s", (_, entries) => {
  test.each(["name", "short"] as const)("no two words have the same %s", (form) => {
    for (const language of terms.LANGUAGES) {
      const names = Object.values(entries).map((entry) => terms.getWord(entry, language, form));
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

test.each(words)("%s is English in English and Hindi in Hindi", (_, entry) => {
  for (const text of textsIn(entry, "en")) expect(text).not.toMatch(/[\u0900-\u097f]/);
  for (const text of textsIn(entry, "hi")) {
    expect(text.replaceAll(LATIN_NAMES, "")).toMatch(/^([\u0900-\u097f\d .,:;()°′-]+|[↑↓])$/);
  }
});

test.each(words)("%s follows modern Hindi's spelling: anusvara before a consonant of its class", (_, entry) => {
  for (const text of textsIn(entry, "hi")) expect(text).not.toMatch(/ङ्[क-घ]|ञ्[च-झ]|ण्[ट-ढ]|न्[त-ध]|म्[प-भ]/);
});

test.each(words.filter(([, { sa }]) => sa !== undefined))("%s in Sanskrit matches its name in sound", (_, entry) => {
  const { sa = "", roman = entry.en } = entry;
  expect(skeleton(terms.toIast(sa))).toBe(skeleton(roman));
});

test.each([
  ["सूर्य", "Sūrya"],
  ["कृत्तिका", "Kṛttikā"],
  ["ज्येष्ठा", "Jyeṣṭhā"],
  ["वृश्चिक", "Vṛścika"],
  ["मङ्गल", "Maṅgala"],
  ["सिंह", "Siṃha"],
  ["आयुष्मान्", "Āyuṣmān"],
  ["दुःस्थान", "Duḥsthāna"],
  ["निर्ऋति", "Nirṛti"],
  ["कौलव", "Kaulava"],
  ["अज एकपाद", "Aja ekapāda"],
  ["ॐ विष्णुः", "Oṃ viṣṇuḥ"],
])("%s is %s in IAST", (devanagari, latin) => expect(terms.toIast(devanagari)).toBe(latin));

test.each(["Sun", "साढ़े", "१२"])("IAST refuses %s, which is not Sanskrit", (text) => {
  expect(() => terms.toIast(text)).toThrow(RangeError);
});

test("a word without the requested form returns its name", () => {
  expect(terms.getWord(terms.GRAHA_WORDS.sun, "hi", "short")).toBe("सू");
  expect(terms.getWord(terms.TITHI_WORDS.purnima, "hi", "short")).toBe("पूर्णिमा");
});

test.each([
  [1, "Shukla Pratipada", "शुक्ल प्रतिपदा"],
  [14, "Shukla Chaturdashi", "शुक्ल चतुर्दशी"],
  [15, "Purnima", "पूर्णिमा"],
  [16, "Krishna Pratipada", "कृष्ण प्रतिपदा"],
  [30, "Amavasya", "अमावस्या"],
])("tithi %d is %s", (number, en, hi) => {
  expect(terms.formatTithiName(number, "en")).toBe(en);
  expect(terms.formatTithiName(number, "hi")).toBe(hi);
});

test.each([0, 31, 1.5])("there is no tithi %d", (number) => {
  expect(() => terms.formatTithiName(number, "en")).toThrow(RangeError);
});

test("a month has thirty tithis and twice as many karanas", () => {
  expect(terms.TITHIS_OF_MONTH).toHaveLength(30);
  expect(terms.KARANAS_OF_MONTH).toHaveLength(60);
  expect(terms.KARANAS_OF_MONTH.filter((karana) => karana === "bava")).toHaveLength(8);
});
