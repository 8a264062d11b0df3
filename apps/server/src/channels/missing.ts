import type { Tongue } from "@lagna/astrologer";
import type { Readings } from "./readings.ts";
import type { Effect } from "./repository.ts";
import type { Showing } from "./showing.ts";
import type { Town, TypedBirth } from "./typed-birth.ts";
import type { WordKey } from "./words.data.ts";
import { wordsOf } from "./words.ts";

export interface MissingParts {
  readonly readings: Pick<Readings, "birthOf" | "clockSaid">;
  readonly showing: Pick<Showing, "readBack">;
}

/** What was said of the place, where it led to no town. */
export interface Sought {
  /** Written where a place should stand, and not found. */
  readonly written: string | null;
}

const HALF_DAY = 12;

/** "Aurangabad, Bihar", with the country where the towns are not all of one. */
const townLines = (towns: readonly Town[]): string[] => {
  const isOfOne = new Set(towns.map(({ country }) => country)).size === 1;
  return towns.map(({ city, country }) => (isOfOne ? city : `${city}, ${country}`));
};

/** What comes of a birth that is told so far: the first thing that is missing is asked for, a whole one is read back. */
export function missing({ readings, showing }: MissingParts) {
  const half = (
    typed: TypedBirth,
    tongue: Tongue,
    key: WordKey,
    more: Readonly<Record<string, string>> = {},
  ): Effect => ({
    person: { awaiting: { kind: "details", typed } },
    says: [{ kind: "text", text: wordsOf(key, tongue, more) }],
  });

  function asksHalf(
    typed: TypedBirth,
    { hour, minute, second }: NonNullable<TypedBirth["half"]>,
    tongue: Tongue,
  ): Effect {
    const early = hour % HALF_DAY;
    const choices = [early, early + HALF_DAY].map((each) => readings.clockSaid({ hour: each, minute, second }, tongue));
    const text = wordsOf("which_half", tongue, { first: choices[0] ?? "", second: choices[1] ?? "" });
    return { person: { awaiting: { kind: "details", typed } }, says: [{ kind: "text", text, choices }] };
  }

  function asksTown(typed: TypedBirth, tongue: Tongue): Effect {
    const choices = townLines(typed.towns);
    const lines = choices.map((line, at) => `${at + 1}. ${line}`).join("\n");
    const text = wordsOf("which_town", tongue, { towns: lines });
    const choicesLabel = wordsOf("towns_label", tongue);
    return { person: { awaiting: { kind: "details", typed } }, says: [{ kind: "text", text, choices, choicesLabel }] };
  }

  return (typed: TypedBirth, { written }: Sought, tongue: Tongue, nameOtherwise: string): Effect => {
    if (typed.half) return asksHalf(typed, typed.half, tongue);
    if (typed.time === null) return half(typed, tongue, "misses_time");
    if (typed.towns.length > 0) return asksTown(typed, tongue);
    if (typed.town === null)
      return written === null
        ? half(typed, tongue, "misses_place")
        : half(typed, tongue, "place_unknown", { place: written });
    const birth = readings.birthOf({ ...typed, town: typed.town }, typed.name ?? nameOtherwise);
    // A name that no chart can have: the schema's own limits.
    if (birth === null) return half({ ...typed, name: null, town: null }, tongue, "misses_place");
    return {
      person: { awaiting: { kind: "confirm", birth, isOwn: typed.isOwn ?? (typed.name === null ? true : null) } },
      says: [showing.readBack(birth, tongue)],
    };
  };
}
