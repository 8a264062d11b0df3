import { chartAsked } from "../question/chart-asked.ts";
import type { Danger } from "../question/danger.ts";
import { OTHERS, PERSON_NAMES } from "./talk-phrases.data.ts";
import { BOUNDS, SAFETY } from "./talk.data.ts";
import { type Body, says, type Turn } from "./turn.ts";

/** Dangers from without, each of which is met anew as often as it is told. */
const OF_NOW: ReadonlySet<Danger> = new Set(["violence", "emergency"]);

/** Danger comes before all else; who was in it stays so until they ask for something else in so many words. */
export function safety({ question, turns, voice }: Turn): Body | null {
  const last = turns.at(-1);
  const { danger } = question;
  if (danger !== null) {
    const again = last?.kind === "safety" && !OF_NOW.has(danger);
    return { kind: "safety", sentences: [says(voice, again ? SAFETY.still : SAFETY[danger])], danger, followUps: [] };
  }
  const turnedAway = question.topics.length > 0 || question.kinds.length > 0 || !question.blank;
  if (last?.kind !== "safety" || turnedAway) return null;
  const before = last.danger ?? "veiled";
  const words = OF_NOW.has(before) ? SAFETY.still_now : SAFETY.still;
  return { kind: "safety", sentences: [says(voice, words)], danger: before, followUps: [] };
}

const BOUND_KINDS = [
  "death",
  "order",
  "sex_of_child",
  "pregnancy",
  "medical",
  "surgery",
  "verdict",
  "third_party",
  "match",
  "past_life",
  "curse",
  "lucky",
] as const;

export function bounds({ question, voice }: Turn): Body | null {
  const kind = BOUND_KINDS.find((bound) => question.kinds.includes(bound));
  return kind ? { kind: "bounds", sentences: [says(voice, BOUNDS[kind])] } : null;
}

/** More charts than these are not asked back about. */
const MOST_NAMED = 3;
const OR = { en: " or ", hi: " या ", hg: " ya " };

/** A question of another chart of the same owner is to be asked of that chart; of one that is not there, or of several, it is said. */
export function savedChart({ question, saved, turns, voice }: Turn): Body | null {
  const asked = chartAsked(question, saved, turns.at(-1)?.chart ?? null);
  if (!asked) return null;
  if (asked.kind === "one") return { kind: "talk", sentences: [], chart: asked.chart.id, followUps: [] };
  if (asked.kind === "several") {
    const names = asked.charts.slice(0, MOST_NAMED).map(({ name }) => name);
    const sentences = [says(voice, OTHERS.several, { names: names.join(OR[voice.tongue]) })];
    return { kind: "talk", sentences, followUps: names.map((name) => `${question.text} (${name})`) };
  }
  const who = asked.name ?? PERSON_NAMES[asked.person];
  return { kind: "talk", sentences: [says(voice, OTHERS.unsaved, { who })], followUps: [] };
}
