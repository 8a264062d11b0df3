import { chartView, type ChartView } from "../chart-view.ts";
import type { FactIndex, Tongue } from "../fact.ts";
import { factById } from "../facts/facts-of.ts";
import { knowledgeOf } from "../knowledge/knowledge.ts";
import type { KnowledgeRow, Wordings } from "../knowledge/row.ts";
import { type LocalCalendar, localCalendarOf } from "../local-calendar.ts";
import type { Finding } from "../reading/promise.ts";
import type { Topic } from "../reading/topics.data.ts";
import type { Spoken } from "./answer.ts";
import { clauseOf } from "./finding-clause.ts";
import { TOPIC_NAMES } from "./phrases.data.ts";
import { spoken, type Voice } from "./voice.ts";

/** A matter that is being told: the chart, the voice, and what has been said of it so far. */
export interface Telling {
  readonly index: FactIndex;
  readonly view: ChartView;
  readonly calendar: LocalCalendar;
  readonly voice: Voice;
  readonly topic: Topic;
  /** Houses whose lord has been named: after that the name alone will do. */
  readonly known: Set<number>;
}

export const tellingOf = (index: FactIndex, voice: Voice, topic: Topic): Telling => ({
  index,
  view: chartView(index.nativity),
  calendar: localCalendarOf(index.nativity, index.about),
  voice,
  topic,
  known: new Set(),
});

/** A fragment that begins by pointing at the fact before it cannot stand before it. */
const POINTS: Readonly<Record<Tongue, RegExp>> = {
  en: /^(?:it|its|this|that|they|there|the same)\b/i,
  hi: /^(?:वह|वे|इस|इसे|इसके|इसका|इसकी|उस|उसे|वहाँ|यहाँ)(?=\s|$)|(?:^|\s)(?:यह|ये)(?=\s)/,
  hg: /^(?:woh|wo|is|ise|iske|iska|iski|us|use|wahan|yahan)\b|\b(?:yeh|ye)\b/i,
};

/** What a finding means for the matter; its good or bad state where `whole`. */
export interface Meaning {
  readonly core: string;
  readonly state: string | null;
  /** Whether it can be said before its fact. */
  readonly leads: boolean;
}

const MARKED = 0.3;

export function meaningOf({ voice, topic }: Telling, { row: key, polarity }: Finding): Meaning | null {
  const row: KnowledgeRow | undefined = knowledgeOf(key);
  if (!row) return null;
  const core = voice.say(row.topics?.[topic] ?? row.core);
  const state = polarity >= MARKED ? row.lift : polarity <= -MARKED ? row.strain : undefined;
  return { core, state: state ? voice.say(state) : null, leads: !POINTS[voice.tongue].test(core) };
}

/** The fact of a finding in one of its wordings, without a capital or an end. */
export function clauseSaid({ index, view, known, voice, topic }: Telling, finding: Finding): string | null {
  const fact = factById(index, finding.factId);
  const clause = fact && clauseOf(view, finding, fact, known);
  if (!clause) return null;
  if (finding.factor.startsWith("lord_")) known.add(finding.house);
  return voice.say(clause.wordings, { ...clause.slots, matter: TOPIC_NAMES[topic] });
}

export interface Manner {
  /** What stands before it, of how it joins what was said. */
  readonly turn?: Wordings | undefined;
  /** Whether its good or bad state is told too. */
  readonly whole?: boolean | undefined;
  /** The meaning before the fact. */
  readonly meaningFirst?: boolean | undefined;
}

/** A finding as a sentence or two: the fact, and what it means, in one breath. */
export function findingSaid(telling: Telling, finding: Finding, { turn, whole, meaningFirst }: Manner = {}): Spoken[] {
  const { voice } = telling;
  const meaning = meaningOf(telling, finding);
  const clause = meaning && clauseSaid(telling, finding);
  if (!meaning || clause === null) return [];
  const facts = [finding.factId];
  const sense = whole && meaning.state !== null ? `${meaning.core}; ${meaning.state}` : meaning.core;
  if (meaningFirst && meaning.leads) return [spoken(voice, sense), spoken(voice, clause, facts)];
  const lead = turn ? `${voice.say(turn)} ` : "";
  // One colon is enough for a sentence.
  const mark = voice.tongue === "en" && sense.includes(":") ? ";" : ":";
  return [spoken(voice, `${lead}${clause}${mark} ${sense}`, facts)];
}

export const wordsOf = (sentences: readonly Spoken[]): number =>
  sentences.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
