import { arcShortest, normalizeDegrees } from "../core/angle.ts";
import { interpolatePolynomial, type Polynomial } from "../core/interpolate-polynomial.ts";
import type { EclipticState, Ephemeris } from "../ephemeris.ts";

/** Cells begin at fixed instants, so that the result for an instant does not depend on earlier calls. */
const CELLS_PER_DAY = 24;
/** Instants of a cell that are computed, as shares of its length. */
const NODES = [0, 0.25, 0.75, 1];
const MAX_KEPT_CELLS = 100;
/** Of what is computed for each instant: those of an interval and of the sunrises and risings of its day. */
const MAX_KEPT_INSTANTS = 500;

/** Results by a number; all are dropped when there are too many. */
function createNumberCache<Result>(max: number, compute: (at: number) => Result): (at: number) => Result {
  const known = new Map<number, Result>();
  return (at) => {
    const found = known.get(at);
    if (found !== undefined) return found;
    if (known.size >= max) known.clear();
    const result = compute(at);
    known.set(at, result);
    return result;
  };
}

/** Values for a few texts, each created on first use. */
function createLookup<Value>(): (name: string, create: () => Value) => Value {
  const known = new Map<string, Value>();
  return (name, create) => {
    const value = known.get(name) ?? create();
    known.set(name, value);
    return value;
  };
}

type Interpolate<Result> = (instants: readonly number[], compute: (jd: number) => Result) => (jd: number) => Result;

const interpolateNumbers = (instants: readonly number[], values: readonly number[]): Polynomial =>
  interpolatePolynomial(instants.map((at, index) => ({ at, value: values[index] as number })));

const interpolateValues: Interpolate<number> = (instants, compute) =>
  interpolateNumbers(instants, instants.map(compute));

const interpolateStates: Interpolate<EclipticState> = (instants, compute) => {
  const states = instants.map(compute);
  const of = (read: (state: EclipticState) => number): Polynomial => interpolateNumbers(instants, states.map(read));
  const first = states[0]?.longitude ?? 0;
  const longitude = of((state) => first + arcShortest(first, state.longitude));
  const [latitude, speed] = [of((state) => state.latitude), of((state) => state.speed)];
  return (jd) => ({ longitude: normalizeDegrees(longitude(jd)), latitude: latitude(jd), speed: speed(jd) });
};

/** Interpolates within the cell of an instant, unless the cell is not all inside the range. */
function createCells<Result>(
  { from, until }: Ephemeris["range"],
  interpolate: Interpolate<Result>,
  compute: (jd: number) => Result,
): (jd: number) => Result {
  const cellAt = createNumberCache(MAX_KEPT_CELLS, (index) => {
    const isInside = index / CELLS_PER_DAY >= from && (index + 1) / CELLS_PER_DAY < until;
    return isInside
      ? interpolate(
          NODES.map((node) => (index + node) / CELLS_PER_DAY),
          compute,
        )
      : compute;
  });
  return (jd) => cellAt(Math.floor(jd * CELLS_PER_DAY))(jd);
}

/**
 * An ephemeris for the possible births of one person, which ask for positions of one day many ten thousand times. Positions and named
 * ayanamsas are cubic polynomials through four instants of each hour, within 0.001″ of the ephemeris itself: a change of the Moon is moved by
 * two thousandths of a second, that of a slower graha by less than a tenth. Houses, which jump near the poles, and the true node, whose small
 * steps a polynomial would smooth, are computed once for an instant.
 */
export function interpolateEphemeris(ephemeris: Ephemeris): Ephemeris {
  const { source, range } = ephemeris;
  const states = createLookup<(jd: number) => EclipticState>();
  const ayanamsas = createLookup<(jd: number) => number>();
  const houses = createLookup<(jd: number) => ReturnType<Ephemeris["houses"]>>();
  return {
    source,
    range,
    julianDay: (...args) => ephemeris.julianDay(...args),
    utcMilliseconds: (...args) => ephemeris.utcMilliseconds(...args),
    state: (jd, body, positions) =>
      states(`${body} ${positions}`, () => {
        const compute = (at: number): EclipticState => ephemeris.state(at, body, positions);
        return body === "true_node"
          ? createNumberCache(MAX_KEPT_INSTANTS, compute)
          : createCells(range, interpolateStates, compute);
      })(jd),
    ayanamsa: (jd, choice, positions, equinox) =>
      choice.id === "custom"
        ? ephemeris.ayanamsa(jd, choice, positions, equinox)
        : ayanamsas(`${choice.id} ${positions} ${equinox}`, () =>
            createCells(range, interpolateValues, (at) => ephemeris.ayanamsa(at, choice, positions, equinox)),
          )(jd),
    magnitude: (...args) => ephemeris.magnitude(...args),
    houses: (jd, place, system) =>
      houses(`${place.latitude} ${place.longitude} ${system}`, () =>
        createNumberCache(MAX_KEPT_INSTANTS, (at) => ephemeris.houses(at, place, system)),
      )(jd),
    riseSet: (...args) => ephemeris.riseSet(...args),
    nextEclipse: (...args) => ephemeris.nextEclipse(...args),
    eclipseAt: (...args) => ephemeris.eclipseAt(...args),
  };
}
