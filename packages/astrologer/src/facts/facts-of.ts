import { finished, type Nativity, placeFrom } from "@lagna/jyotish";
import { GRAHAS, type Graha, type Rashi } from "@lagna/terms";
import { chartView, countedFrom } from "../chart-view.ts";
import { localCalendarOf } from "../local-calendar.ts";
import type { CountedFrom, Fact, FactIndex, FactsAbout, FactSection, KnownTime, Said } from "../fact.ts";
import { said, tell } from "../words/say.ts";
import { birthFacts, settingFacts } from "./birth-facts.ts";
import { countedChart } from "./counted.ts";
import { dashaFacts, mahaDashas, periodFactOf, subPeriods, type Period } from "./dasha-facts.ts";
import { dayFacts } from "./day-facts.ts";
import type { Ground } from "./ground.ts";
import { placeFacts } from "./place-facts.ts";
import { possibleNativities } from "./possible.ts";
import { relationFacts } from "./relation-facts.ts";
import { skyFacts } from "./sky-facts.ts";
import { strengthFacts } from "./strength-facts.ts";
import { timeFact } from "./time-facts.ts";
import { ingressFacts, sadeSatiFact } from "./transit-facts.ts";
import { turned } from "./turning.ts";
import { absentYoga, doshaFacts, yogaFacts } from "./yoga-facts.ts";
import { sphutaFacts } from "./sphuta-facts.ts";
import { karakaFacts, pointFacts, vargaFacts } from "./varga-facts.ts";

type Family = (ground: Ground) => readonly Fact[];

/** What is told by places, and by houses counted from somewhere. */
const PLACED: readonly Family[] = [placeFacts, relationFacts, vargaFacts, skyFacts];

/** What is told of an instant, whatever houses are counted from. */
const OF_INSTANT: readonly Family[] = [
  birthFacts,
  settingFacts,
  karakaFacts,
  pointFacts,
  sphutaFacts,
  dashaFacts,
  dayFacts,
  strengthFacts,
  yogaFacts,
  doshaFacts,
  (ground) => [sadeSatiFact(ground)],
];

export function groundOf(nativity: Nativity, about: FactsAbout): Ground {
  return { view: chartView(nativity), calendar: localCalendarOf(nativity, about), about };
}

const told = (families: readonly Family[], ground: Ground): Fact[] => families.flatMap((family) => family(ground));

function byId(facts: readonly Fact[]): Map<string, Fact> {
  return new Map(facts.map((fact) => [fact.id, fact]));
}

/** Of the chart of one instant. */
function certain(nativity: Nativity, about: FactsAbout, ingresses: boolean): FactIndex {
  const ground = groundOf(nativity, about);
  const facts = [...told(PLACED, ground), ...told(OF_INSTANT, ground), ...(ingresses ? ingressFacts(ground) : [])];
  return { nativity, about, facts: byId(facts), possible: [], judged: "itself" };
}

/** So many facts are compared with those of the other times in one step. */
const FACTS_A_STEP = 20;

/** Every fact of a chart, and that something other times have is not there at this one, each with what becomes of it at those. */
function* withTurning(
  index: FactIndex,
  possible: readonly FactIndex[],
  time: KnownTime,
): Generator<void, Map<string, Fact>> {
  const calendar = localCalendarOf(index.nativity, index.about);
  const own = [...index.facts.values()];
  const missing = new Set(possible.flatMap(({ facts }) => [...facts.keys()]).filter((id) => !index.facts.has(id)));
  const absent = [...missing].flatMap((id) => absentYoga(id) ?? []);
  const on = { time, calendar };
  const found: Fact[] = [];
  for (const fact of [...own, ...absent]) {
    found.push(
      fact.predicate === "ingress" ? ingressTurned(fact, possible, on) : turned(fact, otherwise(possible, fact.id), on),
    );
    if (found.length % FACTS_A_STEP === 0) yield;
  }
  return byId(found);
}

const otherwise = (possible: readonly FactIndex[], id: string): (Fact | undefined)[] =>
  possible.map(({ facts }) => facts.get(id) ?? absentYoga(id));

/** An ingress is one of the sky: what turns is the house it is into. */
function ingressTurned(fact: Fact, possible: readonly FactIndex[], on: Parameters<typeof turned>[2]): Fact {
  const value = fact.value as { readonly sign: Rashi; readonly house: number };
  const others = possible.map(({ nativity }) => ({
    ...fact,
    value: { ...value, house: placeFrom(nativity.signs.lagna, value.sign) },
  }));
  return turned(fact, others, on);
}

/** Sections and facts that are of the lagna or of the minute, and nothing without a time. */
const NEEDS_TIME = /^(?:lagna|birth-time|arudha|special|sphuta|shadbala|bhavabala|sav|bav|varga-D\d+-lagna)/;
const COUNTED_NOTE: Readonly<Record<CountedFrom, Said>> = {
  moon: said("houses from the Moon", "भाव चंद्र से", "ghar Chandra se"),
  sun: said("houses from the Sun", "भाव सूर्य से", "ghar Surya se"),
};
/** Lines in which houses stand as bare numbers. */
const BARE_HOUSES = /^(?:planet|aspect|exchange)-/;

const ownWords = (fact: Fact, counted: CountedFrom): Fact => {
  const note = COUNTED_NOTE[counted];
  const text = BARE_HOUSES.test(fact.id) ? tell((tongue) => `${fact.text[tongue]}; ${note[tongue]}`) : fact.text;
  return { ...fact, counted, text };
};

function countedOne(nativity: Nativity, about: FactsAbout, from: CountedFrom, ingresses: boolean): FactIndex {
  const ground = groundOf(countedChart(nativity, from), about);
  const facts = [...told(PLACED, ground), ...(ingresses ? ingressFacts(ground) : [])];
  const named = byId(facts.filter(({ id }) => !NEEDS_TIME.test(id)).map((fact) => ownWords(fact, from)));
  return { nativity: ground.view.nativity, about, facts: named, possible: [], judged: "itself" };
}

/** The chart counted from the Moon or the Sun, with all that hangs on neither the lagna nor the minute. */
function* countedIndex(index: FactIndex, from: CountedFrom, time: KnownTime): Generator<void, FactIndex> {
  const { nativity, about, possible } = index;
  const own = countedOne(nativity, about, from, true);
  const others: FactIndex[] = [];
  for (const one of possible) {
    others.push(countedOne(one.nativity, one.about, from, false));
    yield;
  }
  const facts = yield* withTurning(own, others, time);
  const placed = new Set(told(PLACED, groundOf(nativity, about)).map(({ id }) => id));
  // What they are asked for from here on is told by their nativities.
  const bare = others.map((other) => ({ ...other, facts: new Map<string, Fact>() }));
  const rest = [...index.facts].filter(([id]) => !placed.has(id) && !facts.has(id) && !NEEDS_TIME.test(id));
  return { nativity: own.nativity, about, facts: new Map([...rest, ...facts]), possible: bare, judged: "itself" };
}

/** What a claim is held to by the fact itself; of places, periods and the sky each chart is asked anew. */
const ASKED_BY_FACT: ReadonlySet<FactSection> = new Set([
  "settings",
  "karakas",
  "arudhas",
  "panchanga",
  "strengths",
  "ashtakavarga",
  "yogas",
  "doshas",
  "sade_sati",
]);
const UNTOLD = said("", "", "");

/** A possible chart is kept with the one it is possible for, and a dozen of them are much: without words, and without what is asked anew. */
function lean(index: FactIndex): FactIndex {
  const kept = [...index.facts.values()].filter(({ section }) => ASKED_BY_FACT.has(section));
  return { ...index, facts: byId(kept.map((fact) => ({ ...fact, text: UNTOLD }))) };
}

const HOUSE_FACTS = /^(?:house|lord|aspected)-/;

function* uncertain(
  nativity: Nativity,
  about: FactsAbout,
  time: KnownTime,
  whole: readonly FactIndex[],
): Generator<void, FactIndex> {
  const own = certain(nativity, about, true);
  yield;
  const facts = yield* withTurning(own, whole, time);
  const index = { ...own, facts, possible: whole.map(lean) };
  const isSteady = (body: "lagna" | CountedFrom): boolean =>
    whole.every((one) => one.nativity.signs[body] === nativity.signs[body]);
  if (time.minutes !== null && isSteady("lagna")) return index;
  const from = (["moon", "sun"] as const).find(isSteady);
  const counted = yield* countedIndex({ ...index, possible: whole }, from ?? "moon", time);
  const judged = from ? counted : null;
  if (time.minutes !== null) return { ...index, judged };
  const bare = from ? counted.facts : new Map([...counted.facts].filter(([id]) => !HOUSE_FACTS.test(id)));
  return { ...index, facts: bare, judged };
}

/** The same as `factsOf`, step by step, so that a server can answer others in between. */
export function* factsSteps(nativity: Nativity, about: FactsAbout): Generator<void, FactIndex> {
  const { time, ...known } = about;
  if (!time) return certain(nativity, about, true);
  const possible: FactIndex[] = [];
  const calendar = localCalendarOf(nativity, about);
  for (const make of possibleNativities(nativity, time)) {
    const one = make();
    const local = time.minutes === null ? calendar.clockOf(one.birth.jd) : known.local;
    possible.push(certain(one, { ...known, local }, false));
    yield;
  }
  return yield* uncertain(nativity, about, time, possible);
}

/**
 * A chart as facts: what may be said of it, each under an id that is the same in every chart, in English, Hindi and Hinglish.
 * @param about what the chart itself does not know: the birth's wall clock and place and how well its time is known, the zone of dates, the
 * present. Without a time houses are counted from the Moon, or where it changes its sign from the Sun, and each fact says so.
 */
export function factsOf(nativity: Nativity, about: FactsAbout): FactIndex {
  return finished(factsSteps(nativity, about));
}

/** The same index with further facts: windows and whatever else a caller has worked out. One of the same id is replaced. */
export function withFacts(index: FactIndex, facts: readonly Fact[]): FactIndex {
  return { ...index, facts: new Map([...index.facts, ...byId(facts)]) };
}

/**
 * A fact by its id. Vimshottari periods down to the fifth level, yogas that do not hold, and for which times a sign holds, are made when
 * they are asked for.
 */
export function factById(index: FactIndex, id: string): Fact | undefined {
  return index.facts.get(id) ?? periodOf(index, id) ?? timeOf(index, id) ?? absentYoga(id);
}

/** Of the lagna of the birth, whatever houses are counted from. */
function timeOf({ nativity, about }: FactIndex, id: string): Fact | undefined {
  if (!id.startsWith("time-") || countedFrom(nativity)) return undefined;
  return timeFact(groundOf(nativity, about), id);
}

function periodOf(index: FactIndex, id: string): Fact | undefined {
  const found = deepPeriod(index, id);
  const { time } = index.about;
  if (!found || !time) return found;
  const calendar = localCalendarOf(index.nativity, index.about);
  return turned(
    found,
    index.possible.map((one) => deepPeriod(one, id)),
    { time, calendar },
  );
}

function deepPeriod({ nativity, about }: FactIndex, id: string): Fact | undefined {
  if (!id.startsWith("dasha-")) return undefined;
  const lords = id.slice("dasha-".length).split("-") as Graha[];
  if (lords.length > 5 || lords.some((lord) => !GRAHAS.includes(lord))) return undefined;
  const ground = groundOf(nativity, about);
  let inside = mahaDashas(ground);
  let found: Period | undefined;
  for (const [depth, lord] of lords.entries()) {
    found = inside.find((period) => period.lords[depth] === lord);
    if (!found) return undefined;
    if (depth + 1 < lords.length) inside = subPeriods(found);
  }
  return found && periodFactOf(ground, found);
}
