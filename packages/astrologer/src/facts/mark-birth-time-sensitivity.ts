import type { TimeRange, UncertainFact } from "@lagna/jyotish";
import { type Dignity, type Graha, GRAHAS, type Nakshatra, type Rashi, getIsoDate, parseIsoParts } from "@lagna/terms";
import type {
  FactVariant,
  Fact,
  FactValue,
  BirthTimeUncertainty,
  LocalizedText,
  BirthTimeSensitivity,
} from "../fact.ts";
import type { TimeZoneCalendar } from "../time-zone-calendar.ts";
import {
  formatDay,
  formatDignity,
  formatGraha,
  formatHouse,
  formatNakshatra,
  formatRashi,
  createLocalizedText,
  composeLocalizedText,
} from "../formatting/format-terms.ts";
import { NUMERIC_PARTS, DATE_TOLERANCE_DAYS, TOLERANCES } from "./birth-time-tolerances.data.ts";

const MILLISECONDS_PER_DAY = 86_400_000;
const isInstant = (text: string): boolean => text.includes("T") && parseIsoParts(getIsoDate(text)) !== null;

type KeyedValue = { readonly [key: string]: FactValue | undefined };
const isKeyed = (value: FactValue | undefined): value is KeyedValue =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether two values of the same key are equal within the tolerance for that key. */
function isSame(key: string, first: FactValue | undefined, second: FactValue | undefined): boolean {
  if (typeof first === "number" && typeof second === "number")
    return Math.abs(first - second) <= (TOLERANCES[key] ?? 0);
  if (typeof first === "string" && typeof second === "string" && isInstant(first) && isInstant(second))
    return Math.abs(Date.parse(first) - Date.parse(second)) <= DATE_TOLERANCE_DAYS * MILLISECONDS_PER_DAY;
  return JSON.stringify(first) === JSON.stringify(second);
}

/**
 * The keys whose values differ between the fact and the same fact at another birth time. `[""]` when the value has no keys or the other
 * chart lacks the fact.
 */
function findDifferences(fact: Fact, other: Fact | undefined): readonly string[] {
  if (other === undefined) return [""];
  if (isKeyed(fact.value) && isKeyed(other.value)) {
    const theirs = other.value;
    return Object.entries(fact.value).flatMap(([key, value]) => (isSame(key, value, theirs[key]) ? [] : [key]));
  }
  return isSame("", fact.value, other.value) ? [] : [""];
}

const RUNNING = "dashas.vimshottari.running";

/** Paths, in the engine's report on an uncertain birth time, of the values behind one part of a fact. */
function getUncertaintyPaths({ id, subject, value }: Fact, part: string): readonly string[] {
  if (id === "lagna" || id === "lagna-star") return [`lagna.${part}`];
  if (id === "dasha-now" && part === "lords") return ["maha", "antar"].map((level) => `${RUNNING}.${level}`);
  const [family] = id.split("-");
  const isGraha = GRAHAS.includes(subject as Graha);
  if ((family === "planet" || family === "star") && isGraha) return [`planets.${subject}.${part}`];
  if (family === "dignity") return [`planets.${subject}.dignity`];
  if (family === "varga" && part === "sign") return [`vargas.${(value as { varga: string }).varga}.${subject}`];
  if (family !== "karaka") return [];
  const { karaka, scheme } = value as { karaka: string; scheme: number };
  return part === "graha" ? [`karakas.scheme${scheme}.${karaka}`] : [];
}

/** The value in words; `null` for values that have no wording. */
function formatValue(path: string, value: UncertainFact["value"]): LocalizedText | null {
  if (typeof value === "number")
    return path.endsWith(".house")
      ? formatHouse(value)
      : createLocalizedText(`pada ${value}`, `चरण ${value}`, `charan ${value}`);
  if (typeof value !== "string") return null;
  if (path.endsWith(".nakshatra")) return formatNakshatra(value as Nakshatra);
  if (path.endsWith(".dignity")) return formatDignity(value as Dignity);
  if (path.startsWith("karakas.") || path.startsWith(RUNNING)) return formatGraha(value as Graha);
  return formatRashi(value as Rashi);
}

function findAlternatives({ facts }: BirthTimeUncertainty, path: string): readonly FactVariant[] {
  const found = facts.filter((one) => one.path === path);
  const variants = found.flatMap(({ value, share, intervals }): FactVariant[] => {
    const words = formatValue(path, value);
    return words ? [{ text: words, share, intervals }] : [];
  });
  return variants.length === found.length && variants.length > 1 ? variants : [];
}

/** Lists each variant with the local times at which it applies: "Gemini until 14:14, Cancer from 14:14 on". */
export function formatAlternativeTimes(
  alternatives: readonly FactVariant[],
  { ranges }: BirthTimeUncertainty,
  calendar: TimeZoneCalendar,
): LocalizedText {
  const isEdge = (jd: number): boolean =>
    ranges.some(({ fromJd, untilJd }) => Math.abs(jd - fromJd) < 1e-6 || Math.abs(jd - untilJd) < 1e-6);
  const formatSpan = ({ fromJd, untilJd }: TimeRange): LocalizedText => {
    const [from, until] = [calendar.toLocalTime(fromJd), calendar.toLocalTime(untilJd)];
    if (isEdge(fromJd)) return createLocalizedText(`until ${until}`, `${until} तक`, `${until} tak`);
    if (isEdge(untilJd)) return createLocalizedText(`from ${from} on`, `${from} से`, `${from} se`);
    return createLocalizedText(`from ${from} to ${until}`, `${from} से ${until} तक`, `${from} se ${until} tak`);
  };
  const spans = alternatives
    .flatMap(({ text: words, intervals }) => intervals.map((interval) => ({ words, interval })))
    .toSorted((a, b) => a.interval.fromJd - b.interval.fromJd);
  return composeLocalizedText((language) =>
    spans.map(({ words, interval }) => `${words[language]} ${formatSpan(interval)[language]}`).join(", "),
  );
}

/** The earliest and latest start and the earliest and latest end of a period over all possible birth times. */
export function formatDateRanges(
  fact: Fact,
  others: readonly (Fact | undefined)[],
  calendar: TimeZoneCalendar,
): readonly LocalizedText[] {
  return (["start", "end"] as const).flatMap((key) => {
    const at = [fact, ...others].flatMap((one) => {
      const instant = (one?.value as Partial<Record<typeof key, string>> | undefined)?.[key];
      return instant === undefined ? [] : [Date.parse(instant)];
    });
    return [Math.min(...at), Math.max(...at)].map((utc) => formatDay(calendar.toCalendarDay(calendar.toJd(utc))));
  });
}

function formatPeriodSpread(
  fact: Fact,
  others: readonly (Fact | undefined)[],
  calendar: TimeZoneCalendar,
): LocalizedText {
  const [first, second, third, last] = formatDateRanges(fact, others, calendar) as [
    LocalizedText,
    LocalizedText,
    LocalizedText,
    LocalizedText,
  ];
  return createLocalizedText(
    `by the time of birth it begins between ${first.en} and ${second.en} and ends between ${third.en} and ${last.en}`,
    `जन्म समय के अनुसार आरंभ ${first.hi} और ${second.hi} के बीच, अंत ${third.hi} और ${last.hi} के बीच`,
    `janm samay ke hisaab se shuru ${first.hg} aur ${second.hg} ke beech, ant ${third.hg} aur ${last.hg} ke beech`,
  );
}

const SENSITIVE_NOTE = createLocalizedText(
  "depends on the birth time",
  "जन्म समय के साथ बदलता है",
  "janm samay ke saath badalta hai",
);

const TIMED_PARTS = ["sign", "house", "nakshatra", "pada", "dignity", "graha", "lords", ""];

/** Parts that are omitted from the note when a part that determines them changes too: if the sign changes, so does the nakshatra. */
const COVERED_BY: Readonly<Record<string, readonly string[]>> = {
  dignity: ["sign"],
  nakshatra: ["sign"],
  pada: ["sign", "nakshatra"],
};

interface SensitivityContext {
  readonly time: BirthTimeUncertainty;
  readonly calendar: TimeZoneCalendar;
}

/** The variants of each changing part, with the times at which they apply. */
const collectAlternatives = (
  fact: Fact,
  parts: readonly string[],
  time: BirthTimeUncertainty,
): BirthTimeSensitivity["variantsByPart"] =>
  Object.fromEntries(
    TIMED_PARTS.filter(
      (part) => parts.includes(part) && !(COVERED_BY[part] ?? []).some((larger) => parts.includes(larger)),
    ).flatMap((part) => {
      const found = getUncertaintyPaths(fact, part)
        .map((path) => findAlternatives(time, path))
        .find((list) => list.length > 0);
      return found ? [[part, found] as const] : [];
    }),
  );

function buildNote(
  fact: Fact,
  others: readonly (Fact | undefined)[],
  changes: Omit<BirthTimeSensitivity, "note">,
  sensitivityContext: SensitivityContext,
): LocalizedText | null {
  const { sensitiveParts, variantsByPart } = changes;
  const lists = Object.values(variantsByPart).filter((list) => list !== undefined);
  if (lists.length > 0) {
    const times = lists.map((list) =>
      formatAlternativeTimes(list, sensitivityContext.time, sensitivityContext.calendar),
    );
    return composeLocalizedText((language) => times.map((one) => one[language]).join("; "));
  }
  const isPeriod = sensitiveParts.includes("start") || sensitiveParts.includes("end");
  if (isPeriod && !sensitiveParts.includes("lords"))
    return formatPeriodSpread(fact, others, sensitivityContext.calendar);
  return sensitiveParts.every((part) => NUMERIC_PARTS.includes(part)) ? null : SENSITIVE_NOTE;
}

/** Adds to a fact how it changes over the other possible birth times. Returns the fact unchanged when it is the same for all of them. */
export function markSensitivity(
  fact: Fact,
  others: readonly (Fact | undefined)[],
  sensitivityContext: SensitivityContext,
): Fact {
  const sensitiveParts = [...new Set(others.flatMap((other) => findDifferences(fact, other)))];
  if (sensitiveParts.length === 0) return fact;
  const variantTexts = [
    ...new Map([fact, ...others].flatMap((one) => (one ? [[one.text.en, one.text]] : []))).values(),
  ];
  const found = {
    sensitiveParts,
    variantsByPart: collectAlternatives(fact, sensitiveParts, sensitivityContext.time),
    variantTexts,
  };
  const note = buildNote(fact, others, found, sensitivityContext);
  const text = note ? composeLocalizedText((language) => `${fact.text[language]} (${note[language]})`) : fact.text;
  return { ...fact, stable: false, birthTimeSensitivity: { ...found, note }, text };
}

/** Whether a fact is the same for every possible birth time: the named parts, or without `parts` everything except the figures. */
export function isTimeIndependent({ stable, birthTimeSensitivity }: Fact, parts?: readonly string[]): boolean {
  if (stable || !birthTimeSensitivity) return stable;
  return birthTimeSensitivity.sensitiveParts.every((part) =>
    parts && part !== "" ? !parts.includes(part) : NUMERIC_PARTS.includes(part),
  );
}
