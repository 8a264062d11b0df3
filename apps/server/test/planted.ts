import { MONTH_NAMES } from "@lagna/terms";
import { type FactIndex, type Tongue, TONGUES } from "../../../packages/astrologer/src/index.ts";
import { groundOf } from "../../../packages/astrologer/src/facts/facts-of.ts";
import { rashiSaid } from "../../../packages/astrologer/src/words/say.ts";
import { randomOf } from "../../../packages/astrologer/test/corpus/atoms.ts";
import { BIRTHS } from "../../../packages/astrologer/test/corpus/births.data.ts";
import { chartsOf, KINDS, statementsOf } from "../../../packages/astrologer/test/corpus/evaluate.ts";
import { type Rule, rulesSaid, sayingsSaid } from "../../../packages/astrologer/test/unseen/doctrine.ts";
import type { ModelServer } from "./fakes/model-server.ts";

/** One statement that a model is to say, and what it is. */
export interface Planted {
  readonly kind: string;
  readonly tongue: Tongue;
  readonly text: string;
  /** Of the chart, or a rule of the field, which is none. */
  readonly isTrue: boolean;
  readonly chart: number;
}

const CHARTS = 40;
const charts = chartsOf(CHARTS);

/** Of true statements so many, spread over all there are. */
const spread = (tongue: Tongue, kind: string, rules: readonly Rule[], many: number): Planted[] => {
  const own = rules.filter((rule) => rule.tongue === tongue && rule.holds);
  const step = Math.max(1, Math.floor(own.length / many));
  return own
    .filter((_, at) => at % step === 0)
    .slice(0, many)
    .map(({ text }, at) => ({ kind, tongue, text, isTrue: true, chart: at % CHARTS }));
};

/** So many statements of every kind in every language, each true and false; as many rules of the field in each, and of what is said of others. */
export function plantedStatements(ofEachKind: number, rulesOfEach: number, seed: number): Planted[] {
  const [rules, sayings] = [rulesSaid(3, randomOf(seed)), sayingsSaid(1, randomOf(seed))];
  return TONGUES.flatMap((tongue) => [
    ...KINDS.flatMap((kind, at) =>
      statementsOf(kind, tongue, charts, ofEachKind, seed + at).map((statement) => ({ ...statement, kind, tongue })),
    ),
    ...spread(tongue, "doctrine", rules, rulesOfEach),
    ...spread(tongue, "saying", sayings, rulesOfEach),
  ]);
}

const QUESTIONS: Readonly<Record<Tongue, string>> = {
  en: "How will my work go?",
  hi: "मेरा काम कैसा चलेगा?",
  hg: "Mera kaam kaisa chalega?",
};

/** What stands around the statement: two things that are so before it, and advice after it. */
function around(index: FactIndex, tongue: Tongue): readonly [string, string, string] {
  const { view } = groundOf(index.nativity, index.about);
  const [lagna, moon] = [rashiSaid(view.signOf("lagna"))[tongue], rashiSaid(view.signOf("moon"))[tongue]];
  if (tongue === "hi")
    return [`आपका लग्न ${lagna} है।`, `आपका चंद्र ${moon} राशि में है।`, "हर सप्ताह एक काम पूरा करके लिख लीजिए।"];
  if (tongue === "hg")
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

/** What became of a statement: whether it stood in the answer as shown, and who answered in the end. */
export interface Outcome {
  readonly planted: Planted;
  readonly isShown: boolean;
  readonly model: string;
}

const same = (text: string): string => text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim();

/** The model says the statement amid others, twice where it is told to write again; what the server shows is looked at. */
export async function plant(
  planted: Planted,
  model: ModelServer,
  ask: (asked: Asked) => Promise<Answered>,
): Promise<Outcome> {
  const [first, second, last] = around(charts[planted.chart] as FactIndex, planted.tongue);
  model.script((reply) => {
    reply.sentences(first, second, planted.text, last);
    reply.say('{"end": true}\n');
    reply.end();
  });
  const told = await ask({ question: QUESTIONS[planted.tongue], kundli_data: birthFields(planted.chart) });
  const shown = same(told.sentences.map(({ text }) => text).join(" "));
  return { planted, isShown: shown.includes(same(planted.text)), model: told.model };
}
