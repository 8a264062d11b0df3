import { arcShortest, type Polynomial, polynomialThrough } from "@lagna/jyotish";
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

export interface NearEarth {
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

/** How long a cell is, and how many positions it is drawn through: cells of the Moon are true to 0.03″, of the Sun to 0.02″. */
const CELLS = { sun: { days: 4, nodes: 2 }, moon: { days: 2, nodes: 3 } } as const;
/** Sidereal time and obliquity run straight between these but for the nutation of a fortnight: to 0.1″. */
const EARTH_DAYS = 4;
const CELLS_KEPT = 6;

/** The last second of the data. */
const LAST_JD = DATA_UNTIL_JD - 1 / 86_400;

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
    const from = Math.floor(jd / this.#days) * this.#days;
    const until = from + this.#days;
    const cell = { from, until, at: this.#make(Math.max(from, DATA_FROM_JD), Math.min(until, LAST_JD)) };
    this.#kept.push(cell);
    if (this.#kept.length > CELLS_KEPT) this.#kept.shift();
    return cell;
  }
}

export class NearSky {
  readonly #native: NativeSwissEphemeris;
  readonly #sun = new Cells(CELLS.sun.days, (from, until) => this.#course("sun", from, until));
  readonly #moon = new Cells(CELLS.moon.days, (from, until) => this.#course("moon", from, until));
  readonly #earth = new Cells(EARTH_DAYS, (from, until) => this.#turning(from, until));

  constructor(native: NativeSwissEphemeris) {
    this.#native = native;
  }

  position(jd: number, body: "sun" | "moon"): NearPosition {
    return body === "sun" ? this.#sun.at(jd) : this.#moon.at(jd);
  }

  earth(jd: number): NearEarth {
    return this.#earth.at(jd);
  }

  #course(body: "sun" | "moon", from: number, until: number): Cell<NearPosition>["at"] {
    const { nodes } = CELLS[body];
    let last: number | undefined;
    const states = Array.from({ length: nodes }, (_, index) => {
      const jd = from + ((until - from) * index) / (nodes - 1);
      const result = this.#native.calc_ut(jd, BODY_NUMBERS[body], SEFLG_SWIEPH | SEFLG_SPEED);
      if (result.flag < 0 || (result.flag & SEFLG_SWIEPH) === 0) {
        throw new Error(`Swiss Ephemeris did not use its files for the ${body}: ${result.error}`);
      }
      const longitude: number = last === undefined ? result.data[0] : last + arcShortest(last, result.data[0]);
      last = longitude;
      return { at: jd - from, data: [longitude, ...result.data.slice(1)] };
    });
    const [longitude, latitude, distance] = [0, 1, 2].map((index) =>
      polynomialThrough(
        states.map(({ at, data }) => ({ at, value: data[index] as number, slope: data[index + 3] as number })),
      ),
    ) as [Polynomial, Polynomial, Polynomial];
    return (jd) => {
      const at = jd - from;
      return { longitude: longitude(at), latitude: latitude(at), distance: distance(at) };
    };
  }

  #turning(from: number, until: number): Cell<NearEarth>["at"] {
    const [start, end] = [from, until].map((jd) => ({
      siderealTime: this.#native.sidtime(jd) * 15,
      obliquity: this.#native.calc_ut(jd, SE_ECL_NUT, SEFLG_SWIEPH).data[0],
    })) as [NearEarth, NearEarth];
    const days = until - from;
    const straight = start.siderealTime + SIDEREAL_DEGREES_PER_DAY * days;
    const turned = SIDEREAL_DEGREES_PER_DAY + arcShortest(straight, end.siderealTime) / days;
    return (jd) => {
      const at = jd - from;
      return {
        siderealTime: start.siderealTime + turned * at,
        obliquity: start.obliquity + ((end.obliquity - start.obliquity) * at) / days,
      };
    };
  }
}

/** Mean, of 2000 (IAU 1982). */
const SIDEREAL_DEGREES_PER_DAY = 360.985647366;
