import { chartView, type ChartView } from "../chart-view.ts";
import { type LocalCalendar, localCalendarOf } from "../local-calendar.ts";
import type { Fact, FactIndex } from "../fact.ts";
import { factById } from "../facts/facts-of.ts";
import { knowledgeOf } from "../knowledge/knowledge.ts";
import type { KnowledgeRow, Wordings } from "../knowledge/row.ts";
import type { Question } from "../question/parse.ts";
import { type Confidence, type Finding, type NatalPromise, promiseOf } from "../reading/promise.ts";
import { type Topic, TOPIC_ROWS } from "../reading/topics.data.ts";
import { windowFacts } from "../reading/window-facts.ts";
import { type Window, type Windows, windowsOf } from "../reading/windows.ts";
import type { Evidence, Spoken } from "./answer.ts";
import { clauseOf } from "./finding-clause.ts";
import { monthSaid } from "./month.ts";
import { ADVICE, BAND_SENTENCES, CONFIDENCE_SENTENCES, TOPIC_NAMES, TURNS, TURNS_TO_GOOD } from "./phrases.data.ts";
import { spoken, type Voice } from "./voice.ts";
import { WINDOW_SENTENCES } from "./window-phrases.data.ts";

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

interface Reading {
  readonly sentences: readonly Spoken[];
  /** Rows of knowledge that were told, in the order of telling. */
  readonly findings: readonly string[];
  readonly evidence: readonly Evidence[];
  readonly confidence: Confidence;
}

interface Telling {
  readonly index: FactIndex;
  readonly view: ChartView;
  readonly calendar: LocalCalendar;
  readonly voice: Voice;
  readonly judged: Judged;
}

const TOLD = 4;
/** With fewer witnesses that were not heard before, those that were are called again. */
const LEAST_FRESH = 3;

const strength = ({ weight, polarity }: Finding): number => Math.abs(weight * polarity);

/** The findings that are told: the strongest, no two of one theme or about one fact, one at least that says the opposite. */
function chosen(
  { findings, promise }: NatalPromise,
  before: ReadonlySet<string>,
): { readonly main: readonly Finding[]; readonly against: Finding | null } {
  const known = findings.filter(({ row, polarity }) => polarity !== 0 && knowledgeOf(row) !== undefined);
  const unheard = known.filter(({ row }) => !before.has(row));
  const ranked = (unheard.length >= LEAST_FRESH ? unheard : known).toSorted((a, b) => strength(b) - strength(a));
  const sign = promise >= 0 ? 1 : -1;
  const themes = new Set<string>();
  const facts = new Set<string>();
  const fresh = (finding: Finding): boolean => {
    const row = knowledgeOf(finding.row) as KnowledgeRow;
    if (facts.has(finding.factId) || row.themes.some((theme) => themes.has(theme))) return false;
    facts.add(finding.factId);
    for (const theme of row.themes) themes.add(theme);
    return true;
  };
  const against = ranked.find(({ polarity }) => Math.sign(polarity) === -sign) ?? null;
  if (against) fresh(against);
  const main = ranked.filter(({ polarity }) => Math.sign(polarity) === sign).filter(fresh);
  return { main: main.slice(0, TOLD - (against ? 1 : 0)), against };
}

/** What is said of a finding: its core, and what its good or bad state adds. */
function meaning(row: KnowledgeRow, finding: Finding, { voice, judged }: Telling): string {
  const own = row.topics?.[judged.topic] ?? row.core;
  const state = finding.polarity >= 0.3 ? row.lift : finding.polarity <= -0.3 ? row.strain : undefined;
  return state ? `${voice.say(own)}; ${voice.say(state)}` : voice.say(own);
}

/** A finding as a sentence: the fact, and what it means, in one breath. */
function findingSentence(telling: Telling, finding: Finding, turn?: Wordings): Spoken[] {
  const { index, view, voice } = telling;
  const fact = factById(index, finding.factId);
  const row = knowledgeOf(finding.row);
  const clause = fact && clauseOf(view, finding, fact);
  if (!fact || !row || !clause) return [];
  const lead = turn ? `${voice.say(turn)} ` : "";
  const text = `${lead}${clause[voice.tongue]}: ${meaning(row, finding, telling)}`;
  return [spoken(voice, text, [finding.factId])];
}

/** When: one that runs now first, then those ahead; where none is good, so it is said, with the least weak. */
function windowSentences({ calendar, judged, voice }: Telling): Spoken[] {
  const { house, windows } = judged;
  const { now, ahead, least } = windows;
  const tell = (wordings: Wordings, { startJd, endJd }: Window, id: string): Spoken => {
    const slots = { from: monthSaid(calendar, startJd), until: monthSaid(calendar, endJd) };
    return spoken(voice, voice.say(wordings, slots), [id]);
  };
  const [first, second] = ahead
    .map((window, at) => ({ window, id: `win-${house}-${"ab"[at]}` }))
    .toSorted((a, b) => a.window.startJd - b.window.startJd);
  return [
    ...(now ? [tell(WINDOW_SENTENCES.now, now, `win-${house}-now`)] : []),
    ...(first ? [tell(now ? WINDOW_SENTENCES.next : WINDOW_SENTENCES.first, first.window, first.id)] : []),
    ...(second ? [tell(WINDOW_SENTENCES.second, second.window, second.id)] : []),
    ...(least ? [tell(WINDOW_SENTENCES.least, least, `win-${house}-least`)] : []),
  ];
}

/** The witnesses of a judged matter, the weightiest first, in a tongue. */
export function evidenceOf(index: FactIndex, { promise }: Judged, { tongue }: Pick<Voice, "tongue">): Evidence[] {
  return promise.findings
    .toSorted((a, b) => strength(b) - strength(a))
    .map(({ factId, polarity, weight }) => ({
      factId,
      polarity,
      weight,
      text: factById(index, factId)?.text[tongue] ?? "",
    }));
}

export interface ReadingAsked {
  readonly form: Question["form"];
  /** Rows of knowledge told before in the conversation. */
  readonly before: readonly string[];
}

/**
 * A reading of one matter of a chart: the answer first, then why, the other side, when, how sure, and one thing that can be done. Every
 * statement about the chart names its facts.
 */
export function readingOf(index: FactIndex, judged: Judged, voice: Voice, { form, before }: ReadingAsked): Reading {
  const { topic, promise } = judged;
  const view = chartView(index.nativity);
  const telling: Telling = { index, view, calendar: localCalendarOf(index.nativity, index.about), voice, judged };
  const { main, against } = chosen(promise, new Set(before));
  const answer = spoken(voice, voice.say(BAND_SENTENCES[promise.band], { matter: TOPIC_NAMES[topic] }));
  const why = main.flatMap((finding) => findingSentence(telling, finding));
  const other = against ? findingSentence(telling, against, promise.promise >= 0 ? TURNS : TURNS_TO_GOOD) : [];
  const when = windowSentences(telling);
  return {
    sentences: [
      ...(form === "when" ? [...when, answer, ...why, ...other] : [answer, ...why, ...other, ...when]),
      spoken(voice, voice.say(CONFIDENCE_SENTENCES[promise.confidence])),
      spoken(voice, voice.say(ADVICE[topic])),
    ],
    findings: [...main, ...(against ? [against] : [])].map(({ row }) => row),
    evidence: evidenceOf(index, judged, voice),
    confidence: promise.confidence,
  };
}
