import type { Said, Tongue } from "../fact.ts";
import type { Wordings } from "../knowledge/row.ts";
import type { Spoken } from "./answer.ts";
import { hashOf } from "./hash.ts";

/** Speaks one tongue, and says nothing twice in a conversation while it has other words for it. */
export interface Voice {
  readonly tongue: Tongue;
  /** One of the wordings, with its `{slots}` filled. */
  readonly say: (wordings: Wordings, slots?: Slots) => string;
  /** Ids of the wordings said so far. */
  readonly used: () => readonly string[];
  /** Takes back what was said after so many of them: a draft that is not kept. */
  readonly rewind: (length: number) => void;
}

const SLOT = /\{(\w+)\}/g;

/** A wording's id: short, and the same as long as the wording is. */
export const idOf = (wording: string): string => hashOf(wording).toString(36);

type Slots = Readonly<Record<string, Said | string>>;

/** A wording with its slots filled. */
export const filled = (wording: string, tongue: Tongue, slots: Slots): string =>
  wording.replaceAll(SLOT, (_, name: string) => {
    const slot = slots[name];
    return typeof slot === "object" ? slot[tongue] : (slot ?? "");
  });

/**
 * @param seed of the chart, the question and the turn: the same words for the same, others for others
 * @param before ids of wordings of earlier turns, oldest first
 */
export function voiceOf(tongue: Tongue, seed: string, before: readonly string[]): Voice {
  const used: string[] = [];
  const age = new Map(before.map((id, at) => [id, at + 1]));
  const rank = (wording: string): number =>
    used.includes(idOf(wording)) ? before.length + 1 : (age.get(idOf(wording)) ?? 0);
  return {
    tongue,
    say: (wordings, slots = {}) => {
      const ranked = wordings[tongue].map((wording) => ({ wording, rank: rank(wording) }));
      const least = Math.min(...ranked.map((one) => one.rank));
      const fresh = ranked.filter((one) => one.rank === least);
      const { wording } = fresh[hashOf(`${seed} ${wordings[tongue][0]}`) % fresh.length] as (typeof fresh)[number];
      used.push(idOf(wording));
      return filled(wording, tongue, slots);
    },
    used: () => used,
    rewind: (length) => {
      used.length = length;
    },
  };
}

/** With a capital. */
export const opened = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence with a capital and an end, and the facts it stands on. */
export function spoken({ tongue }: Pick<Voice, "tongue">, text: string, facts: readonly string[] = []): Spoken {
  const whole = opened(text);
  return { text: /[.?!।]$/.test(whole) ? whole : `${whole}${tongue === "hi" ? "।" : "."}`, facts };
}
