import type { Token } from "../language/normalise.ts";
import { CALM_SIGNS, DANGER_SIGNS, ENOUGH } from "./danger-signs.data.ts";
import type { Danger } from "./danger.ts";
import { soundsOf, spansOf, stemsOf } from "./stems.ts";

const SIGNS = DANGER_SIGNS.map((sign) => ({ ...sign, stems: stemsOf(sign.words) }));
const CALM = CALM_SIGNS.map((sign) => ({ ...sign, stems: stemsOf(sign.words) }));

/** In a longer text words of everything meet, and tell of nothing together. */
const MOST_WORDS = 40;

const sum = (weights: readonly number[]): number => weights.reduce((all, weight) => all + weight, 0);

/** The dangers that the signs of a short text weigh up to. */
export function weighedDanger(tokens: readonly Token[]): readonly Danger[] {
  const sounds = soundsOf(tokens);
  if (sounds.length > MOST_WORDS) return [];
  const here = SIGNS.filter(({ stems }) => spansOf(sounds, stems).length > 0);
  const calm = sum(CALM.filter(({ stems }) => spansOf(sounds, stems).length > 0).map(({ weight }) => weight));
  return (["veiled", "violence"] as const).filter(
    (danger) => sum(here.filter((sign) => sign.danger === danger).map(({ weight }) => weight)) - calm >= ENOUGH,
  );
}
