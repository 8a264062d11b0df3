import { type Graha, type Nakshatra, type Rashi, RASHIS, VARAS } from "@lagna/terms";
import type { AlmanacDay, BirthMoon } from "../day/almanac-day.ts";
import { computeTarabala, hasChandrabala } from "../day/personal.ts";
import { contains } from "../day/spans.ts";
import {
  BAD_KARANAS,
  BAD_YOGAS,
  MUHURTA_WEIGHTS,
  type MuhurtaActivity,
  type MuhurtaFact,
  PANCHAKA_REMAINDERS,
} from "./activities.data.ts";
import type { DayGrahas } from "./bars.ts";

/** The points one fact gives, and why. */
export interface MuhurtaReason {
  readonly fact: MuhurtaFact;
  /** What is found: an id of the limb, sign or yoga. */
  readonly value: string;
  readonly points: number;
  readonly of: number;
  readonly verdict: "good" | "neutral" | "bad";
  /** Grahas that stand where none should; people without support. */
  readonly because: readonly string[];
}

/** A person whose birth Moon counts in the search. */
export interface MuhurtaPerson extends BirthMoon {
  readonly name: string;
}

type Verdict = MuhurtaReason["verdict"];
const SHARES: Readonly<Record<Verdict, number>> = { good: 1, neutral: 0.5, bad: 0 };

const judge = <Value>(
  value: Value,
  lists: { readonly good: readonly Value[]; readonly bad: readonly Value[] },
): Verdict => (lists.good.includes(value) ? "good" : lists.bad.includes(value) ? "bad" : "neutral");

function toReason(fact: MuhurtaFact, value: string, verdict: Verdict, because: readonly string[] = []): MuhurtaReason {
  const of = MUHURTA_WEIGHTS[fact];
  return { fact, value, points: of * SHARES[verdict], of, verdict, because };
}

const at = <Limb extends { readonly startJd: number; readonly endJd: number }>(
  limbs: readonly Limb[],
  jd: number,
): Limb | undefined => limbs.find((limb) => contains(limb, jd)) ?? limbs[0];

/** The lagna's own worth is half of its points; an empty seventh and eighth give a quarter each. */
function scoreLagna(lagna: Rashi, moonSign: Rashi, activity: MuhurtaActivity, grahas: DayGrahas): MuhurtaReason {
  const verdict = judge(lagna, activity.lagnas);
  const signOf = (id: Graha, longitude: number): Rashi =>
    id === "moon" ? moonSign : (RASHIS[Math.floor(longitude / 30)] as Rashi);
  const inHouse = (house: number): Graha[] =>
    grahas
      .filter(({ id, longitude }) => {
        const place = (RASHIS.indexOf(signOf(id, longitude)) - RASHIS.indexOf(lagna) + 12) % 12;
        return place === house - 1;
      })
      .map(({ id }) => id);
  const of = MUHURTA_WEIGHTS.lagna;
  const [seventh, eighth] = [inHouse(7), inHouse(8)];
  const points = of * (SHARES[verdict] / 2 + (seventh.length === 0 ? 0.25 : 0) + (eighth.length === 0 ? 0.25 : 0));
  return { fact: "lagna", value: lagna, points, of, verdict, because: [...seventh, ...eighth] };
}

/** People whose star or sign the day does not support, as a share of all. */
function scorePeople(
  fact: "tarabala" | "chandrabala",
  value: string,
  people: readonly MuhurtaPerson[],
  supports: (person: MuhurtaPerson) => boolean | null,
): MuhurtaReason[] {
  const judged = people.filter((person) => supports(person) !== null);
  if (judged.length === 0) return [];
  const against = judged.filter((person) => !supports(person)).map(({ name }) => name);
  const of = MUHURTA_WEIGHTS[fact];
  const verdict = against.length === 0 ? "good" : against.length === judged.length ? "bad" : "neutral";
  return [
    { fact, value, points: (of * (judged.length - against.length)) / judged.length, of, verdict, because: against },
  ];
}

function scoreSpecialYogas({ specialYogas }: AlmanacDay, jd: number): MuhurtaReason {
  const running = specialYogas.filter((yoga) => contains(yoga, jd));
  const bad = running.filter(({ good }) => !good).map(({ id }) => id);
  const good = running.filter((yoga) => yoga.good).map(({ id }) => id);
  const verdict = bad.length > 0 ? "bad" : good.length > 0 ? "good" : "neutral";
  return toReason("special_yogas", [...bad, ...good].join(" ") || "none", verdict, [...bad, ...good]);
}

/** The points of a moment, fact by fact. */
export function scoreMoment(
  day: AlmanacDay,
  jd: number,
  lagna: Rashi,
  activity: MuhurtaActivity,
  { grahas, people }: { readonly grahas: DayGrahas; readonly people: readonly MuhurtaPerson[] },
): MuhurtaReason[] {
  const [tithi, star, yoga, karana] = [at(day.tithi, jd), at(day.nakshatra, jd), at(day.yoga, jd), at(day.karana, jd)];
  const moonSign = at(day.moonSign, jd)?.sign;
  if (!tithi || !star || !yoga || !karana || !moonSign) return [];
  const inFortnight = ((tithi.number - 1) % 15) + 1;
  return [
    toReason("tithi", tithi.name, judge(inFortnight, activity.tithis)),
    toReason("vara", day.frame.vara, judge(day.frame.vara, activity.days)),
    toReason("nakshatra", star.name, judge<Nakshatra>(star.name, activity.stars)),
    toReason("yoga", yoga.name, BAD_YOGAS.includes(yoga.name) ? "bad" : "good"),
    toReason("karana", karana.name, BAD_KARANAS.includes(karana.name) ? "bad" : "good"),
    scoreLagna(lagna, moonSign, activity, grahas),
    ...scorePeople("tarabala", star.name, people, ({ nakshatra }) =>
      nakshatra ? computeTarabala(nakshatra, star.name).quality !== "bad" : null,
    ),
    ...scorePeople("chandrabala", moonSign, people, ({ sign }) =>
      sign ? hasChandrabala(sign, moonSign, tithi.paksha) : null,
    ),
    scoreSpecialYogas(day, jd),
  ];
}

/** The panchaka of a moment by the sum of tithi, weekday, star and lagna; `null` if it is free of one (panchaka rahita). */
export function findMomentPanchaka(day: AlmanacDay, jd: number, lagna: Rashi): string | null {
  const [tithi, star] = [at(day.tithi, jd), at(day.nakshatra, jd)];
  if (!tithi || !star) return null;
  const inFortnight = ((tithi.number - 1) % 15) + 1;
  const sum = inFortnight + VARAS.indexOf(day.frame.vara) + 1 + star.number + RASHIS.indexOf(lagna) + 1;
  return PANCHAKA_REMAINDERS[sum % 9] ?? null;
}

/** The points of the facts that apply, as a share of all they could give, from 0 to 100. */
export function computeScore(reasons: readonly MuhurtaReason[]): number {
  const [points, of] = reasons.reduce(([sum, most], reason) => [sum + reason.points, most + reason.of], [0, 0]);
  return of === 0 ? 0 : (100 * points) / of;
}
