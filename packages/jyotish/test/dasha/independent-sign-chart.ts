import { type DashaId, type Graha, GRAHAS } from "@lagna/terms";
import fc from "fast-check";
import { expect } from "vitest";
import {
  DEEP_EXALTATION,
  LORD_BY_SIGN,
  getRequired,
  SAPTA_GRAHA_IDS,
  computeSign,
  normalize360,
} from "../independent-tables.ts";
import { computeDasha } from "../../src/dasha/dasha.ts";
import type { DashaOptions } from "../../src/dasha/dasha-options.ts";
import type { DashaPeriod } from "../../src/dasha/period.ts";
import { BIRTH_JD, createDashaContext, type Longitudes, YEAR_DAYS } from "./create-dasha-context.ts";

/**
 * The basis of independent computations of rashi dashas: which is stronger, and the years of a sign (P.V.R. Narasimha
 * Rao, chapters 15 and 18).
 */
const longitude = fc.oneof(
  fc.integer({ min: 0, max: 359_999_999 }).map((millionths) => (millionths + 0.3) / 1e6),
  fc.tuple(fc.nat(11), fc.constantFrom(-1, 1)).map(([sign, side]) => normalize360(sign * 30 + side / 3600)),
);
/** No two bodies are equally advanced in their signs. */
export const charts = fc.tuple(...["lagna", ...GRAHAS.slice(0, 8)].map(() => longitude)).map((values): Longitudes => {
  const [lagna = 0, sun = 0, moon = 0, mars = 0, mercury = 0, jupiter = 0, venus = 0, saturn = 0, rahu = 0] =
    values.map((value, index) => normalize360(value + index * 1e-5));
  return { lagna, sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu: normalize360(rahu + 180.000_1) };
});

/** Exaltation signs; those of the nodes by P.V.R. Narasimha Rao. */
export const EXALTED = {
  ...Object.fromEntries(SAPTA_GRAHA_IDS.map((id) => [id, computeSign(DEEP_EXALTATION[id])])),
  rahu: 2,
  ketu: 8,
} as Readonly<Record<Graha, number>>;

/** Data of a chart computed from its signs. */
export class IndependentSignChart {
  readonly at: Readonly<Record<Graha | "lagna", number>>;
  readonly longitudes: Longitudes;

  constructor(longitudes: Longitudes) {
    this.longitudes = longitudes;
    this.at = Object.fromEntries(
      Object.entries(longitudes).map(([id, on]) => [id, computeSign(on)]),
    ) as IndependentSignChart["at"];
  }

  /**
   * A movable sign aspects the fixed except the next, a fixed one the movable except the previous, dual ones each
   * other.
   */
  static sees(from: number, to: number): boolean {
    if (from === to) return false;
    if (from % 3 === 0) return to % 3 === 1 && to !== (from + 1) % 12;
    if (from % 3 === 1) return to % 3 === 0 && to !== (from + 11) % 12;
    return to % 3 === 2;
  }

  near(graha: Graha, sign: number): boolean {
    return this.at[graha] === sign || IndependentSignChart.sees(this.at[graha], sign);
  }

  dignity(graha: Graha): number {
    if (this.at[graha] === EXALTED[graha]) return 1;
    return this.at[graha] === (EXALTED[graha] + 6) % 12 ? -1 : 0;
  }

  degree(graha: Graha): number {
    return normalize360(this.longitudes[graha]) % 30;
  }

  /**
   * Compares two grahas by conjunctions, grahas joining or aspecting them, exaltation, modality, the dasha, degrees.
   */
  betterGraha(first: Graha, second: Graha, years?: (graha: Graha) => number): Graha {
    const measures: readonly ((graha: Graha) => number)[] = [
      (graha) => GRAHAS.filter((id) => this.at[id] === this.at[graha]).length,
      (graha) => {
        const by = [getRequired(LORD_BY_SIGN, this.at[graha]), "jupiter", "mercury"] as const;
        return by.filter((id) => id !== graha && this.near(id, this.at[graha])).length;
      },
      (graha) => (this.at[graha] === EXALTED[graha] ? 1 : 0),
      (graha) => this.at[graha] % 3,
      (graha) => years?.(graha) ?? 0,
      (graha) => this.degree(graha),
    ];
    const decides = measures.find((measure) => measure(first) !== measure(second));
    return decides === undefined || decides(first) > decides(second) ? first : second;
  }

  lordsOf(sign: number): readonly Graha[] {
    const lord = getRequired(LORD_BY_SIGN, sign);
    if (sign === 7) return [lord, "ketu"];
    return sign === 10 ? [lord, "rahu"] : [lord];
  }

  /** The lord to count to. */
  lordOf(sign: number, years?: (graha: Graha) => number): Graha {
    const [lord = "sun", node] = this.lordsOf(sign);
    if (node === undefined) return lord;
    if (this.at[lord] === sign && this.at[node] !== sign) return node;
    if (this.at[node] === sign && this.at[lord] !== sign) return lord;
    return this.betterGraha(lord, node, years);
  }

  betterSign(first: number, second: number): number {
    const measures: readonly ((sign: number) => number)[] = [
      (sign) => GRAHAS.filter((id) => this.at[id] === sign).length,
      (sign) =>
        [["jupiter"], ["mercury"], this.lordsOf(sign)].filter((ids) => ids.some((id) => this.near(id as Graha, sign)))
          .length,
      (sign) => (GRAHAS.some((id) => this.at[id] === sign && EXALTED[id] === sign) ? 1 : 0),
      (sign) => (this.at[this.lordOf(sign)] % 2 === sign % 2 ? 0 : 1),
      (sign) => sign % 3,
      (sign) => this.degree(this.lordOf(sign)),
    ];
    const decides = measures.find((measure) => measure(first) !== measure(second));
    return decides === undefined || decides(first) > decides(second) ? first : second;
  }

  /** The stronger of a sign and the one opposite. */
  strongerOfAxis(sign: number): number {
    return this.betterSign(sign, (sign + 6) % 12);
  }

  /** Counts signs by footing: forward, or backward from Cancer, Leo, Virgo, Capricorn, Aquarius and Pisces. */
  static steps(sign: number, to: number): number {
    return EVEN_FOOTED.includes(sign) ? (sign - to + 12) % 12 : (to - sign + 12) % 12;
  }

  /** Counted to the lord minus one, plus one if exalted, minus one if debilitated; twelve if the lord is there. */
  length(sign: number, lord?: Graha): number {
    const by = (graha: Graha): number => {
      const steps = IndependentSignChart.steps(sign, this.at[graha]);
      return steps === 0 ? 12 : steps + this.dignity(graha);
    };
    return by(lord ?? this.lordOf(sign, by));
  }

  /** The same without exaltation and debilitation. */
  plainLength(sign: number): number {
    const by = (graha: Graha): number => IndependentSignChart.steps(sign, this.at[graha]) || 12;
    return by(this.lordOf(sign, by));
  }

  holds(graha: Graha, sign: number): boolean {
    return this.at[graha] === sign;
  }

  /** Saturn in a sign makes it go forward, Ketu in it reverses the direction. */
  isForward(sign: number, forward: boolean): boolean {
    const way = this.holds("saturn", sign) || forward;
    return this.holds("ketu", sign) ? !way : way;
  }
}

export const EVEN_FOOTED: readonly number[] = [3, 4, 5, 9, 10, 11];
export const isOddSign = (sign: number): boolean => sign % 2 === 0;
export const ninthFrom = (sign: number): number => (sign + 8) % 12;
export const countYears = ({ startJd, endJd }: DashaPeriod): number => (endJd - startJd) / YEAR_DAYS;
export const getRuler = (period: DashaPeriod): string => ("sign" in period ? period.sign : period.lord);
export const computeDashaOf = (
  chart: IndependentSignChart,
  id: DashaId,
  options?: DashaOptions & { levels?: number; path?: number[] },
) => computeDasha(createDashaContext(chart.longitudes), BIRTH_JD, YEAR_DAYS, id, options);
export const expectClose = (value: number) => expect.closeTo(value, 6);
