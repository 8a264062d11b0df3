import { type Finding, promiseOf } from "../reading/promise.ts";
import { TOPIC_ROWS } from "../reading/topics.data.ts";
import { TOPIC_ADVICE } from "./advice.data.ts";
import { type Choice, CHOICES, type Side } from "./compare.data.ts";
import { choose, evidenceOf, type Judged } from "./judged.ts";
import { CONFIDENCE_SENTENCES } from "./phrases.data.ts";
import { COMPARED } from "./talk-phrases.data.ts";
import { findingSaid, tellingOf } from "./telling.ts";
import { type Body, says, type Turn } from "./turn.ts";

/** Closer than this two sides are about equal. */
const CLOSE = 0.12;

/** A choice that a question puts: both its sides are named, as "job or business". */
export function choiceIn(text: string): Choice | null {
  if (!/\b(?:or|vs|versus|ya|better)\b|या|बनाम/iu.test(text)) return null;
  return CHOICES.find(({ sides }) => sides.every(({ words }) => words.test(text))) ?? null;
}

/** Two sides on one scale: the houses that speak for each, and what each asks. */
export function compareAnswer({ index, voice, turns }: Turn, { topic, sides }: Choice): Body {
  const row = TOPIC_ROWS[topic];
  const weighed = sides.map((side: Side) => {
    const promise = promiseOf(index, { ...row, places: { ...row.places, 6: 0.2 } }, side.houses);
    const judged: Judged = {
      topic,
      house: side.houses[0] ?? 1,
      promise,
      windows: { now: null, ahead: [], least: null },
      windowFacts: [],
    };
    return { side, judged };
  });
  const [best, rest] = weighed.toSorted((a, b) => b.judged.promise.promise - a.judged.promise.promise);
  if (!best || !rest) return { kind: "talk", sentences: [] };
  const margin = best.judged.promise.promise - rest.judged.promise.promise;
  const names = { one: best.side.name, One: best.side.name, other: rest.side.name, Other: rest.side.name };
  const telling = tellingOf(index, voice, topic);
  const before = new Set(turns.flatMap(({ findings }) => findings));
  const of = (judged: Judged, sign: number, known: ReadonlySet<string>): Finding | undefined => {
    const { main, against } = choose(judged, 2, known);
    return [...main, ...(against ? [against] : [])].find(({ polarity }) => Math.sign(polarity) === sign);
  };
  const [pro, cost] = [of(best.judged, 1, before), of(best.judged, -1, before)];
  const also = of(rest.judged, 1, new Set([...before, pro?.row ?? ""]));
  const named = (wordings: (typeof COMPARED)[keyof typeof COMPARED]) => {
    const text = voice.say(wordings, names);
    return { en: [text], hi: [text], hg: [text] };
  };
  return {
    kind: "reading",
    topics: [topic],
    sentences: [
      says(voice, margin < CLOSE ? COMPARED.close : COMPARED.clear, names),
      ...(pro ? findingSaid(telling, pro, { turn: named(COMPARED.for_one), whole: true }) : []),
      ...(cost ? findingSaid(telling, cost, { turn: named(COMPARED.against_one) }) : []),
      ...(also ? findingSaid(telling, also, { turn: named(COMPARED.for_other) }) : []),
      says(voice, CONFIDENCE_SENTENCES[margin < CLOSE ? "light" : "fair"]),
      says(voice, TOPIC_ADVICE[topic]),
    ],
    findings: [pro, cost, also].flatMap((finding) => (finding ? [finding.row] : [])),
    evidence: evidenceOf(index, best.judged, voice.tongue),
    confidence: margin < CLOSE ? "light" : "fair",
  };
}
