/** An angle that may be asked for at any instant of a range, without calling the ephemeris each time. */
export type AngleAt = (jd: number) => number;

/** Values through which one polynomial runs. */
const NODES = 8;
/** Weights of the barycentric formula for evenly spaced nodes: the binomial coefficients of seven, alternating. */
const WEIGHTS = [1, -7, 21, -35, 35, -21, 7, -1] as const;

/** The value at a number of steps from the first of eight evenly spaced values. */
function interpolate(values: Float64Array, first: number, steps: number): number {
  let [above, below] = [0, 0];
  for (let node = 0; node < NODES; node++) {
    const distance = steps - node;
    if (distance === 0) return values[first + node] as number;
    const weight = (WEIGHTS[node] as number) / distance;
    above += weight * (values[first + node] as number);
    below += weight;
  }
  return above / below;
}

/** Days between two samples; a sample at both ends of the range. */
export interface SampleGrid {
  readonly fromJd: number;
  readonly stepDays: number;
  readonly count: number;
}

/** The grid over a range with at most a given step. */
export function createGrid(fromJd: number, untilJd: number, maxStepDays: number): SampleGrid {
  const count = Math.max(NODES, Math.ceil((untilJd - fromJd) / maxStepDays) + 1);
  return { fromJd, stepDays: (untilJd - fromJd) / (count - 1), count };
}

/** The shortest way from one angle to another, degrees. */
const turn = (from: number, to: number): number => {
  const way = (to - from) % 360;
  return way > 180 ? way - 360 : way < -180 ? way + 360 : way;
};

/**
 * Samples an angle over a grid and interpolates it by polynomials of the seventh degree. The result is continuous: it
 * counts revolutions from the first sample on.
 *
 * @param sample the angle in degrees; it moves less than half a circle from one sample to the next
 */
export function sampleAngle(grid: SampleGrid, sample: (jd: number) => number): AngleAt {
  const values = new Float64Array(grid.count);
  for (let index = 0; index < grid.count; index++) {
    const angle = sample(grid.fromJd + index * grid.stepDays);
    values[index] = index === 0 ? angle : (values[index - 1] as number) + turn(values[index - 1] as number, angle);
  }
  const lastFirst = grid.count - NODES;
  return (jd) => {
    const steps = (jd - grid.fromJd) / grid.stepDays;
    const first = Math.max(0, Math.min(lastFirst, Math.floor(steps) - NODES / 2 + 1));
    return interpolate(values, first, steps - first);
  };
}
