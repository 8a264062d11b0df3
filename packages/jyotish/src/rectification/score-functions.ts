import { type Graha, RASHI_LORDS, type Rashi, type RectificationTest } from "@lagna/terms";
import { computeKundaLagna } from "../point/special-lagna.ts";
import type { PlacedBirth } from "../nativity.ts";
import { vargas } from "../varga/section.ts";
import { isOddRashi, placeFrom, rashiInPlace } from "../zodiac/rashi.ts";
import type { RectificationContext, EventInstant } from "./rectification-context.ts";
import type { EventHouses } from "./life-event.data.ts";
import { scoreHouseLink, hasFullDrishti } from "./house-link.ts";
import { computeKundaPart, type BirthTimeFeatures } from "./birth-time-features.ts";
import { findSubLord } from "../kp/kp-lords.ts";
import { MALE_TATTVAS } from "./tattva.data.ts";
import { SECONDARY_HOUSE_SHARE, LINK_SCORES } from "./test-weights.data.ts";

/** From 0, against a birth time, to 1, for it; `null` if there is no data, e.g. without a sunrise. */
export type RectificationScore = number | null;
type ScoreFunction = (reading: BirthTimeFeatures, ask: RectificationContext) => RectificationScore;

const computeMean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean over the running lords at each sampled instant of each event. */
const averageOverLords = (
  { lords }: BirthTimeFeatures,
  { events }: RectificationContext,
  score: (lord: Graha, where: EventHouses) => number,
): number =>
  computeMean(
    events.map(({ where }, event) =>
      computeMean((lords[event] ?? []).map((of) => computeMean(of.map((lord) => score(lord, where))))),
    ),
  );

type LordScore = (placedBirth: PlacedBirth, lord: Graha, where: EventHouses) => number;

/** Scores of lords are the same for all events of a kind and all their dates. */
function memoizeLordScore(score: LordScore): LordScore {
  const known = new WeakMap<PlacedBirth, Map<EventHouses, Map<Graha, number>>>();
  return (placedBirth, lord, where) => {
    const byKind = known.get(placedBirth) ?? new Map<EventHouses, Map<Graha, number>>();
    known.set(placedBirth, byKind);
    const byLord = byKind.get(where) ?? new Map<Graha, number>();
    byKind.set(where, byLord);
    const found = byLord.get(lord) ?? score(placedBirth, lord, where);
    byLord.set(lord, found);
    return found;
  };
}

/**
 * The link of a running lord to an event in the birth chart: the best of its house, the secondary houses, and
 * karakatva.
 */
const scoreLordInDashas = memoizeLordScore(({ signs }, lord, { house, secondaryHouses, karakas }) =>
  Math.max(
    scoreHouseLink(lord, house, signs),
    ...secondaryHouses.map((other) => SECONDARY_HOUSE_SHARE * scoreHouseLink(lord, other, signs)),
    karakas.includes(lord) ? LINK_SCORES.karaka : 0,
  ),
);

const scoreDashas: ScoreFunction = (reading, context) =>
  averageOverLords(reading, context, (lord, where) => scoreLordInDashas(reading.placedBirth, lord, where));

/** The same in the event's varga: its link to the house there, or to the varga's lagna, which counts half. */
const scoreLordInVarga = memoizeLordScore((placedBirth, lord, { house, varga }) => {
  const signs = vargas(placedBirth)[varga];
  const ofLagna = RASHI_LORDS[signs.lagna] === lord || signs[lord] === signs.lagna;
  return Math.max(scoreHouseLink(lord, house, signs), ofLagna ? SECONDARY_HOUSE_SHARE : 0);
});

const scoreVargas: ScoreFunction = (reading, context) =>
  averageOverLords(reading, context, (lord, where) => scoreLordInVarga(reading.placedBirth, lord, where));

/**
 * Half for each of Saturn and Jupiter that is in or aspects the event's house, or the natal sign of its lord (K.N.
 * Rao's double transit).
 */
const scoreTransits: ScoreFunction = ({ placedBirth: { signs } }, { events }) => {
  const touches = (graha: "saturn" | "jupiter", at: Rashi, target: Rashi): boolean =>
    at === target || hasFullDrishti(graha, at, target);
  const score = ({ saturn, jupiter }: EventInstant, house: Rashi): number => {
    const targets = [house, signs[RASHI_LORDS[house]]];
    const [first, second] = [
      targets.some((target) => touches("saturn", saturn, target)),
      targets.some((target) => touches("jupiter", jupiter, target)),
    ];
    return (Number(first) + Number(second)) / 2;
  };
  return computeMean(
    events.map(({ where, moments }) =>
      computeMean(moments.map((moment) => score(moment, rashiInPlace(signs.lagna, where.house)))),
    ),
  );
};

/**
 * The fraction of the lagna's three lords, of sign, nakshatra and sub, that are ruling planets at the moment of the
 * question.
 */
const scoreRulingPlanets: ScoreFunction = ({ placedBirth: { longitudes, signs } }, { ruling }) => {
  const { star, sub } = findSubLord(longitudes.lagna);
  return computeMean([RASHI_LORDS[signs.lagna], star, sub].map((lord) => Number(ruling.has(lord))));
};

const scoreTattva: ScoreFunction = ({ placedBirth: { birth }, tattva: turn }) =>
  turn && Number(MALE_TATTVAS.includes(turn.tattva) === (birth.gender === "male"));

const scoreKunda: ScoreFunction = ({ placedBirth: { longitudes } }, context) =>
  Number(computeKundaPart(computeKundaLagna(longitudes.lagna), context) === computeKundaPart(longitudes.moon, context));

/** The lagna must be in the first, fifth or ninth from the pranapada for a human birth (BPHS 3). */
const scorePranapada: ScoreFunction = ({ placedBirth: { signs }, pranapada: sign }) =>
  sign && Number(placeFrom(sign, signs.lagna) % 4 === 1);

const scoreNavamsaGender: ScoreFunction = ({ placedBirth }) =>
  Number(isOddRashi(vargas(placedBirth).D9.lagna) === (placedBirth.birth.gender === "male"));

/** The score function of each test. */
export const SCORE_FUNCTIONS: Readonly<Record<RectificationTest, ScoreFunction>> = {
  dashas: scoreDashas,
  transits: scoreTransits,
  vargas: scoreVargas,
  ruling_planets: scoreRulingPlanets,
  tattva: scoreTattva,
  kunda: scoreKunda,
  pranapada: scorePranapada,
  navamsa_gender: scoreNavamsaGender,
};
