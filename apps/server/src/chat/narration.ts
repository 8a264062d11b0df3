import type { Spoken } from "@lagna/astrologer";
import { inTurns } from "../computing/loop-turn.ts";
import type { Checker } from "./check/checker.ts";
import { type Brief, type Provider, ProviderError, type Writing } from "./provider.ts";

/** More is no answer: a model that goes on is stopped there. */
const MOST_SENTENCES = 24;
/** Of what was written, what may fall away without the answer falling too. */
const MOST_LOST = 1 / 3;
/** An answer about a chart says something of the chart. */
const LEAST_CITED = 2;
const ATTEMPTS = 2;

const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

export interface NarrationParts {
  readonly provider: Provider;
  readonly brief: Omit<Brief, "standing" | "errors">;
  readonly check: Checker;
  readonly writing: Writing;
}

/**
 * A model's answer, a sentence at a time, each checked before it is given out. The first that does not hold stops the writer, who is told
 * what was wrong and goes on once from what stands; from then on such sentences are left out.
 * @throws ProviderError where the model fails, and `unusable` where too little of what it says may be shown
 */
export async function* narrated({ provider, brief, check, writing }: NarrationParts): AsyncGenerator<Spoken> {
  const standing: Spoken[] = [];
  const known = new Set<string>();
  let [errors, lost]: [string[], number] = [[], 0];
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    let goesAgain = false;
    const asked = { ...brief, standing: standing.map(({ text }) => text), errors };
    for await (const text of provider.write(asked, writing)) {
      // Who goes on from what stands may say it once more.
      if (known.has(folded(text))) continue;
      const checked = await inTurns(check(text, standing));
      if (checked.passes) {
        known.add(folded(text));
        const spoken = { text, facts: checked.facts };
        standing.push(spoken);
        yield spoken;
        if (standing.length + lost >= MOST_SENTENCES) break;
      } else if (attempt < ATTEMPTS) {
        errors = [checked.error];
        goesAgain = true;
        break;
      } else {
        lost += 1;
        if (standing.length === 0) throw new ProviderError("unusable");
      }
    }
    if (!goesAgain) break;
  }
  const cited = standing.filter(({ facts }) => facts.length > 0).length;
  if (cited < LEAST_CITED || lost / (standing.length + lost) > MOST_LOST) throw new ProviderError("unusable");
}
