import { calculate, placeFrom, rashiInPlace } from "@lagna/jyotish";
import {
  GRAHAS,
  RASHI_LORDS,
  type Dignity,
  type Graha,
  type Karaka8,
  type Nakshatra,
  type Rashi,
  type VargaId,
} from "@lagna/terms";
import { dignityBySign } from "../chart-view.ts";
import type { Fact, FactIndex } from "../fact.ts";
import type { Ground } from "../facts/ground.ts";
import { transitPlace, type TransitPlace } from "../facts/sky-facts.ts";
import { factById, groundOf } from "../facts/facts-of.ts";
import type { LocalCalendar } from "../local-calendar.ts";
import { COMBUST, DIGNITY_POLARITY } from "../reading/weights.data.ts";
import type { CalendarDay } from "../words/say.ts";
import type { Finding } from "./claim.ts";
import type { Body } from "../language/node.ts";

/** What is asked of: the birth chart, or the sky of a day. */
export type Occasion = { readonly at: "birth" } | { readonly at: "day"; readonly day: number };

const MILLISECONDS_PER_DAY = 86_400_000;
const WHOLE_ORB_DEG = 1;

/** A chart answering claims: closed world, so that what it does not have is not so. */
export interface Truth {
  readonly ground: Ground;
  readonly index: FactIndex;
  readonly fact: (id: string) => Fact | undefined;
  readonly transit: (graha: Graha, day: number) => TransitPlace;
  readonly signOf: (body: Body, varga: VargaId | null) => Rashi;
  readonly houseOf: (body: Body, varga: VargaId | null) => number;
}

const EMPTY: Finding = { holds: null, facts: [] };
export const undecided = (...facts: string[]): Finding => ({ ...EMPTY, facts });
export const found = (holds: boolean, ...facts: string[]): Finding => ({ holds, facts });

/** The nine, or the lagna, as their own facts are called. */
export const placeId = (body: Body, varga: VargaId | null = null): string =>
  varga === null ? (body === "lagna" ? "lagna" : `planet-${body}`) : `varga-${varga}-${body}`;

const KNOWN = new WeakMap<FactIndex, Truth>();

/** The truth of an index, made once: what it has worked out of the sky and of dates serves the next text too. */
export function truthOf(index: FactIndex): Truth {
  const known = KNOWN.get(index) ?? makeTruth(index, groundOf(index.nativity, index.about));
  KNOWN.set(index, known);
  return known;
}

function makeTruth(index: FactIndex, ground: Ground): Truth {
  const { view } = ground;
  const calendar = rememberingDays(ground.calendar);
  const { vargas } = calculate(view.nativity, ["vargas"]);
  const seen = new Map<string, TransitPlace>();
  const signOf = (body: Body, varga: VargaId | null): Rashi =>
    varga === null ? view.signOf(body) : vargas[varga][body];
  return {
    ground: { ...ground, calendar },
    index,
    fact: (id) => factById(index, id),
    transit: (graha, day) => {
      const key = `${graha} ${day}`;
      const place = seen.get(key) ?? transitPlace(view.nativity, graha, calendar.skyJdOf(noonOf(ground, day)));
      seen.set(key, place);
      return place;
    },
    signOf,
    houseOf: (body, varga) => {
      if (varga === null) return body === "lagna" ? 1 : view.planets[body].house;
      return placeFrom(vargas[varga].lagna, vargas[varga][body]);
    },
  };
}

function rememberingDays(calendar: LocalCalendar): LocalCalendar {
  const days = new Map<number, CalendarDay>();
  return {
    ...calendar,
    dayOf: (jd) => {
      const day = days.get(jd) ?? calendar.dayOf(jd);
      days.set(jd, day);
      return day;
    },
  };
}

/** Noon of a day of the calendar in the chart's zone. */
function noonOf({ calendar }: Ground, day: number): number {
  const date = new Date(day * MILLISECONDS_PER_DAY);
  const start = calendar.startOf({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  });
  return start + MILLISECONDS_PER_DAY / 2;
}

export function inSign(truth: Truth, body: Body, sign: Rashi, varga: VargaId | null): Finding {
  return found(truth.signOf(body, varga) === sign, placeId(body, varga));
}

export function inHouse(truth: Truth, body: Body, house: number, varga: VargaId | null, from?: Body): Finding {
  if (from === undefined || from === "lagna") return found(truth.houseOf(body, varga) === house, placeId(body, varga));
  const place = placeFrom(truth.signOf(from, varga), truth.signOf(body, varga));
  return found(place === house, placeId(body, varga), placeId(from, varga));
}

export function houseHasSign(truth: Truth, house: number, sign: Rashi, varga: VargaId | null, from?: Body): Finding {
  const base = truth.signOf(from ?? "lagna", varga);
  if (varga === null && (from === undefined || from === "lagna"))
    return found(truth.ground.view.house(house).sign === sign, `house-${house}`);
  return found(rashiInPlace(base, house) === sign, placeId(from ?? "lagna", varga));
}

export function inStar(truth: Truth, body: Body, star: Nakshatra | null, pada: number | null): Finding {
  const { view } = truth.ground;
  const point = body === "lagna" ? view.nativity.chart.lagna : view.planets[body];
  const holds = (star === null || point.nakshatra === star) && (pada === null || point.pada === pada);
  return found(holds, body === "lagna" ? "lagna-star" : `star-${body}`);
}

export function atDegree(truth: Truth, body: Body, degree: number): Finding {
  const { view } = truth.ground;
  const { degreeInSign } = body === "lagna" ? view.nativity.chart.lagna : view.planets[body];
  return found(
    Math.abs(degreeInSign - degree) <= WHOLE_ORB_DEG || Math.floor(degreeInSign) === Math.floor(degree),
    placeId(body),
  );
}

export function inPartOfSign(truth: Truth, body: Body, part: string): Finding {
  const { view } = truth.ground;
  const { degreeInSign } = body === "lagna" ? view.nativity.chart.lagna : view.planets[body];
  return found(part === "early" ? degreeInSign < 10 : degreeInSign >= 20, placeId(body));
}

export function rulesHouse(truth: Truth, graha: Body, house: number, varga: VargaId | null, from?: Body): Finding {
  if (varga === null && (from === undefined || from === "lagna"))
    return found(truth.ground.view.house(house).lord === graha, `lord-${house}`);
  return found(
    RASHI_LORDS[rashiInPlace(truth.signOf(from ?? "lagna", varga), house)] === graha,
    placeId(from ?? "lagna", varga),
  );
}

export const rulesSign = (graha: Body, sign: Rashi): Finding => found(RASHI_LORDS[sign] === graha);

export function inSignOf(truth: Truth, body: Body, lord: Body, varga: VargaId | null): Finding {
  return found(
    RASHI_LORDS[truth.signOf(body, varga)] === lord,
    varga === null && body !== "lagna" ? `dispositor-${body}` : placeId(body, varga),
  );
}

export function starLordIs(truth: Truth, body: Body, lord: Body): Finding {
  return found(truth.ground.view.starLordOf(body) === lord, body === "lagna" ? "lagna-star" : `star-${body}`);
}

const FRIENDLY: readonly Dignity[] = ["great_friend", "friend"];
const HOSTILE: readonly Dignity[] = ["great_enemy", "enemy"];

/** Exalted takes in what stands in the sign of exaltation; a friend's sign a great friend's. */
export function hasDignity(truth: Truth, graha: Body, dignity: Dignity, varga: VargaId | null): Finding {
  if (graha === "lagna") return EMPTY;
  const sign = truth.signOf(graha, varga);
  const bySign = dignityBySign(graha, sign);
  if (varga !== null)
    return dignity === "exalted" || dignity === "debilitated" || dignity === "own"
      ? found(ownOrSame(graha, sign, dignity, bySign), placeId(graha, varga))
      : undecided(placeId(graha, varga));
  const id = `dignity-${graha}`;
  const { dignity: is } = truth.ground.view.planets[graha];
  if (is === dignity) return found(true, id);
  if (dignity === "own") return found(is === "moolatrikona" || RASHI_LORDS[sign] === graha, id);
  if (dignity === "exalted" && bySign === "exalted") return found(true, id);
  if (dignity === "friend") return found(is !== null && FRIENDLY.includes(is), id);
  return found(dignity === "enemy" && is !== null && HOSTILE.includes(is), id);
}

const ownOrSame = (graha: Graha, sign: Rashi, dignity: Dignity, bySign: Dignity | null): boolean =>
  dignity === "own" ? RASHI_LORDS[sign] === graha || bySign === "own" : bySign === dignity;

/** The rule of the field: that a graha has a dignity in a sign, whoever's chart. */
export function dignityInSign(graha: Graha, dignity: Dignity, sign: Rashi): boolean {
  const bySign = dignityBySign(graha, sign);
  return dignity === "own" || dignity === "moolatrikona"
    ? RASHI_LORDS[sign] === graha || bySign === "own"
    : bySign === dignity;
}

export function isRetrograde(truth: Truth, graha: Body): Finding {
  return graha === "lagna" ? EMPTY : found(truth.ground.view.planets[graha].retrograde, placeId(graha));
}

export function isCombust(truth: Truth, graha: Body): Finding {
  return graha === "lagna" ? EMPTY : found(truth.ground.view.planets[graha].combust, placeId(graha));
}

export function together(truth: Truth, first: Body, second: Body, varga: VargaId | null): Finding {
  const holds = truth.signOf(first, varga) === truth.signOf(second, varga);
  const order = GRAHAS.filter((graha) => graha === first || graha === second);
  if (varga !== null || order.length < 2 || !holds) return found(holds, placeId(first, varga), placeId(second, varga));
  return found(true, `conj-${order.join("-")}`);
}

/** Rashis a graha sees, counted from a sign it stands in. */
function seen(truth: Truth, graha: Graha, sign: Rashi): readonly Rashi[] {
  const { view } = truth.ground;
  const { graha: drishti } = calculate(view.nativity, ["aspects"]).aspects;
  const natalSign = view.signOf(graha);
  const signs = drishti.find(({ from }) => from === graha)?.signs ?? [];
  return signs.map((to) => rashiInPlace(sign, placeFrom(natalSign, to)));
}

export type AspectTarget = { readonly body: Body } | { readonly house: number } | { readonly sign: Rashi };

/** @param nth the aspect that is named ("third aspect"); any, where none is. */
export function aspects(
  truth: Truth,
  graha: Body,
  target: AspectTarget,
  occasion: Occasion,
  { varga, nth }: { readonly varga: VargaId | null; readonly nth: number | null },
): Finding {
  if (graha === "lagna") return EMPTY;
  const from = occasion.at === "day" ? truth.transit(graha, occasion.day).sign : truth.signOf(graha, varga);
  const to =
    "sign" in target
      ? target.sign
      : "body" in target
        ? truth.signOf(target.body, varga)
        : rashiInPlace(truth.signOf("lagna", varga), target.house);
  const holds = seen(truth, graha, from).includes(to) && (nth === null || placeFrom(from, to) === nth);
  return found(holds, occasion.at === "day" ? `transit-${graha}` : `aspect-${graha}`);
}

export function rashiAspects(truth: Truth, from: Rashi, to: Rashi): Finding {
  const { rashi } = calculate(truth.ground.view.nativity, ["aspects"]).aspects;
  return found(rashi.find((row) => row.from === from)?.signs.includes(to) ?? false, `rashi-aspect-${from}`);
}

export function exchanged(truth: Truth, first: Body, second: Body, varga: VargaId | null): Finding {
  const [a, b] = [truth.signOf(first, varga), truth.signOf(second, varga)];
  const holds = RASHI_LORDS[a] === second && RASHI_LORDS[b] === first;
  const order = GRAHAS.filter((graha) => graha === first || graha === second);
  return holds && varga === null
    ? found(true, `exchange-${order.join("-")}`)
    : found(holds, placeId(first, varga), placeId(second, varga));
}

/** By the scheme of seven unless the text names the eight. */
export function isKaraka(truth: Truth, graha: Body, karaka: Karaka8, scheme: 7 | 8 | null): Finding {
  const { scheme7, scheme8 } = calculate(truth.ground.view.nativity, ["karakas"]).karakas;
  const useEight = scheme === 8 || (scheme === null && karaka === "PiK");
  const is = useEight ? scheme8[karaka] : scheme7[karaka as keyof typeof scheme7];
  return found(is === graha, useEight ? `karaka-${karaka}-8` : `karaka-${karaka}`);
}

export function isVargottama(truth: Truth, body: Body): Finding {
  return found(truth.signOf(body, null) === truth.signOf(body, "D9"), placeId(body), placeId(body, "D9"));
}

/** An arudha or special lagna, by its fact. */
export function pointPlace(
  truth: Truth,
  id: string,
  place: { readonly sign?: Rashi; readonly house?: number },
): Finding {
  const value = truth.fact(id)?.value as { readonly sign: Rashi; readonly house: number } | undefined;
  if (!value) return EMPTY;
  const holds =
    (place.sign === undefined || value.sign === place.sign) &&
    (place.house === undefined || value.house === place.house);
  return found(holds, id);
}

export function transits(
  truth: Truth,
  graha: Body,
  days: readonly number[],
  place: { readonly sign?: Rashi; readonly house?: number; readonly from?: Body | undefined },
): Finding {
  if (graha === "lagna") return EMPTY;
  const base = truth.signOf(place.from ?? "lagna", null);
  const holds = days.some((day) => {
    const { sign } = truth.transit(graha, day);
    return (
      (place.sign === undefined || sign === place.sign) &&
      (place.house === undefined || placeFrom(base, sign) === place.house)
    );
  });
  return found(holds, `transit-${graha}`);
}

/** Phases from the Moon's sign: the twelfth, the same, the second. */
export const SADE_SATI_PLACES = [12, 1, 2] as const;
export const DHAIYA_PLACES = [4, 8] as const;

export function saturnFromMoon(truth: Truth, day: number): number {
  return placeFrom(truth.signOf("moon", null), truth.transit("saturn", day).sign);
}

/** How well a graha stands, roughly, in [-2, 2]: its dignity, light, company and who looks at it. */
export function standing(truth: Truth, graha: Graha): number {
  const { view } = truth.ground;
  const { dignity, combust, house } = view.planets[graha];
  const { graha: drishti } = calculate(view.nativity, ["aspects"]).aspects;
  const around = [
    ...view.company(graha),
    ...drishti.filter(({ grahas }) => grahas.includes(graha)).map(({ from }) => from),
  ];
  const weigh = around.reduce((sum, other) => sum + (BENEFICS.has(other) ? 0.3 : MALEFICS.has(other) ? -0.3 : 0), 0);
  const place = [6, 8, 12].includes(house) ? -0.3 : [1, 4, 5, 7, 9, 10].includes(house) ? 0.2 : 0;
  return (dignity ? DIGNITY_POLARITY[dignity] : 0) + (combust ? COMBUST : 0) + weigh + place;
}

const BENEFICS: ReadonlySet<Graha> = new Set(["jupiter", "venus"]);
const MALEFICS: ReadonlySet<Graha> = new Set(["sun", "mars", "saturn", "rahu", "ketu"]);
