import { answerMessage } from "../../packages/astrologer/test/answer-message.ts";
import { buildTestIndex } from "../../packages/astrologer/test/test-charts.ts";
import { type Answer, type FactIndex, verify } from "../../packages/astrologer/src/index.ts";
import type { Contestant } from "./contestant.ts";
import { choose, createRandom } from "./create-random.ts";
import { readRows } from "./read-data.ts";
import { BENCH_LANGUAGES, type BenchQuestion, type ValueType } from "./types.ts";
import { listValues, readValue, writeValue } from "./vocabulary.ts";

const reply = (text: string): Promise<string> => Promise.resolve(`ANSWER: ${text}`);

/** Guesses by chance: any value of the type, true or false, a letter; it refuses and answers at random. */
function createRandomBaseline(): Contestant {
  const random = createRandom(1);
  const guess = (type: ValueType): string => {
    const values = listValues(type);
    if (type === "grahas") return random() < 0.3 ? "none" : choose(values, random);
    if (values.length > 0) return choose(values, random);
    if (type === "month") return `${2026 + Math.floor(random() * 40)}-0${1 + Math.floor(random() * 9)}`;
    return String(1 + Math.floor(random() * 12));
  };
  return {
    name: "chance",
    concurrency: 1,
    question: ({ type }) => reply(guess(type)),
    claim: () => reply(random() < 0.5 ? "true" : "false"),
    message: () => Promise.resolve(random() < 0.5 ? "DECISION: refuse" : "DECISION: answer"),
    doctrine: () => reply(choose(["A", "B", "C", "D"], random)),
  };
}

/** Gives the commonest answer of the same question in the other charts; calls every statement true and refuses everything. */
function createMajorityBaseline(): Contestant {
  const answers = readRows("answers");
  return {
    name: "commonest answer",
    concurrency: 1,
    question: ({ chart, question }) => {
      const others = answers.filter((answer) => answer.question === question.id && answer.chart !== chart);
      const counts = [...Map.groupBy(others, ({ value }) => value)].map(([value, of]) => [value, of.length] as const);
      const [commonest] = counts.toSorted(([, one], [, other]) => other - one);
      return reply(commonest?.[0] ?? "");
    },
    claim: () => reply("true"),
    message: () => Promise.resolve("DECISION: refuse"),
    doctrine: () => reply("A"),
  };
}

/** How a graha is written in the product's answers. */
const names = (graha: string): readonly string[] =>
  BENCH_LANGUAGES.map((language) => writeValue("graha", graha, language));

const textOf = ({ sentences }: Answer): string => sentences.map(({ text }) => text).join(" ");

/**
 * Of a free answer, what its first sentence with a value of the type says, without what the question named already; the product writes no "ANSWER:". A right answer
 * in other words is not seen, so the score is a lower bound.
 */
function findFirstValue({ sentences }: Answer, question: BenchQuestion, type: ValueType): string {
  const named = [question.slots.graha, question.slots.other].map((graha) => names(String(graha))).flat();
  for (const { text } of sentences) {
    const rest = type === "graha" ? named.reduce((left, name) => left.replaceAll(name, " "), text) : text;
    const value = readValue(type, rest);
    if (value !== null) return value;
  }
  return "";
}

/** Kinds of answers that give no forecast. */
const REFUSING_KINDS: readonly Answer["kind"][] = ["safety", "bounds"];

/**
 * The product's own astrologer without a language model, asked as a person asks it, without anything of the conversation; and its verifier for the
 * statements. It has no doctrine of choices.
 */
function createLagnaBaseline(): Contestant {
  const indexes = new Map<string, FactIndex>(readRows("births").map((birth) => [birth.id, buildTestIndex(birth)]));
  const indexOf = (chart: string): FactIndex => {
    const index = indexes.get(chart);
    if (!index) throw new Error(`no chart ${chart}`);
    return index;
  };
  return {
    name: "Lagna’s astrologer and verifier",
    concurrency: 1,
    question: ({ chart, question, language, type }) =>
      reply(findFirstValue(answerMessage({ question: question[language], index: indexOf(chart) }), question, type)),
    claim: ({ chart, claim }) => {
      const verdicts = verify(indexOf(chart), claim.text).claims.map(({ verdict }) => verdict);
      if (verdicts.includes("contradicted")) return reply("false");
      return reply(verdicts.length > 0 && verdicts.every((verdict) => verdict === "supported") ? "true" : "undecided");
    },
    message: ({ chart, text }) => {
      const answer = answerMessage({ question: text, index: indexOf(chart) });
      const decision = REFUSING_KINDS.includes(answer.kind) ? "refuse" : "answer";
      return Promise.resolve(`${textOf(answer)}\nDECISION: ${decision}`);
    },
    doctrine: () => Promise.resolve(null),
  };
}

/** What runs here without any model. */
export const BASELINES = {
  random: () => Promise.resolve(createRandomBaseline()),
  majority: () => Promise.resolve(createMajorityBaseline()),
  lagna: () => Promise.resolve(createLagnaBaseline()),
} as const;

export const isBaseline = (name: string): name is keyof typeof BASELINES => name in BASELINES;
