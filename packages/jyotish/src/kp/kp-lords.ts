import { type Graha, RASHI_LORDS } from "@lagna/terms";
import { createDivision, findPart, type Division } from "../core/find-crossings.ts";
import { VIMSHOTTARI_LORDS } from "../dasha/nakshatra-dasha.data.ts";
import { rashiOf } from "../zodiac/rashi.ts";

/** A part of the zodiac by proportions of vimshottari, with its start in thirds of an arcsecond, which are whole. */
interface Part {
  readonly start: number;
  readonly star: Graha;
  readonly sub: Graha;
}
interface SubSub extends Part {
  readonly subSub: Graha;
  /** Its share of 120 years, in years. */
  readonly years: number;
}

/** Thirds of an arcsecond: of a degree, of a nakshatra, and of a year of its 120. */
const THIRDS_PER_DEG = 10_800;
const NAKSHATRA_THIRDS = 144_000;
const YEAR_THIRDS = 1_200;
const CYCLE_YEARS = 120;

interface Share {
  readonly lord: Graha;
  readonly years: number;
  /** Years of the lords before it. */
  readonly before: number;
}

/** The nine lords from one of them on. */
function listShares(first: Graha): readonly Share[] {
  const at = VIMSHOTTARI_LORDS.findIndex(({ lord }) => lord === first);
  let before = 0;
  return [...VIMSHOTTARI_LORDS.slice(at), ...VIMSHOTTARI_LORDS.slice(0, at)].map(({ lord, years }) => {
    before += years;
    return { lord, years, before: before - years };
  });
}

const STARS = Array.from({ length: 27 }, (_, index) => ({
  start: index * NAKSHATRA_THIRDS,
  star: (VIMSHOTTARI_LORDS[index % VIMSHOTTARI_LORDS.length] as { readonly lord: Graha }).lord,
}));

/**
 * Each nakshatra of 13°20′ divided in the proportions of vimshottari, starting with its own lord (K.S. Krishnamurti,
 * Reader I): 243 subs, of 40′ to 2°13′20″.
 */
export const SUBS: readonly (Part & { readonly years: number })[] = STARS.flatMap(({ start, star }) =>
  listShares(star).map(({ lord, years, before }) => ({ start: start + before * YEAR_THIRDS, star, sub: lord, years })),
);

/** Each sub divided likewise, starting with its own lord. */
const SUB_SUBS: readonly SubSub[] = SUBS.flatMap(({ start, star, sub, years }) =>
  listShares(sub).map(({ lord, before, years: share }) => ({
    start: start + (before * years * YEAR_THIRDS) / CYCLE_YEARS,
    star,
    sub,
    subSub: lord,
    years: (years * share) / CYCLE_YEARS,
  })),
);

/** The starts and lords of the fourth level. */
const listFourths = (): readonly { readonly start: number; readonly lord: Graha }[] =>
  SUB_SUBS.flatMap(({ start, subSub, years }) =>
    listShares(subSub).map(({ lord, before }) => ({
      start: start + (before * years * YEAR_THIRDS) / CYCLE_YEARS,
      lord,
    })),
  );

const toDegrees = ({ start }: Pick<Part, "start">): number => start / THIRDS_PER_DEG;

/** The starts of the 243 subs. */
export const SUB_DIVISION: Division = createDivision(SUBS.map(toDegrees));
const SUB_SUB_DIVISION: Division = createDivision(SUB_SUBS.map(toDegrees));

/** The lords of the nakshatra and of the sub that contain a sidereal longitude, and the sub's number from 0. */
export function findSubLord(longitude: number): { readonly star: Graha; readonly sub: Graha; readonly number: number } {
  const number = findPart(SUB_DIVISION, longitude);
  const { star, sub } = SUBS[number] as Part;
  return { star, sub, number };
}

/** The four lords of a longitude. */
export interface KpLords {
  readonly signLord: Graha;
  readonly starLord: Graha;
  readonly subLord: Graha;
  readonly subSubLord: Graha;
}

/** The four lords of a sidereal longitude; one exactly on a boundary belongs to the part that begins there. */
export function findKpLords(longitude: number): KpLords {
  const { star, sub, subSub } = SUB_SUBS[findPart(SUB_SUB_DIVISION, longitude)] as SubSub;
  return { signLord: RASHI_LORDS[rashiOf(longitude)], starLord: star, subLord: sub, subSubLord: subSub };
}

/** Made when the fourth level is first asked for: 19683 parts. */
let fourths: { readonly division: Division; readonly lords: readonly Graha[] } | null = null;

/** The lord of the part of the sub-sub that contains a sidereal longitude. */
export function findFourthLord(longitude: number): Graha {
  if (fourths === null) {
    const parts = listFourths();
    fourths = { division: createDivision(parts.map(toDegrees)), lords: parts.map(({ lord }) => lord) };
  }
  return fourths.lords[findPart(fourths.division, longitude)] as Graha;
}
