import { type Choices, type Graha, RASHI_LORDS, type Rashi, type SahamId } from "@lagna/terms";
import { arcForward, normalizeDegrees } from "../core/angle.ts";
import type { SaptaGraha } from "../relation/friendship.data.ts";
import { rashiInPlace, rashiOf } from "../zodiac/rashi.ts";
import {
  GAURAVA_FORMULAS,
  SAHAM_RULES,
  type SahamFormula,
  type SahamPoint,
  type SahamRule,
  type SahamSource,
} from "./sahams.data.ts";

/** What the sahams are computed from: the lagna and the seven of the year's chart. */
export interface SahamBasis {
  readonly longitudes: Readonly<Record<SaptaGraha | "lagna", number>>;
  /** `null` if there is neither day nor night. */
  readonly isDay: boolean | null;
  readonly gaurava: Choices["tajaka"]["gaurava"];
}

export interface Saham {
  readonly id: SahamId;
  /** `null`, like sign and lord, if it depends on day or night and there is neither. */
  readonly longitude: number | null;
  readonly sign: Rashi | null;
  readonly lord: Graha | null;
  /** A − B + C, as taken by day or by night. */
  readonly formula: SahamFormula | null;
  /** Whether thirty degrees were added, as C is not on the way from B to A. */
  readonly addsSign: boolean;
  readonly sensitive: boolean;
  readonly source: SahamSource;
}

const DEGREES_OF_HOUSE = 30;

function resolvePoint(point: SahamPoint, { longitudes }: SahamBasis, found: ReadonlyMap<SahamId, Saham>): number {
  if (typeof point === "string") {
    return point in longitudes
      ? longitudes[point as SaptaGraha | "lagna"]
      : (found.get(point as SahamId)?.longitude as number);
  }
  if ("degrees" in point) return point.degrees;
  if ("cusp" in point) return normalizeDegrees(longitudes.lagna + DEGREES_OF_HOUSE * (point.cusp - 1));
  const sign =
    "lordOfHouse" in point
      ? rashiInPlace(rashiOf(longitudes.lagna), point.lordOfHouse)
      : rashiOf(longitudes[point.lordOfSignOf]);
  return longitudes[RASHI_LORDS[sign] as SaptaGraha];
}

/** The formula of the time of day; `null` if that is needed and unknown. */
function chooseFormula(rule: SahamRule, { longitudes, isDay, gaurava }: SahamBasis): SahamFormula | null {
  const isExcepted = rule.instead?.lagnaLord === RASHI_LORDS[rashiOf(longitudes.lagna)];
  const own = rule.id === "gaurava" ? GAURAVA_FORMULAS[gaurava] : rule.day;
  const day = isExcepted && rule.instead ? rule.instead.day : own;
  const [a, b, c] = day;
  const night = rule.night ?? [b, a, c];
  if (isDay === null) return night === day ? day : null;
  return isDay ? day : night;
}

/**
 * A − B + C, and thirty degrees more if C is not on the arc from B forward to A; its ends are on it.
 */
export function computeSahamLongitude(a: number, b: number, c: number): { longitude: number; addsSign: boolean } {
  const addsSign = arcForward(b, c) > arcForward(b, a);
  return { longitude: normalizeDegrees(a - b + c + (addsSign ? DEGREES_OF_HOUSE : 0)), addsSign };
}

/** The sahams of a year: points that stand for one matter each. */
export function computeSahams(basis: SahamBasis): readonly Saham[] {
  const found = new Map<SahamId, Saham>();
  for (const rule of SAHAM_RULES) {
    const formula = chooseFormula(rule, basis);
    const place = formula && {
      ...computeSahamLongitude(
        ...(formula.map((point) => resolvePoint(point, basis, found)) as [number, number, number]),
      ),
    };
    const sign = place && rashiOf(place.longitude);
    found.set(rule.id, {
      id: rule.id,
      longitude: place?.longitude ?? null,
      sign,
      lord: sign && RASHI_LORDS[sign],
      formula,
      addsSign: place?.addsSign ?? false,
      sensitive: rule.sensitive ?? false,
      source: rule.source,
    });
  }
  return [...found.values()];
}
