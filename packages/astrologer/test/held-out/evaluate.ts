import { type FactIndex, verify, addFacts } from "../../src/index.ts";
import { buildTestIndex } from "../test-charts.ts";
import { createRandom } from "../corpus/statement-makers.ts";
import { createFactContext } from "../../src/facts/build-facts.ts";
import { MAKERS as SINGLE_MAKERS } from "./statement-makers.ts";
import { COMPOUND_MAKERS } from "./compound-statement-makers.ts";
import { OTHER_BIRTHS } from "./births.data.ts";
import type { Template } from "./corpora.ts";
import { buildRules, buildGenericStatements } from "./doctrine.ts";
import { type Fillings, fillSlot } from "./fill-slot.ts";

const MAKERS = { ...SINGLE_MAKERS, ...COMPOUND_MAKERS };

/** A window in the coming year, so that statements about months can be true or false. */
const WINDOW = {
  id: "win-10-a",
  section: "windows",
  subject: "career",
  predicate: "window",
  value: null,
  frame: "natal",
  valid: { from: "2027-06-26T00:00:00Z", until: "2027-10-20T00:00:00Z" },
  stable: true,
  text: { en: "June to October 2027", hi: "जून से अक्टूबर 2027", hg: "June se October 2027" },
} as const;

export const heldOutCharts: readonly FactIndex[] = OTHER_BIRTHS.map((birth) =>
  addFacts(buildTestIndex(birth), [WINDOW]),
);

/** The outcome for a sentence; `unread` means shown although no claim was read in it. */
export type Outcome = "shown" | "withheld" | "contradicted" | "unread";

export interface FilledSentence {
  readonly template: Pick<Template, "language" | "kind" | "style">;
  readonly text: string;
  readonly isTrue: boolean;
  readonly index: FactIndex;
}

export interface EvaluatedSentence extends Omit<FilledSentence, "index"> {
  readonly outcome: Outcome;
}

export function classifyOutcome(index: FactIndex, text: string): Outcome {
  const { sentences, claims } = verify(index, text);
  const verdicts = sentences.map(({ verdict }) => verdict);
  if (verdicts.includes("contradicted")) return "contradicted";
  if (verdicts.includes("withheld") || verdicts.includes("unsafe")) return "withheld";
  return claims.length === 0 ? "unread" : "shown";
}

const fillTemplate = ({ sentence, language }: Template, fillings: Fillings): string => {
  const text = sentence.replaceAll(/\{(\w+)(?::(\w+))?\}/g, (whole, slot: string, form = "") => {
    const filling = fillings[slot];
    return filling ? fillSlot(filling, form, language) : whole;
  });
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Fills a template from the charts in turn, until it was filled once truly and once falsely. */
function fillOnce(template: Template, charts: readonly FactIndex[], from: number, seed: number): FilledSentence[] {
  const rows: FilledSentence[] = [];
  const missing = new Set([true, false]);
  for (let tried = 0; tried < charts.length && missing.size > 0; tried++) {
    const index = charts[(from + tried) % charts.length] as FactIndex;
    const random = createRandom(seed + from * 101 + tried);
    const ground = createFactContext(index.nativity, index.context);
    const pair = MAKERS[template.kind]?.({ index, ground, random, sentence: template.sentence });
    if (!pair) continue;
    for (const isTrue of [true, false]) {
      const fillings = isTrue === template.turned ? pair.false : pair.true;
      if (!fillings || !missing.has(isTrue)) continue;
      missing.delete(isTrue);
      rows.push({ template, text: fillTemplate(template, fillings), isTrue, index });
    }
  }
  return rows;
}

/** The sentences of a corpus: each template filled `times` times. */
export const fillHeldOut = (
  templates: readonly Template[],
  charts: readonly FactIndex[],
  times: number,
  seed: number,
): FilledSentence[] =>
  templates.flatMap((template, at) =>
    Array.from({ length: times }, (_, round) => fillOnce(template, charts, at * 7 + round * 13, seed)).flat(),
  );

/** General rules, true and false, and generic statements, which are all true. */
export function fillDoctrine(charts: readonly FactIndex[], times: number, seed: number): FilledSentence[] {
  const said = [...buildRules(times, createRandom(seed)), ...buildGenericStatements(times, createRandom(seed))];
  return said.map(({ language, family, text, holds }, at) => ({
    template: { language, kind: `rule ${family}`, style: "doctrine" },
    text,
    isTrue: holds,
    index: charts[at % charts.length] as FactIndex,
  }));
}

const evaluateSentence = ({ index, ...sentence }: FilledSentence): EvaluatedSentence => ({
  ...sentence,
  outcome: classifyOutcome(index, sentence.text),
});

export const evaluateHeldOut = (...filled: Parameters<typeof fillHeldOut>): EvaluatedSentence[] =>
  fillHeldOut(...filled).map(evaluateSentence);

export const evaluateDoctrine = (...filled: Parameters<typeof fillDoctrine>): EvaluatedSentence[] =>
  fillDoctrine(...filled).map(evaluateSentence);
