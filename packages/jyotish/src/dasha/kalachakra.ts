import type { Rashi } from "@lagna/terms";
import { partOfCircle } from "../core/angle.ts";
import { nakshatraOf } from "../zodiac/nakshatra.ts";
import { placeFrom, rashiAt } from "../zodiac/rashi.ts";
import { KALACHAKRA_GROUPS, KALACHAKRA_YEARS, type KalachakraGroup, type KalachakraMethod } from "./kalachakra.data.ts";
import { totalWeight, type BySign, type DashaSeed, type Gati, type Part, type Reckoning } from "./period.ts";

/** Padas of the zodiac, of 3°20′; each is a navamsa too. */
const PADAS = 108;

const NAVAMSAS_IN_A_DASHA = 9;

/** A pada's nine signs in order. */
interface Nine {
  readonly signs: readonly Rashi[];
}

const nineOf = (signs: string): Nine => ({
  signs: Array.from(signs, (digit) => rashiAt(Number.parseInt(digit, 13) - 1)),
});

/** The whole life by a pada: its nine signs' years. */
const paramayusOf = ({ signs }: Nine): number => signs.reduce((sum, sign) => sum + KALACHAKRA_YEARS[sign], 0);

const NINES: readonly (readonly Nine[])[] = KALACHAKRA_GROUPS.map(({ padas }) => padas.map(nineOf));

const groupOfStar = (star: number): number => KALACHAKRA_GROUPS.findIndex(({ stars }) => stars.includes(star));

const nineAt = (group: number, pada: number): Nine => NINES[group]?.[pada] as Nine;

/** From pada to pada of one group, and from its fourth to the first of its fellow. */
function nineAfter(group: number, pada: number): Nine {
  return pada < 3 ? nineAt(group, pada + 1) : nineAt((KALACHAKRA_GROUPS[group] as KalachakraGroup).next, 0);
}

/**
 * How a dasha comes to a sign that is not the next one: over one sign (manduka, the frog), back between two such leaps (markata,
 * the monkey), to a trine (simhavalokana, the lion's glance).
 */
function gatis(signs: readonly Rashi[]): readonly (Gati | undefined)[] {
  const steps = signs.map((sign, index) => (index === 0 ? 0 : stepBetween(signs[index - 1] as Rashi, sign)));
  return steps.map((step, index) => {
    if (Math.abs(step) === 4) return "simhavalokana";
    if (Math.abs(step) === 2) return "manduka";
    const before = steps[index - 1] ?? 0;
    return Math.abs(step) === 1 && Math.abs(before) === 2 && step * before < 0 ? "markata" : undefined;
  });
}

/** Signs on or back, −5 to 6. */
function stepBetween(from: Rashi, to: Rashi): number {
  const forward = placeFrom(from, to) - 1;
  return forward > 6 ? forward - 12 : forward;
}

/** The nine signs from one of their places on, weighing their years; each is divided into all nine from its own place on. */
function partsFrom({ signs }: Nine, first: number): readonly Part<BySign>[] {
  const places = signs.map((_, index) => (first + index) % signs.length);
  return places.map((place) => {
    const sign = signs[place] as Rashi;
    return { ruler: { sign }, weight: KALACHAKRA_YEARS[sign], parts: () => partsFrom({ signs }, place) };
  });
}

/** With the leaps marked, as the maha dashas have them. */
function withGatis(parts: readonly Part<BySign>[]): readonly Part<BySign>[] {
  const leaps = gatis(parts.map(({ ruler }) => ruler.sign));
  return parts.map((part, index) => {
    const gati = leaps[index];
    return gati ? { ...part, ruler: { ...part.ruler, gati } } : part;
  });
}

/** Body and life: the first and the last of the birth pada's signs, the other way about in the backward groups. */
function seedOf(longitude: number): DashaSeed {
  const { nakshatra, index, pada } = nakshatraOf(longitude);
  const group = groupOfStar(index);
  const { signs } = nineAt(group, pada - 1);
  const ends = [signs[0] as Rashi, signs.at(-1) as Rashi] as const;
  const [deha, jiva] = (KALACHAKRA_GROUPS[group] as KalachakraGroup).savya ? ends : [ends[1], ends[0]];
  return { nakshatra, pada, deha, jiva };
}

/** The part of a pada traversed, [0, 1). */
function fractionOfPada(longitude: number): number {
  const { fraction, pada } = nakshatraOf(longitude);
  return Math.min(Math.max(fraction * 4 - (pada - 1), 0), 1 - Number.EPSILON);
}

/**
 * The birth pada's nine signs share its paramayus; what of the pada is traversed has passed along them. The rest of them follow
 * from birth, then the next pada's nine from its first.
 */
function byBook(longitude: number): Reckoning<BySign> {
  const { index: star, pada } = nakshatraOf(longitude);
  const group = groupOfStar(star);
  const nine = nineAt(group, pada - 1);
  const cycleYears = paramayusOf(nine);
  const passed = fractionOfPada(longitude) * cycleYears;
  const own = partsFrom(nine, 0);
  const next = partsFrom(nineAfter(group, pada - 1), 0);
  let before = 0;
  const running = own.findIndex(({ weight }) => {
    if (passed < before + weight) return true;
    before += weight;
    return false;
  });
  const first = own[running] as Part<BySign>;
  const elapsedYears = passed - before;
  return {
    parts: withGatis([...own, ...next]).slice(running),
    cycleYears,
    seed: seedOf(longitude),
    balance: { elapsedYears, years: first.weight - elapsedYears },
    fromBirth: true,
  };
}

/** The nine navamsas from the Moon's on, each for its sign's years and divided into the nine signs of the pada it is. */
function byNavamsas(longitude: number): Reckoning<BySign> {
  const birthPada = partOfCircle(longitude, PADAS);
  const parts = Array.from({ length: NAVAMSAS_IN_A_DASHA }, (_, index): Part<BySign> => {
    const at = (birthPada + index) % PADAS;
    const sign = rashiAt(at);
    const nine = nineAt(groupOfStar(Math.floor(at / 4)), at % 4);
    return { ruler: { sign }, weight: KALACHAKRA_YEARS[sign], parts: () => partsFrom(nine, 0) };
  });
  const years = (parts[0] as Part<BySign>).weight;
  const elapsedYears = fractionOfPada(longitude) * years;
  return {
    parts,
    cycleYears: totalWeight(parts),
    seed: seedOf(longitude),
    balance: { elapsedYears, years: years - elapsedYears },
    fromBirth: true,
  };
}

/** Kalachakra dasha from the Moon's sidereal longitude, degrees (BPHS 46.51+; P.V.R. Narasimha Rao, chapter 24). */
export function kalachakraReckoning(moonLongitude: number, method: KalachakraMethod): Reckoning<BySign> {
  return method === "raghavacharya" ? byNavamsas(moonLongitude) : byBook(moonLongitude);
}
