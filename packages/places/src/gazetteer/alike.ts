import type { DatabaseSync, StatementSync } from "node:sqlite";
import { isIndic } from "./romanise.ts";
import { soundDistance, soundKey, soundsOf } from "./sound.ts";

/** A place some name of which is said much like what was typed. */
export interface Alike {
  readonly rank: number;
  readonly distance: number;
}

interface SoundRow {
  readonly rank: number;
  readonly sound: string;
}

/** Names of one key are tens to hundreds; of the commonest short ones those of the larger places are enough. */
const MOST_OF_A_KEY = 1500;
const SHORTEST_BEGINNING = 3;
/** What a place's rank counts beside the distance of its name: between the largest and the smallest, a consonant and a vowel or two. */
const RANK_WEIGHT = 0.3;

export class SoundSearch {
  readonly #sameKey: StatementSync;
  readonly #keyBeginsSo: StatementSync;

  constructor(db: DatabaseSync) {
    const within = "(? = '' OR country = ?)";
    this.#sameKey = db.prepare(`SELECT rank, sound FROM sound WHERE key = ? AND ${within} ORDER BY rank LIMIT ?`);
    this.#keyBeginsSo = db.prepare(`SELECT rank, sound FROM sound WHERE key >= ? AND key < ? AND ${within} LIMIT ?`);
  }

  /** Best first: near in sound and large. `name` in Latin letters is normalised, in other scripts as typed. */
  alike(name: string, countryCode: string, limit: number): Alike[] {
    return this.#best(soundsOf(name), limit, false, (key) =>
      this.#sameKey.all(key, countryCode, countryCode, MOST_OF_A_KEY),
    );
  }

  /** The same for the beginning of a name. */
  beginningAlike(name: string, countryCode: string, limit: number): Alike[] {
    return this.#best(soundsOf(name), limit, true, (key) =>
      key.length < SHORTEST_BEGINNING
        ? []
        : this.#keyBeginsSo.all(key, `${key}~`, countryCode, countryCode, MOST_OF_A_KEY),
    );
  }

  #best(sounds: readonly string[], limit: number, begun: boolean, rowsOf: (key: string) => unknown[]): Alike[] {
    const nearest = new Map<number, number>();
    for (const sound of sounds) {
      const most = mostApart(sound);
      for (const row of keysOf(sound).flatMap(rowsOf) as SoundRow[]) {
        const distance = soundDistance(sound, row.sound, begun);
        if (distance <= most && distance < (nearest.get(row.rank) ?? Number.POSITIVE_INFINITY))
          nearest.set(row.rank, distance);
      }
    }
    return [...nearest]
      .map(([rank, distance]) => ({ rank, distance }))
      .sort((a, b) => weightOf(a) - weightOf(b))
      .slice(0, limit);
  }
}

/** With the vowels that a script's consonants have in themselves, and without: जामनगर is Jamnagar. */
const keysOf = (sound: string) => [...new Set([soundKey(sound), soundKey(sound.replaceAll("ə", ""))])];

export const weightOf = ({ rank, distance }: Alike) => distance + RANK_WEIGHT * Math.log10(rank);

/** A quarter of the letters at most: two vowels of "Amravati". */
const mostApart = (sound: string) => Math.max(0.8, sound.length * 0.25);

/** How far apart two sounds are the same name for certain: a vowel or two, or a letter voiced otherwise. Short names hardly ever,
 * Latin ones of less than five letters never: below zero. */
export function surelyApart(typed: string): number {
  const [sound = ""] = soundsOf(typed);
  if (isIndic(typed)) return sound.length < 4 ? 0.2 : Math.min(1.2, sound.length * 0.12);
  return sound.length < 5 ? -1 : Math.min(1.2, sound.length * 0.15);
}

/** Nearer still: near enough that a city is rather meant than a hamlet that is written just so. */
export const hardlyApart = (typed: string) => Math.min(surelyApart(typed), typed.length * 0.1, 0.9);
