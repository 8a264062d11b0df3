import type { Range, UncertainFact } from "@lagna/jyotish";
import { type Dignity, type Graha, GRAHAS, type Nakshatra, type Rashi } from "@lagna/terms";
import type { Alternative, Fact, FactValue, KnownTime, Said, Turning } from "../fact.ts";
import type { LocalCalendar } from "../local-calendar.ts";
import { daySaid, dignitySaid, grahaSaid, houseSaid, nakshatraSaid, rashiSaid, said, tell } from "../words/say.ts";
import { FIGURES, SAME_DAYS, SAME_WITHIN } from "./turning.data.ts";

const MILLISECONDS_PER_DAY = 86_400_000;
const INSTANT = /^\d{4}-\d\d-\d\dT/;

type Keyed = { readonly [key: string]: FactValue | undefined };
const isKeyed = (value: FactValue | undefined): value is Keyed =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether two values of one key are told alike. */
function isSame(key: string, one: FactValue | undefined, other: FactValue | undefined): boolean {
  if (typeof one === "number" && typeof other === "number") return Math.abs(one - other) <= (SAME_WITHIN[key] ?? 0);
  if (typeof one === "string" && typeof other === "string" && INSTANT.test(one) && INSTANT.test(other))
    return Math.abs(Date.parse(one) - Date.parse(other)) <= SAME_DAYS * MILLISECONDS_PER_DAY;
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The keys in which a fact of another time differs; `""` where it is one word, or no fact there. */
function differences(fact: Fact, other: Fact | undefined): readonly string[] {
  if (other === undefined) return [""];
  if (isKeyed(fact.value) && isKeyed(other.value)) {
    const theirs = other.value;
    return Object.entries(fact.value).flatMap(([key, value]) => (isSame(key, value, theirs[key]) ? [] : [key]));
  }
  return isSame("", fact.value, other.value) ? [] : [""];
}

const RUNNING = "dashas.vimshottari.running";

/** Where the engine's account of an uncertain time has a part of a fact. */
function pathsOf({ id, subject, value }: Fact, part: string): readonly string[] {
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

/** A part's value in words; `null` for what has none. */
function valueSaid(path: string, value: UncertainFact["value"]): Said | null {
  if (typeof value === "number")
    return path.endsWith(".house") ? houseSaid(value) : said(`pada ${value}`, `चरण ${value}`, `charan ${value}`);
  if (typeof value !== "string") return null;
  if (path.endsWith(".nakshatra")) return nakshatraSaid(value as Nakshatra);
  if (path.endsWith(".dignity")) return dignitySaid(value as Dignity);
  if (path.startsWith("karakas.") || path.startsWith(RUNNING)) return grahaSaid(value as Graha);
  return rashiSaid(value as Rashi);
}

function alternativesOf({ facts }: KnownTime, path: string): readonly Alternative[] {
  const found = facts.filter((one) => one.path === path);
  const told = found.flatMap(({ value, share, intervals }): Alternative[] => {
    const words = valueSaid(path, value);
    return words ? [{ said: words, share, intervals }] : [];
  });
  return told.length === found.length && told.length > 1 ? told : [];
}

/** "Gemini until 14:14, Cancer from 14:14 on": what it says when, by the clock of the place. */
export function timesSaid(alternatives: readonly Alternative[], { ranges }: KnownTime, calendar: LocalCalendar): Said {
  const isEdge = (jd: number): boolean =>
    ranges.some(({ fromJd, untilJd }) => Math.abs(jd - fromJd) < 1e-6 || Math.abs(jd - untilJd) < 1e-6);
  const spanSaid = ({ fromJd, untilJd }: Range): Said => {
    const [from, until] = [calendar.timeOf(fromJd), calendar.timeOf(untilJd)];
    if (isEdge(fromJd)) return said(`until ${until}`, `${until} तक`, `${until} tak`);
    if (isEdge(untilJd)) return said(`from ${from} on`, `${from} से`, `${from} se`);
    return said(`from ${from} to ${until}`, `${from} से ${until} तक`, `${from} se ${until} tak`);
  };
  const spans = alternatives
    .flatMap(({ said: words, intervals }) => intervals.map((interval) => ({ words, interval })))
    .toSorted((a, b) => a.interval.fromJd - b.interval.fromJd);
  return tell((tongue) =>
    spans.map(({ words, interval }) => `${words[tongue]} ${spanSaid(interval)[tongue]}`).join(", "),
  );
}

/** The dates between which a period begins and ends. */
export function datesSaid(fact: Fact, others: readonly (Fact | undefined)[], calendar: LocalCalendar): readonly Said[] {
  return (["start", "end"] as const).flatMap((key) => {
    const at = [fact, ...others].flatMap((one) => {
      const instant = (one?.value as Partial<Record<typeof key, string>> | undefined)?.[key];
      return instant === undefined ? [] : [Date.parse(instant)];
    });
    return [Math.min(...at), Math.max(...at)].map((utc) => daySaid(calendar.dayOf(calendar.jdOf(utc))));
  });
}

function spreadSaid(fact: Fact, others: readonly (Fact | undefined)[], calendar: LocalCalendar): Said {
  const [first, second, third, last] = datesSaid(fact, others, calendar) as [Said, Said, Said, Said];
  return said(
    `by the time of birth it begins between ${first.en} and ${second.en} and ends between ${third.en} and ${last.en}`,
    `जन्म समय के अनुसार आरंभ ${first.hi} और ${second.hi} के बीच, अंत ${third.hi} और ${last.hi} के बीच`,
    `janm samay ke hisaab se shuru ${first.hg} aur ${second.hg} ke beech, ant ${third.hg} aur ${last.hg} ke beech`,
  );
}

const TURNS = said("turns with the time of birth", "जन्म समय के साथ बदलता है", "janm samay ke saath badalta hai");

const OF_TIMES = ["sign", "house", "nakshatra", "pada", "dignity", "graha", "lords", ""];

/** What turns with something larger is not told beside it. */
const FINER: Readonly<Record<string, readonly string[]>> = {
  dignity: ["sign"],
  nakshatra: ["sign"],
  pada: ["sign", "nakshatra"],
};

interface On {
  readonly time: KnownTime;
  readonly calendar: LocalCalendar;
}

/** What each part that turns says when. */
const timesOf = (fact: Fact, parts: readonly string[], time: KnownTime): Turning["times"] =>
  Object.fromEntries(
    OF_TIMES.filter(
      (part) => parts.includes(part) && !(FINER[part] ?? []).some((other) => parts.includes(other)),
    ).flatMap((part) => {
      const found = pathsOf(fact, part)
        .map((path) => alternativesOf(time, path))
        .find((list) => list.length > 0);
      return found ? [[part, found] as const] : [];
    }),
  );

function noteOf(
  fact: Fact,
  others: readonly (Fact | undefined)[],
  turning: Omit<Turning, "note">,
  on: On,
): Said | null {
  const { parts, times } = turning;
  const lists = Object.values(times).filter((list) => list !== undefined);
  if (lists.length > 0) {
    const told = lists.map((list) => timesSaid(list, on.time, on.calendar));
    return tell((tongue) => told.map((one) => one[tongue]).join("; "));
  }
  const isPeriod = parts.includes("start") || parts.includes("end");
  if (isPeriod && !parts.includes("lords")) return spreadSaid(fact, others, on.calendar);
  return parts.every((part) => FIGURES.includes(part)) ? null : TURNS;
}

/** A fact with what becomes of it at the other possible times; as it is where it is the same for all of them. */
export function turned(fact: Fact, others: readonly (Fact | undefined)[], on: On): Fact {
  const parts = [...new Set(others.flatMap((other) => differences(fact, other)))];
  if (parts.length === 0) return fact;
  const tellings = [...new Map([fact, ...others].flatMap((one) => (one ? [[one.text.en, one.text]] : []))).values()];
  const found = { parts, times: timesOf(fact, parts, on.time), tellings };
  const note = noteOf(fact, others, found, on);
  const text = note ? tell((tongue) => `${fact.text[tongue]} (${note[tongue]})`) : fact.text;
  return { ...fact, stable: false, turning: { ...found, note }, text };
}

/** Whether what is told of a fact is the same for every possible time: all of it but its figures, or the parts that are named. */
export function isFirm({ stable, turning }: Fact, parts?: readonly string[]): boolean {
  if (stable || !turning) return stable;
  return turning.parts.every((part) => (parts && part !== "" ? !parts.includes(part) : FIGURES.includes(part)));
}
