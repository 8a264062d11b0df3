import type { Spoken } from "@lagna/astrologer";
import { inTurns } from "../computing/loop-turn.ts";
import type { Checker } from "./check/checker.ts";
import { type Brief, type Provider, ProviderError, type WrittenLine, type Writing } from "./provider.ts";

/** More is no answer: a model that goes on is stopped there. */
const MOST_SENTENCES = 24;
/** Of what was written, what may fall away without the answer falling too. */
const MOST_LOST = 1 / 3;
/** An answer about a chart says something of the chart; one of care need not. */
const LEAST_CITED = 2;
/** So many lines are returned to a model; one that goes on writing what does not hold is stopped. */
const MOST_RETURNED = 4;
const MOST_QUOTED = 160;
const UNREADABLE = 'not one JSON object with "s"';

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim() || text;

/** The reason first: what is too long is cut at its end. */
const returned = (text: string, error: string): string => `${error} (you wrote: "${text.slice(0, MOST_QUOTED)}")`;

export interface NarrationParts {
  readonly provider: Provider;
  readonly brief: Omit<Brief, "standing" | "errors">;
  readonly check: Checker;
  readonly writing: Writing;
}

/** What has become of a model's lines. */
interface Progress {
  readonly standing: Spoken[];
  /** The words of what stands. */
  readonly known: Set<string>;
  /** What was wrong with each line that was returned, by its words. */
  readonly errors: Map<string, string>;
  /** The words of what is left out. */
  readonly lost: Set<string>;
  /** Whether something is said to the person and not of the chart. */
  cares: boolean;
  /** Whether something is said of the chart that stands on no fact. */
  isLoose: boolean;
}

/** Whether the model is called again with the error, or goes on without the line, or says no more. */
function refuse({ standing, errors, lost }: Progress, { text }: WrittenLine, error: string): "again" | "on" | "end" {
  const words = folded(text);
  const wasReturned = errors.has(words);
  if (!wasReturned && errors.size < MOST_RETURNED) {
    errors.set(words, returned(text, error));
    return "again";
  }
  lost.add(words);
  if (standing.length === 0) throw new ProviderError("unusable");
  return wasReturned ? "on" : "end";
}

/** One call of the model. @returns whether it is to be called again */
async function* told({ provider, brief, check, writing }: NarrationParts, progress: Progress) {
  const { standing, known, errors, lost } = progress;
  const asked = { ...brief, standing: standing.map(({ text }) => text), errors: [...errors.values()].toReversed() };
  for await (const line of provider.write(asked, writing)) {
    // Who goes on from what stands may say it once more.
    if (known.has(folded(line.text))) continue;
    const checked =
      line.kind === "unreadable"
        ? ({ passes: false, error: UNREADABLE } as const)
        : await inTurns(check(line.text, standing, line.kind));
    if (checked.passes) {
      known.add(folded(line.text));
      progress.cares ||= checked.about === "person";
      progress.isLoose ||= checked.about === "chart" && checked.facts.length === 0;
      const spoken = { text: line.text, facts: checked.facts };
      standing.push(spoken);
      yield spoken;
      if (standing.length + lost.size >= MOST_SENTENCES) return false;
      continue;
    }
    const next = refuse(progress, line, checked.error);
    if (next !== "on") return next === "again";
  }
  return false;
}

/**
 * A model's answer, a sentence at a time, each checked before it is given out. A line that does not hold stops the writer, who is told what
 * was wrong and goes on from what stands; the same line is left out where it comes again. So no line is left out of an answer that goes on
 * without the model having been told why.
 * @throws ProviderError where the model fails, and `unusable` where too little of what it says may be shown
 */
export async function* narrated(parts: NarrationParts): AsyncGenerator<Spoken> {
  const progress: Progress = {
    standing: [],
    known: new Set(),
    errors: new Map(),
    lost: new Set(),
    cares: false,
    isLoose: false,
  };
  let again = true;
  while (again) again = yield* told(parts, progress);
  const { standing, lost, cares, isLoose } = progress;
  const needsFacts = !cares || isLoose;
  const cited = standing.filter(({ facts }) => facts.length > 0).length;
  if ((needsFacts && cited < LEAST_CITED) || lost.size / (standing.length + lost.size) > MOST_LOST)
    throw new ProviderError("unusable");
}
