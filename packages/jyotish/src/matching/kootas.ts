import { type Koota, KOOTAS, VASHYA_CLASSES, VARNAS, type VashyaClass, YONIS } from "@lagna/terms";
import { getNaturalRelation } from "../relation/friendship.ts";
import {
  BAD_SIGN_COUNTS,
  BAD_TARAS,
  GANA_OF_STARS,
  KOOTA_MAX,
  MAITRI_POINTS,
  type MatchingSettings,
  NADI_OF_STARS,
  ONE_LORD_POINTS,
  SAME_GANA_POINTS,
  TARA_POINTS,
  VARNA_OF_SIGNS,
  VASHYA_CLASS_OF_SIGNS,
  VASHYA_HALVES_BY_PADA,
  VASHYA_POINTS,
  YONI_OF_STARS,
  YONI_POINTS,
} from "./koota.data.ts";
import type { MoonPlace } from "./moon-place.ts";

/** The two Moons of a match. */
export interface MoonPair {
  readonly boy: MoonPlace;
  readonly girl: MoonPlace;
}

/** The points of one koota, and what of each side they come from; never reduced or raised by exceptions. */
export interface KootaScore {
  /** From 0 to the koota's maximum, in halves. */
  readonly score: number;
  /** An id of the koota's family, or the count from that side's star or sign to the other's. */
  readonly boy: string | number;
  readonly girl: string | number;
}

/** The star of `to` counted from the star of `from`, inclusive: 1 to 27. */
export const countStars = (from: MoonPlace, to: MoonPlace): number => ((to.star - from.star + 27) % 27) + 1;
/** The sign of `to` counted from the sign of `from`, inclusive: 1 to 12. */
export const countSigns = (from: MoonPlace, to: MoonPlace): number => ((to.sign - from.sign + 12) % 12) + 1;

export const getGana = ({ star }: MoonPlace): (typeof GANA_OF_STARS)[number] =>
  GANA_OF_STARS[star - 1] as (typeof GANA_OF_STARS)[number];
export const getNadi = ({ star }: MoonPlace): (typeof NADI_OF_STARS)[number] =>
  NADI_OF_STARS[star - 1] as (typeof NADI_OF_STARS)[number];
const getYoni = ({ star }: MoonPlace): (typeof YONI_OF_STARS)[number] =>
  YONI_OF_STARS[star - 1] as (typeof YONI_OF_STARS)[number];
const getVarna = ({ sign }: MoonPlace): (typeof VARNA_OF_SIGNS)[number] =>
  VARNA_OF_SIGNS[sign % 4] as (typeof VARNA_OF_SIGNS)[number];

function getVashyaClass({ sign, pada, inSecondHalf }: MoonPlace, classes: MatchingSettings["vashya_classes"]) {
  const found = VASHYA_CLASS_OF_SIGNS[classes][sign] as VashyaClass | readonly [VashyaClass, VashyaClass];
  if (typeof found === "string") return found;
  const second = classes === VASHYA_HALVES_BY_PADA ? pada > 2 : inSecondHalf;
  return found[second ? 1 : 0];
}

function scoreVarna({ boy, girl }: MoonPair): KootaScore {
  const [his, hers] = [getVarna(boy), getVarna(girl)];
  return { score: VARNAS.indexOf(his) <= VARNAS.indexOf(hers) ? 1 : 0, boy: his, girl: hers };
}

function scoreVashya({ boy, girl }: MoonPair, settings: MatchingSettings): KootaScore {
  const [his, hers] = [boy, girl].map((moon) => getVashyaClass(moon, settings.vashya_classes)) as [
    VashyaClass,
    VashyaClass,
  ];
  const points = VASHYA_POINTS[settings.vashya][VASHYA_CLASSES.indexOf(his)]?.[VASHYA_CLASSES.indexOf(hers)];
  // PyJHora reads its table even in one sign, where the halves may be of different classes.
  const oneSign = boy.sign === girl.sign && settings.vashya_classes !== VASHYA_HALVES_BY_PADA;
  return { score: oneSign ? KOOTA_MAX.vashya : (points ?? Number.NaN), boy: his, girl: hers };
}

function scoreTara({ boy, girl }: MoonPair, { tara }: MatchingSettings): KootaScore {
  const [his, hers] = [countStars(boy, girl), countStars(girl, boy)];
  const good = [his, hers].filter((count) => !BAD_TARAS[tara].includes(count % 9));
  return { score: good.length * TARA_POINTS, boy: his, girl: hers };
}

function scoreYoni({ boy, girl }: MoonPair, { yoni }: MatchingSettings): KootaScore {
  const [his, hers] = [getYoni(boy), getYoni(girl)];
  return { score: YONI_POINTS[yoni][YONIS.indexOf(his)]?.[YONIS.indexOf(hers)] ?? Number.NaN, boy: his, girl: hers };
}

function scoreMaitri({ boy, girl }: MoonPair, settings: MatchingSettings): KootaScore {
  const [his, hers] = [boy.lord, girl.lord];
  const pair = `${getNaturalRelation(his, hers)} ${getNaturalRelation(hers, his)}` as const;
  const score = his === hers ? ONE_LORD_POINTS : MAITRI_POINTS[settings.graha_maitri][pair];
  return { score, boy: his, girl: hers };
}

function scoreGana({ boy, girl }: MoonPair, settings: MatchingSettings): KootaScore {
  const [his, hers] = [getGana(boy), getGana(girl)];
  const cell = `gana_${his}_${hers}` as "gana_deva_manushya";
  return { score: his === hers ? SAME_GANA_POINTS : settings[cell], boy: his, girl: hers };
}

function scoreBhakoot({ boy, girl }: MoonPair): KootaScore {
  const [his, hers] = [countSigns(boy, girl), countSigns(girl, boy)];
  return { score: BAD_SIGN_COUNTS.includes(his) ? 0 : KOOTA_MAX.bhakoot, boy: his, girl: hers };
}

function scoreNadi({ boy, girl }: MoonPair): KootaScore {
  const [his, hers] = [getNadi(boy), getNadi(girl)];
  return { score: his === hers ? 0 : KOOTA_MAX.nadi, boy: his, girl: hers };
}

const SCORERS: Readonly<Record<Koota, (moons: MoonPair, settings: MatchingSettings) => KootaScore>> = {
  varna: scoreVarna,
  vashya: scoreVashya,
  tara: scoreTara,
  yoni: scoreYoni,
  graha_maitri: scoreMaitri,
  gana: scoreGana,
  bhakoot: scoreBhakoot,
  nadi: scoreNadi,
};

export type KootaScores = Readonly<Record<Koota, KootaScore>>;

/** The points of the eight kootas (Muhurta Chintamani 6) by the tables chosen in the settings. */
export function scoreKootas(moons: MoonPair, settings: MatchingSettings): KootaScores {
  const scores = {} as Record<Koota, KootaScore>;
  for (const koota of KOOTAS) scores[koota] = SCORERS[koota](moons, settings);
  return scores;
}

/** The points of one koota alone. */
export const scoreKoota = (koota: Koota, moons: MoonPair, settings: MatchingSettings): KootaScore =>
  SCORERS[koota](moons, settings);

/** The sum of the points, 0 to 36. */
export function sumScores(scores: KootaScores): number {
  let sum = 0;
  for (const koota of KOOTAS) sum += scores[koota].score;
  return sum;
}
