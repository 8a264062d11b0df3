import { createAnswer, type AnswerSentence, buildNarrationPlan, findFactById, understand } from "@lagna/astrologer";
import { describe, expect, test } from "vitest";
import { buildTestIndex, CHART_M } from "../../../packages/astrologer/test/test-charts.ts";
import { createSentenceChecker } from "../src/chat/sentence-checks/check-sentence.ts";
import { createTemplateChecker } from "../src/chat/slot-templates/check-template.ts";
import { narrateWithModel } from "../src/chat/narrate-with-model.ts";
import type { Brief, Provider, WrittenLine } from "../src/chat/provider.ts";

const index = buildTestIndex(CHART_M);
const question = "When will I get promoted?";
const understanding = understand(question);
const checkSentence = createSentenceChecker({ index, question, language: "en", isLeak: () => false });
const brief = {
  question,
  plan: buildNarrationPlan(understanding, index),
  answer: createAnswer({ understanding, index }),
  index,
  userStatements: [],
  turns: [],
};
const checkTemplate = createTemplateChecker({
  index,
  language: "en",
  isLeak: () => false,
  findGivenFact: (id) => findFactById(index, id),
  onContradicted: () => undefined,
});
const [MARS, VENUS, MOON] = [
  "Your tenth lord Mars stands in the sixth house, in Sagittarius.",
  "Jupiter and Venus are both in your tenth house, and that brings goodwill.",
  "Your Moon is in Libra, in the fourth house.",
];
const FALSE = ["Your Moon is in Aries.", "Your Sun is in Aries.", "Your Mars is in Leo.", "Your Venus is in Leo."];
const ADVICE = "Keep a written record of what you finish.";
const CARE = "I am sorry that you carry this alone.";

type Calls = readonly (readonly (string | WrittenLine)[])[];

/** Writes the given lines in each call; the last ones in all further calls. */
function createProvider(calls: Calls) {
  const briefs: Brief[] = [];
  const provider: Provider = {
    model: "scripted",
    async *write(given) {
      briefs.push(given);
      for (const line of calls[Math.min(briefs.length, calls.length) - 1] ?? [])
        yield typeof line === "string" ? { text: line, kind: "said" } : line;
    },
  };
  return { provider, briefs };
}

async function narrate(...calls: Calls) {
  const { provider, briefs } = createProvider(calls);
  const judged: string[] = [];
  const countingCheck: typeof checkSentence = (text, ...rest) => {
    judged.push(text);
    return checkSentence(text, ...rest);
  };
  const signal = new AbortController().signal;
  const shown: AnswerSentence[] = [];
  let failure: unknown = null;
  try {
    const writeOptions = { signal, deadline: signal, onFactsGiven: () => undefined, onUse: () => undefined };
    for await (const spoken of narrateWithModel({
      provider,
      brief,
      checkSentence: countingCheck,
      checkTemplate,
      minCitedSentences: 2,
      writeOptions,
    }))
      shown.push(spoken);
  } catch (error) {
    failure = (error as { failure: unknown }).failure;
  }
  return { texts: shown.map(({ text }) => text), briefs, failure, judged };
}

describe("a sentence that the model writes again", () => {
  test("is shown once, in one call and over several", async () => {
    expect((await narrate([MARS, MARS, VENUS, MARS])).texts).toEqual([MARS, VENUS]);
    const { texts, briefs } = await narrate([MARS, FALSE[0] ?? ""], [MARS, VENUS]);
    expect(texts).toEqual([MARS, VENUS]);
    expect(briefs[1]?.accepted).toEqual([MARS]);
  });

  test("is the same with other punctuation, spaces and case", async () => {
    const again = MARS.replace(",", " –").replace("tenth lord", "Tenth  Lord").replace(/\.$/, "!");
    expect((await narrate([MARS, again, VENUS])).texts).toEqual([MARS, VENUS]);
  });

  test("is not the same with another word", async () => {
    const other = MARS.replace("stands", "is");
    expect((await narrate([MARS, other, VENUS])).texts).toEqual([MARS, other, VENUS]);
  });
});

describe("a rejected sentence", () => {
  test("is returned with its reason, cut to 160 characters", async () => {
    const long = `Your Moon is in Aries and ${"so ".repeat(60)}`.trim();
    const { briefs } = await narrate([MARS, long], [MARS, VENUS]);
    expect(briefs[1]?.errors).toEqual([expect.stringContaining(`(you wrote: "${long.slice(0, 160)}")`)]);
    expect(briefs[1]?.errors[0]).toMatch(/^"Moon is in Aries" is not so of this chart/);
  });

  test("is left out when the model writes it again, and the rest is shown", async () => {
    const { texts, briefs } = await narrate([MARS, VENUS, FALSE[0] ?? "", MOON]);
    expect(texts).toEqual([MARS, VENUS, MOON]);
    expect(briefs).toHaveLength(2);
  });

  test("is judged once, as are the accepted ones, though the model writes all of them again", async () => {
    const { texts, judged } = await narrate([MARS, VENUS, FALSE[0] ?? "", MOON]);
    expect(texts).toEqual([MARS, VENUS, MOON]);
    expect(judged).toEqual([MARS, VENUS, FALSE[0], MOON]);
  });

  test("is judged again after other sentences, which may say what it refers to", async () => {
    const it = "It stands in the sixth house.";
    const { texts, judged } = await narrate([VENUS, it], [VENUS, MARS, it]);
    expect(texts).toEqual([VENUS, MARS, it]);
    expect(judged.filter((text) => text === it)).toHaveLength(2);
  });

  test("is returned four times; the model is stopped at the fifth", async () => {
    const calls = [...FALSE, "Your Saturn is in Leo."].map((wrong) => [MARS, VENUS, MOON, wrong]);
    const { texts, briefs } = await narrate(...calls, [MARS, VENUS, MOON, ADVICE]);
    expect(briefs).toHaveLength(5);
    expect(texts).toEqual([MARS, VENUS, MOON]);
  });

  test("with open places is returned in every case, and only it is left out", async () => {
    const toTemplate = (text: string): WrittenLine => ({ text, kind: "said", isTemplate: true });
    const wrong = ["Mars", "Venus", "Saturn", "Mercury", "Rahu", "Ketu"].map((name) => toTemplate(`${name} helps.`));
    const right = ["planet-mars", "planet-venus", "planet-moon", "lord-10", "lord-7", "star-moon", "lagna"].map((id) =>
      toTemplate(`{{${id}}}, so you rest.`),
    );
    const calls = wrong.map((line) => [line, ...right]);
    const more = right.concat(["lord-1", "lord-2", "lord-4", "lord-5", "lord-9"].map((id) => toTemplate(`{{${id}}}.`)));
    const { texts, briefs, failure } = await narrate(...calls, [...wrong, ...more]);
    expect(failure).toBeNull();
    expect(texts).toHaveLength(more.length);
    expect(briefs).toHaveLength(1 + wrong.length);
    expect(briefs.at(-1)?.errors).toHaveLength(wrong.length);
  });

  test("that cannot be read is returned as such", async () => {
    const { briefs } = await narrate([MARS, { text: "{", kind: "unreadable" }], [VENUS]);
    expect(briefs[1]?.errors).toEqual(['not one JSON object with "t" (you wrote: "{")']);
  });

  test("that comes first again makes the answer unusable", async () => {
    expect((await narrate([FALSE[0] ?? "", MARS, VENUS])).failure).toBe("unusable");
  });
});

describe("an answer is usable", () => {
  test("with two sentences that cite facts, not with one", async () => {
    expect((await narrate([MARS, ADVICE, VENUS])).failure).toBeNull();
    expect((await narrate([MARS, ADVICE])).failure).toBe("unusable");
  });

  test("without facts only if it is sympathy and says nothing about the chart", async () => {
    const care: WrittenLine = { text: CARE, kind: "care" };
    expect((await narrate([care, ADVICE])).failure).toBeNull();
    expect((await narrate([ADVICE])).failure).toBe("unusable");
    expect((await narrate([care, "Venus is exalted in Pisces."])).failure).toBe("unusable");
    expect((await narrate([care, MARS])).failure).toBeNull();
  });

  test("if a third of its sentences was left out, not if more was", async () => {
    const [one = "", two = "", three = ""] = FALSE;
    expect((await narrate([MARS, VENUS, one])).failure).toBeNull();
    expect((await narrate([MARS, VENUS, MOON, ADVICE, one, two])).failure).toBeNull();
    expect((await narrate([MARS, VENUS, MOON, ADVICE, one, two, three])).failure).toBe("unusable");
  });

  test("up to twenty-four sentences, those that were left out included", async () => {
    const many = Array.from({ length: 40 }, (_, number) => `What you finish in week ${number} helps you.`);
    const { texts } = await narrate([MARS, VENUS, ...many]);
    expect(texts).toEqual([MARS, VENUS, ...many.slice(0, 22)]);
    const { texts: fewer } = await narrate([MARS, VENUS, FALSE[0] ?? "", ...many]);
    expect(fewer).toEqual([MARS, VENUS, ...many.slice(0, 21)]);
  });
});
