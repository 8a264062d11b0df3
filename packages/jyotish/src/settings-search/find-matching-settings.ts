import { SETTINGS, type SettingsRequest, type TimeScale } from "@lagna/terms";
import { arcShortest } from "../core/angle.ts";
import { runAllSteps } from "../core/run-steps.ts";
import type { JulianDayUt } from "../core/units.ts";
import type { Ephemeris, GeoPlace } from "../ephemeris.ts";
import { resolveSettings, type Settings } from "../resolve-settings.ts";
import {
  createBaseSettings,
  findLeastChange,
  listDifferences,
  SEARCHED_SETTINGS,
  type SearchedSettings,
} from "./settings-change.ts";
import { type Fit, measureFit } from "./measure-fit.ts";
import {
  computeAyanamsaValue,
  type AyanamsaValue,
  type ClockReading,
  computeDashaEdge,
  type BirthMoment,
  computeBirthSky,
  type BirthSky,
  computeSunriseTime,
  getTropicalLongitude,
} from "./compute-figures.ts";
import type { ObservedFigure } from "./observed-figure.ts";

export interface SettingsSearch<Reading extends ClockReading = ClockReading> {
  /** The user's current settings, from which the number of changes is counted. */
  readonly settings: SettingsRequest;
  /** Possible readings of the clock of the birth; the first is ours. */
  readonly clocks: readonly [Reading, ...Reading[]];
  /** Our place first, then the one the other program shows. */
  readonly places: readonly [GeoPlace, ...GeoPlace[]];
  readonly figures: readonly ObservedFigure[];
}

/** Settings, clock and place under which figures match those of another program. */
export interface SettingsCandidate<Reading extends ClockReading = ClockReading> {
  readonly settings: SettingsRequest;
  readonly clock: Reading;
  readonly place: GeoPlace;
  readonly fit: Fit;
  /** Our value for each figure, in the same order and unit; NaN if we have none. */
  readonly computedFigures: readonly number[];
  /** Approximate number of changes. */
  readonly cost: number;
}

/**
 * The cost of another clock or place relative to that of a setting: the place was shown by the program, so it is hardly
 * a guess.
 */
const CLOCK_COST = 1;
const PLACE_COST = 0.5;
/** Each unexplained figure costs this many changes: a mistyped figure is more likely than four unusual settings. */
const COST_PER_DIFFERENCE = 3;
/** Breaks ties in favour of the closer fit. */
const MISFIT_COST = 0.1;

const MAX_CANDIDATES = 5;
/** A candidate that leaves more figures unexplained than the best one plus this many is dropped. */
const MAX_EXTRA_DIFFERENCES = 2;

interface AyanamsaCandidate extends AyanamsaValue {
  readonly id: Settings["ayanamsa"];
  readonly custom: number | null;
}

function listBirthMoments<Reading extends ClockReading>(
  ephemeris: Ephemeris,
  search: SettingsSearch<Reading>,
  scales: readonly TimeScale[],
): BirthMoment<Reading>[] {
  return search.clocks.flatMap((clock) =>
    search.places.flatMap((place) =>
      scales.flatMap((scale) => {
        const jd = toJdInRange(ephemeris, clock.utcMilliseconds, scale);
        return jd === null ? [] : [{ clock, place, scale, jd }];
      }),
    ),
  );
}

/** Null if a reading of the clock is outside the range of the ephemeris. */
function toJdInRange(ephemeris: Ephemeris, utcMilliseconds: number, scale: TimeScale): JulianDayUt | null {
  const { from, until } = ephemeris.range;
  try {
    const jd = ephemeris.julianDay(utcMilliseconds, scale);
    return jd >= from && jd < until ? jd : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * The ayanamsas in degrees under which every observed longitude matches, if any: the middle of the possible range, once
 * for programs that round and once for those that truncate. At least two longitudes are needed, because some ayanamsa
 * fits any single one.
 */
function deriveImpliedAyanamsas(at: BirthSky, seen: readonly ObservedFigure[], node: Settings["node"]): number[] {
  const open = seen.flatMap(({ what, value, unit }) => {
    const tropical = getTropicalLongitude(at, what, node);
    return tropical === null ? [] : [{ degrees: arcShortest(value, tropical), unit }];
  });
  if (open.length < 2) return [];
  return [0.5, 1].flatMap((above) => {
    const least = Math.max(...open.map(({ degrees, unit }) => degrees - above * unit));
    const most = Math.min(...open.map(({ degrees, unit }) => degrees + (1 - above) * unit));
    return least <= most ? [(least + most) / 2] : [];
  });
}

function listCustomAyanamsas(
  at: BirthSky,
  seen: readonly ObservedFigure[],
  userSettings: Settings,
  nutation: number,
): AyanamsaCandidate[] {
  const shown = seen.flatMap(({ what, value }) => (what === "ayanamsa" ? [value, value + nutation] : []));
  const implied = (["mean", "true"] as const).flatMap((node) => deriveImpliedAyanamsas(at, seen, node));
  const custom = userSettings.custom_ayanamsa_degrees === null ? [] : [userSettings.custom_ayanamsa_degrees];
  return [...new Set([...custom, ...shown, ...implied])].map((degrees) => ({
    id: "custom",
    custom: degrees,
    degrees,
    mean: degrees - nutation,
  }));
}

const NAMED_AYANAMSAS = SETTINGS.ayanamsa.filter((id) => id !== "custom");

function listAyanamsas(
  ephemeris: Ephemeris,
  at: BirthSky,
  seen: readonly ObservedFigure[],
  userSettings: Settings,
): AyanamsaCandidate[] {
  const named = NAMED_AYANAMSAS.map((id) => ({ id, custom: null, ...computeAyanamsaValue(ephemeris, at, { id }) }));
  const [first] = named as [AyanamsaCandidate, ...AyanamsaCandidate[]];
  return [...named, ...listCustomAyanamsas(at, seen, userSettings, first.degrees - first.mean)];
}

/** Our value for an observed longitude or ayanamsa; NaN for other figures. */
function computeAngle(
  at: BirthSky,
  { degrees, mean }: AyanamsaCandidate,
  node: Settings["node"],
  { what, value }: ObservedFigure,
): number {
  if (what === "ayanamsa") return Math.abs(degrees - value) < Math.abs(mean - value) ? degrees : mean;
  const tropical = getTropicalLongitude(at, what, node);
  // Relative to the observed figure, so that 359.99 and 0.01 are close.
  return tropical === null ? Number.NaN : value + arcShortest(value, tropical - degrees);
}

/**
 * The settings besides ayanamsa, positions and time scale that are worth trying: all values if an observed figure
 * depends on the setting, else only the user's.
 */
interface SearchSpace {
  readonly figures: readonly ObservedFigure[];
  readonly nodes: readonly Settings["node"][];
  readonly years: readonly Settings["dasha_year"][];
  readonly sunrises: readonly Settings["sunrise"][];
}

interface EvaluatedSettings<Reading extends ClockReading> {
  readonly moment: BirthMoment<Reading>;
  readonly choice: SearchedSettings;
  readonly computedFigures: readonly number[];
  readonly fit: Fit;
}
type SettingsWithFigures<Reading extends ClockReading> = Omit<EvaluatedSettings<Reading>, "fit">;

/** Candidates for one sky and one ayanamsa. Values shared by several settings are computed once. */
function* enumerateForAyanamsa<Reading extends ClockReading>(
  ephemeris: Ephemeris,
  at: BirthSky<Reading>,
  ayanamsa: AyanamsaCandidate,
  tried: SearchSpace,
  sunrise: (kind: Settings["sunrise"]) => number,
): Generator<SettingsWithFigures<Reading>> {
  const { figures } = tried;
  const edges = tried.years.map((dasha_year) => ({
    dasha_year,
    of: figures.map((shown) =>
      shown.what === "dasha" ? computeDashaEdge(ephemeris, at, ayanamsa, dasha_year, shown) : null,
    ),
  }));
  const { moment, positions } = at;
  for (const node of tried.nodes) {
    const angles = figures.map((shown) => computeAngle(at, ayanamsa, node, shown));
    for (const { dasha_year, of } of edges) {
      for (const kind of tried.sunrises) {
        const computed = figures.map(({ what }, index) =>
          what === "sunrise" ? sunrise(kind) : (of[index] ?? (angles[index] as number)),
        );
        const choice = { positions, node, dasha_year, sunrise: kind, time_scale: moment.scale };
        yield {
          moment,
          choice: { ...choice, ayanamsa: ayanamsa.id, custom_ayanamsa_degrees: ayanamsa.custom },
          computedFigures: computed,
        };
      }
    }
  }
}

/** The settings that some observed figure depends on. */
function listDecidedSettings(figures: readonly ObservedFigure[]): ReadonlySet<(typeof SEARCHED_SETTINGS)[number]> {
  const shows = (...kinds: readonly ObservedFigure["what"][]) => figures.some(({ what }) => kinds.includes(what));
  const isPositional = figures.some(({ what }) => what !== "sunrise");
  return new Set(
    SEARCHED_SETTINGS.filter((key) => {
      if (key === "node") return shows("rahu", "ketu");
      if (key === "dasha_year") return shows("dasha");
      return key === "sunrise" ? shows("sunrise") : isPositional;
    }),
  );
}

/** Every candidate worth trying, with its figures. */
function* enumerateSettings<Reading extends ClockReading>(
  ephemeris: Ephemeris,
  search: SettingsSearch<Reading>,
  userSettings: Settings,
): Generator<SettingsWithFigures<Reading>> {
  const { figures } = search;
  const decided = listDecidedSettings(figures);
  const positional = decided.has("positions");
  const tried: SearchSpace = {
    figures,
    nodes: decided.has("node") ? SETTINGS.node : [userSettings.node],
    years: decided.has("dasha_year") ? SETTINGS.dasha_year : [userSettings.dasha_year],
    sunrises: decided.has("sunrise") ? SETTINGS.sunrise : [userSettings.sunrise],
  };
  for (const moment of listBirthMoments(
    ephemeris,
    search,
    positional ? SETTINGS.time_scale : [userSettings.time_scale],
  )) {
    const times = new Map(
      tried.sunrises.map((kind) => [kind, decided.has("sunrise") ? computeSunriseTime(ephemeris, moment, kind) : 0]),
    );
    for (const positions of positional ? SETTINGS.positions : [userSettings.positions]) {
      const at = computeBirthSky(ephemeris, moment, positions);
      const all = listAyanamsas(ephemeris, at, figures, userSettings);
      for (const ayanamsa of positional ? all : all.filter(({ id }) => id === userSettings.ayanamsa)) {
        yield* enumerateForAyanamsa(ephemeris, at, ayanamsa, tried, (kind) => times.get(kind) ?? Number.NaN);
      }
    }
  }
}

/** The candidates that agree with as many figures as the best one, or nearly as many. */
function* selectNearest<Reading extends ClockReading>(
  seen: readonly ObservedFigure[],
  all: Iterable<SettingsWithFigures<Reading>>,
): Generator<void, EvaluatedSettings<Reading>[]> {
  let least = Number.POSITIVE_INFINITY;
  const selected: EvaluatedSettings<Reading>[] = [];
  for (const candidate of all) {
    const fit = measureFit(seen, candidate.computedFigures);
    least = Math.min(least, fit.differing);
    if (fit.differing <= least + MAX_EXTRA_DIFFERENCES) selected.push({ ...candidate, fit });
    yield;
  }
  return selected.filter(({ fit }) => fit.differing <= least + MAX_EXTRA_DIFFERENCES);
}

/**
 * The settings under which the figures of a birth match those of another program, most likely first, at most five:
 * those that explain most figures with the fewest changes. A candidate that changes more than another and explains no
 * more is left out.
 * @throws SettingsError for unknown settings.
 */
export const findMatchingSettings = <Reading extends ClockReading>(
  ephemeris: Ephemeris,
  search: SettingsSearch<Reading>,
): SettingsCandidate<Reading>[] => runAllSteps(findMatchingSettingsInSteps(ephemeris, search));

/** How the figures compare with ours under the user's current settings, with our reading of the clock and our place. */
export type OwnFigures = Pick<SettingsCandidate, "fit" | "computedFigures">;

/**
 * Compares the figures with those of the user's current settings, before any change.
 * @throws RangeError for a birth outside the range of the ephemeris; SettingsError for unknown settings
 */
export function compareWithOwnSettings(ephemeris: Ephemeris, search: SettingsSearch): OwnFigures {
  const userSettings = resolveSettings(search.settings);
  const ownReading = { ...search, clocks: [search.clocks[0]], places: [search.places[0]] } as const;
  for (const { choice, computedFigures } of enumerateSettings(ephemeris, ownReading, userSettings)) {
    if (listDifferences(choice, userSettings).length === 0)
      return { computedFigures, fit: measureFit(search.figures, computedFigures) };
  }
  throw new RangeError(`no figures for ${search.clocks[0].utcMilliseconds} ms`);
}

interface RankedCandidate<Reading extends ClockReading> {
  readonly school: SettingsCandidate<Reading>;
  /** Relative to the user's current settings. */
  readonly changes: readonly string[];
  readonly rank: number;
}

/** The same as `findMatchingSettings`, step by step, so that a server can handle other requests in between. */
export function* findMatchingSettingsInSteps<Reading extends ClockReading>(
  ephemeris: Ephemeris,
  search: SettingsSearch<Reading>,
): Generator<void, SettingsCandidate<Reading>[]> {
  const userSettings = resolveSettings(search.settings);
  const bases = createBaseSettings(search.settings);
  const decided = listDecidedSettings(search.figures);
  const [ownClock] = search.clocks;
  const [ownPlace] = search.places;
  const found: RankedCandidate<Reading>[] = [];
  for (const { moment, choice, computedFigures, fit } of yield* selectNearest(
    search.figures,
    enumerateSettings(ephemeris, search, userSettings),
  )) {
    const { clock, place } = moment;
    const { cost, settings } = findLeastChange(choice, bases, decided);
    const elsewhere = [...(clock === ownClock ? [] : [`clock ${clock.id}`]), ...(place === ownPlace ? [] : ["place"])];
    const total = cost + (clock === ownClock ? 0 : CLOCK_COST) + (place === ownPlace ? 0 : PLACE_COST);
    const changes = [...listDifferences(choice, userSettings).map((key) => `${key} ${choice[key]}`), ...elsewhere];
    const school: SettingsCandidate<Reading> = { settings, clock, place, fit, computedFigures, cost: total };
    const rank = COST_PER_DIFFERENCE * fit.differing + total + MISFIT_COST * Math.min(fit.misfit, 1);
    found.push({ school, changes, rank });
    yield;
  }
  return selectBestCandidates(found);
}

function selectBestCandidates<Reading extends ClockReading>(
  found: readonly RankedCandidate<Reading>[],
): SettingsCandidate<Reading>[] {
  const shown: RankedCandidate<Reading>[] = [];
  for (const next of found.toSorted((a, b) => a.rank - b.rank)) {
    const isRedundant = shown.some(
      ({ changes, school: { fit } }) =>
        fit.differing <= next.school.fit.differing && changes.every((change) => next.changes.includes(change)),
    );
    if (!isRedundant) shown.push(next);
    if (shown.length === MAX_CANDIDATES) break;
  }
  return shown.map(({ school }) => school);
}
