import type { AnswerSentence } from "@lagna/astrologer";
import { runInSlices } from "../computing/yield-to-event-loop.ts";
import type { SentenceCheck, SentenceChecker } from "./sentence-checks/check-sentence.ts";
import type { TemplateCheck, TemplateChecker } from "./slot-templates/check-template.ts";
import { type Brief, type Provider, ProviderError, type WrittenLine, type WriteOptions } from "./provider.ts";

/** A model that writes more sentences is stopped here. */
const MAX_SENTENCES = 24;
/** If a larger share of the written sentences is rejected, the whole answer is. */
const MAX_REJECTED_SHARE = 1 / 3;
/**
 * Rejected lines are returned to the model with their error at most so often; after that it is stopped. A model that leaves facts to the
 * server gets every line back: a usable answer has no more rejected ones.
 */
const MAX_RETURNED_LINES = { prose: 4, templates: MAX_SENTENCES / 3 } as const;
const MAX_QUOTED_LENGTH = 160;
const UNREADABLE_LINE = 'not one JSON object with "t"';

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
  /** For sentences in the model's own words. */
  readonly checkSentence: SentenceChecker;
  /** For sentences in which the model left the facts to the server. */
  readonly checkTemplate: TemplateChecker;
  /** An answer about a chart must cite facts in so many sentences; a purely sympathetic one need not. */
  readonly minCitedSentences: number;
  readonly writeOptions: WriteOptions;
}

/** A line that was returned to the model with its error. */
interface ReturnedLine {
  readonly error: string;
  readonly kind: WrittenLine["kind"];
  /** The number of accepted lines when it was judged. */
  readonly after: number;
}

/** The state of a model's lines so far. */
interface NarrationProgress {
  readonly accepted: AnswerSentence[];
  /** Normalised words of the accepted lines. */
  readonly acceptedWords: Set<string>;
  /** The lines that were returned to the model, by their normalised words. */
  readonly returned: Map<string, ReturnedLine>;
  /** Normalised words of the lines that are left out. */
  readonly rejectedWords: Set<string>;
  /** Whether a line speaks to the person and not about the chart. */
  hasCare: boolean;
  /** Whether a line about the chart cites no fact. */
  hasUncitedClaim: boolean;
}

type NextStep = "again" | "on" | "end";

const createBrief = (
  { brief }: NarrationParts,
  { accepted, returned }: Pick<NarrationProgress, "accepted" | "returned">,
): Brief => ({
  ...brief,
  accepted: accepted.map(({ text }) => text),
  errors: [...returned.values()].map(({ error }) => error).toReversed(),
});

/** Judges a line, unless it was judged after the same lines before. */
async function checkLine(
  { checkSentence, checkTemplate }: NarrationParts,
  { accepted, returned }: NarrationProgress,
  { text, kind, isTemplate }: WrittenLine,
): Promise<SentenceCheck | TemplateCheck> {
  if (kind === "unreadable") return { passes: false, error: UNREADABLE_LINE };
  const before = returned.get(normaliseWords(text));
  if (before?.kind === kind && before.after === accepted.length) return { passes: false, error: before.error };
  return runInSlices(isTemplate ? checkTemplate(text, kind) : checkSentence(text, accepted, kind));
}

function acceptLine(
  progress: NarrationProgress,
  line: WrittenLine,
  { about, facts, ...checked }: (SentenceCheck | TemplateCheck) & { readonly passes: true },
): AnswerSentence {
  const text = "text" in checked ? checked.text : line.text;
  // A model that goes on may repeat the line as it wrote it, or as it was shown.
  progress.acceptedWords.add(normaliseWords(line.text)).add(normaliseWords(text));
  progress.hasCare ||= about === "person";
  progress.hasUncitedClaim ||= about === "chart" && facts.length === 0;
  const spoken = { text, facts };
  progress.accepted.push(spoken);
  return spoken;
}

/** Decides whether the model is called again with the error, continues without the line, or is stopped. */
function rejectLine(
  { accepted, returned, rejectedWords }: NarrationProgress,
  { text, kind, isTemplate }: WrittenLine,
  error: string,
): NextStep {
  const words = normaliseWords(text);
  const wasReturned = returned.has(words);
  if (!wasReturned && returned.size < MAX_RETURNED_LINES[isTemplate ? "templates" : "prose"]) {
    returned.set(words, { error: formatRejection(text, error), kind, after: accepted.length });
    return "again";
  }
  rejectedWords.add(words);
  if (accepted.length === 0 && !isTemplate) throw new ProviderError("unusable");
  return wasReturned ? "on" : "end";
}

/** @throws ProviderError `unusable` if too little of an answer may be shown */
function requireUsable(
  { accepted, rejectedWords, hasCare, hasUncitedClaim }: NarrationProgress,
  { minCitedSentences }: NarrationParts,
): void {
  const needsFacts = !hasCare || hasUncitedClaim;
  const cited = accepted.filter(({ facts }) => facts.length > 0).length;
  if (
    (needsFacts && cited < minCitedSentences) ||
    rejectedWords.size / (accepted.length + rejectedWords.size) > MAX_REJECTED_SHARE
  )
    throw new ProviderError("unusable");
}

/**
 * Yields a model's answer one sentence at a time, each checked first. A rejected line stops the model, which is called again with the error
 * and the accepted lines; if it writes the same line again, the line is left out. So no line is left out before the model was told why.
 * @throws ProviderError if the model fails; `unusable` if too little of its answer may be shown
 */
export async function* narrateWithModel(parts: NarrationParts): AsyncGenerator<AnswerSentence> {
  const progress: NarrationProgress = {
    accepted: [],
    acceptedWords: new Set(),
    returned: new Map(),
    rejectedWords: new Set(),
    hasCare: false,
    hasUncitedClaim: false,
  };
  const { accepted, acceptedWords, rejectedWords } = progress;
  for (let next: NextStep = "again"; next === "again";) {
    next = "end";
    for await (const line of parts.provider.write(createBrief(parts, progress), parts.writeOptions)) {
      // A model that continues after the accepted lines may repeat one of them.
      if (acceptedWords.has(normaliseWords(line.text))) continue;
      const checked = await checkLine(parts, progress, line);
      if (checked.passes) yield acceptLine(progress, line, checked);
      else next = rejectLine(progress, line, checked.error);
      const isFull = checked.passes && accepted.length + rejectedWords.size >= MAX_SENTENCES;
      if (isFull || (!checked.passes && next !== "on")) break;
    }
  }
  requireUsable(progress, parts);
}
