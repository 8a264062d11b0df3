import type { FactIndex } from "../fact.ts";
import { factById } from "../facts/facts-of.ts";
import { localCalendarOf } from "../local-calendar.ts";
import { asksDecision } from "../question/decisions.ts";
import type { Person } from "../question/question.ts";
import { promiseOf } from "../reading/promise.ts";
import { type Topic, TOPIC_ROWS, type TopicRow } from "../reading/topics.data.ts";
import { stretchesOf, type Window } from "../reading/windows.ts";
import { windowFacts } from "../reading/window-facts.ts";
import type { Spoken } from "./answer.ts";
import { evidenceOf, judge, type Judged } from "./judged.ts";
import { monthSaid } from "./month.ts";
import { skySaid } from "./period-answer.ts";
import { readingOf } from "./reading-answer.ts";
import { GATES, NEARER_NAMES, OTHERS, PERSON_NAMES, WITHIN } from "./talk-phrases.data.ts";
import { findingSaid, tellingOf } from "./telling.ts";
import { choose } from "./judged.ts";
import { CONFIDENCE_SENTENCES } from "./phrases.data.ts";
import { TOPIC_ADVICE } from "./advice.data.ts";
import { type Body, says, type Turn } from "./turn.ts";
import { UNTOLD } from "./untold.data.ts";
import { UNCERTAIN } from "./uncertain.data.ts";
import { isUncertain, isUntimed } from "./uncertain.ts";
import { opened } from "./voice.ts";
import { tell } from "../words/say.ts";

const ageOf = (index: FactIndex): number => Number(factById(index, "age")?.value ?? Number.NaN);

/** Under these ages no time of marriage, and none of children, is looked for. */
const MARRIAGE_AGE = 18;
const PARENT_AGE = 20;

/** What is bought to be sold again. */
const SPECULATES =
  /\b(?:crypto|bitcoin|shares?|stocks?|trading|trade|intraday|f&o|futures|options|forex|mutual funds?|sip|ipo|share bazaar|invest\w*|nivesh)\b|क्रिप्टो|शेयर|ट्रेडिंग|म्यूचुअल|निवेश/iu;
/** Who speaks of a husband or a wife is married. */
const OF_SPOUSE = /\b(?:husband|wife|spouse|pati|patni|biwi|married life)\b|पति|पत्नी|बीवी/iu;

/** What age and a person's own words make of the times of a matter: something to say, and whether times are told at all. */
export function gateOf({ index, stated, voice, question }: Turn, topic: Topic): { said: Spoken[]; closed: boolean } {
  const of = (about: string): string | undefined => stated.findLast((one) => one.about === about)?.value;
  if (topic === "love" && ageOf(index) < MARRIAGE_AGE) return { said: [says(voice, GATES.young)], closed: true };
  if (topic === "children" && ageOf(index) < PARENT_AGE)
    return { said: [says(voice, GATES.too_young_parent)], closed: true };
  if (topic === "children" && question.topics.includes("health"))
    return { said: [says(voice, GATES.child_health)], closed: false };
  if (topic === "love" && of("marriage") === "married") return { said: [says(voice, GATES.married)], closed: false };
  if (topic === "wealth" && SPECULATES.test(question.text))
    return { said: [says(voice, GATES.speculation)], closed: true };
  if (topic === "love" && of("marriage") === undefined && question.form === "when" && !OF_SPOUSE.test(question.text))
    return { said: [says(voice, GATES.unknown)], closed: false };
  if (topic === "career" && of("work") === "unemployed") return { said: [says(voice, GATES.jobless)], closed: false };
  return { said: [], closed: false };
}

/** Two stretches as near as this are one. */
const GAP_DAYS = 30;
/** And one as short as this is none. */
const LEAST_DAYS = 7;

/** The best stretch of a matter within a time, as the only window there is; `null` where none is good. */
export function bestWithin(index: FactIndex, { house, topic }: Judged, startJd: number, endJd: number): Window | null {
  const { nowJd } = localCalendarOf(index.nativity, index.about);
  const from = Math.max(startJd, nowJd);
  const clipped = stretchesOf(index, TOPIC_ROWS[topic], house)
    .filter((window) => window.good && window.endJd > from && window.startJd < endJd)
    .map((window) => ({ ...window, startJd: Math.max(window.startJd, from), endJd: Math.min(window.endJd, endJd) }))
    .toSorted((a, b) => a.startJd - b.startJd);
  const joined: Window[] = [];
  for (const window of clipped) {
    const last = joined.at(-1);
    if (last && window.startJd - last.endJd < GAP_DAYS) {
      const better = window.activity > last.activity ? window : last;
      joined[joined.length - 1] = { ...better, startJd: last.startJd, endJd: window.endJd };
    } else joined.push(window);
  }
  return (
    joined.filter((one) => one.endJd - one.startJd >= LEAST_DAYS).toSorted((a, b) => b.activity - a.activity)[0] ?? null
  );
}

const YEARS_OF_SKY = 3;

/** In place of times of a matter that hang on a time of birth that is not known well enough. */
function untimedSaid(turn: Turn): Spoken[] {
  const { index, voice, time } = turn;
  if (!isUntimed(index)) return [says(voice, UNCERTAIN.no_window)];
  const { nowJd } = localCalendarOf(index.nativity, index.about);
  const startJd = Math.max(nowJd, time?.startJd ?? nowJd);
  const endJd = time?.endJd ?? nowJd + YEARS_OF_SKY * 365.25;
  return [says(voice, UNCERTAIN.no_dates), ...(endJd > nowJd ? skySaid(turn, startJd, endJd) : [])];
}

/** The matter judged with the times it is asked about. */
function withinTime(turn: Turn, judged: Judged): { judged: Judged; said: Spoken[] } {
  const { time, index, voice, question } = turn;
  const { now, ahead } = judged.windows;
  if (!time) {
    const isOpen = isUncertain(index) && question.form === "when" && now === null && ahead.length === 0;
    return { judged, said: isOpen ? untimedSaid(turn) : [] };
  }
  const calendar = localCalendarOf(index.nativity, index.about);
  const slots = { name: time.name, Name: time.name };
  const none = { ...judged, windows: { now: null, ahead: [], least: null } };
  if (time.endJd <= calendar.nowJd)
    return { judged: { ...none, windowFacts: [] }, said: [says(voice, WITHIN.past, slots)] };
  const best = bestWithin(index, judged, time.startJd, time.endJd);
  if (!best) {
    const said = isUncertain(index) ? untimedSaid(turn) : [says(voice, WITHIN.none, slots)];
    return { judged: { ...none, windowFacts: [] }, said };
  }
  const windows = { now: null, ahead: [best], least: null };
  const edges = { from: monthSaid(calendar, best.startJd), until: monthSaid(calendar, best.endJd) };
  return {
    judged: { ...judged, windows, windowFacts: windowFacts(index, judged.house, windows) },
    said: [says(voice, WITHIN.good, { ...slots, ...edges }, [`win-${judged.house}-a`])],
  };
}

/** What somebody is like has no date. */
const DESCRIBES =
  /\b(?:what (?:kind|sort|type) of|what will (?:my|he|she)|how will my (?:husband|wife|spouse|partner)|(?:kaisa|kaisi) (?:hoga|hogi|ladka|ladki)|(?:ladka|ladki|pati|patni|partner) (?:kaisa|kaisi))\b|कैस[ाी] हो(?:गा|गी)/iu;

/** How many turns back times are still in the ear. */
const IN_THE_EAR = 2;

/** Whether the times of a matter were told just before, so that nobody is told them again who does not ask when. */
function areTold({ turns, time, question, voice }: Turn, { topic, windowFacts: facts }: Judged): boolean {
  if (time || question.form === "when" || question.form === "if" || facts.length === 0 || TIMELESS.has(topic))
    return false;
  const before = turns.slice(-IN_THE_EAR).filter((told) => told.language === voice.tongue && told.topics[0] === topic);
  const edges = before.flatMap(({ windows }) => windows.map(({ from, until }) => `${from} ${until}`));
  const still = new Set(facts.map(({ valid }) => `${valid?.from} ${valid?.until}`));
  return edges.length > 0 && edges.every((edge) => still.has(edge));
}
/** Their times are told to nobody who does not ask when. */
const TIMELESS: ReadonlySet<Topic> = new Set(["health", "spiritual", "personality"]);

/** That what is asked within a matter is told by no chart. */
const untoldSaid = ({ voice, question }: Turn, topic: Topic): Spoken[] =>
  UNTOLD.filter(({ topics, words }) => topics.includes(topic) && words.test(question.text))
    .slice(0, 1)
    .map(({ said }) => says(voice, said));

/** A matter of life, with the times it is asked about and what age and the person's own words make of it. */
export function matterAnswer(turn: Turn, topic: Topic): Body {
  const { question, index, turns, voice, seed } = turn;
  const plain = judge(index, topic, [...question.named.houses, ...question.named.lords]);
  const gate = gateOf(turn, topic);
  const isTimeless = gate.closed || (topic === "love" && DESCRIBES.test(question.text));
  const none = { ...plain, windows: { now: null, ahead: [], least: null }, windowFacts: [] };
  const timed = areTold(turn, plain)
    ? { judged: none, said: [says(voice, WITHIN.told)] }
    : isTimeless
      ? { judged: { ...plain, windows: { now: null, ahead: [], least: null }, windowFacts: [] }, said: [] }
      : withinTime(turn, plain);
  const before = turns.flatMap(({ findings }) => findings);
  const isDecision = question.topics.includes(topic) && asksDecision(question.text, topic);
  const asks = { form: question.form, feared: question.feared, isDecision, before, seed, timed: timed.said };
  const told = readingOf(index, timed.judged, voice, asks);
  const own = gate.closed
    ? [...gate.said, ...told.sentences]
    : [...told.sentences.slice(0, -1), ...gate.said, ...told.sentences.slice(-1)];
  const sentences = [...untoldSaid(turn, topic), ...own];
  return { kind: "reading", topics: [topic], made: timed.judged.windowFacts, ...told, sentences };
}

/** What of one's own chart speaks of somebody: house, significators and varga (BPHS 6, 11 and 32). */
const PERSON_ROWS: Readonly<Record<Exclude<Person, "self">, { readonly topic: Topic; readonly row: TopicRow }>> = {
  spouse: { topic: "love", row: TOPIC_ROWS.love },
  child: { topic: "children", row: TOPIC_ROWS.children },
  mother: { topic: "home", row: { ...TOPIC_ROWS.home, main: [4], karakas: ["moon"], chara: "MK", varga: "D12" } },
  father: {
    topic: "spiritual",
    row: { ...TOPIC_ROWS.spiritual, main: [9], karakas: ["sun"], chara: null, varga: "D12", stars: [] },
  },
  sibling: {
    topic: "personality",
    row: { ...TOPIC_ROWS.personality, main: [3], karakas: ["mars"], chara: "BK", varga: "D3", stars: [] },
  },
  friend: { topic: "wealth", row: { ...TOPIC_ROWS.wealth, main: [11], karakas: ["mercury"], chara: null } },
};

/** Somebody else, from the asker's own chart: how the asker meets them, and nothing of their fate. */
export function personAnswer(turn: Turn, person: Exclude<Person, "self">): Body {
  const { index, voice, turns } = turn;
  const { topic, row } = PERSON_ROWS[person];
  const promise = promiseOf(index, row);
  const house = row.main[0] ?? 1;
  const judged: Judged = { topic, house, promise, windows: { now: null, ahead: [], least: null }, windowFacts: [] };
  const { main, against } = choose(judged, 2, new Set(turns.flatMap(({ findings }) => findings)));
  const telling = tellingOf(index, voice, topic);
  const { text, topics, form } = turn.question;
  const [, , name] = NEARER_NAMES.find(([who, words]) => who === person && words.test(text)) ?? [];
  const who = name ?? PERSON_NAMES[person];
  const slots = { person: who, Person: tell((tongue) => opened(who[tongue])) };
  // A marriage, a post, a house of theirs is not to be told from here.
  const isTheirs = form === "when" || topics.some((one) => one !== topic && one !== "health");
  const findings = [...main, ...(against ? [against] : [])];
  return {
    kind: "reading",
    topics: person === "spouse" || person === "child" ? [topic] : [],
    sentences: [
      ...untoldSaid(turn, topic),
      ...(turn.question.topics.includes("health") ? [says(voice, OTHERS.health, slots)] : []),
      says(voice, isTheirs ? OTHERS.own_chart : OTHERS.frame, slots),
      ...findings.flatMap((finding, at) => findingSaid(telling, finding, { whole: at === 0 })),
      says(voice, CONFIDENCE_SENTENCES[promise.confidence]),
      ...(person === "spouse" ? [says(voice, TOPIC_ADVICE.love)] : []),
    ],
    findings: findings.map(({ row: key }) => key),
    evidence: evidenceOf(index, judged, voice.tongue),
    confidence: promise.confidence,
  };
}
