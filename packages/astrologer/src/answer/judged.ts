import type { Graha } from "@lagna/terms";
import { chartView } from "../chart-view.ts";
import type { Fact, FactIndex, Tongue } from "../fact.ts";
import { factById } from "../facts/facts-of.ts";
import { knowledgeOf } from "../knowledge/knowledge.ts";
import type { KnowledgeRow } from "../knowledge/row.ts";
import { type Finding, type NatalPromise, promiseOf } from "../reading/promise.ts";
import { type Topic, TOPIC_ROWS } from "../reading/topics.data.ts";
import { windowFacts } from "../reading/window-facts.ts";
import { type Windows, windowsOf } from "../reading/windows.ts";
import type { Evidence } from "./answer.ts";

/** A matter of a chart as it is judged, apart from how it is told. */
export interface Judged {
  readonly topic: Topic;
  /** The house whose times are told. */
  readonly house: number;
  readonly promise: NatalPromise;
  readonly windows: Windows;
  readonly windowFacts: readonly Fact[];
}

/** @param named houses a question names */
export function judge(index: FactIndex, topic: Topic, named: readonly number[] = []): Judged {
  const row = TOPIC_ROWS[topic];
  const house = named.find((number) => row.main.includes(number)) ?? row.main[0] ?? 1;
  const windows = windowsOf(index, row, house);
  return { topic, house, promise: promiseOf(index, row), windows, windowFacts: windowFacts(index, house, windows) };
}

const pull = ({ weight, polarity }: Finding): number => Math.abs(weight * polarity);

/** The witnesses of a judged matter, the weightiest first, in a tongue. */
export function evidenceOf(index: FactIndex, { promise }: Pick<Judged, "promise">, tongue: Tongue): Evidence[] {
  return promise.findings
    .toSorted((a, b) => pull(b) - pull(a))
    .map(({ factId, polarity, weight }) => ({
      factId,
      polarity,
      weight,
      text: factById(index, factId)?.text[tongue] ?? "",
    }));
}

/** What is told of a matter: for what the whole leans to, and one at least against it. */
export interface Chosen {
  readonly main: readonly Finding[];
  readonly against: Finding | null;
}

/** A textbook's order: the lord and its state, who is in the house and who sees it, its significators, the varga, yogas, points. */
const ORDER: readonly Finding["factor"][] = [
  "lord_place",
  "lord_dignity",
  "lord_company",
  "occupants",
  "aspects",
  "karakas",
  "chara_karaka",
  "varga",
  "yogas",
  "stars",
  "bindus",
];
/** With fewer witnesses that were not heard before, those that were are called again. */
const LEAST_UNHEARD = 3;
/** A witness this faint is not called while others can be. */
const FAINT = 0.05;

/** What a graha is like in a sign speaks of temper: it is told of a matter that the temper decides. */
const TEMPER: Readonly<Record<Topic, readonly Graha[]>> = {
  career: ["sun", "mercury", "jupiter", "saturn"],
  love: ["venus"],
  wealth: ["jupiter"],
  health: ["sun", "moon"],
  education: ["mercury", "jupiter"],
  children: ["jupiter"],
  home: [],
  travel: ["rahu"],
  spiritual: ["jupiter", "ketu", "saturn"],
  personality: ["sun", "moon", "mars", "mercury", "venus", "jupiter", "saturn"],
};

function speaksOf(topic: Topic, { row, polarity, stable }: Finding): boolean {
  // What turns within the uncertainty of the birth time is weighed, and not told.
  if (!stable) return false;
  const [table, graha] = row.split("/") as [string, Graha];
  if (table === "planet-in-sign" && !TEMPER[topic].includes(graha)) return false;
  return Math.abs(polarity) > FAINT && knowledgeOf(row) !== undefined;
}

/**
 * The findings that are told: the strongest first, no two of one theme, one fact or one factor, and one at least that says the opposite.
 * Where the lord stands is told whenever it says anything: nothing tells two charts apart as well.
 * @param before rows of knowledge told before in the conversation
 */
export function choose(
  { topic, promise: { findings, promise } }: Judged,
  most: number,
  before: ReadonlySet<string>,
): Chosen {
  const known = findings.filter((finding) => speaksOf(topic, finding));
  const unheard = known.filter(({ row }) => !before.has(row));
  const ranked = (unheard.length >= LEAST_UNHEARD ? unheard : known).toSorted(
    (a, b) => Number(b.factor === "lord_place") - Number(a.factor === "lord_place") || pull(b) - pull(a),
  );
  const sign = promise >= 0 ? 1 : -1;
  const heard = new Set<string>();
  const isFresh = ({ row, factor, factId }: Finding): boolean => {
    const { themes } = knowledgeOf(row) as KnowledgeRow;
    const marks = [factor, factId, ...themes];
    if (marks.some((mark) => heard.has(mark))) return false;
    for (const mark of marks) heard.add(mark);
    return true;
  };
  const against = ranked.find(({ polarity }) => Math.sign(polarity) === -sign) ?? null;
  if (against) isFresh(against);
  const main = ranked.filter(({ polarity }) => Math.sign(polarity) === sign).filter(isFresh);
  const told = main.slice(0, most);
  return { main: told.toSorted((a, b) => ORDER.indexOf(a.factor) - ORDER.indexOf(b.factor)), against };
}

/** The graha a finding is about: the one that does something, where two are in it. */
export function doerOf(index: FactIndex, { factor, factId, house, row }: Finding): Graha {
  const view = chartView(index.nativity);
  const { lord } = view.house(house);
  if (factor === "lord_place" || factor === "lord_dignity" || factor === "yogas" || factor === "bindus") return lord;
  if (factor === "stars") return factId.endsWith("moon") ? "moon" : lord;
  if (factor === "chara_karaka") {
    const value = factById(index, factId)?.value as { graha?: Graha } | undefined;
    return value?.graha ?? lord;
  }
  const parts = row.split("/");
  return (factor === "varga" ? (factId.split("-").at(-1) as Graha) : (parts[1] as Graha)) ?? lord;
}
