import { SAPTA_GRAHAS } from "@lagna/jyotish";
import { DIGNITIES, GRAHAS, NAKSHATRAS, RASHIS, YOGA_WORDS } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { chartView } from "../src/chart-view.ts";
import { type Clause, clauseOf } from "../src/answer/finding-clause.ts";
import { filled } from "../src/answer/voice.ts";
import { ALL_ROWS } from "../src/knowledge/all-rows.ts";
import { knowledgeOf } from "../src/knowledge/knowledge.ts";
import type { KnowledgeRow, Wordings } from "../src/knowledge/row.ts";
import { DAY_ROWS, YOGA_ROWS } from "../src/language/lexicon-day.data.ts";
import { NAME_ROWS } from "../src/language/lexicon-names.data.ts";
import { WORD_ROWS } from "../src/language/lexicon-words.data.ts";
import { tokensOf } from "../src/language/normalise.ts";
import { lexiconOf, tagged } from "../src/language/tag.ts";
import { tell } from "../src/words/say.ts";
import {
  type Fact,
  factById,
  promiseOf,
  type Said,
  TONGUES,
  TOPIC_ROWS,
  TOPICS,
  verify,
  type Tongue,
} from "../src/index.ts";
import { BIRTHS } from "./corpus/births.data.ts";
import { CHART_M, indexOf } from "./charts.ts";

const HOUSES = Array.from({ length: 12 }, (_, number) => String(number + 1));
const pairs = (first: readonly (string | number)[], second: readonly (string | number)[]): string[] =>
  first.flatMap((one) => second.map((other) => `${one}/${other}`));

const tableOf = ({ key }: KnowledgeRow): string => key.slice(0, key.indexOf("/"));
const rowsOf = (name: string): readonly KnowledgeRow[] => ALL_ROWS.filter((row) => tableOf(row) === name);

const yogaIds = Object.keys(YOGA_WORDS);
const isExchange = (id: string): boolean => id.startsWith("parivartana_");
/** Of the hundreds of yogas those are told that are often met or well known; each is one the engine judges. */
const toldYogas = rowsOf("yoga")
  .map(({ key }) => key.slice("yoga/".length))
  .filter((id) => yogaIds.includes(id) && !isExchange(id));

/** What each table is to tell of, every row there. */
const COMPLETE: Readonly<Record<string, readonly string[]>> = {
  "aspect-on-house": pairs(GRAHAS, HOUSES),
  "aspect-on-lord": GRAHAS,
  bindus: ["many", "few"],
  "dasha-pair": pairs(["1", "2-12", "3-11", "4-10", "5-9", "6-8", "7"], ["friend", "enemy"]),
  "dasha-role": [...pairs(SAPTA_GRAHAS, [...HOUSES, "own"]), "rahu/own", "ketu/own"],
  dignity: DIGNITIES,
  "lord-in-house": pairs(HOUSES, HOUSES),
  pair: GRAHAS,
  "planet-in-house": pairs(GRAHAS, HOUSES),
  "planet-in-sign": pairs(GRAHAS, RASHIS),
  "star-lagna": NAKSHATRAS,
  "star-moon": NAKSHATRAS,
  transit: pairs(["saturn", "jupiter", "rahu"], pairs(["lagna", "moon"], HOUSES)),
  varga: pairs(
    [...new Set(Object.values(TOPIC_ROWS).map(({ varga }) => varga))],
    ["exalted", "own", "debilitated", "kendra", "trikona", "dusthana", "other"],
  ),
  yoga: [...toldYogas, ...yogaIds.filter(isExchange), "papa_kartari", "shubha_kartari"],
};

interface Fragment {
  readonly key: string;
  readonly tongue: Tongue;
  readonly text: string;
}

function fragmentsOf({ key, core, lift, strain, topics }: KnowledgeRow): Fragment[] {
  const wordings = [core, lift, strain, ...Object.values(topics ?? {})].filter(
    (one): one is Wordings => one !== undefined,
  );
  return wordings.flatMap((one) => TONGUES.flatMap((tongue) => one[tongue].map((text) => ({ key, tongue, text }))));
}

/** The names of a chart, which only facts may bring into an answer. */
const NAMES = new Set(
  "graha rashi nak varga karaka point setting dign retro combust vargottama yoga dosha sadesati dhaiya level house esh tithi paksha vara nitya karana month lagna rashiaspect bindu rupa shadbala".split(
    " ",
  ),
);
const LEXICON = lexiconOf([...YOGA_ROWS, ...DAY_ROWS, ...NAME_ROWS, ...WORD_ROWS]);
const namesIn = (text: string): string[] =>
  tagged(tokensOf(text), LEXICON)
    .filter(({ tag }) => NAMES.has(tag))
    .map(({ tag, word }) => `${tag} ${word}`);

/** Fear, sale, certainty and filler, which an astrologer does not say. */
const BANNED =
  /\b(death|die|dies|dead|disease|illness|cancer|curse|cursed|doom|ruin|destroy|gemstone|puja|guaranteed|always|never fails|lottery|divorce|adulter|infidel|miscarriage|surgery|suicide|enemies will|stars)\b|मृत्यु|मौत|शाप|श्राप|बर्बाद|तबाह|रत्न|तलाक|गर्भपात|\b(maut|mrityu|shaap|barbaad|tabah|ratna|talaak|talaq)\b|[!—0-9]/i;

const index = indexOf(CHART_M);
const view = chartView(index.nativity);
const findings = TOPICS.flatMap((topic) => promiseOf(index, TOPIC_ROWS[topic]).findings);

/** A statement of a real chart that fragments stand behind: of two grahas, so that much can go wrong. */
const company = findings.find(({ factor, factId }) => factor === "lord_company" && factId.startsWith("conj"));
const plainly = ({ wordings, slots }: Clause): Said =>
  tell((tongue) => filled(wordings[tongue][0] ?? "", tongue, slots));
const ofCompany = company && clauseOf(view, company, factById(index, company.factId) as Fact);
const clause = ofCompany && plainly(ofCompany);
const END: Readonly<Record<Tongue, string>> = { en: ".", hi: "।", hg: "." };

const written = Object.keys(COMPLETE);

describe.each(written)("the table %s", (name) => {
  const rows = rowsOf(name);
  const fragments = rows.flatMap(fragmentsOf);

  test("has every row once", () => {
    expect(rows.map(({ key }) => key.slice(name.length + 1)).toSorted()).toEqual(COMPLETE[name]?.toSorted());
  });

  test("says everything in three tongues, as many wordings in each", () => {
    for (const { key, core, lift, strain } of rows)
      for (const one of [core, lift, strain].filter((wordings) => wordings !== undefined))
        expect([one.hi.length, one.hg.length], key).toEqual([one.en.length, one.en.length]);
    for (const { text, tongue, key } of fragments)
      expect(/[\u0900-\u097f]/.test(text), `${key} ${tongue}: ${text}`).toBe(tongue === "hi");
  });

  test("says it in six to eighteen words", () => {
    const wrong = fragments.filter(({ text }) => {
      const words = text.trim().split(/\s+/).length;
      return words < 6 || words > 18;
    });
    expect(wrong).toEqual([]);
  });

  test("says no name, date or figure, nothing that frightens, sells or promises", () => {
    const wrong = fragments.flatMap(({ key, tongue, text }) =>
      [...namesIn(text), ...(text.match(BANNED) ?? [])].map((word) => `${key} ${tongue} «${word}»: ${text}`),
    );
    expect(wrong).toEqual([]);
  });

  test("claims nothing of a chart, and denies nothing of the fact it stands behind", () => {
    const wrong = fragments.flatMap(({ key, tongue, text }) => {
      const [plain] = verify(index, `${clause?.[tongue]}${END[tongue]}`).sentences;
      const [told] = verify(index, `${clause?.[tongue]}: ${text}${END[tongue]}`).sentences;
      const same = told?.passes && plain?.facts.length === 2 && told.facts.join() === plain.facts.join();
      return same
        ? []
        : [`${key} ${tongue} ${told?.facts.join()} ${told?.unsafe.map(({ text: word }) => word).join()}: ${text}`];
    });
    expect(wrong).toEqual([]);
  });
});

test("no two rows say the same", () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const row of ALL_ROWS)
    for (const { key, text, tongue } of fragmentsOf(row)) {
      const known = seen.get(text);
      if (known !== undefined) twice.push(`${known} and ${key} ${tongue}: ${text}`);
      seen.set(text, key);
    }
  expect(twice).toEqual([]);
});

test.each([
  [1, "health"],
  [4, "education"],
  [5, "children"],
  [9, "travel"],
  [12, "spiritual"],
] as const)("a lord of house %d is told otherwise of %s, in every house it stands in", (house, topic) => {
  for (const place of HOUSES) {
    const { core, topics } = knowledgeOf(`lord-in-house/${house}/${place}`) ?? {};
    expect(topics?.[topic]?.en[0]).toBeTruthy();
    expect(core?.en).not.toContain(topics?.[topic]?.en[0]);
  }
});

describe.each(BIRTHS.filter((_, number) => number % 13 === 0).map((birth) => [birth.local, birth] as const))(
  "what is told of who was born %s",
  (_, birth) => {
    const own = indexOf(birth);
    const ownView = chartView(own.nativity);
    const told = TOPICS.flatMap((topic) => promiseOf(own, TOPIC_ROWS[topic]).findings);

    test("has a row for every witness, and for most yogas", () => {
      const speechless = (some: typeof told) => some.filter(({ row }) => !knowledgeOf(row)).map(({ row }) => row);
      expect(speechless(told.filter(({ factor }) => factor !== "yogas"))).toEqual([]);
      const yogas = told.filter(({ factor }) => factor === "yogas");
      expect(speechless(yogas).length).toBeLessThanOrEqual(yogas.length / 3);
    });

    test("passes as it is said, by the fact it stands on", () => {
      const wrong = told.flatMap((finding) => {
        const [fact, row] = [factById(own, finding.factId), knowledgeOf(finding.row)];
        const worded = fact && row && clauseOf(ownView, finding, fact);
        if (!worded) return [];
        const said = plainly(worded);
        return TONGUES.flatMap((tongue) => {
          const text = `${said[tongue]}: ${row.core[tongue][0]}${END[tongue]}`;
          return verify(own, text).sentences.every(({ passes }) => passes) ? [] : [`${finding.row} ${text}`];
        });
      });
      expect([...new Set(wrong)]).toEqual([]);
    });
  },
);
