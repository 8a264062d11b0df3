import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type FactIndex, findFactById, buildFactsInSteps, verify, verifyInSteps, addFacts } from "../src/index.ts";
import { BIRTHS } from "./corpus/births.data.ts";
import { CHART_M, type TestBirth } from "./test-charts.ts";
import { buildPossibleIndex, buildUncertainIndex } from "./uncertain-birth-time-charts.ts";
import { answerMessage } from "./answer-message.ts";

const MINUTES = [3, 15, 60, null] as const;

const QUESTIONS = [
  "When will I get promoted?",
  "मेरी शादी कब होगी?",
  "paisa kaisa rahega?",
  "How will 2027 be for me?",
  "aaj ka din kaisa hai",
  "what is my lagna?",
  "Where is my Moon?",
  "मेरा नवांश लग्न क्या है?",
  "which dasha am I in?",
  "who is the lord of my 10th house?",
  "kya main manglik hu?",
  "is my Mars in the 7th house?",
  "any remedy for career?",
] as const;

const SHARE = fc.double({ min: 0.001, max: 0.999, noNaN: true });

/** Words by which a sentence states its uncertainty. */
const HEDGED =
  /around|roughly|depends on|depending on|right to the minute|लगभग|मोटे तौर|बदलता|के अनुसार|lagbhag|mote taur|badalta|hisaab se/;

const textOf = (answer: ReturnType<typeof answerMessage>): string => answer.sentences.map(({ text }) => text).join(" ");

/** A birth with an uncertain time, and the same birth at one of its possible times. */
interface Case {
  readonly index: FactIndex;
  readonly other: FactIndex;
  readonly share: number;
}

/** Built once per case, because both tests below use it. */
const made = new Map<string, Case>();
function caseOf(birth: TestBirth, minutes: number | null): Case {
  const key = `${birth.local} ${minutes}`;
  const index = made.get(key)?.index ?? buildUncertainIndex(birth, minutes);
  const [share = 0.5] = fc.sample(SHARE, { seed: index.nativity.birth.jd | 0, numRuns: 1 });
  const found = made.get(key) ?? { index, other: buildPossibleIndex(index, share), share };
  made.set(key, found);
  return found;
}

/** Sentences of an answer that are stated as certain but false at another possible time, or false, or withheld without a hedge. */
function faults({ index, other }: Case, question: string): string[] {
  const answer = answerMessage({ question, index });
  const { sentences } = verify(addFacts(index, answer.facts), textOf(answer), { question });
  const there = verify(
    addFacts(
      other,
      answer.facts.filter(({ section }) => section === "windows"),
    ),
    textOf(answer),
    {
      question,
    },
  ).sentences;
  return sentences.flatMap(({ text, verdict, claims }, at) => {
    if (verdict === "contradicted") return [`untrue: ${text}`];
    if (verdict === "withheld" && claims.some(({ dependsOnBirthTime }) => dependsOnBirthTime) && !HEDGED.test(text))
      return [`flat: ${text}`];
    const wrong = verdict === "fact" && there[at]?.claims.some((claim) => claim.verdict === "contradicted");
    return wrong ? [`turns: ${text}`] : [];
  });
}

/** Births across the century, each with a different uncertainty. */
const CASES = BIRTHS.filter((_, number) => number % 5 === 4).map(
  (birth, number) => [MINUTES[number % MINUTES.length] ?? null, birth.local, birth] as const,
);

test.each(CASES)("%s minutes around %s: states nothing uncertain as certain", (minutes, _, birth) => {
  const one = caseOf(birth, minutes);
  const found = QUESTIONS.flatMap((question) => faults(one, question));
  expect(found, `at ${one.share} of the time`).toEqual([]);
});

test.each(CASES.filter(([minutes]) => minutes !== null))(
  "%s minutes around %s: stable facts hold at every possible time",
  (minutes, _, birth) => {
    const { index, other, share } = caseOf(birth, minutes);
    for (const { id, stable, text } of index.facts.values()) {
      if (!stable || /\d/.test(text.en)) continue;
      expect(findFactById(other, id)?.text.en, `${id} at ${share}`).toBe(text.en);
    }
  },
);

describe("Chart M", () => {
  const five = buildUncertainIndex(CHART_M, 5);
  const quarter = buildUncertainIndex(CHART_M, 15);
  const day = buildUncertainIndex(CHART_M, null);
  const said = (index: FactIndex, question: string): string => textOf(answerMessage({ question, index }));

  test("states in the fact text until when it holds, in both languages", () => {
    expect(findFactById(five, "varga-D9-lagna")?.text).toMatchObject({
      en: "Navamsha (D9), Lagna: Cancer, vargottama (Cancer until 14:30, Leo from 14:30 on)",
      hi: "नवांश (D9), लग्न: कर्क, वर्गोत्तम (कर्क 14:30 तक, सिंह 14:30 से)",
    });
    expect(
      findFactById(five, "lagna")?.birthTimeSensitivity?.variantsByPart["nakshatra"]?.map(({ share }) => share)[0],
    ).toBeCloseTo(0.95, 1);
    expect(findFactById(five, "lord-10")).toMatchObject({ stable: true });
  });

  test("gives the range of days on which a period may end", () => {
    expect(findFactById(five, "dasha-mercury-saturn")?.text.en).toContain("ends between 26 May 2028 and 4 July 2028");
    expect(said(five, "which dasha am I in?")).toContain(
      "it may end as early as 14 February 2027 or as late as 25 March 2027",
    );
  });

  test("counts houses from the Moon when the lagna is uncertain, says so, and is less sure", () => {
    const answer = answerMessage({ question: "How is my career?", index: quarter });
    expect(textOf(answer)).toContain("the Moon in Libra (Chandra lagna)");
    expect(textOf(answer)).toMatch(/house from the Moon/);
    expect(textOf(answer)).not.toMatch(/your (?:\w+) house(?! from the Moon)/);
    expect(answer.confidence).not.toBe("firm");
    expect(said(quarter, "what is my lagna?")).toContain("Gemini until 14:14, Cancer from 14:14 on");
  });

  test("without a birth time, answers what does not need one and else asks for it", () => {
    expect(day.facts.has("lagna")).toBe(false);
    expect(answerMessage({ question: "what is my lagna?", index: day })).toMatchObject({ kind: "no_time" });
    expect(said(day, "Where is my Moon?")).toContain("Libra until 14:50, Scorpio from 14:50 on");
    // The Moon changes sign on that day.
    expect(said(day, "How is my career?")).toContain("the Sun in Aquarius");
    expect(said(day, "is my Mars retrograde?")).toBe("No, your Mars is not retrograde.");
  });

  test("checks claims against every possible time", () => {
    const verdicts = (index: FactIndex, text: string) => verify(index, text).claims.map(({ verdict }) => verdict);
    expect(verdicts(five, "Your lagna is Cancer.")).toEqual(["supported"]);
    expect(verdicts(quarter, "Your lagna is Cancer.")).toEqual(["undecidable"]);
    expect(verdicts(quarter, "Your lagna is Leo.")).toEqual(["contradicted"]);
    expect(verdicts(quarter, "Mars is in Sagittarius.")).toEqual(["supported"]);
    expect(verdicts(day, "Your lagna is Leo.")).toEqual(["undecidable"]);
    expect(verdicts(day, "Mars is in your sixth house.")).toEqual(["undecidable"]);
    expect(verdicts(day, "Mars is in Aries.")).toEqual(["contradicted"]);
    expect(verify(quarter, "Your lagna is Cancer.").claims[0]).toMatchObject({ dependsOnBirthTime: true });
  });
});

describe("work in small steps", () => {
  /** The number of steps of a generator. */
  function stepsOf(steps: Generator<void, unknown>): number {
    let count = 0;
    while (!steps.next().done) count += 1;
    return count;
  }

  test("verifies a text against each possible time in steps of one sentence", () => {
    const index = buildUncertainIndex(CHART_M, 15);
    const sentences = 30;
    const text = "Your Mars is in the sixth house. ".repeat(sentences);
    expect(index.possibleIndexes.length).toBeGreaterThan(2);
    expect(stepsOf(verifyInSteps(index, text))).toBeGreaterThanOrEqual(sentences * (1 + index.possibleIndexes.length));
  });

  test("builds the facts of an uncertain birth in small steps", () => {
    const { nativity, context, possibleIndexes, facts } = buildUncertainIndex(CHART_M, 60);
    const fewest = possibleIndexes.length + facts.size / 40;
    expect(stepsOf(buildFactsInSteps(nativity, context))).toBeGreaterThan(fewest);
  });
});
