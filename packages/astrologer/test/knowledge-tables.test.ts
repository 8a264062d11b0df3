import { SAPTA_GRAHAS } from "@lagna/jyotish";
import { DIGNITIES, GRAHAS, NAKSHATRAS, RASHIS, YOGA_WORDS } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { createChartReadModel } from "../src/chart-read-model.ts";
import { type Clause, buildFindingClause } from "../src/answer/topic/build-finding-clause.ts";
import { fillSlots } from "../src/answer/phrasing/phrase-picker.ts";
import { KNOWLEDGE_ROWS } from "../src/knowledge/all-knowledge-rows.ts";
import { getKnowledge } from "../src/knowledge/get-knowledge.ts";
import type { KnowledgeRow, PhraseVariants } from "../src/knowledge/knowledge-row.ts";
import { DAY_ROWS, YOGA_ROWS } from "../src/language/lexicon-panchanga-yogas.data.ts";
import { NAME_ROWS } from "../src/language/lexicon-astrology-names.data.ts";
import { WORD_ROWS } from "../src/language/lexicon-grammar-and-units.data.ts";
import { tokenise } from "../src/language/tokenise.ts";
import { buildLexicon, tagTokens } from "../src/language/tag-tokens.ts";
import { composeLocalizedText } from "../src/formatting/format-terms.ts";
import {
  type Fact,
  findFactById,
  type LocalizedText,
  ANSWER_LANGUAGES,
  TOPIC_ROWS,
  TOPICS,
  verify,
  type AnswerLanguage,
} from "../src/index.ts";
import { scoreTopic } from "../src/topic-judgment/score-topic.ts";
import { BIRTHS } from "./corpus/births.data.ts";
import { CHART_M, buildTestIndex } from "./test-charts.ts";
import { countWords } from "../src/language/count-words.ts";

const HOUSES = Array.from({ length: 12 }, (_, number) => String(number + 1));
const pairs = (first: readonly (string | number)[], second: readonly (string | number)[]): string[] =>
  first.flatMap((one) => second.map((other) => `${one}/${other}`));

const tableOf = ({ key }: KnowledgeRow): string => key.slice(0, key.indexOf("/"));
const rowsOf = (name: string): readonly KnowledgeRow[] => KNOWLEDGE_ROWS.filter((row) => tableOf(row) === name);

const yogaIds = Object.keys(YOGA_WORDS);
const isExchange = (id: string): boolean => id.startsWith("parivartana_");
/** The frequent or well-known yogas that have texts. Each must be a yoga that the engine computes. */
const toldYogas = rowsOf("yoga")
  .map(({ key }) => key.slice("yoga/".length))
  .filter((id) => yogaIds.includes(id) && !isExchange(id));

/** The keys that each table must contain. */
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
  readonly language: AnswerLanguage;
  readonly text: string;
}

function fragmentsOf({ key, core, whenStrong, whenWeak, topics }: KnowledgeRow): Fragment[] {
  const wordings = [core, whenStrong, whenWeak, ...Object.values(topics ?? {})].filter(
    (one): one is PhraseVariants => one !== undefined,
  );
  return wordings.flatMap((one) =>
    ANSWER_LANGUAGES.flatMap((language) => one[language].map((text) => ({ key, language, text }))),
  );
}

/** Names of chart entities, which only facts may add to an answer. */
const NAMES = new Set(
  "graha rashi nak varga karaka point setting dign retro combust vargottama yoga dosha sadesati dhaiya level house esh tithi paksha vara nitya karana month lagna rashiaspect bindu rupa shadbala".split(
    " ",
  ),
);
const LEXICON = buildLexicon([...YOGA_ROWS, ...DAY_ROWS, ...NAME_ROWS, ...WORD_ROWS]);
const namesIn = (text: string): string[] =>
  tagTokens(tokenise(text), LEXICON)
    .filter(({ tag }) => NAMES.has(tag))
    .map(({ tag, word }) => `${tag} ${word}`);

/** Words of fear, selling, certainty and filler that texts must not contain. */
const BANNED =
  /\b(death|die|dies|dead|disease|illness|cancer|curse|cursed|doom|ruin|destroy|gemstone|puja|guaranteed|always|never fails|lottery|divorce|adulter|infidel|miscarriage|surgery|suicide|enemies will|stars)\b|मृत्यु|मौत|शाप|श्राप|बर्बाद|तबाह|रत्न|तलाक|गर्भपात|\b(maut|mrityu|shaap|barbaad|tabah|ratna|talaak|talaq)\b|[!—0-9]/i;

const index = buildTestIndex(CHART_M);
const view = createChartReadModel(index.nativity);
const findings = TOPICS.flatMap((topic) => scoreTopic(index, TOPIC_ROWS[topic]).findings);

/** A fact about two grahas that table texts may follow; two grahas make a misreading likely. */
const company = findings.find(({ factor, factId }) => factor === "lord_company" && factId.startsWith("conj"));
const plainly = ({ wordings, slots }: Clause): LocalizedText =>
  composeLocalizedText((language) => fillSlots(wordings[language][0] ?? "", language, slots));
const ofCompany = company && buildFindingClause(view, company, findFactById(index, company.factId) as Fact);
const clause = ofCompany && plainly(ofCompany);
const END: Readonly<Record<AnswerLanguage, string>> = { en: ".", hi: "।", hg: "." };

const written = Object.keys(COMPLETE);

describe.each(written)("the table %s", (name) => {
  const rows = rowsOf(name);
  const fragments = rows.flatMap(fragmentsOf);

  test("has every row exactly once", () => {
    expect(rows.map(({ key }) => key.slice(name.length + 1)).toSorted()).toEqual(COMPLETE[name]?.toSorted());
  });

  test("has the same number of wordings in all three languages", () => {
    for (const { key, core, whenStrong, whenWeak } of rows)
      for (const one of [core, whenStrong, whenWeak].filter((wordings) => wordings !== undefined))
        expect([one.hi.length, one.hg.length], key).toEqual([one.en.length, one.en.length]);
    for (const { text, language, key } of fragments)
      expect(/[\u0900-\u097f]/.test(text), `${key} ${language}: ${text}`).toBe(language === "hi");
  });

  test("uses six to eighteen words per text", () => {
    const wrong = fragments.filter(({ text }) => {
      const words = countWords(text);
      return words < 6 || words > 18;
    });
    expect(wrong).toEqual([]);
  });

  test("has no names, dates or figures, and nothing that frightens, sells or promises", () => {
    const wrong = fragments.flatMap(({ key, language, text }) =>
      [...namesIn(text), ...(text.match(BANNED) ?? [])].map((word) => `${key} ${language} «${word}»: ${text}`),
    );
    expect(wrong).toEqual([]);
  });

  test("claims nothing about a chart and does not negate the fact it follows", () => {
    const wrong = fragments.flatMap(({ key, language, text }) => {
      const [plain] = verify(index, `${clause?.[language]}${END[language]}`).sentences;
      const [told] = verify(index, `${clause?.[language]}: ${text}${END[language]}`).sentences;
      const same = told?.isShowable && plain?.facts.length === 2 && told.facts.join() === plain.facts.join();
      return same
        ? []
        : [`${key} ${language} ${told?.facts.join()} ${told?.unsafe.map(({ text: word }) => word).join()}: ${text}`];
    });
    expect(wrong).toEqual([]);
  });
});

test("no two rows have the same text", () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const row of KNOWLEDGE_ROWS)
    for (const { key, text, language } of fragmentsOf(row)) {
      const known = seen.get(text);
      if (known !== undefined) twice.push(`${known} and ${key} ${language}: ${text}`);
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
] as const)("the lord of house %d has a different text for %s in every house", (house, topic) => {
  for (const place of HOUSES) {
    const { core, topics } = getKnowledge(`lord-in-house/${house}/${place}`) ?? {};
    expect(topics?.[topic]?.en[0]).toBeTruthy();
    expect(core?.en).not.toContain(topics?.[topic]?.en[0]);
  }
});

describe.each(BIRTHS.filter((_, number) => number % 13 === 0).map((birth) => [birth.local, birth] as const))(
  "the reading for a birth on %s",
  (_, birth) => {
    const own = buildTestIndex(birth);
    const ownView = createChartReadModel(own.nativity);
    const told = TOPICS.flatMap((topic) => scoreTopic(own, TOPIC_ROWS[topic]).findings);

    test("has a row for every factor and for most yogas", () => {
      const speechless = (some: typeof told) =>
        some.filter(({ knowledgeKey }) => !getKnowledge(knowledgeKey)).map(({ knowledgeKey }) => knowledgeKey);
      expect(speechless(told.filter(({ factor }) => factor !== "yogas"))).toEqual([]);
      const yogas = told.filter(({ factor }) => factor === "yogas");
      expect(speechless(yogas).length).toBeLessThanOrEqual(yogas.length / 3);
    });

    test("passes the verifier together with its facts", () => {
      const wrong = told.flatMap((finding) => {
        const [fact, row] = [findFactById(own, finding.factId), getKnowledge(finding.knowledgeKey)];
        const worded = fact && row && buildFindingClause(ownView, finding, fact);
        if (!worded) return [];
        const said = plainly(worded);
        return ANSWER_LANGUAGES.flatMap((language) => {
          const text = `${said[language]}: ${row.core[language][0]}${END[language]}`;
          return verify(own, text).sentences.every(({ isShowable }) => isShowable)
            ? []
            : [`${finding.knowledgeKey} ${text}`];
        });
      });
      expect([...new Set(wrong)]).toEqual([]);
    });
  },
);
