import { MONTH_NAMES } from "@lagna/terms";
import { type FactIndex, type AnswerLanguage, ANSWER_LANGUAGES } from "../../../packages/astrologer/src/index.ts";
import { createFactContext } from "../../../packages/astrologer/src/facts/build-facts.ts";
import { formatRashi } from "../../../packages/astrologer/src/formatting/format-terms.ts";
import { createRandom } from "../../../packages/astrologer/test/corpus/statement-makers.ts";
import { BIRTHS } from "../../../packages/astrologer/test/corpus/births.data.ts";
import { buildCharts, KINDS, buildStatements } from "../../../packages/astrologer/test/corpus/evaluate.ts";
import { type Rule, buildRules, buildGenericStatements } from "../../../packages/astrologer/test/held-out/doctrine.ts";
import type { ModelServer } from "./fakes/model-server.ts";

/** A statement that a model is scripted to make, with its classification. */
export interface PlantedStatement {
  readonly kind: string;
  readonly language: AnswerLanguage;
  readonly text: string;
  /** Whether it is about the chart; a rule of jyotish is not. */
  readonly isTrue: boolean;
  readonly chart: number;
}

const CHARTS = 40;
const charts = buildCharts(CHARTS);

/** Number of true statements, sampled evenly from all. */
const spread = (language: AnswerLanguage, kind: string, rules: readonly Rule[], many: number): PlantedStatement[] => {
  const own = rules.filter((rule) => rule.language === language && rule.holds);
  const step = Math.max(1, Math.floor(own.length / many));
  return own
    .filter((_, at) => at % step === 0)
    .slice(0, many)
    .map(({ text }, at) => ({ kind, language, text, isTrue: true, chart: at % CHARTS }));
};

/**
 * A number of statements of every kind in every language, each true and false; plus as many rules of jyotish and statements about other
 * people.
 */
export function createPlantedStatements(ofEachKind: number, rulesOfEach: number, seed: number): PlantedStatement[] {
  const [rules, sayings] = [buildRules(3, createRandom(seed)), buildGenericStatements(1, createRandom(seed))];
  return ANSWER_LANGUAGES.flatMap((language) => [
    ...KINDS.flatMap((kind, at) =>
      buildStatements(kind, language, charts, ofEachKind, seed + at).map((statement) => ({
        ...statement,
        kind,
        language,
      })),
    ),
    ...spread(language, "doctrine", rules, rulesOfEach),
    ...spread(language, "saying", sayings, rulesOfEach),
  ]);
}

const QUESTIONS: Readonly<Record<AnswerLanguage, string>> = {
  en: "How will my work go?",
  hi: "मेरा काम कैसा चलेगा?",
  hg: "Mera kaam kaisa chalega?",
};

/** The context of the statement: two true sentences before it, and advice after it. */
function around(index: FactIndex, language: AnswerLanguage): readonly [string, string, string] {
  const { view } = createFactContext(index.nativity, index.context);
  const [lagna, moon] = [formatRashi(view.signOf("lagna"))[language], formatRashi(view.signOf("moon"))[language]];
  if (language === "hi")
    return [`आपका लग्न ${lagna} है।`, `आपका चंद्र ${moon} राशि में है।`, "हर सप्ताह एक काम पूरा करके लिख लीजिए।"];
  if (language === "hg")
    return [
      `Aapka lagna ${lagna} hai.`,
      `Aapka Chandra ${moon} rashi me hai.`,
      "Har hafte ek kaam poora karke likh lijiye.",
    ];
  return [`Your ascendant is ${lagna}.`, `Your Moon is in ${moon}.`, "Write down one result by the end of the week."];
}

function birthFields(chart: number): object {
  const { local, offset, latitude, longitude } = BIRTHS[chart] as (typeof BIRTHS)[number];
  const [year, month, day, hour, minute, second] = local.split(/[-T:]/).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const minutes = Math.round(Math.abs(offset) * 60);
  const two = (part: number): string => String(part).padStart(2, "0");
  const utcOffset = `${offset < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  const where = { city: "Somewhere", country: "India", latitude, longitude, utc_offset: utcOffset };
  return { year, month: MONTH_NAMES[month - 1], day, hour, minute, second, ...where };
}

export interface Asked {
  readonly question: string;
  readonly kundli_data: object;
}
export interface Answered {
  readonly model: string;
  readonly sentences: readonly { readonly text: string }[];
}

/** The result for a statement: whether it was shown, and who wrote the final answer. */
export interface Outcome {
  readonly planted: PlantedStatement;
  readonly isShown: boolean;
  readonly model: string;
}

const same = (text: string): string => text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim();

/** The model makes the statement among others, again if asked to rewrite; returns what the server shows. */
export async function askWithPlantedStatement(
  planted: PlantedStatement,
  model: ModelServer,
  ask: (asked: Asked) => Promise<Answered>,
): Promise<Outcome> {
  const [first, second, last] = around(charts[planted.chart] as FactIndex, planted.language);
  model.script((reply) => {
    reply.sentences(first, second, planted.text, last);
    reply.say('{"end": true}\n');
    reply.end();
  });
  const told = await ask({ question: QUESTIONS[planted.language], kundli_data: birthFields(planted.chart) });
  const shown = same(told.sentences.map(({ text }) => text).join(" "));
  return { planted, isShown: shown.includes(same(planted.text)), model: told.model };
}
