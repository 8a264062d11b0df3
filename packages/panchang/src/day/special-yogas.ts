import type { Vara } from "@lagna/terms";
import type { AngleAt } from "../sky/sampled-angle.ts";
import { intersect, type TimeSpan } from "./spans.ts";
import type { DayLimbs, NakshatraLimb, TithiLimb } from "./limbs.ts";
import {
  ANANDA_STARS,
  ANANDADI,
  type Anandadi,
  PUSHKARA_DAYS,
  PUSHKARA_STARS,
  PUSHKARA_TITHIS,
  RAVI_YOGA_COUNTS,
  STAR_YOGAS,
  TITHI_YOGAS,
} from "./special-yogas.data.ts";

export interface SpecialYoga extends TimeSpan {
  readonly id: string;
  readonly good: boolean;
}

const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] => Object.keys(table) as Key[];
const has = <Value>(list: readonly Value[], value: Value): boolean => list.includes(value);
/** 1 to 15 in either fortnight. */
const inFortnight = ({ number }: TithiLimb): number => ((number - 1) % 15) + 1;

/** Ravi yoga runs while the Moon's star has a certain count from the Sun's. */
function listRaviYogas(stars: readonly NakshatraLimb[], sun: AngleAt, day: TimeSpan): SpecialYoga[] {
  return stars.flatMap((star) => {
    const span = intersect(star, day);
    if (!span) return [];
    const sunStar = Math.floor((((sun(span.startJd) % 360) + 360) % 360) / (360 / 27));
    const count = ((star.number - 1 - sunStar + 27) % 27) + 1;
    return RAVI_YOGA_COUNTS.includes(count) ? [{ id: "ravi_yoga", good: true, ...span }] : [];
  });
}

function listPushkaras(limbs: DayLimbs, vara: Vara, day: TimeSpan): SpecialYoga[] {
  if (!PUSHKARA_DAYS.includes(vara)) return [];
  const tithis = limbs.tithi.filter((tithi) => PUSHKARA_TITHIS.includes(inFortnight(tithi)));
  return keysOf(PUSHKARA_STARS).flatMap((id) =>
    limbs.nakshatra
      .filter(({ name }) => has<string>(PUSHKARA_STARS[id], name))
      .flatMap((star) =>
        tithis.flatMap((tithi) => {
          const shared = intersect(star, tithi);
          const span = shared && intersect(shared, day);
          return span ? [{ id, good: true, ...span }] : [];
        }),
      ),
  );
}

/** The yogas of weekday, tithi and star in a day, each with the time in which it lasts. */
export function listSpecialYogas(limbs: DayLimbs, vara: Vara, sun: AngleAt, day: TimeSpan): SpecialYoga[] {
  const within = (id: string, good: boolean, span: TimeSpan): SpecialYoga[] => {
    const shared = intersect(span, day);
    return shared ? [{ id, good, ...shared }] : [];
  };
  const ofStars = keysOf(STAR_YOGAS).flatMap((id) =>
    limbs.nakshatra
      .filter(({ name }) => has<string>(STAR_YOGAS[id].stars[vara], name))
      .flatMap((star) => within(id, STAR_YOGAS[id].good, star)),
  );
  const ofTithis = keysOf(TITHI_YOGAS).flatMap((id) =>
    limbs.tithi
      .filter((tithi) => has<number>(TITHI_YOGAS[id].tithis[vara], inFortnight(tithi)))
      .flatMap((tithi) => within(id, TITHI_YOGAS[id].good, tithi)),
  );
  return [...ofStars, ...ofTithis, ...listPushkaras(limbs, vara, day), ...listRaviYogas(limbs.nakshatra, sun, day)];
}

/** Of 28 stars, Abhijit is the one after Uttara Ashadha: the last pada of that and the first fifteenth of Shravana. */
const ABHIJIT_FROM_DEG = 276 + 2 / 3;
const ABHIJIT_UNTIL_DEG = 280 + 8 / 9;
const ABHIJIT = 21;

function toStarOf28(longitude: number): number {
  const place = ((longitude % 360) + 360) % 360;
  if (place >= ABHIJIT_FROM_DEG && place < ABHIJIT_UNTIL_DEG) return ABHIJIT;
  const star = Math.floor(place / (360 / 27));
  return star >= ABHIJIT ? star + 1 : star;
}

/** The anandadi yoga of an instant. */
export function findAnandadi(vara: Vara, moonLongitude: number): Anandadi {
  return ANANDADI[(toStarOf28(moonLongitude) - ANANDA_STARS[vara] + 28) % 28] as Anandadi;
}
