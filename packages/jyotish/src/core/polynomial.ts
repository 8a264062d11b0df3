/** A value at one place of a line and, where that is known too, its rate of change there. */
export interface PolynomialNode {
  readonly at: number;
  readonly value: number;
  readonly slope?: number;
}

export type Polynomial = (at: number) => number;

/** The polynomial that has given values and slopes at given places, by Newton's divided differences: two nodes with slopes make a cubic, three a quintic. */
export function polynomialThrough(nodes: readonly PolynomialNode[]): Polynomial {
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
