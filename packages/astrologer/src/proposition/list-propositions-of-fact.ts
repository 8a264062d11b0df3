import {
  ARUDHAS,
  SPECIAL_LAGNAS,
  TITHIS_OF_MONTH,
  type Dignity,
  type DoshaId,
  type Graha,
  type Karana,
  type Karaka8,
  type Masa,
  type Nakshatra,
  type NityaYoga,
  type Rashi,
  type SadeSatiPhase,
  type Vara,
  type VargaId,
  type YogaId,
} from "@lagna/terms";
import type { Fact } from "../fact.ts";
import { getArudhaId } from "../facts/build-varga-facts.ts";
import type { Body } from "../language/syntax-node.ts";
import type { TimeZoneCalendar } from "../time-zone-calendar.ts";
import { parseLocalDay } from "../time-zone-calendar.ts";
import { toCalendarDay } from "../muhurta/almanac-day.ts";
import { DAY_PREDICATE, type DayLimbs } from "../muhurta/build-day-fact.ts";
import type { CalendarDay, CalendarMonth } from "../formatting/format-terms.ts";
import type { GrahaState, Proposition } from "./proposition.ts";

/** One statement of a fact, and the name of its part of the fact; `""` for the statement that the fact is mainly about. */
export interface FactProposition {
  readonly part: string;
  readonly proposition: Proposition;
}

interface Source {
  readonly fact: Fact;
  readonly toDay: (iso: string) => CalendarDay;
}
type Parts = Readonly<Record<string, Proposition | null>>;

const NEVER_COMBUST: ReadonlySet<Graha> = new Set(["sun", "rahu", "ketu"]);
/** The Sun and the Moon are never retrograde and the mean nodes always are, so their motion says nothing. */
const STEADY: ReadonlySet<Graha> = new Set(["sun", "moon", "rahu", "ketu"]);

interface PlaceValue {
  readonly sign: Rashi;
  readonly house?: number;
  readonly degreeInSign: number;
  readonly rules?: readonly number[];
  readonly retrograde?: boolean;
  readonly combust?: boolean;
}

const MINUTES_PER_DEGREE = 60;
/** As degrees are written: truncated, so that 29°59′59″ stays in its sign. */
const cutToMinutes = (degrees: number): number => {
  const minutes = Math.floor(degrees * MINUTES_PER_DEGREE + 1e-9);
  return Math.floor(minutes / MINUTES_PER_DEGREE) + (minutes % MINUTES_PER_DEGREE) / MINUTES_PER_DEGREE;
};
const roundRupas = (rupas: number): number => Number(rupas.toFixed(2));

function listPlace({ fact }: Source): Parts {
  const body = fact.subject as Body;
  const { countedFrom } = fact;
  const { sign, house, degreeInSign, rules = [], retrograde, combust } = fact.value as unknown as PlaceValue;
  const degree = { kind: "degree", body, sign, degreeInSign: cutToMinutes(degreeInSign) } as const;
  if (body === "lagna") return { "": { kind: "placed", body, sign, frame: "natal" }, degree };
  const state = (one: GrahaState) => ({ kind: "state", graha: body, state: one, frame: "natal" }) as const;
  return {
    "": { kind: "placed", body, sign, house, frame: "natal", countedFrom },
    degree,
    motion: STEADY.has(body) ? null : state(retrograde ? "retrograde" : "direct"),
    combustion: NEVER_COMBUST.has(body) ? null : state(combust ? "combust" : "not_combust"),
    rules: rules.length === 0 || countedFrom ? null : { kind: "rules", graha: body, houses: rules },
  };
}

function listStar({ fact }: Source): Parts {
  const { nakshatra, pada, lord } = fact.value as {
    readonly nakshatra: Nakshatra;
    readonly pada: number;
    readonly lord: Graha;
  };
  const body = fact.subject as Body;
  return { "": { kind: "star", body, nakshatra, pada }, lord: { kind: "star_lord", body, lord } };
}

function listHouse({ fact }: Source): Parts {
  const { sign, occupants } = fact.value as { readonly sign: Rashi; readonly occupants: readonly Graha[] };
  const house = Number(fact.subject.slice("house-".length));
  const base = { kind: "house", house, countedFrom: fact.countedFrom } as const;
  return { "": { ...base, sign }, occupants: { ...base, occupants } };
}

function listVarga({ fact }: Source): Parts {
  const { sign, dignity, vargottama } = fact.value as unknown as {
    readonly sign: Rashi;
    readonly dignity: Dignity | null;
    readonly vargottama: boolean;
  };
  const [body, frame] = [fact.subject as Body, fact.frame as Exclude<VargaId, "D1">];
  const placed = { kind: "placed", body, sign, frame } as const;
  if (body === "lagna") return { "": placed };
  return {
    "": placed,
    dignity: dignity && { kind: "state", graha: body, state: dignity, frame },
    vargottama: vargottama ? { kind: "state", graha: body, state: "vargottama", frame: "natal" } : null,
  };
}

function listTransit({ fact }: Source): Parts {
  const { sign, house, retrograde } = fact.value as {
    readonly sign: Rashi;
    readonly house: number;
    readonly retrograde: boolean;
  };
  const graha = fact.subject as Graha;
  return {
    "": { kind: "placed", body: graha, sign, house, frame: "transit", countedFrom: fact.countedFrom },
    motion: STEADY.has(graha)
      ? null
      : { kind: "state", graha, state: retrograde ? "retrograde" : "direct", frame: "transit" },
  };
}

function listPeriod({ fact, toDay }: Source): Parts {
  const { lords, start, end } = fact.value as {
    readonly lords: readonly Graha[];
    readonly start: string;
    readonly end: string;
  };
  const moment = fact.predicate === "running" ? "now" : fact.predicate === "next" ? "next" : undefined;
  const from = moment === "now" ? {} : { from: toDay(start) };
  return { "": { kind: "period", lords, ...from, until: toDay(end), moment } };
}

function listPoint({ fact }: Source): Parts {
  const { sign, house } = fact.value as { readonly sign: Rashi; readonly house: number };
  const point =
    ARUDHAS.find((id) => fact.subject === `arudha-${getArudhaId(id)}`) ??
    SPECIAL_LAGNAS.find((id) => fact.subject === `special-${id}`);
  return { "": point && !fact.countedFrom ? { kind: "point", point, sign, house } : null };
}

function listSadeSati({ fact, toDay }: Source): Parts {
  const { phase, nextStart } = fact.value as {
    readonly phase: SadeSatiPhase | null;
    readonly nextStart: string | null;
  };
  const end = phase === null ? nextStart : (fact.valid?.until ?? null);
  return { "": { kind: "sade_sati", phase, until: end === null ? null : toDay(end) } };
}

function listDosha({ fact }: Source): Parts {
  const { holds, degree } = fact.value as { readonly holds: boolean | null; readonly degree: string | null };
  return { "": { kind: "dosha", dosha: fact.subject as DoshaId, holds, isCancelled: degree === "cancelled" } };
}

const toMonth = ({ year, month }: CalendarDay): CalendarMonth => ({ year, month });

function listWindow({ fact, toDay }: Source): Parts {
  const { house, good } = fact.value as { readonly house: number; readonly good: boolean };
  const { from = null, until = null } = fact.valid ?? {};
  if (from === null || until === null) return {};
  return { "": { kind: "window", house, from: toMonth(toDay(from)), until: toMonth(toDay(until)), isGood: good } };
}

function listAspects({ fact }: Source): Parts {
  const graha = fact.subject as Graha;
  const { houses } = fact.value as { readonly houses: readonly number[] };
  return {
    "": fact.countedFrom || houses.length === 0 ? null : { kind: "related", relation: "aspects", graha, houses },
  };
}

function listAspectedBy({ fact }: Source): Parts {
  const house = Number(fact.subject.slice("house-".length));
  const grahas = fact.value as readonly Graha[];
  return { "": fact.countedFrom ? null : { kind: "related", relation: "aspected_by", house, grahas } };
}

function listYoga({ fact }: Source): Parts {
  const { holds } = fact.value as { readonly holds: boolean | null };
  return { "": holds === null ? null : { kind: "yoga", yoga: fact.subject as YogaId, holds } };
}

const toTithiNumber = (name: string): number => {
  const [paksha, tithi] = name.split(" ");
  const isInPaksha = (at: number): boolean => at < TITHIS_OF_MONTH.length / 2 === (paksha === "shukla");
  return TITHIS_OF_MONTH.findIndex((one, at) => one === tithi && isInPaksha(at)) + 1;
};

function listDay({ fact }: Source): Parts {
  const { day: number, vara, tithis, nakshatras, sunrise, sunset, rahuKala } = fact.value as unknown as DayValue;
  const day = toCalendarDay(number);
  const [from, until] = rahuKala;
  return {
    "": { kind: "day", day, vara, tithis: tithis.map(toTithiNumber), nakshatras },
    light: { kind: "day_hours", day, hours: "light", from: sunrise, until: sunset },
    "rahu-kala": { kind: "day_hours", day, hours: "rahu_kala", from, until },
  };
}

interface DayValue extends Omit<DayLimbs, "nakshatras"> {
  readonly vara: Vara;
  readonly nakshatras: readonly Nakshatra[];
  readonly sunrise: string;
  readonly sunset: string;
  readonly rahuKala: readonly [from: string, until: string];
}

/** How each kind of fact is stated, by its predicate. Facts of other predicates have no propositions. */
const LISTERS: Readonly<Record<string, (source: Source) => Parts>> = {
  place: listPlace,
  star: listStar,
  house: listHouse,
  varga: listVarga,
  transit: listTransit,
  period: listPeriod,
  running: listPeriod,
  next: listPeriod,
  point: listPoint,
  sade_sati: listSadeSati,
  dosha: listDosha,
  window: listWindow,
  graha_drishti: listAspects,
  aspected_by: listAspectedBy,
  yoga: listYoga,
  [DAY_PREDICATE]: listDay,
  dignity: ({ fact: { subject, value } }) => ({
    "": value === null ? null : { kind: "state", graha: subject as Graha, state: value as Dignity, frame: "natal" },
  }),
  dispositor: ({ fact: { subject, value } }) => ({
    "": { kind: "related", relation: "in_sign_of", body: subject as Body, lord: value as Graha },
  }),
  lord: ({ fact }) => {
    const {
      house,
      lord,
      in: at,
      sign,
    } = fact.value as unknown as {
      readonly house: number;
      readonly lord: Graha;
      readonly in: number;
      readonly sign: Rashi;
    };
    return { "": { kind: "lord_placed", of: house, lord, house: at, sign, countedFrom: fact.countedFrom } };
  },
  conjunction: ({ fact: { value } }) => {
    const { grahas } = value as unknown as { readonly grahas: readonly [Graha, Graha] };
    return { "": { kind: "related", relation: "conjunct", grahas } };
  },
  exchange: ({ fact: { value } }) => {
    const { grahas } = value as unknown as { readonly grahas: readonly [Graha, Graha] };
    return { "": { kind: "related", relation: "exchange", grahas } };
  },
  chara_karaka: ({ fact: { value } }) => {
    const { karaka, graha, scheme } = value as {
      readonly karaka: Karaka8;
      readonly graha: Graha;
      readonly scheme: 7 | 8;
    };
    return { "": { kind: "karaka", karaka, graha, scheme } };
  },
  shadbala: ({ fact: { subject, value } }) => {
    const { rank, rupas } = value as { readonly rank: number; readonly rupas: number };
    return { "": { kind: "rank", of: { graha: subject as Graha }, rank, rupas: roundRupas(rupas) } };
  },
  bhava_bala: ({ fact: { subject, value } }) => {
    const { rank, rupas } = value as { readonly rank: number; readonly rupas: number };
    return {
      "": { kind: "rank", of: { house: Number(subject.slice("house-".length)) }, rank, rupas: roundRupas(rupas) },
    };
  },
  sarva: ({ fact: { subject, value } }) => {
    const { bindus } = value as { readonly bindus: number };
    return { "": { kind: "count", of: { house: Number(subject.slice("house-".length)) }, bindus } };
  },
  bhinna: ({ fact: { subject, value } }) => {
    const { bindus, sign } = value as { readonly bindus: number; readonly sign: Rashi };
    return { "": { kind: "count", of: { graha: subject as Graha, sign }, bindus } };
  },
  ingress: ({ fact: { subject, value }, toDay }) => {
    const { sign, at } = value as { readonly sign: Rashi; readonly at: string };
    return { "": { kind: "enters", graha: subject as Graha, sign, on: toDay(at) } };
  },
  tithi: ({ fact: { value } }) => ({
    "": { kind: "panchanga", limb: "tithi", number: (value as { readonly number: number }).number },
  }),
  vara: ({ fact: { value } }) => ({ "": { kind: "panchanga", limb: "vara", value: value as Vara } }),
  "nitya-yoga": ({ fact: { value } }) => ({ "": { kind: "panchanga", limb: "nitya-yoga", value: value as NityaYoga } }),
  karana: ({ fact: { value } }) => ({ "": { kind: "panchanga", limb: "karana", value: value as Karana } }),
  masa: ({ fact: { value } }) => ({ "": { kind: "panchanga", limb: "masa", value: value as Masa } }),
  date: ({ fact: { value } }) => ({ "": { kind: "born_on", day: parseLocalDay(value as string) } }),
  time: ({ fact: { value } }) => ({ "": { kind: "born_at", time: value as string } }),
  age: ({ fact: { value } }) => ({ "": { kind: "age", years: value as number } }),
  sign: ({ fact: { subject, value } }) => ({
    "": { kind: "placed", body: subject as Body, sign: value as Rashi, frame: "tropical" },
  }),
};

/**
 * What a fact states, as propositions, its main statement first. Empty for facts that are only shown as they are (settings, avasthas,
 * relationships) and for facts that the uncertainty of the birth time can change.
 */
export function propositionsOf(fact: Fact, calendar: TimeZoneCalendar): readonly FactProposition[] {
  const list = LISTERS[fact.predicate];
  // The place of birth has the predicate of a graha's place.
  if (!list || !fact.stable || fact.id === "birth-place") return [];
  const toDay = (iso: string): CalendarDay => calendar.toCalendarDay(calendar.toJd(Date.parse(iso)));
  return Object.entries(list({ fact, toDay })).flatMap(([part, proposition]) =>
    proposition ? [{ part, proposition }] : [],
  );
}
