import { SETTINGS, type SettingsRequest, type TimeScale } from "@lagna/terms";
import { arcShortest } from "../core/angle.ts";
import { finished } from "../core/steps.ts";
import type { JulianDayUt } from "../core/units.ts";
import type { Ephemeris, GeoPlace } from "../ephemeris.ts";
import { resolveSettings, type Settings } from "../settings.ts";
import { basesOf, differences, leastChange, type Sought } from "./choices.ts";
import { type Fit, fitOf } from "./fit.ts";
import {
  ayanamsaValue,
  type AyanamsaValue,
  type ClockReading,
  dashaEdge,
  type Moment,
  momentSky,
  type MomentSky,
  sunriseTime,
  tropicalOf,
} from "./reckoned.ts";
import type { Seen } from "./seen.ts";

export interface SchoolSearch<Reading extends ClockReading = ClockReading> {
  /** What the person has now: how much would change is counted from there. */
  readonly settings: SettingsRequest;
  /** How the clock of the birth may have been read; the first is how we read it. */
  readonly clocks: readonly [Reading, ...Reading[]];
  /** The place we have first, then the one the other program shows. */
  readonly places: readonly [GeoPlace, ...GeoPlace[]];
  readonly seen: readonly Seen[];
}

/** Choices, clock and place under which figures come out as another program shows them. */
export interface School<Reading extends ClockReading = ClockReading> {
  readonly settings: SettingsRequest;
  readonly clock: Reading;
  readonly place: GeoPlace;
  readonly fit: Fit;
  /** Ours for each figure, in their order and measure; NaN where we have none. */
  readonly reckoned: readonly number[];
  /** About how many things change. */
  readonly cost: number;
}

/** What another clock or place counts as beside a choice: the place was shown by the program, so it is hardly a guess. */
const CLOCK_COST = 1;
const PLACE_COST = 0.5;
/** One figure explained is worth so many changes: a mistyped figure is likelier than four odd choices. */
const COST_OF_A_DIFFERENCE = 3;
/** Among equals the nearer goes first. */
const COST_OF_MISFIT = 0.1;

const SHOWN = 5;
/** A way that leaves more figures unexplained than the best one and these is none of the five. */
const STILL_NEAR = 2;

interface Ayanamsa extends AyanamsaValue {
  readonly id: Settings["ayanamsa"];
  readonly custom: number | null;
}

function momentsOf<Reading extends ClockReading>(
  ephemeris: Ephemeris,
  search: SchoolSearch<Reading>,
  scales: readonly TimeScale[],
): Moment<Reading>[] {
  return search.clocks.flatMap((clock) =>
    search.places.flatMap((place) =>
      scales.flatMap((scale) => {
        const jd = knownJd(ephemeris, clock.utcMilliseconds, scale);
        return jd === null ? [] : [{ clock, place, scale, jd }];
      }),
    ),
  );
}

/** Null where a reading of the clock leads out of the years whose sky is known. */
function knownJd(ephemeris: Ephemeris, utcMilliseconds: number, scale: TimeScale): JulianDayUt | null {
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
 * The ayanamsa degrees under which every longitude shown comes out, if there are such: the middle of what they leave open, once
 * for programs that round and once for those that cut. One longitude alone says nothing: any ayanamsa could be made to fit it.
 */
function impliedAyanamsas(at: MomentSky, seen: readonly Seen[], node: Settings["node"]): number[] {
  const open = seen.flatMap(({ what, value, unit }) => {
    const tropical = tropicalOf(at, what, node);
    return tropical === null ? [] : [{ degrees: arcShortest(value, tropical), unit }];
  });
  if (open.length < 2) return [];
  return [0.5, 1].flatMap((above) => {
    const least = Math.max(...open.map(({ degrees, unit }) => degrees - above * unit));
    const most = Math.min(...open.map(({ degrees, unit }) => degrees + (1 - above) * unit));
    return least <= most ? [(least + most) / 2] : [];
  });
}

function customAyanamsas(at: MomentSky, seen: readonly Seen[], own: Settings, nutation: number): Ayanamsa[] {
  const shown = seen.flatMap(({ what, value }) => (what === "ayanamsa" ? [value, value + nutation] : []));
  const implied = (["mean", "true"] as const).flatMap((node) => impliedAyanamsas(at, seen, node));
  const kept = own.custom_ayanamsa_degrees === null ? [] : [own.custom_ayanamsa_degrees];
  return [...new Set([...kept, ...shown, ...implied])].map((degrees) => ({
    id: "custom",
    custom: degrees,
    degrees,
    mean: degrees - nutation,
  }));
}

const NAMED = SETTINGS.ayanamsa.filter((id) => id !== "custom");

function ayanamsasAt(ephemeris: Ephemeris, at: MomentSky, seen: readonly Seen[], own: Settings): Ayanamsa[] {
  const named = NAMED.map((id) => ({ id, custom: null, ...ayanamsaValue(ephemeris, at, { id }) }));
  const [first] = named as [Ayanamsa, ...Ayanamsa[]];
  return [...named, ...customAyanamsas(at, seen, own, first.degrees - first.mean)];
}

/** Our longitude or ayanamsa for one that was shown; NaN for what is none. */
function angle(at: MomentSky, { degrees, mean }: Ayanamsa, node: Settings["node"], { what, value }: Seen): number {
  if (what === "ayanamsa") return Math.abs(degrees - value) < Math.abs(mean - value) ? degrees : mean;
  const tropical = tropicalOf(at, what, node);
  // From the shown figure on, so that 359.99 and 0.01 are near.
  return tropical === null ? Number.NaN : value + arcShortest(value, tropical - degrees);
}

/** The choices beside ayanamsa, positions and time scale that are worth trying: all where a figure shown depends on one, else the person's. */
interface Tried {
  readonly seen: readonly Seen[];
  readonly nodes: readonly Settings["node"][];
  readonly years: readonly Settings["dasha_year"][];
  readonly sunrises: readonly Settings["sunrise"][];
}

interface Reckoning<Reading extends ClockReading> {
  readonly moment: Moment<Reading>;
  readonly choice: Sought;
  readonly reckoned: readonly number[];
  readonly fit: Fit;
}
type Unfitted<Reading extends ClockReading> = Omit<Reckoning<Reading>, "fit">;

/** Of one sky under one ayanamsa. What several choices have in common is reckoned once. */
function* underAyanamsa<Reading extends ClockReading>(
  ephemeris: Ephemeris,
  at: MomentSky<Reading>,
  ayanamsa: Ayanamsa,
  tried: Tried,
  sunrise: (kind: Settings["sunrise"]) => number,
): Generator<Unfitted<Reading>> {
  const { seen } = tried;
  const edges = tried.years.map((dasha_year) => ({
    dasha_year,
    of: seen.map((shown) => (shown.what === "dasha" ? dashaEdge(ephemeris, at, ayanamsa, dasha_year, shown) : null)),
  }));
  const { moment, positions } = at;
  for (const node of tried.nodes) {
    const angles = seen.map((shown) => angle(at, ayanamsa, node, shown));
    for (const { dasha_year, of } of edges) {
      for (const kind of tried.sunrises) {
        const reckoned = seen.map(({ what }, index) =>
          what === "sunrise" ? sunrise(kind) : (of[index] ?? (angles[index] as number)),
        );
        const choice = { positions, node, dasha_year, sunrise: kind, time_scale: moment.scale };
        yield {
          moment,
          choice: { ...choice, ayanamsa: ayanamsa.id, custom_ayanamsa_degrees: ayanamsa.custom },
          reckoned,
        };
      }
    }
  }
}

/** Every way of reckoning that is worth a look, with its figures. */
function* reckonings<Reading extends ClockReading>(
  ephemeris: Ephemeris,
  search: SchoolSearch<Reading>,
  own: Settings,
): Generator<Unfitted<Reading>> {
  const { seen } = search;
  const shows = (...kinds: readonly Seen["what"][]) => seen.some(({ what }) => kinds.includes(what));
  const positional = seen.some(({ what }) => what !== "sunrise");
  const tried: Tried = {
    seen,
    nodes: shows("rahu", "ketu") ? SETTINGS.node : [own.node],
    years: shows("dasha") ? SETTINGS.dasha_year : [own.dasha_year],
    sunrises: shows("sunrise") ? SETTINGS.sunrise : [own.sunrise],
  };
  for (const moment of momentsOf(ephemeris, search, positional ? SETTINGS.time_scale : [own.time_scale])) {
    const times = new Map(
      tried.sunrises.map((kind) => [kind, shows("sunrise") ? sunriseTime(ephemeris, moment, kind) : 0]),
    );
    for (const positions of positional ? SETTINGS.positions : [own.positions]) {
      const at = momentSky(ephemeris, moment, positions);
      const all = ayanamsasAt(ephemeris, at, seen, own);
      for (const ayanamsa of positional ? all : all.filter(({ id }) => id === own.ayanamsa)) {
        yield* underAyanamsa(ephemeris, at, ayanamsa, tried, (kind) => times.get(kind) ?? Number.NaN);
      }
    }
  }
}

/** The reckonings that as many figures agree with as with any, or nearly. */
function* nearest<Reading extends ClockReading>(
  seen: readonly Seen[],
  all: Iterable<Unfitted<Reading>>,
): Generator<void, Reckoning<Reading>[]> {
  let least = Number.POSITIVE_INFINITY;
  const kept: Reckoning<Reading>[] = [];
  for (const reckoning of all) {
    const fit = fitOf(seen, reckoning.reckoned);
    least = Math.min(least, fit.differing);
    if (fit.differing <= least + STILL_NEAR) kept.push({ ...reckoning, fit });
    yield;
  }
  return kept.filter(({ fit }) => fit.differing <= least + STILL_NEAR);
}

/**
 * The choices under which the figures of a birth come out as another program shows them, the likeliest first, five at most: those that
 * explain most figures with the fewest changes. One that changes more than another and explains nothing besides is left out.
 * @throws SettingsError for settings that name nothing we know.
 */
export const findSchools = <Reading extends ClockReading>(
  ephemeris: Ephemeris,
  search: SchoolSearch<Reading>,
): School<Reading>[] => finished(schoolSteps(ephemeris, search));

interface Ranked<Reading extends ClockReading> {
  readonly school: School<Reading>;
  /** From what the person has now. */
  readonly changes: readonly string[];
  readonly rank: number;
}

/** The same as `findSchools`, step by step, so that a server can answer others in between. */
export function* schoolSteps<Reading extends ClockReading>(
  ephemeris: Ephemeris,
  search: SchoolSearch<Reading>,
): Generator<void, School<Reading>[]> {
  const own = resolveSettings(search.settings);
  const bases = basesOf(search.settings);
  const [ownClock] = search.clocks;
  const [ownPlace] = search.places;
  const found: Ranked<Reading>[] = [];
  for (const { moment, choice, reckoned, fit } of yield* nearest(search.seen, reckonings(ephemeris, search, own))) {
    const { clock, place } = moment;
    const { cost, settings } = leastChange(choice, bases);
    const elsewhere = [...(clock === ownClock ? [] : [`clock ${clock.id}`]), ...(place === ownPlace ? [] : ["place"])];
    const total = cost + (clock === ownClock ? 0 : CLOCK_COST) + (place === ownPlace ? 0 : PLACE_COST);
    const changes = [...differences(choice, own).map((key) => `${key} ${choice[key]}`), ...elsewhere];
    const school: School<Reading> = { settings, clock, place, fit, reckoned, cost: total };
    const rank = COST_OF_A_DIFFERENCE * fit.differing + total + COST_OF_MISFIT * Math.min(fit.misfit, 1);
    found.push({ school, changes, rank });
    yield;
  }
  return shownOf(found);
}

function shownOf<Reading extends ClockReading>(found: readonly Ranked<Reading>[]): School<Reading>[] {
  const shown: Ranked<Reading>[] = [];
  for (const next of found.toSorted((a, b) => a.rank - b.rank)) {
    const needless = shown.some(
      ({ changes, school: { fit } }) =>
        fit.differing <= next.school.fit.differing && changes.every((change) => next.changes.includes(change)),
    );
    if (!needless) shown.push(next);
    if (shown.length === SHOWN) break;
  }
  return shown.map(({ school }) => school);
}
