import type { DatabaseSync, StatementSync } from "node:sqlite";
import { normalise } from "../normalise.ts";
import { isIndic } from "../place-index/romanise.ts";
import { computeSoundDistance, computeSoundKey, computeSounds } from "../place-index/name-sound.ts";

/** A place with a name that sounds similar to the typed one. */
export interface SoundMatch {
  readonly rank: number;
  readonly distance: number;
}

interface SoundRow {
  readonly rank: number;
  readonly sound: string;
}

/** A key has tens to hundreds of names; for the most frequent short keys, those of the larger places are enough. */
const MAX_ROWS_PER_KEY = 1500;
const MIN_PREFIX_LENGTH = 3;
/**
 * The weight of a place's rank relative to the distance of its name: the difference between the largest and the
 * smallest equals a consonant and a vowel or two.
 */
const RANK_WEIGHT = 0.3;

export class SoundSearch {
  readonly #sameKey: StatementSync;
  readonly #keyBeginsSo: StatementSync;

  constructor(db: DatabaseSync) {
    const within = "(? = '' OR country = ?)";
    this.#sameKey = db.prepare(`SELECT rank, sound FROM sound WHERE key = ? AND ${within} ORDER BY rank LIMIT ?`);
    this.#keyBeginsSo = db.prepare(`SELECT rank, sound FROM sound WHERE key >= ? AND key < ? AND ${within} LIMIT ?`);
  }

  /**
   * Best first: similar in sound and large. `name` is normalised if in Latin letters, and as typed in other scripts.
   */
  findByName(name: string, countryCode: string, limit: number): SoundMatch[] {
    return this.#best(computeSounds(name), limit, false, (key) =>
      this.#sameKey.all(key, countryCode, countryCode, MAX_ROWS_PER_KEY),
    );
  }

  /** The same for a prefix of a name. */
  findByPrefix(name: string, countryCode: string, limit: number): SoundMatch[] {
    return this.#best(computeSounds(name), limit, true, (key) =>
      key.length < MIN_PREFIX_LENGTH
        ? []
        : this.#keyBeginsSo.all(key, `${key}~`, countryCode, countryCode, MAX_ROWS_PER_KEY),
    );
  }

  #best(sounds: readonly string[], limit: number, isPrefix: boolean, rowsOf: (key: string) => unknown[]): SoundMatch[] {
    const nearest = new Map<number, number>();
    for (const sound of sounds) {
      const most = getMaxDistance(sound);
      for (const row of listSoundKeys(sound).flatMap(rowsOf) as SoundRow[]) {
        const distance = computeSoundDistance(sound, row.sound, isPrefix);
        if (distance <= most && distance < (nearest.get(row.rank) ?? Number.POSITIVE_INFINITY))
          nearest.set(row.rank, distance);
      }
    }
    return [...nearest]
      .map(([rank, distance]) => ({ rank, distance }))
      .sort((a, b) => computeWeight(a) - computeWeight(b))
      .slice(0, limit);
  }
}

/** With and without the inherent vowels of a script's consonants: जामनगर is Jamnagar. */
const listSoundKeys = (sound: string) => [
  ...new Set([computeSoundKey(sound), computeSoundKey(sound.replaceAll("ə", ""))]),
];

export const computeWeight = ({ rank, distance }: SoundMatch) => distance + RANK_WEIGHT * Math.log10(rank);

/** At most a quarter of the letters: two vowels of "Amravati". */
const getMaxDistance = (sound: string) => Math.max(0.8, sound.length * 0.25);

/**
 * The maximum distance at which two pronunciations are certainly the same name: a vowel or two, or a letter with
 * different voicing. Rarely for short names; below zero (never) for Latin ones of less than five letters.
 */
export function getCertainDistance(typed: string): number {
  const [sound = ""] = computeSounds(typed);
  if (isIndic(typed)) return sound.length < 4 ? 0.2 : Math.min(1.2, sound.length * 0.12);
  return sound.length < 5 ? -1 : Math.min(1.2, sound.length * 0.15);
}

/** Beside silent vowels: one vowel, or one nasal for another. */
const LETTER_DISTANCE = 0.4;
const SILENT_VOWEL_DISTANCE = 0.1;

/** The maximum distance of a Latin spelling of a name in an Indian script, whose inherent vowels may be silent. */
export function getTransliteratedDistance(typed: string): number {
  const [sound = ""] = computeSounds(typed);
  return LETTER_DISTANCE + SILENT_VOWEL_DISTANCE * (sound.split("ə").length - 1);
}

const SAME_DISTANCE = 0.05;

/** Whether a Latin name is one in an Indian script letter by letter, but for silent vowels. */
export const isSpellingOf = (latin: string, typed: string): boolean =>
  computeSounds(normalise(latin)).some((sound) =>
    computeSounds(typed).some(
      (other) =>
        computeSoundDistance(other, sound) <= getTransliteratedDistance(typed) - LETTER_DISTANCE + SAME_DISTANCE,
    ),
  );

/** The sound without the vowel that every consonant of an Indian script has, and with which "a" is written. */
const stripInherent = (sound: string): string => sound.replaceAll(/[əa]/gu, "");

/** Whether a Latin name has the consonants and the written vowels of one in an Indian script: "रसड़ा" is Rasra, not Rishra. */
export const hasLettersOf = (latin: string, typed: string): boolean => {
  const written = new Set(computeSounds(typed).map(stripInherent));
  return computeSounds(normalise(latin)).some((sound) => written.has(stripInherent(sound)));
};

/** Closer still: close enough to prefer a city over a hamlet spelled exactly so. */
export const getNearlyEqualDistance = (typed: string) => Math.min(getCertainDistance(typed), typed.length * 0.1, 0.9);
