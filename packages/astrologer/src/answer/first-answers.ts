import { chartAsked } from "../question/chart-asked.ts";
import { OTHERS, PERSON_NAMES } from "./talk-phrases.data.ts";
import { BOUNDS } from "./talk.data.ts";
import { type Body, says, type Turn } from "./turn.ts";

const BOUND_KINDS = [
  "death",
  "guilt",
  "faith",
  "orientation",
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

/** Bounds that are asked in fear or pain: no questions about the chart are offered after them. */
const IN_PAIN: ReadonlySet<string> = new Set(["death", "guilt", "pregnancy", "medical", "surgery"]);

export function bounds({ question, voice }: Turn): Body | null {
  const kind = BOUND_KINDS.find((bound) => question.kinds.includes(bound));
  if (kind === undefined) return null;
  const sentences = [says(voice, BOUNDS[kind])];
  return IN_PAIN.has(kind) ? { kind: "bounds", sentences, followUps: [] } : { kind: "bounds", sentences };
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
