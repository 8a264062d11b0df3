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
  formatTithiName,
  VAISESHIKAMSA_WORDS,
  VARA_WORDS,
  VARAS,
  type Word,
} from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { toBirthLocalDate } from "../birth/birth-local-time.ts";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";
import type { BirthUncertainty } from "./uncertainty-context.ts";

export type Fact = UncertaintyData["facts"][number];

/** Words for ids used as fact values. A relation id has other words where it is the dignity of a sign. */
const VALUE_WORDS: Readonly<Record<string, Word>> = {
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

/** Uncertainty in minutes up to which seconds of a change are shown. */
const SHOW_SECONDS_WITHIN_MINUTES = 30;
/** With more values than this, only their number is stated. */
const MAX_NAMED_VALUES = 3;

export const getFactsAt = (uncertainty: UncertaintyData, path: string): readonly Fact[] =>
  uncertainty.facts.filter((fact) => fact.path === path);

/** The first and the last possible time. */
export function getTimeRange({ facts }: UncertaintyData): readonly [from: string, until: string] {
  const intervals = facts.filter(({ path }) => path === facts[0]?.path).flatMap((fact) => fact.intervals);
  const from = intervals.map((interval) => interval.from).toSorted();
  const until = intervals.map((interval) => interval.until).toSorted();
  return [from[0] ?? "", until.at(-1) ?? ""];
}

/** Sorts values in order of time for display; the server sends the value at the stated time first. */
const compareByTime = (one: Fact, other: Fact): number =>
  Date.parse(one.intervals[0]?.from ?? "") - Date.parse(other.intervals[0]?.from ?? "");

export interface UncertaintyTexts {
  /** The display text of a fact's value. */
  formatValue: (fact: Pick<Fact, "path" | "value">) => string;
  /** Formats a time of birth on the birth's clock. */
  formatClock: (instant: string) => string;
  /** "until 10:36:12", "10:36:12 to 10:41:03 and from 10:44:00" */
  formatTimes: (fact: Fact) => string;
  /** Every value of a path with the times for which it is true. */
  formatSentence: (path: string) => string;
}

/** The names of panchanga limbs, whose values are numbers; undefined for any other path. */
function useLimbNames(): (path: string, number: number) => string | undefined {
  const say = useTermFormatter();
  const language = useLanguage();
  const formatByIndex = <Id extends string>(ids: readonly Id[], words: Readonly<Record<Id, Word>>, index: number) => {
    const id = ids[index];
    return id && say(words[id]);
  };
  const names: Readonly<Record<string, (number: number) => string | undefined>> = {
    "panchanga.tithi.number": (number) => formatTithiName(number, language),
    "panchanga.vara.number": (number) => formatByIndex(VARAS, VARA_WORDS, number),
    "panchanga.yoga.number": (number) => formatByIndex(NITYA_YOGAS, NITYA_YOGA_WORDS, number - 1),
    "panchanga.karana.number": (number) => formatByIndex(KARANAS_OF_MONTH, KARANA_WORDS, number - 1),
  };
  return (path, number) => names[path]?.(number);
}

/** Formats uncertain facts as text. */
export function useUncertaintyTexts({ uncertainty, birth }: BirthUncertainty): UncertaintyTexts {
  const { t } = useTranslation("uncertain");
  const say = useTermFormatter();
  const format = useFormat();
  const ofDay = useLimbNames();
  const [first, last] = getTimeRange(uncertainty);
  const second = uncertainty.minutes <= SHOW_SECONDS_WITHIN_MINUTES ? ("2-digit" as const) : undefined;
  const formatClock = (instant: string): string =>
    format.date(toBirthLocalDate(instant, birth.utc_offset), {
      hour: "2-digit",
      minute: "2-digit",
      second,
      hourCycle: "h23",
      timeZone: "UTC",
    });
  const formatValue = ({ path, value }: Pick<Fact, "path" | "value">): string => {
    if (value === null || value === "") return t("value.none");
    if (typeof value === "boolean") return t(value ? "value.yes" : "value.no");
    if (typeof value === "number") {
      const number = format.number(value);
      const numberKind = /\.(pada|house)$/.exec(path)?.[1];
      return ofDay(path, value) ?? (numberKind ? t(`value.${numberKind}`, { number }) : number);
    }
    const wordsById = path.startsWith("relationships.") ? RELATIONS : VALUE_WORDS;
    const words = value.split(",").map((id) => wordsById[id]);
    return words.every((one) => one !== undefined) ? format.list(words.map((one) => say(one))) : value;
  };
  /** Adds the sign to bindus, whose value does not contain it. */
  const addBinduSign = (path: string, text: string): string => {
    const sign = RASHIS[Number(/^ashtakavarga\..*\.(\d+)$/.exec(path)?.[1] ?? Number.NaN)];
    return sign ? t("mark.placed", { place: say(RASHI_WORDS[sign]), said: text }) : text;
  };
  const interval = ({ from, until }: Fact["intervals"][number]): string => {
    if (from === first) return t("when.until", { until: formatClock(until) });
    return until === last
      ? t("when.from", { from: formatClock(from) })
      : t("when.between", { from: formatClock(from), until: formatClock(until) });
  };
  const formatTimes = (fact: Fact): string => format.list(fact.intervals.map(interval));
  const formatSentence = (path: string): string => {
    const facts = getFactsAt(uncertainty, path);
    const namedFacts =
      facts.length <= MAX_NAMED_VALUES ? facts.toSorted(compareByTime) : facts.slice(0, MAX_NAMED_VALUES);
    const unnamedCount = facts.length - namedFacts.length;
    const clauses = [
      ...namedFacts.map((fact) => t("mark.value", { value: formatValue(fact), when: formatTimes(fact) })),
      ...(unnamedCount > 0 ? [t("mark.more", { count: unnamedCount, number: format.number(unnamedCount) })] : []),
    ].join("; ");
    return addBinduSign(path, clauses);
  };
  return { formatValue, formatClock, formatTimes, formatSentence };
}
