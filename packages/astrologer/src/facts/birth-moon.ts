import type { Nakshatra, Rashi } from "@lagna/terms";
import type { FactIndex } from "../fact.ts";
import { isStableFact } from "../answer/birth-time/answer-with-uncertain-birth-time.ts";

/** The Moon of birth; `null` where the birth time leaves it open. */
export interface BirthMoon {
  readonly star: Nakshatra | null;
  readonly sign: Rashi | null;
}

/** The Moon of birth, as far as the birth time settles it. */
export function getBirthMoon({ index }: { readonly index: FactIndex }): BirthMoon {
  const star = index.facts.get("star-moon")?.value as { readonly nakshatra: Nakshatra } | undefined;
  const isStarSure = star !== undefined && isStableFact(index, "star-moon", ["nakshatra"]);
  const isSignSure = isStableFact(index, "planet-moon", ["sign"]);
  return { star: isStarSure ? star.nakshatra : null, sign: isSignSure ? index.nativity.signs.moon : null };
}
