import type { UncertaintyData } from "@lagna/contract";
import {
  BALADI_WORDS,
  COMPOUND_RELATION_WORDS,
  DEEPTADI_WORDS,
  DIGNITY_WORDS,
  GRAHA_WORDS,
  JAGRADADI_WORDS,
  KARANA_WORDS,
  KARANAS_OF_MONTH,
  LAJJITADI_WORDS,
  NAKSHATRA_WORDS,
  NITYA_YOGA_WORDS,
  NITYA_YOGAS,
  RASHI_WORDS,
  RASHIS,
  SAYANADI_WORDS,
  tithiName,
  VAISESHIKAMSA_WORDS,
  VARA_WORDS,
  VARAS,
  type Word,
} from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { onBirthClock } from "../birth/birth-clock.ts";
import { useWord } from "../words/use-word.ts";
import type { Turning } from "./turning.ts";

export type Fact = UncertaintyData["facts"][number];

/** Ids that facts have for values; a relation has other words where it is a sign's dignity. */
const WORDS: Readonly<Record<string, Word>> = {
  ...VAISESHIKAMSA_WORDS,
  ...SAYANADI_WORDS,
  ...LAJJITADI_WORDS,
  ...DEEPTADI_WORDS,
  ...JAGRADADI_WORDS,
  ...BALADI_WORDS,
  ...DIGNITY_WORDS,
  ...NAKSHATRA_WORDS,
  ...RASHI_WORDS,
  ...GRAHA_WORDS,
};
const RELATIONS: Readonly<Record<string, Word>> = COMPOUND_RELATION_WORDS;

/** Within so many minutes the seconds of a change matter. */
const SECONDS_WITHIN = 30;
/** More values than these are counted, not named. */
const MOST_NAMED = 3;

export const factsAt = (uncertainty: UncertaintyData, path: string): readonly Fact[] =>
  uncertainty.facts.filter((fact) => fact.path === path);

/** From the first possible time to the last. */
export function rangeOf({ facts }: UncertaintyData): readonly [from: string, until: string] {
  const intervals = facts.filter(({ path }) => path === facts[0]?.path).flatMap((fact) => fact.intervals);
  const from = intervals.map((interval) => interval.from).toSorted();
  const until = intervals.map((interval) => interval.until).toSorted();
  return [from[0] ?? "", until.at(-1) ?? ""];
}

/** The stated time's value comes first; said of a few, they go in the order of time. */
const byTime = (one: Fact, other: Fact): number =>
  Date.parse(one.intervals[0]?.from ?? "") - Date.parse(other.intervals[0]?.from ?? "");

export interface TurnWords {
  /** What a fact's value is called. */
  value: (fact: Pick<Fact, "path" | "value">) => string;
  /** A time of birth on the birth's own clock. */
  clock: (instant: string) => string;
  /** "until 10:36:12", "10:36:12 to 10:41:03 and from 10:44:00" */
  when: (fact: Fact) => string;
  /** Every value of a path with the times it holds for. */
  sentence: (path: string) => string;
}

/** The names of the limbs of the day, which go by number; undefined for any other path. */
function useLimbNames(): (path: string, number: number) => string | undefined {
  const say = useWord();
  const language = useLanguage();
  const named = <Id extends string>(ids: readonly Id[], words: Readonly<Record<Id, Word>>, index: number) => {
    const id = ids[index];
    return id && say(words[id]);
  };
  const names: Readonly<Record<string, (number: number) => string | undefined>> = {
    "panchanga.tithi.number": (number) => tithiName(number, language),
    "panchanga.vara.number": (number) => named(VARAS, VARA_WORDS, number),
    "panchanga.yoga.number": (number) => named(NITYA_YOGAS, NITYA_YOGA_WORDS, number - 1),
    "panchanga.karana.number": (number) => named(KARANAS_OF_MONTH, KARANA_WORDS, number - 1),
  };
  return (path, number) => names[path]?.(number);
}

/** What turns, in words. */
export function useTurnWords({ uncertainty, birth }: Turning): TurnWords {
  const { t } = useTranslation("uncertain");
  const say = useWord();
  const format = useFormat();
  const ofDay = useLimbNames();
  const [first, last] = rangeOf(uncertainty);
  const second = uncertainty.minutes <= SECONDS_WITHIN ? ("2-digit" as const) : undefined;
  const clock = (instant: string): string =>
    format.date(onBirthClock(instant, birth.utc_offset), {
      hour: "2-digit",
      minute: "2-digit",
      second,
      hourCycle: "h23",
      timeZone: "UTC",
    });
  const value = ({ path, value: given }: Pick<Fact, "path" | "value">): string => {
    if (given === null || given === "") return t("value.none");
    if (typeof given === "boolean") return t(given ? "value.yes" : "value.no");
    if (typeof given === "number") {
      const number = format.number(given);
      const counted = /\.(pada|house)$/.exec(path)?.[1];
      return ofDay(path, given) ?? (counted ? t(`value.${counted}`, { number }) : number);
    }
    const known = path.startsWith("relationships.") ? RELATIONS : WORDS;
    const words = given.split(",").map((id) => known[id]);
    return words.every((one) => one !== undefined) ? format.list(words.map((one) => say(one))) : given;
  };
  /** Bindus have a sign each, which their own figure does not say. */
  const placed = (path: string, said: string): string => {
    const sign = RASHIS[Number(/^ashtakavarga\..*\.(\d+)$/.exec(path)?.[1] ?? Number.NaN)];
    return sign ? t("mark.placed", { place: say(RASHI_WORDS[sign]), said }) : said;
  };
  const interval = ({ from, until }: Fact["intervals"][number]): string => {
    if (from === first) return t("when.until", { until: clock(until) });
    return until === last
      ? t("when.from", { from: clock(from) })
      : t("when.between", { from: clock(from), until: clock(until) });
  };
  const when = (fact: Fact): string => format.list(fact.intervals.map(interval));
  const sentence = (path: string): string => {
    const facts = factsAt(uncertainty, path);
    const named = facts.length <= MOST_NAMED ? facts.toSorted(byTime) : facts.slice(0, MOST_NAMED);
    const more = facts.length - named.length;
    const said = [
      ...named.map((fact) => t("mark.value", { value: value(fact), when: when(fact) })),
      ...(more > 0 ? [t("mark.more", { count: more, number: format.number(more) })] : []),
    ].join("; ");
    return placed(path, said);
  };
  return { value, clock, when, sentence };
}
