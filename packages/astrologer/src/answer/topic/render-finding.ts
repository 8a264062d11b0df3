import { createChartReadModel, type ChartReadModel } from "../../chart-read-model.ts";
import type { FactIndex, AnswerLanguage } from "../../fact.ts";
import { findFactById } from "../../facts/build-facts.ts";
import { getKnowledge } from "../../knowledge/get-knowledge.ts";
import type { KnowledgeRow, PhraseVariants } from "../../knowledge/knowledge-row.ts";
import { type TimeZoneCalendar, createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import type { Finding } from "../../topic-judgment/score-topic.ts";
import type { Topic } from "../../topic-judgment/topics.data.ts";
import type { AnswerSentence } from "../answer-types.ts";
import { buildFindingClause } from "./build-finding-clause.ts";
import { TOPIC_NAMES } from "./topic-answer-phrases.data.ts";
import { toSentence, type PhrasePicker } from "../phrasing/phrase-picker.ts";
import { countWords } from "../../language/count-words.ts";

/** State while rendering the findings of a topic: the chart, the phrase picker, and the lords named so far. */
export interface FindingContext {
  readonly index: FactIndex;
  readonly view: ChartReadModel;
  readonly calendar: TimeZoneCalendar;
  readonly phrasePicker: PhrasePicker;
  readonly topic: Topic;
  /** Houses whose lord has been introduced; later mentions use only the name. */
  readonly namedLords: Set<number>;
  /** Whether findings are stated without their meaning for the topic. */
  readonly isBare?: boolean;
}

export const createFindingContext = (index: FactIndex, picker: PhrasePicker, topic: Topic): FindingContext => ({
  index,
  view: createChartReadModel(index.nativity),
  calendar: createTimeZoneCalendar(index.nativity, index.context),
  phrasePicker: picker,
  topic,
  namedLords: new Set(),
});

/** A meaning that begins with a reference to its fact ("it", "this") cannot come before that fact. */
const POINTING_PATTERNS: Readonly<Record<AnswerLanguage, RegExp>> = {
  en: /^(?:it|its|this|that|they|there|the same)\b/i,
  hi: /^(?:वह|वे|इस|इसे|इसके|इसका|इसकी|उस|उसे|वहाँ|यहाँ)(?=\s|$)|(?:^|\s)(?:यह|ये)(?=\s)/,
  hg: /^(?:woh|wo|is|ise|iske|iska|iski|us|use|wahan|yahan)\b|\b(?:yeh|ye)\b/i,
};

/** What a finding means for the topic. */
export interface Meaning {
  readonly core: string;
  readonly state: string | null;
  /** Whether it can come before its fact. */
  readonly canLead: boolean;
}

const MIN_STATE_POLARITY = 0.3;

export function getMeaning(
  { phrasePicker, topic }: FindingContext,
  { knowledgeKey: key, polarity }: Finding,
): Meaning | null {
  const row: KnowledgeRow | undefined = getKnowledge(key);
  if (!row) return null;
  const core = phrasePicker.pick(row.topics?.[topic] ?? row.core);
  const state =
    polarity >= MIN_STATE_POLARITY ? row.whenStrong : polarity <= -MIN_STATE_POLARITY ? row.whenWeak : undefined;
  return {
    core,
    state: state ? phrasePicker.pick(state) : null,
    canLead: !POINTING_PATTERNS[phrasePicker.language].test(core),
  };
}

/** The fact of a finding as a clause without capital letter or full stop; marks its lord as named. */
export function renderClause(
  { index, view, namedLords, phrasePicker, topic }: FindingContext,
  finding: Finding,
): string | null {
  const fact = findFactById(index, finding.factId);
  const clause = fact && buildFindingClause(view, finding, fact, namedLords);
  if (!clause) return null;
  if (finding.factor.startsWith("lord_")) namedLords.add(finding.house);
  return phrasePicker.pick(clause.wordings, { ...clause.slots, matter: TOPIC_NAMES[topic] });
}

export interface RenderOptions {
  /** Phrases that join it to the previous sentence. */
  readonly lead?: PhraseVariants | undefined;
  /** Whether to append its good or bad state. */
  readonly withState?: boolean | undefined;
  /** Whether to put the meaning before the fact. */
  readonly meaningFirst?: boolean | undefined;
}

/** Renders a finding as one sentence of fact and meaning, or as two if the meaning comes first. */
export function renderFinding(
  context: FindingContext,
  finding: Finding,
  { lead, withState, meaningFirst }: RenderOptions = {},
): AnswerSentence[] {
  const { phrasePicker } = context;
  const meaning = getMeaning(context, finding);
  const clause = meaning && renderClause(context, finding);
  if (!meaning || clause === null) return [];
  const facts = [finding.factId];
  if (context.isBare) {
    const state = withState && meaning.state !== null ? `: ${meaning.state}` : "";
    return [toSentence(phrasePicker, `${lead ? `${phrasePicker.pick(lead)} ` : ""}${clause}${state}`, facts)];
  }
  const meaningText = withState && meaning.state !== null ? `${meaning.core}; ${meaning.state}` : meaning.core;
  if (meaningFirst && meaning.canLead)
    return [toSentence(phrasePicker, meaningText), toSentence(phrasePicker, clause, facts)];
  const leadText = lead ? `${phrasePicker.pick(lead)} ` : "";
  // At most one colon in a sentence.
  const separator = phrasePicker.language === "en" && meaningText.includes(":") ? ";" : ":";
  return [toSentence(phrasePicker, `${leadText}${clause}${separator} ${meaningText}`, facts)];
}

export const countWordsOfSentences = (sentences: readonly AnswerSentence[]): number =>
  sentences.reduce((sum, { text }) => sum + countWords(text), 0);
