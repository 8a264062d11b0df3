import { SAPTA_GRAHAS, type SaptaGraha } from "../relation/friendship.data.ts";
import { degreeInRashi } from "../zodiac/rashi.ts";
import type { AnnualChart } from "./annual-chart.ts";

type PatyayiniLord = SaptaGraha | "lagna";

export interface PatyayiniPeriod {
  readonly lord: PatyayiniLord;
  readonly startJd: number;
  readonly endJd: number;
  readonly sub?: readonly PatyayiniPeriod[];
}

interface Share {
  readonly lord: PatyayiniLord;
  readonly degrees: number;
}

function spread(shares: readonly Share[], startJd: number, endJd: number, levels: number): PatyayiniPeriod[] {
  const total = shares.reduce((sum, { degrees }) => sum + degrees, 0);
  const periods: PatyayiniPeriod[] = [];
  let elapsed = 0;
  for (const [index, { lord, degrees }] of shares.entries()) {
    const from = startJd + ((endJd - startJd) * elapsed) / total;
    elapsed += degrees;
    const to = index === shares.length - 1 ? endJd : startJd + ((endJd - startJd) * elapsed) / total;
    if (degrees === 0) continue;
    const order = [...shares.slice(index), ...shares.slice(0, index)];
    const period = { lord, startJd: from, endJd: to };
    periods.push(levels === 1 ? period : { ...period, sub: spread(order, from, to, levels - 1) });
  }
  return periods;
}

/**
 * Patyayini dasha: lagna and the seven in the order of their degrees in the sign (krisamsa), each ruling in proportion
 * to the degrees it has more than the one before (patyamsa). Sub-periods likewise, from the period's own lord (P.V.R.
 * Narasimha Rao, chapter 30). A body with the degrees of the one before rules no time.
 */
export function computePatyayini({ annual, endJd }: AnnualChart, levels = 2): readonly PatyayiniPeriod[] {
  const bodies = [...SAPTA_GRAHAS, "lagna"] as const;
  const sorted = bodies
    .map((lord) => ({ lord, degree: degreeInRashi(annual.longitudes[lord]) }))
    .toSorted((a, b) => a.degree - b.degree);
  const shares = sorted.map(({ lord, degree }, index) => ({
    lord,
    degrees: degree - (sorted[index - 1]?.degree ?? 0),
  }));
  const moving = shares.filter(({ degrees }) => degrees > 0);
  return spread(moving, annual.birth.jd, endJd, levels);
}
