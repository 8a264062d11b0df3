import {
  createAnswer,
  type AskedChartResult,
  parseEraseRequest,
  type FactIndex,
  parseQuestion,
  type LocalizedText,
  type TurnMemory,
} from "@lagna/astrologer";
import { type AnswerRecord, buildAnswerRecord, BUILT_IN } from "./answer-record.ts";
import { OWN_CHART_NEEDED, ERASURE_HINTS, ERASURE_HINT_WITHOUT_ACCOUNT } from "./fallback-texts.data.ts";

interface FallbackRequest {
  readonly question: string;
  readonly turnMemories: readonly TurnMemory[];
  /** Absent without an account. */
  readonly savedCharts?: object | undefined;
}

/**
 * The text to give instead of a reading: where to delete something, or that the asker's own chart is missing. Null if a chart is to be read.
 */
export function chooseFallbackText(
  { question, turnMemories, savedCharts }: FallbackRequest,
  askedChart: AskedChartResult | null,
): LocalizedText | null {
  if (parseQuestion(question, turnMemories.at(-1)?.language).danger !== null) return null;
  const erase = parseEraseRequest(question);
  if (erase) return savedCharts ? ERASURE_HINTS[erase.what] : ERASURE_HINT_WITHOUT_ACCOUNT;
  return askedChart?.kind === "none" && askedChart.person === "self" && askedChart.name === null
    ? OWN_CHART_NEEDED
    : null;
}

/** An answer that consists of one fixed text and is based on no chart. */
export function buildPlainAnswer(
  { question, turnMemories }: FallbackRequest,
  text: LocalizedText,
  index: FactIndex,
): AnswerRecord {
  const answer = createAnswer({ question, index, turns: turnMemories });
  const noEvidence = { evidence: [], confidence: null, timing: [], clocks: [], followUps: [], facts: [] };
  const plan = {
    ...answer,
    ...noEvidence,
    kind: "talk",
    memory: { ...answer.memory, kind: "talk", findings: [], windows: [] },
  } as const;
  const sentences = [{ text: text[answer.language], facts: [] }];
  return buildAnswerRecord({ model: BUILT_IN, sentences }, plan, { index, usedIndex: false, totalMs: 0 });
}
