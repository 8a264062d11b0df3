import { RASHIS } from "@lagna/terms";
import type { Almanac } from "../almanac.ts";
import type { TimeSpan } from "../day/spans.ts";
import {
  EKADASHI_FEASTS,
  EKADASHI_SCHOOL_IDS,
  EKADASHI_SCHOOLS,
  type EkadashiSchoolId,
} from "../ekadashi/ekadashi.data.ts";
import {
  type Ekadashi,
  type EkadashiReason,
  listEkadashis,
  type Mahadvadashi,
  type Parana,
} from "../ekadashi/ekadashi.ts";
import type { LunarMonth } from "../month/lunar-months.ts";
import type { CandidateDay, DayReason } from "./choose-day.ts";
import { FESTIVAL_RULES, findRule } from "./festival-rules.ts";
import { findOccasions, type Occasion } from "./find-occasions.ts";
import type { FestivalRule, Kala, Tradition } from "./rule.ts";

/** The schools of ekadashi are traditions too. */
export type FestivalTradition = Tradition | "nimbarka";

/** The rule of a festival as it is shown. */
export interface RuleSummary {
  readonly kind: FestivalRule["kind"] | "ekadashi";
  readonly month: string | null;
  readonly paksha: "shukla" | "krishna" | null;
  /** 1 to 15. */
  readonly tithi: number | null;
  readonly kala: Kala | null;
  /** What decides between two days. */
  readonly tie: string | null;
  readonly sign: string | null;
  readonly nakshatra: string | null;
  readonly source: string;
}

/** A festival or vrata on a date. */
export interface Festival {
  readonly id: string;
  readonly dayNumber: number;
  /** Its last day; that day itself unless it lasts for several. */
  readonly untilDay: number;
  readonly tradition: FestivalTradition;
  /** The rite it is a form of: disputes are between forms of one rite. */
  readonly observance: string;
  readonly rule: RuleSummary;
  readonly reason: DayReason | EkadashiReason;
  /** The time of the rite. */
  readonly window: TimeSpan | null;
  /** The tithi, star or sankranti. */
  readonly event: TimeSpan | null;
  readonly candidates: readonly CandidateDay[];
  readonly month: LunarMonth | null;
  readonly parana: Parana | null;
  readonly mahadvadashi: Mahadvadashi | null;
}

const EMPTY: Omit<RuleSummary, "kind" | "source"> = {
  month: null,
  paksha: null,
  tithi: null,
  kala: null,
  tie: null,
  sign: null,
  nakshatra: null,
};

function summarize(rule: FestivalRule): RuleSummary {
  const { kind, source } = rule;
  switch (rule.kind) {
    case "tithi": {
      const { month, paksha, tithi, kala, nakshatra = null } = rule;
      const tie = nakshatra ? "nakshatra" : (rule.both ?? rule.tie ?? "first");
      return { ...EMPTY, kind, source, month, paksha, tithi, kala, tie, nakshatra };
    }
    case "star":
      return { ...EMPTY, kind, source, sign: rule.sign, nakshatra: rule.nakshatra, kala: rule.kala };
    case "solar_tithi":
      return { ...EMPTY, kind, source, sign: rule.sign, paksha: rule.paksha, tithi: rule.tithi, kala: rule.kala };
    case "sankranti":
      return { ...EMPTY, kind, source, sign: rule.sign, tie: rule.limit };
    case "solar_day":
      return { ...EMPTY, kind, source, sign: RASHIS[rule.month - 1] ?? null };
    case "weekday":
    case "month_begin":
      return { ...EMPTY, kind, source, month: rule.month };
    case "after": {
      const of = findRule(rule.of);
      return { ...(of ? summarize(of) : EMPTY), kind, source };
    }
  }
}

const toFestival = ({ rule, ...found }: Occasion): Festival => ({
  id: rule.id,
  tradition: rule.tradition ?? "all",
  observance: rule.observance ?? rule.id,
  rule: summarize(rule),
  dayNumber: found.dayNumber,
  untilDay: found.untilDay,
  reason: found.reason,
  window: found.window,
  event: found.event,
  candidates: found.candidates,
  month: found.month,
  parana: null,
  mahadvadashi: null,
});

function toEkadashiFestival(found: Ekadashi, id: string): Festival {
  const { school, month, paksha } = found;
  return {
    id,
    tradition: school,
    observance: `ekadashi_${found.name}`,
    rule: {
      ...EMPTY,
      kind: "ekadashi",
      month: month.adhika ? "adhika" : month.masa,
      paksha,
      tithi: 11,
      kala: "udaya",
      tie: EKADASHI_SCHOOLS[school].both,
      source: EKADASHI_SCHOOLS[school].source,
    },
    dayNumber: found.dayNumber,
    untilDay: found.dayNumber + found.days - 1,
    reason: found.reason,
    window: found.ekadashi,
    event: found.ekadashi,
    candidates: [],
    month,
    parana: found.parana,
    mahadvadashi: found.mahadvadashi,
  };
}

/** The two schools whose fast is always listed; the others only where they differ from the second. */
const ALWAYS_LISTED: readonly EkadashiSchoolId[] = ["smarta", "vaishnava"];

const isSameFast = (a: Ekadashi, b: Ekadashi): boolean =>
  a.name === b.name &&
  a.ekadashi.startJd === b.ekadashi.startJd &&
  a.dayNumber === b.dayNumber &&
  a.parana?.dayNumber === b.parana?.dayNumber;

function listDistinctFasts(almanac: Almanac): Ekadashi[] {
  const listed = ALWAYS_LISTED.flatMap((school) => listEkadashis(almanac, school));
  const others = EKADASHI_SCHOOL_IDS.filter((school) => !ALWAYS_LISTED.includes(school)).flatMap((school) =>
    listEkadashis(almanac, school).filter(
      (fast) => !listed.some((known) => known.school === "vaishnava" && isSameFast(known, fast)),
    ),
  );
  return [...listed, ...others];
}

function listEkadashiFestivals(almanac: Almanac): Festival[] {
  return listDistinctFasts(almanac).flatMap((found) => {
    const feast = Object.keys(EKADASHI_FEASTS).find((id) => EKADASHI_FEASTS[id] === found.name);
    const own = toEkadashiFestival(found, `ekadashi_${found.name}`);
    return feast && found.school === "smarta" ? [own, toEkadashiFestival(found, feast)] : [own];
  });
}

/** The traditions a reader's own leaves out. */
const LEFT_OUT: Readonly<Record<"all" | "smarta" | "vaishnava", readonly FestivalTradition[]>> = {
  all: [],
  smarta: ["vaishnava", "madhva", "nimbarka"],
  vaishnava: ["smarta"],
};
export type ReaderTradition = keyof typeof LEFT_OUT;

const known = new WeakMap<Almanac, readonly Festival[]>();

/** Leaves a festival out that another tradition's rule puts on the same date. */
function dropRepeated(festivals: readonly Festival[]): Festival[] {
  const seen = new Set<string>();
  return festivals.filter(({ id, dayNumber }) => {
    const key = `${id} ${dayNumber}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Leaves other dates of a rite out where they are the date of one of its usual rules. */
function dropUsualDates(occasions: readonly Occasion[]): Occasion[] {
  const key = ({ rule, dayNumber }: Pick<Occasion, "rule" | "dayNumber">): string =>
    `${rule.observance ?? rule.id} ${dayNumber}`;
  const usual = new Set(occasions.filter(({ rule }) => !rule.isOtherDate).map(key));
  const isNearUsual = ({ rule, dayNumber }: Occasion): boolean =>
    [-1, 0, 1].some((days) => usual.has(key({ rule, dayNumber: dayNumber + days })));
  return occasions.filter(
    (occasion) =>
      !occasion.rule.isOtherDate ||
      // A star returns within the month: one that is not beside the usual date is another star, and no other date.
      (!usual.has(key(occasion)) && (occasion.rule.kind !== "star" || isNearUsual(occasion))),
  );
}

/** All festivals and vratas on an almanac's dates by every tradition, in order of date. */
function listAllFestivals(almanac: Almanac): readonly Festival[] {
  const before = known.get(almanac);
  if (before) return before;
  const occasions = FESTIVAL_RULES.flatMap((rule) => findOccasions(almanac, rule, findRule));
  const byRule = dropUsualDates(occasions).map(toFestival);
  const found = [...dropRepeated(byRule), ...listEkadashiFestivals(almanac)]
    .filter(({ dayNumber }) => dayNumber >= almanac.fromDay && dayNumber <= almanac.untilDay)
    .toSorted((a, b) => a.dayNumber - b.dayNumber);
  known.set(almanac, found);
  return found;
}

/**
 * The festivals and vratas on an almanac's dates, in order of date; days of regions are always among them.
 *
 * @param tradition `smarta` and `vaishnava` leave out the dates of the other; of the vaishnava schools of ekadashi,
 * Madhva's and Nimbarka's are listed where they differ from the general one
 */
export function listFestivals(almanac: Almanac, tradition: ReaderTradition = "all"): readonly Festival[] {
  const leftOut = LEFT_OUT[tradition];
  return listAllFestivals(almanac).filter((festival) => !leftOut.includes(festival.tradition));
}

/** A date of a festival kept by others. */
export interface FestivalDispute {
  readonly id: string;
  readonly dayNumber: number;
  readonly keptBy: FestivalTradition;
  readonly reason: Festival["reason"];
  readonly rule: RuleSummary;
}

/** Forms of one rite further apart than this are different occasions. */
const SAME_OCCASION_DAYS = 5;

/** The other dates on which a rite is kept by others, each tradition's once: a fast that is a feast too has two ids. */
export function listDisputes(almanac: Almanac, festival: Festival): FestivalDispute[] {
  const others = listAllFestivals(almanac)
    .filter(
      (other) =>
        other.observance === festival.observance &&
        other !== festival &&
        other.dayNumber !== festival.dayNumber &&
        Math.abs(other.dayNumber - festival.dayNumber) <= SAME_OCCASION_DAYS,
    )
    .map(({ id, dayNumber, tradition, reason, rule }) => ({ id, dayNumber, keptBy: tradition, reason, rule }));
  return others.filter(
    (one, index) =>
      others.findIndex(({ dayNumber, keptBy }) => dayNumber === one.dayNumber && keptBy === one.keptBy) === index,
  );
}
