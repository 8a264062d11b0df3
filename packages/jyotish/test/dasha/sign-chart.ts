import { type DashaId, type Graha, GRAHAS } from "@lagna/terms";
import fc from "fast-check";
import { expect } from "vitest";
import { DEEP, LORD_OF, of, SEVEN, signAt, turn } from "../by-hand.ts";
import { dashaOf } from "../../src/dasha/dasha.ts";
import type { DashaOptions } from "../../src/dasha/options.ts";
import type { DashaPeriod } from "../../src/dasha/period.ts";
import { BIRTH_JD, groundOf, type Longitudes, YEAR_DAYS } from "./ground.ts";

/** What second reckonings of dashas by signs stand on: who is stronger, and how long a sign lasts (P.V.R. Narasimha Rao, chapters 15 and 18). */
const longitude = fc.oneof(
  fc.integer({ min: 0, max: 359_999_999 }).map((millionths) => (millionths + 0.3) / 1e6),
  fc.tuple(fc.nat(11), fc.constantFrom(-1, 1)).map(([sign, side]) => turn(sign * 30 + side / 3600)),
);
/** No two bodies have come equally far in their signs. */
export const charts = fc.tuple(...["lagna", ...GRAHAS.slice(0, 8)].map(() => longitude)).map((values): Longitudes => {
  const [lagna = 0, sun = 0, moon = 0, mars = 0, mercury = 0, jupiter = 0, venus = 0, saturn = 0, rahu = 0] =
    values.map((value, index) => turn(value + index * 1e-5));
  return { lagna, sun, moon, mars, mercury, jupiter, venus, saturn, rahu, ketu: turn(rahu + 180.000_1) };
});

/** Where the exaltations are; the nodes' as P.V.R. Narasimha Rao has them. */
export const EXALTED = {
  ...Object.fromEntries(SEVEN.map((id) => [id, signAt(DEEP[id])])),
  rahu: 2,
  ketu: 8,
} as Readonly<Record<Graha, number>>;

/** What is told of a chart by its signs. */
export class Chart {
  readonly at: Readonly<Record<Graha | "lagna", number>>;
  readonly longitudes: Longitudes;

  constructor(longitudes: Longitudes) {
    this.longitudes = longitudes;
    this.at = Object.fromEntries(Object.entries(longitudes).map(([id, on]) => [id, signAt(on)])) as Chart["at"];
  }

  /** A movable sign sees the fixed but its next, a fixed one the movable but its last, dual ones each other. */
  static sees(from: number, to: number): boolean {
    if (from === to) return false;
    if (from % 3 === 0) return to % 3 === 1 && to !== (from + 1) % 12;
    if (from % 3 === 1) return to % 3 === 0 && to !== (from + 11) % 12;
    return to % 3 === 2;
  }

  near(graha: Graha, sign: number): boolean {
    return this.at[graha] === sign || Chart.sees(this.at[graha], sign);
  }

  dignity(graha: Graha): number {
    if (this.at[graha] === EXALTED[graha]) return 1;
    return this.at[graha] === (EXALTED[graha] + 6) % 12 ? -1 : 0;
  }

  degree(graha: Graha): number {
    return turn(this.longitudes[graha]) % 30;
  }

  /** Of two grahas by companions, by who joins or sees them, exaltation, modality, the dasha, degrees. */
  betterGraha(one: Graha, other: Graha, years?: (graha: Graha) => number): Graha {
    const measures: readonly ((graha: Graha) => number)[] = [
      (graha) => GRAHAS.filter((id) => this.at[id] === this.at[graha]).length,
      (graha) => {
        const by = [of(LORD_OF, this.at[graha]), "jupiter", "mercury"] as const;
        return by.filter((id) => id !== graha && this.near(id, this.at[graha])).length;
      },
      (graha) => (this.at[graha] === EXALTED[graha] ? 1 : 0),
      (graha) => this.at[graha] % 3,
      (graha) => years?.(graha) ?? 0,
      (graha) => this.degree(graha),
    ];
    const decides = measures.find((measure) => measure(one) !== measure(other));
    return decides === undefined || decides(one) > decides(other) ? one : other;
  }

  lordsOf(sign: number): readonly Graha[] {
    const lord = of(LORD_OF, sign);
    if (sign === 7) return [lord, "ketu"];
    return sign === 10 ? [lord, "rahu"] : [lord];
  }

  /** The lord one counts to. */
  lordOf(sign: number, years?: (graha: Graha) => number): Graha {
    const [lord = "sun", node] = this.lordsOf(sign);
    if (node === undefined) return lord;
    if (this.at[lord] === sign && this.at[node] !== sign) return node;
    if (this.at[node] === sign && this.at[lord] !== sign) return lord;
    return this.betterGraha(lord, node, years);
  }

  betterSign(one: number, other: number): number {
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
    const decides = measures.find((measure) => measure(one) !== measure(other));
    return decides === undefined || decides(one) > decides(other) ? one : other;
  }

  /** The stronger of a sign and the one opposite. */
  axis(sign: number): number {
    return this.betterSign(sign, (sign + 6) % 12);
  }

  /** Signs from one to another as its feet go: forward, or backward from Cancer, Leo, Virgo, Capricorn, Aquarius and Pisces. */
  static steps(sign: number, to: number): number {
    return EVEN_FOOTED.includes(sign) ? (sign - to + 12) % 12 : (to - sign + 12) % 12;
  }

  /** Counted to the lord less one, one more if exalted, one less if debilitated; twelve if he is there. */
  length(sign: number, lord?: Graha): number {
    const by = (graha: Graha): number => {
      const steps = Chart.steps(sign, this.at[graha]);
      return steps === 0 ? 12 : steps + this.dignity(graha);
    };
    return by(lord ?? this.lordOf(sign, by));
  }

  /** The same without exaltation and debilitation. */
  plainLength(sign: number): number {
    const by = (graha: Graha): number => Chart.steps(sign, this.at[graha]) || 12;
    return by(this.lordOf(sign, by));
  }

  holds(graha: Graha, sign: number): boolean {
    return this.at[graha] === sign;
  }

  /** Saturn in a sign makes it go forward, Ketu in it turns the way about. */
  bent(sign: number, forward: boolean): boolean {
    const way = this.holds("saturn", sign) || forward;
    return this.holds("ketu", sign) ? !way : way;
  }
}

export const EVEN_FOOTED: readonly number[] = [3, 4, 5, 9, 10, 11];
export const odd = (sign: number): boolean => sign % 2 === 0;
export const ninth = (sign: number): number => (sign + 8) % 12;
export const years = ({ startJd, endJd }: DashaPeriod): number => (endJd - startJd) / YEAR_DAYS;
export const ruler = (period: DashaPeriod): string => ("sign" in period ? period.sign : period.lord);
export const found = (chart: Chart, id: DashaId, options?: DashaOptions & { levels?: number; path?: number[] }) =>
  dashaOf(groundOf(chart.longitudes), BIRTH_JD, YEAR_DAYS, id, options);
export const close = (value: number) => expect.closeTo(value, 6);
