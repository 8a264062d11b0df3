import type { Rashi } from "@lagna/terms";
import { partOfCircle } from "../core/angle.ts";
import { nakshatraOf } from "../zodiac/nakshatra.ts";
import { placeFrom, rashiAt } from "../zodiac/rashi.ts";
import { KALACHAKRA_GROUPS, KALACHAKRA_YEARS, type KalachakraGroup, type KalachakraMethod } from "./kalachakra.data.ts";
import {
  sumWeights,
  type SignRuler,
  type DashaSeed,
  type Gati,
  type UndatedPeriod,
  type UndatedDasha,
} from "./period.ts";

/** Padas in the zodiac, 3°20′ each; each is a navamsa too. */
const PADAS_OF_ZODIAC = 108;

const NAVAMSAS_OF_DASHA = 9;

/** The nine signs of a pada in order. */
interface PadaSigns {
  readonly signs: readonly Rashi[];
}

const parsePadaSigns = (signs: string): PadaSigns => ({
  signs: Array.from(signs, (digit) => rashiAt(Number.parseInt(digit, 13) - 1)),
});

/** The full lifespan by a pada: the sum of the years of its nine signs. */
const computeParamayus = ({ signs }: PadaSigns): number => signs.reduce((sum, sign) => sum + KALACHAKRA_YEARS[sign], 0);

const PADA_SIGNS_BY_GROUP: readonly (readonly PadaSigns[])[] = KALACHAKRA_GROUPS.map(({ padas }) =>
  padas.map(parsePadaSigns),
);

const findGroup = (star: number): number => KALACHAKRA_GROUPS.findIndex(({ stars }) => stars.includes(star));

const getPadaSigns = (group: number, pada: number): PadaSigns => PADA_SIGNS_BY_GROUP[group]?.[pada] as PadaSigns;

/** The next pada in the group, or after the fourth, the first of the paired group. */
function getNextPadaSigns(group: number, pada: number): PadaSigns {
  return pada < 3 ? getPadaSigns(group, pada + 1) : getPadaSigns((KALACHAKRA_GROUPS[group] as KalachakraGroup).next, 0);
}

/**
 * The gati by which a dasha moves to a sign that is not adjacent: over one sign (manduka, the frog), back between two
 * such leaps (markata, the monkey), to a trine (simhavalokana, the lion's glance).
 */
function findGatis(signs: readonly Rashi[]): readonly (Gati | undefined)[] {
  const steps = signs.map((sign, index) => (index === 0 ? 0 : computeSignStep(signs[index - 1] as Rashi, sign)));
  return steps.map((step, index) => {
    if (Math.abs(step) === 4) return "simhavalokana";
    if (Math.abs(step) === 2) return "manduka";
    const before = steps[index - 1] ?? 0;
    return Math.abs(step) === 1 && Math.abs(before) === 2 && step * before < 0 ? "markata" : undefined;
  });
}

/** Number of signs forward or backward, −5 to 6. */
function computeSignStep(from: Rashi, to: Rashi): number {
  const forward = placeFrom(from, to) - 1;
  return forward > 6 ? forward - 12 : forward;
}

/**
 * The nine signs starting at index `first`, weighted by their years; each is divided into all nine, starting with
 * itself.
 */
function createSignParts({ signs }: PadaSigns, first: number): readonly UndatedPeriod<SignRuler>[] {
  const places = signs.map((_, index) => (first + index) % signs.length);
  return places.map((place) => {
    const sign = signs[place] as Rashi;
    return { ruler: { sign }, weight: KALACHAKRA_YEARS[sign], parts: () => createSignParts({ signs }, place) };
  });
}

/** Adds the gatis, as for the maha dashas. */
function addGatis(parts: readonly UndatedPeriod<SignRuler>[]): readonly UndatedPeriod<SignRuler>[] {
  const leaps = findGatis(parts.map(({ ruler }) => ruler.sign));
  return parts.map((part, index) => {
    const gati = leaps[index];
    return gati ? { ...part, ruler: { ...part.ruler, gati } } : part;
  });
}

/** Deha and jeeva: the first and the last of the birth pada's signs, reversed in the apasavya groups. */
function computeSeed(longitude: number): DashaSeed {
  const { nakshatra, index, pada } = nakshatraOf(longitude);
  const group = findGroup(index);
  const { signs } = getPadaSigns(group, pada - 1);
  const ends = [signs[0] as Rashi, signs.at(-1) as Rashi] as const;
  const [deha, jiva] = (KALACHAKRA_GROUPS[group] as KalachakraGroup).savya ? ends : [ends[1], ends[0]];
  return { nakshatra, pada, deha, jiva };
}

/** The part of a pada traversed, [0, 1). */
function computePadaFraction(longitude: number): number {
  const { fraction, pada } = nakshatraOf(longitude);
  return Math.min(Math.max(fraction * 4 - (pada - 1), 0), 1 - Number.EPSILON);
}

/**
 * The birth pada's nine signs share its paramayus; the traversed part of the pada is the share of years already
 * elapsed. The remaining signs follow from birth, then the next pada's nine from its first.
 */
function computeByPada(longitude: number): UndatedDasha<SignRuler> {
  const { index: star, pada } = nakshatraOf(longitude);
  const group = findGroup(star);
  const nine = getPadaSigns(group, pada - 1);
  const cycleYears = computeParamayus(nine);
  const passed = computePadaFraction(longitude) * cycleYears;
  const navamsaParts = createSignParts(nine, 0);
  const next = createSignParts(getNextPadaSigns(group, pada - 1), 0);
  let before = 0;
  const running = navamsaParts.findIndex(({ weight }) => {
    if (passed < before + weight) return true;
    before += weight;
    return false;
  });
  const first = navamsaParts[running] as UndatedPeriod<SignRuler>;
  const elapsedYears = passed - before;
  return {
    parts: addGatis([...navamsaParts, ...next]).slice(running),
    cycleYears,
    seed: computeSeed(longitude),
    balance: { elapsedYears, years: first.weight - elapsedYears },
    fromBirth: true,
  };
}

/**
 * The nine navamsas from the Moon's on, each lasting its sign's years and divided into the nine signs of the
 * corresponding pada.
 */
function computeByNavamsas(longitude: number): UndatedDasha<SignRuler> {
  const birthPada = partOfCircle(longitude, PADAS_OF_ZODIAC);
  const parts = Array.from({ length: NAVAMSAS_OF_DASHA }, (_, index): UndatedPeriod<SignRuler> => {
    const at = (birthPada + index) % PADAS_OF_ZODIAC;
    const sign = rashiAt(at);
    const nine = getPadaSigns(findGroup(Math.floor(at / 4)), at % 4);
    return { ruler: { sign }, weight: KALACHAKRA_YEARS[sign], parts: () => createSignParts(nine, 0) };
  });
  const years = (parts[0] as UndatedPeriod<SignRuler>).weight;
  const elapsedYears = computePadaFraction(longitude) * years;
  return {
    parts,
    cycleYears: sumWeights(parts),
    seed: computeSeed(longitude),
    balance: { elapsedYears, years: years - elapsedYears },
    fromBirth: true,
  };
}

/** Kalachakra dasha from the Moon's sidereal longitude, degrees (BPHS 46.51+; P.V.R. Narasimha Rao, chapter 24). */
export function computeKalachakraDasha(moonLongitude: number, method: KalachakraMethod): UndatedDasha<SignRuler> {
  return method === "raghavacharya" ? computeByNavamsas(moonLongitude) : computeByPada(moonLongitude);
}
