/** A value at one point of a line and, if known, its rate of change there. */
export interface PolynomialNode {
  readonly at: number;
  readonly value: number;
  readonly slope?: number;
}

export type Polynomial = (at: number) => number;

/**
 * The polynomial through given values and slopes, by Newton's divided differences: two nodes with slopes give a cubic,
 * three a quintic.
 */
export function interpolatePolynomial(nodes: readonly PolynomialNode[]): Polynomial {
  const held = nodes.flatMap((node) => (node.slope === undefined ? [node] : [node, node]));
  const places = held.map(({ at }) => at);
  const coefficients = held.map(({ value }) => value);
  for (let order = 1; order < held.length; order++) {
    for (let index = held.length - 1; index >= order; index--) {
      const rise = (coefficients[index] as number) - (coefficients[index - 1] as number);
      const width = (places[index] as number) - (places[index - order] as number);
      coefficients[index] = width === 0 ? (held[index]?.slope as number) : rise / width;
    }
  }
  return (at) => {
    let value = 0;
    for (let index = places.length - 1; index >= 0; index--) {
      value = value * (at - (places[index] as number)) + (coefficients[index] as number);
    }
    return value;
  };
}
