import type { AnswerSentence } from "@lagna/astrologer";
import { runInSlices } from "../computing/yield-to-event-loop.ts";
import type { SentenceChecker } from "./check/check-sentence.ts";
import { type Brief, type Provider, ProviderError, type WrittenLine, type WriteOptions } from "./provider.ts";

/** A model that writes more sentences is stopped here. */
const MAX_SENTENCES = 24;
/** If a larger share of the written sentences is rejected, the whole answer is. */
const MAX_REJECTED_SHARE = 1 / 3;
/** An answer about a chart must cite facts in so many sentences; a purely sympathetic one need not. */
const MIN_CITED_SENTENCES = 2;
/** Rejected lines are returned to the model with their error at most so often; after that it is stopped. */
const MAX_RETURNED_LINES = 4;
const MAX_QUOTED_LENGTH = 160;
const UNREADABLE_LINE = 'not one JSON object with "s"';

const normaliseWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim() || text;

/** The reason comes first, because texts that are too long are cut at the end. */
const formatRejection = (text: string, error: string): string =>
  `${error} (you wrote: "${text.slice(0, MAX_QUOTED_LENGTH)}")`;

export interface NarrationParts {
  readonly provider: Provider;
  readonly brief: Omit<Brief, "accepted" | "errors">;
  readonly checkSentence: SentenceChecker;
  readonly writeOptions: WriteOptions;
}

/** The state of a model's lines so far. */
interface NarrationProgress {
  readonly accepted: AnswerSentence[];
  /** Normalised words of the accepted lines. */
  readonly acceptedWords: Set<string>;
  /** The error of each line that was returned to the model, by its normalised words. */
  readonly errors: Map<string, string>;
  /** Normalised words of the lines that are left out. */
  readonly rejectedWords: Set<string>;
  /** Whether a line speaks to the person and not about the chart. */
  hasCare: boolean;
  /** Whether a line about the chart cites no fact. */
  hasUncitedClaim: boolean;
}

/** Decides whether the model is called again with the error, continues without the line, or is stopped. */
function rejectLine(
  { accepted, errors, rejectedWords }: NarrationProgress,
  { text }: WrittenLine,
  error: string,
): "again" | "on" | "end" {
  const words = normaliseWords(text);
  const wasReturned = errors.has(words);
  if (!wasReturned && errors.size < MAX_RETURNED_LINES) {
    errors.set(words, formatRejection(text, error));
    return "again";
  }
  rejectedWords.add(words);
  if (accepted.length === 0) throw new ProviderError("unusable");
  return wasReturned ? "on" : "end";
}

/** One call of the model. @returns whether to call it again */
async function* narrateOnce(
  { provider, brief, checkSentence, writeOptions }: NarrationParts,
  progress: NarrationProgress,
) {
  const { accepted, acceptedWords, errors, rejectedWords } = progress;
  const briefWithProgress: Brief = {
    ...brief,
    accepted: accepted.map(({ text }) => text),
    errors: [...errors.values()].toReversed(),
  };
  for await (const line of provider.write(briefWithProgress, writeOptions)) {
    // A model that continues after the accepted lines may repeat one of them.
    if (acceptedWords.has(normaliseWords(line.text))) continue;
    const checked =
      line.kind === "unreadable"
        ? ({ passes: false, error: UNREADABLE_LINE } as const)
        : await runInSlices(checkSentence(line.text, accepted, line.kind));
    if (checked.passes) {
      acceptedWords.add(normaliseWords(line.text));
      progress.hasCare ||= checked.about === "person";
      progress.hasUncitedClaim ||= checked.about === "chart" && checked.facts.length === 0;
      const spoken = { text: line.text, facts: checked.facts };
      accepted.push(spoken);
      yield spoken;
      if (accepted.length + rejectedWords.size >= MAX_SENTENCES) return false;
      continue;
    }
    const next = rejectLine(progress, line, checked.error);
    if (next !== "on") return next === "again";
  }
  return false;
}

/**
 * Yields a model's answer one sentence at a time, each checked first. A rejected line stops the model, which is called again with the error
 * and the accepted lines; if it writes the same line again, the line is left out. So no line is left out before the model was told why.
 * @throws ProviderError if the model fails; `unusable` if too little of its answer may be shown
 */
export async function* narrateAnswer(parts: NarrationParts): AsyncGenerator<AnswerSentence> {
  const progress: NarrationProgress = {
    accepted: [],
    acceptedWords: new Set(),
    errors: new Map(),
    rejectedWords: new Set(),
    hasCare: false,
    hasUncitedClaim: false,
  };
  let callAgain = true;
  while (callAgain) callAgain = yield* narrateOnce(parts, progress);
  const { accepted, rejectedWords, hasCare, hasUncitedClaim } = progress;
  const needsFacts = !hasCare || hasUncitedClaim;
  const cited = accepted.filter(({ facts }) => facts.length > 0).length;
  if (
    (needsFacts && cited < MIN_CITED_SENTENCES) ||
    rejectedWords.size / (accepted.length + rejectedWords.size) > MAX_REJECTED_SHARE
  )
    throw new ProviderError("unusable");
}
