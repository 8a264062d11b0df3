import { arcShortest, type Polynomial, polynomialThrough } from "@lagna/jyotish/core";
import { BODY_NUMBERS, SE_ECL_NUT, SEFLG_SPEED, SEFLG_SWIEPH } from "./constants.ts";
import { DATA_FROM_JD, DATA_UNTIL_JD } from "./data-files.ts";
import type { NativeSwissEphemeris } from "./native.ts";

/**
 * The Sun, the Moon and the turning Earth between a few instants for which Swiss Ephemeris is asked: polynomials through its positions and
 * speeds. Their cells lie fast in time, so that an instant has one answer whatever was asked before.
 */

/** Apparent, geocentric, on the true ecliptic of date. */
export interface NearPosition {
  /** Degrees, not brought into one round. */
  readonly longitude: number;
  readonly latitude: number;
  /** Astronomical units. */
  readonly distance: number;
}

/** The turning Earth, and the Sun as it sees him. */
export interface NearEarth {
  readonly sun: NearPosition;
  /** Apparent sidereal time of Greenwich, degrees, not brought into one round. */
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
 * Cells of the Moon go through three positions and are true to 0.03″, of the Sun through two and to 0.02″. Sidereal time and obliquity,
 * which are asked for with the Sun, run straight but for the nutation of a fortnight: to 0.1″.
 */
const MOON_DAYS = 2;
const EARTH_DAYS = 4;
const CELLS_KEPT = 6;

const SECOND_DAYS = 1 / 86_400;

/**
 * 2050-01-01T00:00: from here on Swiss Ephemeris reckons sidereal time by a theory for long spans, which is 1.9″ less (0.13 s of a
 * rising). No cell runs across; the step of 1850, of 0.1″, is as little as a cell's own error.
 */
const SIDEREAL_STEP_JD = 2_469_807.5;
/** What follows is not to be asked for in a cell that ends there. */
const ENDS_JD = [SIDEREAL_STEP_JD, DATA_UNTIL_JD];

/** Cells of equal length, made when they are first asked for; the last few are kept. */
class Cells<Answer> {
  readonly #days: number;
  readonly #make: (from: number, until: number) => Cell<Answer>["at"];
  readonly #kept: Cell<Answer>[] = [];
  #last: Cell<Answer> | undefined;

  constructor(days: number, make: (from: number, until: number) => Cell<Answer>["at"]) {
    this.#days = days;
    this.#make = make;
  }

  at(jd: number): Answer {
    const last = this.#last;
    if (last && jd >= last.from && jd < last.until) return last.at(jd);
    const cell = this.#kept.find(({ from, until }) => jd >= from && jd < until) ?? this.#made(jd);
    this.#last = cell;
    return cell.at(jd);
  }

  #made(jd: number): Cell<Answer> {
    const start = Math.floor(jd / this.#days) * this.#days;
    const end = ENDS_JD.find((at) => at > jd && at <= start + this.#days);
    const from = Math.max(start, DATA_FROM_JD, jd >= SIDEREAL_STEP_JD ? SIDEREAL_STEP_JD : start);
    const until = end ?? start + this.#days;
    const cell = { from, until, at: this.#make(from, end === undefined ? until : end - SECOND_DAYS) };
    this.#kept.push(cell);
    if (this.#kept.length > CELLS_KEPT) this.#kept.shift();
    return cell;
  }
}

const NODES_KEPT = 2 * CELLS_KEPT;

/** What is asked of an instant where two cells meet, asked once for both; the last few are kept. */
class Nodes<Node> {
  readonly #make: (jd: number) => Node;
  readonly #kept = new Map<number, Node>();

  constructor(make: (jd: number) => Node) {
    this.#make = make;
  }

  at(jd: number): Node {
    const node = this.#kept.get(jd) ?? this.#make(jd);
    this.#kept.set(jd, node);
    if (this.#kept.size > NODES_KEPT) this.#kept.delete(this.#kept.keys().next().value as number);
    return node;
  }
}

/** What Swiss Ephemeris says of a body at an instant: longitude, latitude, distance, and the rates of the three. */
type State = readonly number[];

function courseThrough(states: readonly { readonly at: number; readonly data: State }[]): Cell<NearPosition>["at"] {
  const unwound: number[] = [];
  for (const { data } of states) {
    const longitude = data[0] as number;
    const last = unwound.at(-1);
    unwound.push(last === undefined ? longitude : last + arcShortest(last, longitude));
  }
  const through = (index: 0 | 1 | 2): Polynomial =>
    polynomialThrough(
      states.map(({ at, data }, node) => ({
        at,
        value: (index === 0 ? unwound[node] : data[index]) as number,
        slope: data[index + 3] as number,
      })),
    );
  const [longitude, latitude, distance] = [through(0), through(1), through(2)];
  return (at) => ({ longitude: longitude(at), latitude: latitude(at), distance: distance(at) });
}

export class NearSky {
  readonly #native: NativeSwissEphemeris;
  readonly #moonNodes = new Nodes((jd) => this.#state(jd, "moon"));
  readonly #earthNodes = new Nodes((jd) => this.#earthNode(jd));
  readonly #moon = new Cells(MOON_DAYS, (from, until) => this.#moonFrom(from, until));
  readonly #earth = new Cells(EARTH_DAYS, (from, until) => this.#earthFrom(from, until));

  constructor(native: NativeSwissEphemeris) {
    this.#native = native;
  }

  moon(jd: number): NearPosition {
    return this.#moon.at(jd);
  }

  earth(jd: number): NearEarth {
    return this.#earth.at(jd);
  }

  #state(jd: number, body: "sun" | "moon"): State {
    const result = this.#native.calc_ut(jd, BODY_NUMBERS[body], SEFLG_SWIEPH | SEFLG_SPEED);
    if (result.flag < 0 || (result.flag & SEFLG_SWIEPH) === 0) {
      throw new Error(`Swiss Ephemeris did not use its files for the ${body}: ${result.error}`);
    }
    return result.data;
  }

  #moonFrom(from: number, until: number): Cell<NearPosition>["at"] {
    const places = [0, (until - from) / 2, until - from];
    const course = courseThrough(places.map((at) => ({ at, data: this.#moonNodes.at(from + at) })));
    return (jd) => course(jd - from);
  }

  /** Together: what is asked of one instant shares its nutation. */
  #earthNode(jd: number): EarthNode {
    return {
      sun: this.#state(jd, "sun"),
      obliquity: this.#native.calc_ut(jd, SE_ECL_NUT, SEFLG_SWIEPH).data[0],
      siderealTime: this.#native.sidtime(jd) * 15,
    };
  }

  #earthFrom(from: number, until: number): Cell<NearEarth>["at"] {
    const [start, end] = [this.#earthNodes.at(from), this.#earthNodes.at(until)];
    const days = until - from;
    const straight = start.siderealTime + SIDEREAL_DEGREES_PER_DAY * days;
    const turned = SIDEREAL_DEGREES_PER_DAY + arcShortest(straight, end.siderealTime) / days;
    const sun = courseThrough([
      { at: 0, data: start.sun },
      { at: days, data: end.sun },
    ]);
    return (jd) => {
      const at = jd - from;
      return {
        sun: sun(at),
        siderealTime: start.siderealTime + turned * at,
        obliquity: start.obliquity + ((end.obliquity - start.obliquity) * at) / days,
      };
    };
  }
}

interface EarthNode extends Omit<NearEarth, "sun"> {
  readonly sun: State;
}

/** Mean, of 2000 (IAU 1982). */
const SIDEREAL_DEGREES_PER_DAY = 360.985647366;
