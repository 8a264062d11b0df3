import { type Graha, RASHI_LORDS, type Rashi, type RectificationTest } from "@lagna/terms";
import { kundaLagna } from "../point/special-lagna.ts";
import { vargas } from "../varga/subject.ts";
import { isOddRashi, placeFrom, rashiInPlace } from "../zodiac/rashi.ts";
import type { Ask, Moment } from "./ask.ts";
import type { EventHouses } from "./life-event.data.ts";
import { linkTo, sees } from "./link.ts";
import { kundaPart, type Reading } from "./reading.ts";
import { subOf } from "./sub-lord.ts";
import { MALE_TATTVAS } from "./tattva.data.ts";
import { ALSO_SHARE, LINK_SCORES } from "./test.data.ts";

/** From 0, against a time of birth, to 1, for it; `null` where there is nothing to judge by, as without a sunrise. */
export type RectificationScore = number | null;
type Score = (reading: Reading, ask: Ask) => RectificationScore;

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean over the running lords of each look at each event. */
const overLords = ({ lords }: Reading, { events }: Ask, score: (lord: Graha, where: EventHouses) => number): number =>
  mean(
    events.map(({ where }, event) =>
      mean((lords[event] ?? []).map((of) => mean(of.map((lord) => score(lord, where))))),
    ),
  );

/** What a running lord is to an event in the birth chart: the best of its house, the houses that have a part in it, and karakatva. */
const dashas: Score = (reading, ask) =>
  overLords(reading, ask, (lord, { house, also, karakas }) =>
    Math.max(
      linkTo(lord, house, reading.born.signs),
      ...also.map((other) => ALSO_SHARE * linkTo(lord, other, reading.born.signs)),
      karakas.includes(lord) ? LINK_SCORES.karaka : 0,
    ),
  );

/** And in the event's varga: to its house there, or to the varga's lagna, which counts half. */
const inVarga: Score = (reading, ask) => {
  const signs = vargas(reading.born);
  return overLords(reading, ask, (lord, { house, varga }) => {
    const { lagna } = signs[varga];
    const ofLagna = RASHI_LORDS[lagna] === lord || signs[varga][lord] === lagna;
    return Math.max(linkTo(lord, house, signs[varga]), ofLagna ? ALSO_SHARE : 0);
  });
};

/** Half for each of Saturn and Jupiter that is in or sees the event's house, or the sign its lord was born in (K.N. Rao's double transit). */
const transits: Score = ({ born: { signs } }, { events }) => {
  const touches = (graha: "saturn" | "jupiter", at: Rashi, target: Rashi): boolean =>
    at === target || sees(graha, at, target);
  const score = ({ saturn, jupiter }: Moment, house: Rashi): number => {
    const targets = [house, signs[RASHI_LORDS[house]]];
    const [one, other] = [
      targets.some((target) => touches("saturn", saturn, target)),
      targets.some((target) => touches("jupiter", jupiter, target)),
    ];
    return (Number(one) + Number(other)) / 2;
  };
  return mean(
    events.map(({ where, moments }) =>
      mean(moments.map((moment) => score(moment, rashiInPlace(signs.lagna, where.house)))),
    ),
  );
};

/** The part of the lagna's three lords, of sign, star and sub, that rule the moment of asking. */
const rulingPlanets: Score = ({ born: { longitudes, signs } }, { ruling }) => {
  const { star, sub } = subOf(longitudes.lagna);
  return mean([RASHI_LORDS[signs.lagna], star, sub].map((lord) => Number(ruling.has(lord))));
};

const tattva: Score = ({ born: { birth }, tattva: turn }) =>
  turn && Number(MALE_TATTVAS.includes(turn.tattva) === (birth.gender === "male"));

const kunda: Score = ({ born: { longitudes } }, ask) =>
  Number(kundaPart(kundaLagna(longitudes.lagna), ask) === kundaPart(longitudes.moon, ask));

/** The lagna in the first, fifth or ninth from the pranapada: so are people born (BPHS 3). */
const pranapada: Score = ({ born: { signs }, pranapada: sign }) =>
  sign && Number(placeFrom(sign, signs.lagna) % 4 === 1);

const navamsaGender: Score = ({ born }) => Number(isOddRashi(vargas(born).D9.lagna) === (born.birth.gender === "male"));

/** Each test by its name. */
export const SCORES: Readonly<Record<RectificationTest, Score>> = {
  dashas,
  transits,
  vargas: inVarga,
  ruling_planets: rulingPlanets,
  tattva,
  kunda,
  pranapada,
  navamsa_gender: navamsaGender,
};
