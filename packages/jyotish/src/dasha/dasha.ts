import {
  GRAHA_DASHA_IDS,
  NAKSHATRA_DASHA_IDS,
  type DashaId,
  type DashaStart,
  type NakshatraDashaId,
  type RashiDashaId,
  type VargaId,
} from "@lagna/terms";
import { arcForward, normalizeDegrees, partOfCircle } from "../core/angle.ts";
import { computeVargaPosition } from "../varga/varga.ts";
import { nakshatraOf } from "../zodiac/nakshatra.ts";
import { RASHI_DEG, RASHI_INDEX } from "../zodiac/rashi.ts";
import { evaluateApplicability, type Applicability } from "./evaluate-applicability.ts";
import { GRAHA_DASHAS } from "./graha-dasha.ts";
import type { DashaContext } from "./dasha-context.ts";
import type { KalachakraMethod } from "./kalachakra.data.ts";
import { computeKalachakraDasha } from "./kalachakra.ts";
import { NAKSHATRA_DASHAS, VIMSHOTTARI_SEEDS, type LimbCount } from "./nakshatra-dasha.data.ts";
import {
  computeUndatedNakshatraDasha,
  computeStartByLimb,
  computeStartByNakshatra,
  type RoundStart,
} from "./nakshatra-dasha.ts";
import { resolveVariant, getCountRule, isOneOf, type DashaDepth, type DashaOptions } from "./dasha-options.ts";
import {
  createDatedPeriodsAt,
  sumWeights,
  type GrahaRuler,
  type DashaPeriod,
  type DashaSeed,
  type UndatedDasha,
  type Ruler,
  type DashaSpan,
} from "./period.ts";
import { RASHI_DASHAS, type RashiDashaRule, type SeedRule } from "./rashi-dasha.data.ts";
import { type BirthChartRule, computeRashiDasha } from "./rashi-dasha.ts";
import { computeVargaRashiDasha } from "./varga-rashi-dasha.ts";

export interface Dasha extends Applicability {
  readonly id: DashaId;
  readonly variant: string;
  /** Concerns life and death: engine data, never shown. */
  readonly sensitive: boolean;
  /** Length of one cycle; `null`, with no periods, if the dasha needs a sunrise that does not occur. */
  readonly cycleYears: number | null;
  readonly seed: DashaSeed | null;
  /** The remainder at birth of the first maha dasha, for dashas counted from before birth or from that remainder. */
  readonly balance: (Ruler & { readonly years: number }) | null;
  readonly yearDays: number;
  /** Path of the period that was subdivided, as indices from the maha dashas down; empty for the whole dasha. */
  readonly path: readonly number[];
  /** To the requested depth. */
  readonly periods: readonly DashaPeriod[];
}

/** The longitude whose nakshatra is used: the Moon's or the lagna's, in the birth chart or projected into a varga. */
function computeStartLongitude({ longitudes }: DashaContext, from: DashaStart, varga?: VargaId): number {
  const longitude = from === "lagna" ? longitudes.lagna : longitudes.moon;
  if (varga === undefined || varga === "D1") return longitude;
  const { sign, degree } = computeVargaPosition(varga, longitude);
  return normalizeDegrees(RASHI_INDEX[sign] * RASHI_DEG + degree);
}

const computeLimbAngle = ({ longitudes: { sun, moon } }: DashaContext, limb: LimbCount["limb"]): number =>
  limb === "yoga" ? normalizeDegrees(sun + moon) : arcForward(sun, moon);

function computeNakshatraStart(
  context: DashaContext,
  id: NakshatraDashaId,
  variant: string,
  { from = "moon", varga }: DashaOptions,
): { readonly begin: RoundStart; readonly seed: DashaSeed } {
  const count = getCountRule(id, variant);
  if ("limb" in count) {
    const angle = computeLimbAngle(context, count.limb);
    return { begin: computeStartByLimb(count, angle), seed: { [count.limb]: partOfCircle(angle, count.parts) + 1 } };
  }
  const longitude = computeStartLongitude(context, from, varga);
  const offset = from === "lagna" ? 0 : VIMSHOTTARI_SEEDS[from];
  const begin = computeStartByNakshatra(count, NAKSHATRA_DASHAS[id].lords.length, longitude, offset);
  return { begin, seed: { nakshatra: nakshatraOf(longitude + (offset * 360) / 27).nakshatra } };
}

const TRIBHAGI_SHARE = 1 / 3;

function computeNakshatraDasha(
  context: DashaContext,
  id: NakshatraDashaId,
  variant: string,
  options: DashaOptions,
): UndatedDasha<GrahaRuler> {
  const rule = NAKSHATRA_DASHAS[id];
  const { begin, seed } = computeNakshatraStart(context, id, variant, options);
  const share = options.tribhagi ? TRIBHAGI_SHARE : 1;
  const { parts, elapsedYears, balance } = computeUndatedNakshatraDasha(rule, begin, share);
  const cycleYears = rule.lords.reduce((sum, { years }) => sum + years, 0) * share;
  return { parts, cycleYears, seed, balance: { elapsedYears, years: balance.years } };
}

const getRashiRule = (id: RashiDashaId, variant: string): RashiDashaRule =>
  (RASHI_DASHAS[id] as Readonly<Record<string, RashiDashaRule>>)[variant] as RashiDashaRule;

function computeUndatedDasha(
  context: DashaContext,
  id: DashaId,
  variant: string,
  options: DashaOptions,
): UndatedDasha | null {
  if (isOneOf(NAKSHATRA_DASHA_IDS, id)) return computeNakshatraDasha(context, id, variant, options);
  if (isOneOf(GRAHA_DASHA_IDS, id)) return GRAHA_DASHAS[id].compute(context, variant);
  if (id === "kalachakra") return computeKalachakraDasha(context.longitudes.moon, variant as KalachakraMethod);
  const rule = getRashiRule(id, variant);
  const varga = options.varga ?? rule.varga ?? "D1";
  return varga === "D1" && rule.varga === undefined
    ? computeRashiDasha(context, rule as BirthChartRule)
    : computeVargaRashiDasha(context, varga, rule);
}

/** The remainder at birth of the first maha dasha, with its ruler. */
function findBalance({ parts, balance }: UndatedDasha): Dasha["balance"] {
  const ruler = parts.find(({ weight }) => weight > 0)?.ruler;
  return balance && ruler ? { ...ruler, years: balance.years } : null;
}

/** Seeds of rashi dashas that have a balance or need a sunrise; with others a dasha begins at birth, without a balance. */
const SEEDS_TO_COMPUTE: readonly SeedRule[] = ["sree_lagna", "day_part", "stronger_of_lagna_and_hora_lagna"];
/** The same of the dashas of grahas. */
const GRAHA_DASHAS_TO_COMPUTE: readonly DashaId[] = ["tara", "kaala"];

/** Whether a dasha always exists and begins at birth, without a balance. */
const hasNoBalance = (id: DashaId, rule: RashiDashaRule | null): boolean =>
  rule ? !SEEDS_TO_COMPUTE.includes(rule.seed) : id in GRAHA_DASHAS && !GRAHA_DASHAS_TO_COMPUTE.includes(id);

/** Whether a dasha applies, and its balance, without its periods: the same as those of `computeDasha`. */
export function computeDashaStart(
  context: DashaContext,
  id: DashaId,
  options: DashaOptions = {},
): Pick<Dasha, "sensitive" | "applicable" | "balance"> {
  const variant = resolveVariant(id, options);
  const rule = id in RASHI_DASHAS ? getRashiRule(id as RashiDashaId, variant) : null;
  const { applicable } = evaluateApplicability(id, context);
  const sensitive = rule?.sensitive === true;
  if (hasNoBalance(id, rule)) return { sensitive, applicable, balance: null };
  const undated = computeUndatedDasha(context, id, variant, options);
  return undated
    ? { sensitive, applicable, balance: findBalance(undated) }
    : { sensitive, applicable: null, balance: null };
}

/** The span of the whole dasha: from the start of its first period before birth, or from birth on. */
function computeDashaSpan({ parts, balance, fromBirth }: UndatedDasha, birthJd: number, yearDays: number): DashaSpan {
  const startJd = birthJd - (balance?.elapsedYears ?? 0) * yearDays;
  const endJd = startJd + sumWeights(parts) * yearDays;
  return { startJd, endJd, fromJd: fromBirth ? birthJd : undefined };
}

const DEFAULT_LEVELS = 1;

/**
 * Computes one dasha of a birth, for the requested path and depth.
 * @param birthJd Julian day UT; `yearDays` the days of a dasha year.
 * @throws DashaOptionError for an option this dasha does not have; RangeError for a path that does not exist, and for
 * more than five levels.
 */
export function computeDasha(
  context: DashaContext,
  birthJd: number,
  yearDays: number,
  id: DashaId,
  { levels = DEFAULT_LEVELS, path = [], ...options }: DashaOptions & DashaDepth = {},
): Dasha {
  const variant = resolveVariant(id, options);
  const applicability = evaluateApplicability(id, context);
  const sensitive = id in RASHI_DASHAS && getRashiRule(id as RashiDashaId, variant).sensitive === true;
  const undated = computeUndatedDasha(context, id, variant, options);
  const common = { id, variant, sensitive, yearDays, path };
  if (!undated) {
    const unknown = { applicable: null, reason: "no_sunrise" } as const;
    return { ...common, ...unknown, cycleYears: null, seed: null, balance: null, periods: [] };
  }
  const { parts, cycleYears, seed } = undated;
  return {
    ...common,
    ...applicability,
    cycleYears,
    seed,
    balance: findBalance(undated),
    periods: createDatedPeriodsAt(parts, computeDashaSpan(undated, birthJd, yearDays), path, levels),
  };
}
