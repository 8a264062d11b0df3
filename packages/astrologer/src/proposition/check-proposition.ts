import type { FactIndex } from "../fact.ts";
import { findFactById } from "../facts/build-facts.ts";
import { getArudhaId } from "../facts/build-varga-facts.ts";
import { createPeriodId } from "../facts/build-dasha-facts.ts";
import { getDayFactId } from "../muhurta/build-day-fact.ts";
import { createTimeZoneCalendar } from "../time-zone-calendar.ts";
import { ARUDHAS, GRAHAS, type Arudha, type Graha } from "@lagna/terms";
import { propositionsOf } from "./list-propositions-of-fact.ts";
import type { Proposition, PropositionKind, PropositionOf } from "./proposition.ts";

const orderGrahas = (grahas: readonly Graha[]): readonly Graha[] => GRAHAS.filter((graha) => grahas.includes(graha));

function getRelatedFactId(relation: PropositionOf<"related">): string {
  switch (relation.relation) {
    case "conjunct":
      return `conj-${orderGrahas(relation.grahas).join("-")}`;
    case "exchange":
      return `exchange-${orderGrahas(relation.grahas).join("-")}`;
    case "in_sign_of":
      return `dispositor-${relation.body}`;
    case "aspects":
      return `aspect-${relation.graha}`;
    case "aspected_by":
      return `aspected-${relation.house}`;
  }
}

function getPlacedFactId({ body, frame }: PropositionOf<"placed">): string {
  if (frame === "transit") return `transit-${body}`;
  if (frame === "tropical") return `tropical-${body}`;
  if (frame !== "natal") return `varga-${frame}-${body}`;
  return body === "lagna" ? "lagna" : `planet-${body}`;
}

function getStateFactId({ graha, state, frame }: PropositionOf<"state">): string {
  if (state === "vargottama") return `varga-D9-${graha}`;
  if (frame === "transit") return `transit-${graha}`;
  if (frame !== "natal") return `varga-${frame}-${graha}`;
  const isMotion = state === "retrograde" || state === "direct" || state === "combust" || state === "not_combust";
  return isMotion ? `planet-${graha}` : `dignity-${graha}`;
}

/** One id, or several if facts of a kind are numbered. */
type FactIds = {
  readonly [Kind in PropositionKind]: (proposition: PropositionOf<Kind>) => string | readonly string[];
};
/** A graha that is retrograde near the border of signs enters a sign up to three times. */
const INGRESS_NUMBERS = [1, 2, 3] as const;
const WINDOW_NAMES = ["now", "a", "b", "least"] as const;

const FACT_IDS: FactIds = {
  placed: getPlacedFactId,
  state: getStateFactId,
  related: getRelatedFactId,
  lord_placed: ({ of }) => `lord-${of}`,
  star: ({ body }) => (body === "lagna" ? "lagna-star" : `star-${body}`),
  star_lord: ({ body }) => (body === "lagna" ? "lagna-star" : `star-${body}`),
  degree: ({ body }) => (body === "lagna" ? "lagna" : `planet-${body}`),
  house: ({ house }) => `house-${house}`,
  rules: ({ graha }) => `planet-${graha}`,
  karaka: ({ karaka, scheme }) => (scheme === 8 ? `karaka-${karaka}-8` : `karaka-${karaka}`),
  point: ({ point }) =>
    (ARUDHAS as readonly string[]).includes(point) ? `arudha-${getArudhaId(point as Arudha)}` : `special-${point}`,
  period: ({ lords, moment }) => (moment ? `dasha-${moment}` : createPeriodId(lords)),
  count: ({ of }) => ("house" in of ? `sav-${of.house}` : `bav-${of.graha}-${of.sign}`),
  rank: ({ of }) => ("house" in of ? `bhavabala-${of.house}` : `shadbala-${of.graha}`),
  yoga: ({ yoga }) => `yoga-${yoga}`,
  dosha: ({ dosha }) => `dosha-${dosha}`,
  sade_sati: () => "sadesati",
  enters: ({ graha, sign }) => INGRESS_NUMBERS.map((number) => `ingress-${graha}-${sign}-${number}`),
  window: ({ house }) => WINDOW_NAMES.map((name) => `win-${house}-${name}`),
  panchanga: ({ limb }) => limb,
  day: ({ day }) => getDayFactId({ date: day }),
  day_hours: ({ day }) => getDayFactId({ date: day }),
  born_on: () => "birth-date",
  born_at: () => "birth-time",
  age: () => "age",
};

/** The ids of the facts that can decide a proposition. */
function listDecidingFactIds(proposition: Proposition): readonly string[] {
  const find = FACT_IDS[proposition.kind] as (one: Proposition) => string | readonly string[];
  return [find(proposition)].flat();
}

/** A list that is claimed may be a part of the whole ("Mars aspects the 7th house"); only nothing is nothing. */
function agreesInField(claimed: unknown, actual: unknown): boolean {
  if (!Array.isArray(claimed) || !Array.isArray(actual))
    return JSON.stringify(claimed) === JSON.stringify(actual ?? null);
  if (claimed.length === 0) return actual.length === 0;
  return claimed.every((one) => actual.includes(one));
}

/** Fields whose list is a sequence and not a set. */
const SEQUENCES: ReadonlySet<string> = new Set(["lords"]);

/** Whether everything that `claimed` states is what `actual` states. */
const agrees = (claimed: Proposition, actual: Proposition): boolean =>
  Object.entries(claimed).every(([key, value]) => {
    if (value === undefined) return true;
    const found = (actual as Record<string, unknown>)[key];
    return SEQUENCES.has(key) ? JSON.stringify(value) === JSON.stringify(found) : agreesInField(value, found);
  });

/** Fields that say what a proposition is about; the other fields are what it says of it. */
const SUBJECT_FIELDS = ["kind", "relation", "frame", "limb", "scheme"] as const;
const isSameSubject = (one: Proposition, other: Proposition): boolean =>
  SUBJECT_FIELDS.every(
    (field) => (one as Record<string, unknown>)[field] === (other as Record<string, unknown>)[field],
  );

/**
 * Whether a proposition is true of a chart. Closed world: whatever the chart does not contain is false.
 * @returns `null` if it depends on the uncertain birth time, or cannot be decided
 */
export function holds(proposition: Proposition, index: FactIndex): boolean | null {
  const facts = listDecidingFactIds(proposition).flatMap((id) => findFactById(index, id) ?? []);
  if (facts.some(({ stable }) => !stable)) return null;
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  return facts
    .flatMap((fact) => propositionsOf(fact, calendar))
    .some(({ proposition: actual }) => isSameSubject(actual, proposition) && agrees(proposition, actual));
}
