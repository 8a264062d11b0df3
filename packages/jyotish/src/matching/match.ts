import {
  type Koota,
  KOOTAS,
  type MatchingBand,
  type Nakshatra,
  type Porutham,
  PORUTHAMS,
  type Rashi,
} from "@lagna/terms";
import { runAllSteps } from "../core/run-steps.ts";
import { type DashaSandhi, findDashaSandhis, listDashaChanges } from "./dasha-sandhi.ts";
import { findExceptions, type MatchingExceptionResult } from "./exceptions.ts";
import { findMatchingFrequency, type MatchingFrequency } from "./frequency.ts";
import { KOOTA_MAX, type MatchingSettings, MAX_TOTAL } from "./koota.data.ts";
import { type KootaScore, type MoonPair, scoreKootas, sumScores } from "./kootas.ts";
import { type MangalOfChart, judgeMangalOfBirth } from "./mangal.ts";
import type { MoonPlace } from "./moon-place.ts";
import { compareNavamsas, type NavamsaComparison } from "./navamsa-notes.ts";
import { computePapasamya, type Papasamya } from "./papasamya.ts";
import { type MatchedPerson, type MatchPerson, preparePersonInSteps } from "./possible-births.ts";
import { judgePoruthams, type PoruthamResult } from "./poruthams.ts";
import { computeVariants, type MatchingVariant } from "./variants.ts";

/** A value, and its share of the possible times of both births. */
export interface PossibleValue<Value> {
  readonly value: Value;
  readonly share: number;
}

/** A koota of the match with the stated times; stable if it is the same at all possible times. */
export interface MatchedKoota extends KootaScore {
  readonly max: number;
  readonly stable: boolean;
  /** Most likely first. */
  readonly possible: readonly PossibleValue<number>[];
}

export interface MatchedPorutham extends PoruthamResult {
  readonly stable: boolean;
}

/** The mangal dosha of one person in the match; stable if it is the same at all possible times. */
export interface MatchedMangal extends MangalOfChart {
  readonly stable: boolean;
}

export interface MatchedPapasamya extends Papasamya {
  /** The least and most points of the possible times. */
  readonly least: number;
  readonly most: number;
}

/** The Moon of one person; `null` is what is not the same at all possible times, if none is stated. */
export interface KnownMoon {
  readonly nakshatra: Nakshatra | null;
  readonly pada: number | null;
  readonly sign: Rashi | null;
  /** Whether all three are the same at all possible times. */
  readonly stable: boolean;
}

/** The match of two people. Points are never changed by exceptions, and nothing in it is a verdict. */
export interface Match {
  readonly moons: { readonly boy: KnownMoon; readonly girl: KnownMoon };
  readonly kootas: Readonly<Record<Koota, MatchedKoota>>;
  readonly total: number;
  readonly max: number;
  readonly band: MatchingBand;
  readonly stable: boolean;
  /** Totals at the possible times, most likely first. */
  readonly possible: readonly PossibleValue<number>[];
  readonly exceptions: readonly (MatchingExceptionResult & { readonly stable: boolean })[];
  readonly poruthams: Readonly<Record<Porutham, MatchedPorutham>>;
  /** How many of the ten hold. */
  readonly poruthamsGood: number;
  /** `null` for a person whose star alone is known. If both have it from the lagna, many set it aside. */
  readonly mangal: {
    readonly boy: MatchedMangal | null;
    readonly girl: MatchedMangal | null;
    readonly bothHaveIt: boolean | null;
  };
  /** `null` without both births and their times. */
  readonly papasamya: { readonly boy: MatchedPapasamya; readonly girl: MatchedPapasamya } | null;
  readonly dashaSandhi: { readonly stable: boolean; readonly changes: readonly DashaSandhi[] } | null;
  readonly navamsa: NavamsaComparison;
  readonly variants: readonly MatchingVariant[];
  /** `null` under other tables than the defaults. */
  readonly frequency: MatchingFrequency | null;
  readonly settings: MatchingSettings;
}

/** The band of a total: below 18, from 18, from 25, above 32. */
export function findBand(total: number): MatchingBand {
  if (total < 18) return "below_18";
  if (total < 25) return "18_to_24";
  return total <= 32 ? "25_to_32" : "above_32";
}

/** Adds up the shares of equal values, most likely first. */
function addShares<Value extends number | string>(values: readonly PossibleValue<Value>[]): PossibleValue<Value>[] {
  const shares = new Map<Value, number>();
  for (const { value, share } of values) shares.set(value, (shares.get(value) ?? 0) + share);
  const all = [...shares].map(([value, share]) => ({ value, share: shares.size === 1 ? 1 : share }));
  return all.toSorted((a, b) => b.share - a.share);
}

/** The points and poruthams of one pair of places. */
function scorePair(moons: MoonPair, settings: MatchingSettings) {
  const kootas = scoreKootas(moons, settings);
  const poruthams = judgePoruthams(moons, settings);
  const exceptions = findExceptions(moons, kootas, poruthams, settings);
  return { kootas, poruthams, exceptions, total: sumScores(kootas) };
}
type ScoredPair = ReturnType<typeof scorePair>;
type PossiblePair = ScoredPair & { readonly share: number };

function listPossiblePairs(boy: MatchedPerson, girl: MatchedPerson, settings: MatchingSettings): PossiblePair[] {
  return boy.moon.possible.flatMap((his) =>
    girl.moon.possible.map((hers) => ({
      ...scorePair({ boy: his.place, girl: hers.place }, settings),
      share: his.share * hers.share,
    })),
  );
}

const mapKeys = <Key extends string, Value>(keys: readonly Key[], make: (key: Key) => Value): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;

function combinePairs(moons: MoonPair, pairs: readonly PossiblePair[], settings: MatchingSettings) {
  const stated = scorePair(moons, settings);
  const kootas = mapKeys(KOOTAS, (koota): MatchedKoota => {
    const possible = addShares(pairs.map((pair) => ({ value: pair.kootas[koota].score, share: pair.share })));
    return { ...stated.kootas[koota], max: KOOTA_MAX[koota], stable: possible.length === 1, possible };
  });
  const poruthams = mapKeys(PORUTHAMS, (id): MatchedPorutham => {
    const { good } = stated.poruthams[id];
    return { ...stated.poruthams[id], stable: pairs.every((pair) => pair.poruthams[id].good === good) };
  });
  const possible = addShares(pairs.map(({ total, share }) => ({ value: total, share })));
  const exceptions = stated.exceptions.map((exception) => ({
    ...exception,
    stable: pairs.every(({ exceptions: others }) =>
      others.some(({ rule, applies }) => rule === exception.rule && applies === exception.applies),
    ),
  }));
  return {
    kootas,
    poruthams,
    poruthamsGood: PORUTHAMS.filter((id) => poruthams[id].good).length,
    total: stated.total,
    band: findBand(stated.total),
    possible,
    stable: possible.length === 1,
    exceptions,
    variants: computeVariants(moons, stated.kootas, settings),
  };
}

/** Without a time or a pada only what all possible places have in common is known. */
function findKnownMoon({ moon: { stated, possible }, birth }: MatchedPerson): KnownMoon {
  const isSame = (read: (place: MoonPlace) => unknown): boolean =>
    possible.every(({ place }) => read(place) === read(stated));
  const [star, pada, sign] = [isSame((at) => at.star), isSame((at) => at.pada), isSame((at) => at.sign)];
  const stable = star && pada && sign;
  if (birth?.isTimeKnown) return { nakshatra: stated.nakshatra, pada: stated.pada, sign: stated.rashi, stable };
  return {
    nakshatra: star ? stated.nakshatra : null,
    pada: star && pada ? stated.pada : null,
    sign: sign ? stated.rashi : null,
    stable,
  };
}

const printMangal = ({ from, cancellations }: MangalOfChart): string =>
  [...Object.values(from).map(({ holds }) => holds), ...cancellations].join();

function* judgeMangalOfPerson({ birth }: MatchedPerson): Generator<void, MatchedMangal | null> {
  if (!birth) return null;
  const { stated, possible, isTimeKnown } = birth;
  const chart = judgeMangalOfBirth(stated, isTimeKnown);
  const printed = printMangal(chart);
  let stable = true;
  for (const { nativity } of possible) {
    if (nativity !== stated) stable &&= printMangal(judgeMangalOfBirth(nativity, isTimeKnown)) === printed;
    yield;
  }
  return { ...chart, stable };
}

function* judgeMangalOfBoth(boy: MatchedPerson, girl: MatchedPerson): Generator<void, Match["mangal"]> {
  const his = yield* judgeMangalOfPerson(boy);
  const hers = yield* judgeMangalOfPerson(girl);
  const [first, second] = [his?.holds ?? null, hers?.holds ?? null];
  const isUnknown = (first === null && second !== false) || (second === null && first !== false);
  return { boy: his, girl: hers, bothHaveIt: isUnknown ? null : first === true && second === true };
}

type TimedPerson = NonNullable<MatchedPerson["birth"]>;
const getTimedBirth = ({ birth }: MatchedPerson): TimedPerson | null => (birth?.isTimeKnown ? birth : null);

function computePapasamyaOfPerson({ stated, possible }: TimedPerson): MatchedPapasamya {
  const totals = possible.map(({ nativity }) => computePapasamya(nativity.signs).total);
  return { ...computePapasamya(stated.signs), least: Math.min(...totals), most: Math.max(...totals) };
}

const printSandhis = (found: readonly DashaSandhi[]): string =>
  found.map(({ boy, girl }) => `${boy.to} ${girl.to}`).join();

/** The junctions of the stated times, and whether they are the same at all possible times. */
function* findSandhis(
  boy: TimedPerson | null,
  girl: TimedPerson | null,
  months: number,
): Generator<void, Match["dashaSandhi"]> {
  if (!boy || !girl) return null;
  const hers = girl.possible.map(({ nativity }) => listDashaChanges(nativity));
  const changes = findDashaSandhis(listDashaChanges(boy.stated), listDashaChanges(girl.stated), months);
  const printed = printSandhis(changes);
  let stable = true;
  for (const { nativity } of boy.possible) {
    const his = listDashaChanges(nativity);
    stable &&= hers.every((other) => printSandhis(findDashaSandhis(his, other, months)) === printed);
    yield;
  }
  return { stable, changes };
}

/** The match of two people step by step, so that a server can answer others in between. */
export function* matchInSteps(
  people: { readonly boy: MatchPerson; readonly girl: MatchPerson },
  settings: MatchingSettings,
): Generator<void, Match> {
  const boy = yield* preparePersonInSteps(people.boy);
  const girl = yield* preparePersonInSteps(people.girl);
  const moons = { boy: boy.moon.stated, girl: girl.moon.stated };
  const combined = combinePairs(moons, listPossiblePairs(boy, girl, settings), settings);
  yield;
  const mangal = yield* judgeMangalOfBoth(boy, girl);
  const [his, hers] = [getTimedBirth(boy), getTimedBirth(girl)];
  const dashaSandhi = yield* findSandhis(his, hers, settings.dasha_sandhi_months);
  return {
    moons: { boy: findKnownMoon(boy), girl: findKnownMoon(girl) },
    ...combined,
    max: MAX_TOTAL,
    mangal,
    papasamya: his && hers && { boy: computePapasamyaOfPerson(his), girl: computePapasamyaOfPerson(hers) },
    dashaSandhi,
    navamsa: compareNavamsas(boy, girl),
    frequency: findMatchingFrequency(combined.total, settings),
    settings,
  };
}

/** The match of two people. */
export const computeMatch = (
  people: { readonly boy: MatchPerson; readonly girl: MatchPerson },
  settings: MatchingSettings,
): Match => runAllSteps(matchInSteps(people, settings));
