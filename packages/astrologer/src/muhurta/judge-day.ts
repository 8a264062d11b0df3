import { type LimbSpan, placeFrom } from "@lagna/jyotish";
import { type Nakshatra, NAKSHATRAS, type Rashi, type Vara } from "@lagna/terms";
import type { BirthMoon } from "../facts/birth-moon.ts";
import type { AlmanacDay } from "./almanac-day.ts";

/** What makes a part of a day unfit. */
export type Bar =
  | "rikta"
  | "amavasya"
  | "vyatipata"
  | "vaidhriti"
  | "bhadra"
  | "star"
  | "weekday"
  | "tara"
  | "chandrashtama";

/** A part of a day's light with one judgment. */
export interface JudgedWindow {
  readonly startJd: number;
  readonly endJd: number;
  /** The longest span of it. */
  readonly span: LimbSpan;
  readonly bars: readonly Bar[];
  /** 0 to 100. */
  readonly score: number;
}

export interface JudgedDay {
  readonly day: AlmanacDay;
  readonly best: JudgedWindow;
  /** No bar, and a star that suits most acts. */
  readonly isGood: boolean;
  /** Every part of the day's light, in order. */
  readonly windows: readonly JudgedWindow[];
}

/** Stars that make most acts hard, and those of mixed effect (Brihat Samhita, acts of the stars). */
const HARSH_STARS: ReadonlySet<Nakshatra> = new Set([
  "bharani",
  "magha",
  "purva_phalguni",
  "purva_ashadha",
  "purva_bhadrapada",
  "ardra",
  "ashlesha",
  "jyeshtha",
  "mula",
]);
const MIXED_STARS: ReadonlySet<Nakshatra> = new Set(["krittika", "vishakha"]);
const BENEFIC_DAYS: ReadonlySet<Vara> = new Set(["monday", "wednesday", "thursday", "friday"]);
const ROUGH_DAY = "tuesday";

const RIKTA = new Set([4, 9, 14]);
/** Where the Moon is when bhadra lives on earth, and counts. */
const BHADRA_ON_EARTH: ReadonlySet<Rashi> = new Set(["cancer", "leo", "aquarius", "pisces"]);
const BAD_TARAS = new Set([3, 5, 7]);
const JANMA_TARA = 1;
const GOOD_MOON_PLACES = new Set([1, 3, 6, 7, 10, 11]);
const GOOD_IN_SHUKLA = new Set([2, 5, 9]);
const CHANDRASHTAMA = 8;
/** Yogas whose beginning is avoided: they give no points, but bar nothing. */
const ROUGH_YOGAS = new Set(["vishkambha", "atiganda", "shula", "ganda", "vyaghata", "vajra", "parigha"]);
/** Amrita siddhi yogas (Muhurta Chintamani). */
const AMRITA_SIDDHI = {
  sunday: "hasta",
  monday: "mrigashira",
  tuesday: "ashwini",
  wednesday: "anuradha",
  thursday: "pushya",
  friday: "revati",
  saturday: "rohini",
} as const;

const WEIGHTS = { tithi: 10, vara: 10, nakshatra: 25, yoga: 5, karana: 5, tara: 10, moon: 10, special: 5 };
const FULL_SCORE = Object.values(WEIGHTS).reduce((sum, weight) => sum + weight);
/** Points that a bar costs, so that the least weak day can be named. */
const BAR_POINTS = 20;
/** Too short to do anything in: an hour and a half. */
const SHORTEST_WINDOW_DAYS = 1.5 / 24;

/** A window of less than three hours is hard to keep, and costs points. */
const SHORT_WINDOW_DAYS = 3 / 24;
const SHORT_POINTS = 12;

/** The tara of a star: 1 (janma) to 9, counted from the birth star. */
export const computeTara = (birthStar: Nakshatra, star: Nakshatra): number =>
  ((NAKSHATRAS.indexOf(star) - NAKSHATRAS.indexOf(birthStar) + 27) % 9) + 1;

export const isGoodMoonPlace = (place: number, isWaxing: boolean): boolean =>
  GOOD_MOON_PLACES.has(place) || (isWaxing && GOOD_IN_SHUKLA.has(place));

/** The lunar day within its fortnight, 1 to 15. */
export const getTithiOfPaksha = (number: number): number => ((number - 1) % 15) + 1;

function findBars({ span, day, moon }: SpanContext): Bar[] {
  const tithi = getTithiOfPaksha(span.tithi.number);
  const isAmavasya = span.tithi.number === 30;
  const tara = moon.star === null ? null : computeTara(moon.star, span.nakshatra.id);
  const place = moon.sign === null ? null : placeFrom(moon.sign, span.moonSign);
  const bars: readonly (readonly [Bar, boolean])[] = [
    ["amavasya", isAmavasya],
    ["rikta", RIKTA.has(tithi)],
    ["vyatipata", span.yoga.id === "vyatipata"],
    ["vaidhriti", span.yoga.id === "vaidhriti"],
    ["bhadra", span.karana.id === "vishti" && BHADRA_ON_EARTH.has(span.moonSign)],
    ["star", HARSH_STARS.has(span.nakshatra.id)],
    ["weekday", day.vara === ROUGH_DAY],
    ["tara", tara !== null && BAD_TARAS.has(tara)],
    ["chandrashtama", place === CHANDRASHTAMA],
  ];
  return bars.flatMap(([bar, holds]) => (holds ? [bar] : []));
}

interface SpanContext {
  readonly span: LimbSpan;
  readonly day: AlmanacDay;
  readonly moon: BirthMoon;
}

function scoreSpan({ span, day, moon }: SpanContext): number {
  const { tithi, nakshatra, yoga, karana, moonSign } = span;
  const tara = moon.star === null ? null : computeTara(moon.star, nakshatra.id);
  const place = moon.sign === null ? null : placeFrom(moon.sign, moonSign);
  const isSpecial = AMRITA_SIDDHI[day.vara] === nakshatra.id;
  const points = [
    RIKTA.has(getTithiOfPaksha(tithi.number)) ? 0 : WEIGHTS.tithi,
    BENEFIC_DAYS.has(day.vara) ? WEIGHTS.vara : day.vara === ROUGH_DAY ? 0 : WEIGHTS.vara / 2,
    HARSH_STARS.has(nakshatra.id) ? 0 : MIXED_STARS.has(nakshatra.id) ? WEIGHTS.nakshatra / 2 : WEIGHTS.nakshatra,
    ROUGH_YOGAS.has(yoga.id) ? 0 : WEIGHTS.yoga,
    karana.id === "vishti" ? 0 : WEIGHTS.karana,
    tara === null || tara === JANMA_TARA ? WEIGHTS.tara / 2 : BAD_TARAS.has(tara) ? 0 : WEIGHTS.tara,
    place === null ? WEIGHTS.moon / 2 : isGoodMoonPlace(place, tithi.paksha === "shukla") ? WEIGHTS.moon : 0,
    isSpecial ? WEIGHTS.special : 0,
  ];
  return (points.reduce((sum, one) => sum + one) / FULL_SCORE) * 100;
}

const lengthOf = ({ startJd, endJd }: { readonly startJd: number; readonly endJd: number }): number => endJd - startJd;

/** Joins adjacent windows with the same bars; the score is the mean by length. */
function joinWindows(windows: readonly JudgedWindow[]): readonly JudgedWindow[] {
  const joined: JudgedWindow[] = [];
  for (const window of windows) {
    const last = joined.at(-1);
    if (last?.bars.join() !== window.bars.join()) {
      joined.push(window);
      continue;
    }
    const total = lengthOf(last) + lengthOf(window);
    joined[joined.length - 1] = {
      ...last,
      endJd: window.endJd,
      span: lengthOf(window) > lengthOf(last) ? window.span : last.span,
      score: (last.score * lengthOf(last) + window.score * lengthOf(window)) / total,
    };
  }
  return joined;
}

/** Judges a day for whatever is done on it. `null` if too little of its light is left after `fromJd`. */
export function judgeDay(
  day: AlmanacDay,
  { moon, fromJd }: { readonly moon: BirthMoon; readonly fromJd: number },
): JudgedDay | null {
  const parts = day.spans
    .filter(({ endJd }) => endJd > fromJd)
    .map((span): JudgedWindow => {
      const context = { span, day, moon };
      return {
        startJd: Math.max(span.startJd, fromJd),
        endJd: span.endJd,
        span,
        bars: findBars(context),
        score: scoreSpan(context),
      };
    });
  const windows = joinWindows(parts);
  const usable = windows.filter((window) => lengthOf(window) >= SHORTEST_WINDOW_DAYS);
  const rank = (window: JudgedWindow): number =>
    window.score - window.bars.length * BAR_POINTS - (lengthOf(window) < SHORT_WINDOW_DAYS ? SHORT_POINTS : 0);
  const [best] = usable.toSorted((a, b) => rank(b) - rank(a));
  if (!best) return null;
  return {
    day,
    best: { ...best, score: rank(best) },
    isGood: best.bars.length === 0 && !MIXED_STARS.has(best.span.nakshatra.id),
    windows,
  };
}

/** The judged days, best first; of equal days the earlier one. */
export const rankDays = (days: readonly JudgedDay[]): readonly JudgedDay[] =>
  days.toSorted(
    (a, b) =>
      Number(b.isGood) - Number(a.isGood) ||
      Math.round(b.best.score) - Math.round(a.best.score) ||
      a.day.number - b.day.number,
  );
