import { arcShortest, type Polynomial, interpolatePolynomial } from "@lagna/jyotish/core";
import { BODY_NUMBERS, SE_ECL_NUT, SEFLG_SPEED, SEFLG_SWIEPH } from "./constants.ts";
import type { NativeSwissEphemeris } from "./native-binding.ts";

/**
 * Interpolates the Sun, the Moon and the Earth's rotation between a few instants computed by Swiss Ephemeris, by
 * polynomials through positions and speeds. The cells have fixed boundaries in time, so that the result for an instant
 * does not depend on earlier calls.
 */

/** Apparent, geocentric, on the true ecliptic of date. */
export interface InterpolatedPosition {
  /** Degrees, continuous (not normalised to [0, 360)). */
  readonly longitude: number;
  readonly latitude: number;
  /** Astronomical units. */
  readonly distance: number;
}

/** The Earth's rotation, and the Sun as seen from the Earth. */
export interface InterpolatedEarth {
  readonly sun: InterpolatedPosition;
  /** Apparent sidereal time of Greenwich, degrees, continuous (not normalised to [0, 360)). */
  readonly siderealTime: number;
  /** True obliquity of the ecliptic, degrees. */
  readonly obliquity: number;
}

interface Cell<Answer> {
  readonly from: number;
  readonly until: number;
  readonly at: (jd: number) => Answer;
}

/**
 * Cell lengths. Cells of the Moon interpolate three positions, accurate to 0.03″; cells of the Sun two, accurate to
 * 0.02″. Sidereal time and obliquity, computed together with the Sun, are linear except for the fortnightly nutation:
 * accurate to 0.1″.
 */
const MOON_DAYS = 2;
const EARTH_DAYS = 4;
const MAX_CACHED_CELLS = 6;

const SECOND_DAYS = 1 / 86_400;

/**
 * 2050-01-01T00:00: from here on Swiss Ephemeris computes sidereal time by its long-term model, which is 1.9″ less
 * (0.13 s of a rising). No cell crosses this instant; the step at 1850, of 0.1″, is no larger than the error of a cell.
 */
const SIDEREAL_DISCONTINUITY_JD = 2_469_807.5;

/** The span of the data, UT: [from, until). */
export interface DataSpan {
  readonly fromJd: number;
  readonly untilJd: number;
}

/** Cells of equal length, computed on first use; the most recent few are cached. */
class CellCache<Answer> {
  readonly #days: number;
  readonly #fromJd: number;
  /** A cell that ends at one of these instants must not use data from after it. */
  readonly #boundaries: readonly number[];
  readonly #make: (from: number, until: number) => Cell<Answer>["at"];
  readonly #cached: Cell<Answer>[] = [];
  #last: Cell<Answer> | undefined;

  constructor(days: number, { fromJd, untilJd }: DataSpan, make: (from: number, until: number) => Cell<Answer>["at"]) {
    this.#days = days;
    this.#fromJd = fromJd;
    this.#boundaries = [SIDEREAL_DISCONTINUITY_JD, untilJd];
    this.#make = make;
  }

  at(jd: number): Answer {
    const last = this.#last;
    if (last && jd >= last.from && jd < last.until) return last.at(jd);
    const cell = this.#cached.find(({ from, until }) => jd >= from && jd < until) ?? this.#createCell(jd);
    this.#last = cell;
    return cell.at(jd);
  }

  #createCell(jd: number): Cell<Answer> {
    const start = Math.floor(jd / this.#days) * this.#days;
    const end = this.#boundaries.find((at) => at > jd && at <= start + this.#days);
    const from = Math.max(start, this.#fromJd, jd >= SIDEREAL_DISCONTINUITY_JD ? SIDEREAL_DISCONTINUITY_JD : start);
    const until = end ?? start + this.#days;
    const cell = { from, until, at: this.#make(from, end === undefined ? until : end - SECOND_DAYS) };
    this.#cached.push(cell);
    if (this.#cached.length > MAX_CACHED_CELLS) this.#cached.shift();
    return cell;
  }
}

const MAX_CACHED_NODES = 2 * MAX_CACHED_CELLS;

/** Data for the instants where two cells meet, computed once for both; the most recent few are cached. */
class NodeCache<Node> {
  readonly #make: (jd: number) => Node;
  readonly #cached = new Map<number, Node>();

  constructor(make: (jd: number) => Node) {
    this.#make = make;
  }

  at(jd: number): Node {
    const node = this.#cached.get(jd) ?? this.#make(jd);
    this.#cached.set(jd, node);
    if (this.#cached.size > MAX_CACHED_NODES) this.#cached.delete(this.#cached.keys().next().value as number);
    return node;
  }
}

/** Swiss Ephemeris' result for a body at an instant: longitude, latitude, distance, and their three rates of change. */
type State = readonly number[];

function interpolateCourse(
  states: readonly { readonly at: number; readonly data: State }[],
): Cell<InterpolatedPosition>["at"] {
  const unwound: number[] = [];
  for (const { data } of states) {
    const longitude = data[0] as number;
    const last = unwound.at(-1);
    unwound.push(last === undefined ? longitude : last + arcShortest(last, longitude));
  }
  const through = (index: 0 | 1 | 2): Polynomial =>
    interpolatePolynomial(
      states.map(({ at, data }, node) => ({
        at,
        value: (index === 0 ? unwound[node] : data[index]) as number,
        slope: data[index + 3] as number,
      })),
    );
  const [longitude, latitude, distance] = [through(0), through(1), through(2)];
  return (at) => ({ longitude: longitude(at), latitude: latitude(at), distance: distance(at) });
}

export class InterpolatedSky {
  readonly #native: NativeSwissEphemeris;
  readonly #moonNodes = new NodeCache((jd) => this.#computeState(jd, "moon"));
  readonly #earthNodes = new NodeCache((jd) => this.#computeEarthNode(jd));
  readonly #moon: CellCache<InterpolatedPosition>;
  readonly #earth: CellCache<InterpolatedEarth>;

  constructor(native: NativeSwissEphemeris, span: DataSpan) {
    this.#native = native;
    this.#moon = new CellCache(MOON_DAYS, span, (from, until) => this.#interpolateMoon(from, until));
    this.#earth = new CellCache(EARTH_DAYS, span, (from, until) => this.#interpolateEarth(from, until));
  }

  moon(jd: number): InterpolatedPosition {
    return this.#moon.at(jd);
  }

  earth(jd: number): InterpolatedEarth {
    return this.#earth.at(jd);
  }

  #computeState(jd: number, body: "sun" | "moon"): State {
    const result = this.#native.calc_ut(jd, BODY_NUMBERS[body], SEFLG_SWIEPH | SEFLG_SPEED);
    if (result.flag < 0 || (result.flag & SEFLG_SWIEPH) === 0) {
      throw new Error(`Swiss Ephemeris did not use its files for the ${body}: ${result.error}`);
    }
    return result.data;
  }

  #interpolateMoon(from: number, until: number): Cell<InterpolatedPosition>["at"] {
    const places = [0, (until - from) / 2, until - from];
    const course = interpolateCourse(places.map((at) => ({ at, data: this.#moonNodes.at(from + at) })));
    return (jd) => course(jd - from);
  }

  /** Computed together, because calls for the same instant share its nutation. */
  #computeEarthNode(jd: number): EarthNode {
    return {
      sun: this.#computeState(jd, "sun"),
      obliquity: this.#native.calc_ut(jd, SE_ECL_NUT, SEFLG_SWIEPH).data[0],
      siderealTime: this.#native.sidtime(jd) * 15,
    };
  }

  #interpolateEarth(from: number, until: number): Cell<InterpolatedEarth>["at"] {
    const [start, end] = [this.#earthNodes.at(from), this.#earthNodes.at(until)];
    const days = until - from;
    const straight = start.siderealTime + SIDEREAL_DEGREES_PER_DAY * days;
    const rotationRate = SIDEREAL_DEGREES_PER_DAY + arcShortest(straight, end.siderealTime) / days;
    const sun = interpolateCourse([
      { at: 0, data: start.sun },
      { at: days, data: end.sun },
    ]);
    return (jd) => {
      const at = jd - from;
      return {
        sun: sun(at),
        siderealTime: start.siderealTime + rotationRate * at,
        obliquity: start.obliquity + ((end.obliquity - start.obliquity) * at) / days,
      };
    };
  }
}

interface EarthNode extends Omit<InterpolatedEarth, "sun"> {
  readonly sun: State;
}

/** Mean rate of J2000 (IAU 1982). */
const SIDEREAL_DEGREES_PER_DAY = 360.985647366;
