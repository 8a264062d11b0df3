import { runAllSteps, type Nativity, placeFrom } from "@lagna/jyotish";
import { GRAHAS, type Graha, type Rashi } from "@lagna/terms";
import { createChartReadModel, getCountedFrom } from "../chart-read-model.ts";
import { createTimeZoneCalendar } from "../time-zone-calendar.ts";
import type {
  CountedFrom,
  Fact,
  FactIndex,
  BirthContext,
  FactSection,
  BirthTimeUncertainty,
  LocalizedText,
} from "../fact.ts";
import { createLocalizedText, composeLocalizedText } from "../formatting/format-terms.ts";
import { buildBirthFacts, buildSettingFacts } from "./build-birth-facts.ts";
import { countHousesFrom } from "./count-houses-from.ts";
import {
  buildDashaFacts,
  computeMahaDashas,
  buildPeriodFact,
  computeSubPeriods,
  type Period,
} from "./build-dasha-facts.ts";
import { buildPanchangaFacts } from "./build-panchanga-facts.ts";
import type { FactContext } from "./fact-context.ts";
import { buildPlacementFacts } from "./build-placement-facts.ts";
import { listPossibleNativities } from "./list-possible-nativities.ts";
import { buildGrahaRelationFacts } from "./build-graha-relation-facts.ts";
import { buildCurrentTransitFacts } from "./build-current-transit-facts.ts";
import { buildStrengthFacts } from "./build-strength-facts.ts";
import { buildSignDurationFact } from "./build-sign-duration-fact.ts";
import { buildIngressFacts, buildSadeSatiFact } from "./build-ingress-facts.ts";
import { markSensitivity } from "./mark-birth-time-sensitivity.ts";
import { buildAbsentYogaFact, buildDoshaFacts, buildYogaFacts } from "./build-yoga-facts.ts";
import { buildSphutaFacts } from "./build-sphuta-facts.ts";
import { buildKarakaFacts, buildPointFacts, buildVargaFacts } from "./build-varga-facts.ts";

type FactBuilder = (context: FactContext) => readonly Fact[];

/** Facts that depend on what houses are counted from. */
const PLACEMENT_BUILDERS: readonly FactBuilder[] = [
  buildPlacementFacts,
  buildGrahaRelationFacts,
  buildVargaFacts,
  buildCurrentTransitFacts,
];

/** Facts that depend only on the instant of birth, not on what houses are counted from. */
const INSTANT_BUILDERS: readonly FactBuilder[] = [
  buildBirthFacts,
  buildSettingFacts,
  buildKarakaFacts,
  buildPointFacts,
  buildSphutaFacts,
  buildDashaFacts,
  buildPanchangaFacts,
  buildStrengthFacts,
  buildYogaFacts,
  buildDoshaFacts,
  (context) => [buildSadeSatiFact(context)],
];

export function createFactContext(nativity: Nativity, about: BirthContext): FactContext {
  return { view: createChartReadModel(nativity), calendar: createTimeZoneCalendar(nativity, about), about };
}

const buildAll = (builders: readonly FactBuilder[], context: FactContext): Fact[] =>
  builders.flatMap((builder) => builder(context));

function indexById(facts: readonly Fact[]): Map<string, Fact> {
  return new Map(facts.map((fact) => [fact.id, fact]));
}

/** The facts of a chart whose birth time is exact, with those of one subject per step. */
function* buildCertainIndex(nativity: Nativity, about: BirthContext, ingresses: boolean): Generator<void, FactIndex> {
  const context = createFactContext(nativity, about);
  const facts: Fact[] = [];
  for (const build of [...PLACEMENT_BUILDERS, ...INSTANT_BUILDERS, ...(ingresses ? [buildIngressFacts] : [])]) {
    facts.push(...build(context));
    yield;
  }
  return { nativity, context: about, facts: indexById(facts), possibleIndexes: [], judgmentIndex: "itself" };
}

/** Number of facts that are compared with the other possible charts per generator step. */
const FACTS_PER_STEP = 20;

/** Marks every fact that changes within the birth time uncertainty. Yogas that only other possible charts have are added as absent. */
function* markSensitiveFacts(
  index: FactIndex,
  possible: readonly FactIndex[],
  time: BirthTimeUncertainty,
): Generator<void, Map<string, Fact>> {
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  const certain = [...index.facts.values()];
  const missing = new Set(possible.flatMap(({ facts }) => [...facts.keys()]).filter((id) => !index.facts.has(id)));
  const absent = [...missing].flatMap((id) => buildAbsentYogaFact(id) ?? []);
  const sensitivityContext = { time, calendar };
  const found: Fact[] = [];
  for (const fact of [...certain, ...absent]) {
    found.push(
      fact.predicate === "ingress"
        ? markIngressSensitivity(fact, possible, sensitivityContext)
        : markSensitivity(fact, findAlternatives(possible, fact.id), sensitivityContext),
    );
    if (found.length % FACTS_PER_STEP === 0) yield;
  }
  return indexById(found);
}

const findAlternatives = (possible: readonly FactIndex[], id: string): (Fact | undefined)[] =>
  possible.map(({ facts }) => facts.get(id) ?? buildAbsentYogaFact(id));

/** An ingress is the same at every birth time; only the house that the graha enters can change. */
function markIngressSensitivity(
  fact: Fact,
  possible: readonly FactIndex[],
  sensitivityContext: Parameters<typeof markSensitivity>[2],
): Fact {
  const value = fact.value as { readonly sign: Rashi; readonly house: number };
  const others = possible.map(({ nativity }) => ({
    ...fact,
    value: { ...value, house: placeFrom(nativity.signs.lagna, value.sign) },
  }));
  return markSensitivity(fact, others, sensitivityContext);
}

/** Facts that need a known birth time, because they depend on the lagna or on the exact minute. */
const NEEDS_TIME = /^(?:lagna|birth-time|arudha|special|sphuta|shadbala|bhavabala|sav|bav|varga-D\d+-lagna)/;
const COUNTED_NOTE: Readonly<Record<CountedFrom, LocalizedText>> = {
  moon: createLocalizedText("houses from the Moon", "भाव चंद्र से", "ghar Chandra se"),
  sun: createLocalizedText("houses from the Sun", "भाव सूर्य से", "ghar Surya se"),
};
/** Facts whose text gives house numbers without saying what they are counted from. */
const BARE_HOUSES = /^(?:planet|aspect|exchange)-/;

const labelCountedFact = (fact: Fact, counted: CountedFrom): Fact => {
  const note = COUNTED_NOTE[counted];
  const text = BARE_HOUSES.test(fact.id)
    ? composeLocalizedText((language) => `${fact.text[language]}; ${note[language]}`)
    : fact.text;
  return { ...fact, countedFrom: counted, text };
};

function buildCountedIndex(nativity: Nativity, about: BirthContext, from: CountedFrom, ingresses: boolean): FactIndex {
  const context = createFactContext(countHousesFrom(nativity, from), about);
  const facts = [...buildAll(PLACEMENT_BUILDERS, context), ...(ingresses ? buildIngressFacts(context) : [])];
  const named = indexById(facts.filter(({ id }) => !NEEDS_TIME.test(id)).map((fact) => labelCountedFact(fact, from)));
  return {
    nativity: context.view.nativity,
    context: about,
    facts: named,
    possibleIndexes: [],
    judgmentIndex: "itself",
  };
}

/** The facts with houses counted from the Moon or the Sun, without those that need the lagna or the exact minute. */
function* buildUncertainCountedIndex(
  index: FactIndex,
  from: CountedFrom,
  time: BirthTimeUncertainty,
): Generator<void, FactIndex> {
  const { nativity, context, possibleIndexes } = index;
  const counted = buildCountedIndex(nativity, context, from, true);
  const others: FactIndex[] = [];
  for (const one of possibleIndexes) {
    others.push(buildCountedIndex(one.nativity, one.context, from, false));
    yield;
  }
  const facts = yield* markSensitiveFacts(counted, others, time);
  const placed = new Set(buildAll(PLACEMENT_BUILDERS, createFactContext(nativity, context)).map(({ id }) => id));
  // Later lookups in these indexes compute their answers from the nativity, so the facts need not be stored.
  const bare = others.map((other) => ({ ...other, facts: new Map<string, Fact>() }));
  const rest = [...index.facts].filter(([id]) => !placed.has(id) && !facts.has(id) && !NEEDS_TIME.test(id));
  return {
    nativity: counted.nativity,
    context,
    facts: new Map([...rest, ...facts]),
    possibleIndexes: bare,
    judgmentIndex: "itself",
  };
}

/**
 * Sections in which a claim is checked against the stored fact. Claims about places, periods and transits are computed from the chart
 * instead.
 */
const SECTIONS_CHECKED_BY_FACT: ReadonlySet<FactSection> = new Set([
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
const EMPTY_TEXT = createLocalizedText("", "", "");

/**
 * Reduces a possible chart to what checking claims needs. Up to a dozen of them are kept with each chart, so texts and computable facts
 * are dropped.
 */
function trimIndex(index: FactIndex): FactIndex {
  const needed = [...index.facts.values()].filter(({ section }) => SECTIONS_CHECKED_BY_FACT.has(section));
  return { ...index, facts: indexById(needed.map((fact) => ({ ...fact, text: EMPTY_TEXT }))) };
}

const HOUSE_FACTS = /^(?:house|lord|aspected)-/;

function* buildUncertainIndex(
  nativity: Nativity,
  about: BirthContext,
  time: BirthTimeUncertainty,
  possible: readonly FactIndex[],
): Generator<void, FactIndex> {
  const certain = yield* buildCertainIndex(nativity, about, true);
  yield;
  const facts = yield* markSensitiveFacts(certain, possible, time);
  const index = { ...certain, facts, possibleIndexes: possible.map(trimIndex) };
  const isSteady = (body: "lagna" | CountedFrom): boolean =>
    possible.every((one) => one.nativity.signs[body] === nativity.signs[body]);
  if (time.minutes !== null && isSteady("lagna")) return index;
  const from = (["moon", "sun"] as const).find(isSteady);
  const counted = yield* buildUncertainCountedIndex({ ...index, possibleIndexes: possible }, from ?? "moon", time);
  const judged = from ? counted : null;
  if (time.minutes !== null) return { ...index, judgmentIndex: judged };
  const bare = from ? counted.facts : new Map([...counted.facts].filter(([id]) => !HOUSE_FACTS.test(id)));
  return { ...index, facts: bare, judgmentIndex: judged };
}

/** Same as `buildFacts`, but step by step, so that a server can handle other requests in between. */
export function* buildFactsInSteps(nativity: Nativity, about: BirthContext): Generator<void, FactIndex> {
  const { time, ...birth } = about;
  if (!time) return yield* buildCertainIndex(nativity, about, true);
  const possible: FactIndex[] = [];
  const calendar = createTimeZoneCalendar(nativity, about);
  for (const make of listPossibleNativities(nativity, time)) {
    const one = make();
    const local = time.minutes === null ? calendar.toLocalDateTime(one.birth.jd) : birth.local;
    possible.push(yield* buildCertainIndex(one, { ...birth, local }, false));
  }
  return yield* buildUncertainIndex(nativity, about, time, possible);
}

/**
 * All facts of a chart, each under an id that is the same in every chart, in English, Hindi and Hinglish.
 * @param about what the chart itself does not contain: local date and time of birth, place, certainty of the time, the time zone for
 * dates, and the present. Without a birth time, houses are counted from the Moon, or from the Sun when the Moon changes sign that day;
 * each fact says so.
 */
export function buildFacts(nativity: Nativity, about: BirthContext): FactIndex {
  return runAllSteps(buildFactsInSteps(nativity, about));
}

/** The same index with more facts, such as windows that a caller has computed. A fact with an existing id is replaced. */
export function addFacts(index: FactIndex, facts: readonly Fact[]): FactIndex {
  return { ...index, facts: new Map([...index.facts, ...indexById(facts)]) };
}

/**
 * A fact by its id. Vimshottari periods down to the fifth level, yogas that do not hold, and the times for which a sign holds are
 * computed on request.
 */
export function findFactById(index: FactIndex, id: string): Fact | undefined {
  return index.facts.get(id) ?? findPeriodFact(index, id) ?? findSignDurationFact(index, id) ?? buildAbsentYogaFact(id);
}

/** Only for charts with houses counted from the lagna. */
function findSignDurationFact({ nativity, context }: FactIndex, id: string): Fact | undefined {
  if (!id.startsWith("time-") || getCountedFrom(nativity)) return undefined;
  return buildSignDurationFact(createFactContext(nativity, context), id);
}

function findPeriodFact(index: FactIndex, id: string): Fact | undefined {
  const found = buildDeepPeriodFact(index, id);
  const { time } = index.context;
  if (!found || !time) return found;
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  return markSensitivity(
    found,
    index.possibleIndexes.map((one) => buildDeepPeriodFact(one, id)),
    { time, calendar },
  );
}

function buildDeepPeriodFact({ nativity, context }: FactIndex, id: string): Fact | undefined {
  if (!id.startsWith("dasha-")) return undefined;
  const lords = id.slice("dasha-".length).split("-") as Graha[];
  if (lords.length > 5 || lords.some((lord) => !GRAHAS.includes(lord))) return undefined;
  const factContext = createFactContext(nativity, context);
  let periods = computeMahaDashas(factContext);
  let found: Period | undefined;
  for (const [depth, lord] of lords.entries()) {
    found = periods.find((period) => period.lords[depth] === lord);
    if (!found) return undefined;
    if (depth + 1 < lords.length) periods = computeSubPeriods(found);
  }
  return found && buildPeriodFact(factContext, found);
}
