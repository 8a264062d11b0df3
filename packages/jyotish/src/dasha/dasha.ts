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
import { vargaPosition } from "../varga/varga.ts";
import { nakshatraOf } from "../zodiac/nakshatra.ts";
import { RASHI_DEG, RASHI_INDEX } from "../zodiac/rashi.ts";
import { applicabilityOf, type Applicability } from "./applicability.ts";
import { GRAHA_DASHAS } from "./graha-dasha.ts";
import type { DashaGround } from "./ground.ts";
import type { KalachakraMethod } from "./kalachakra.data.ts";
import { kalachakraReckoning } from "./kalachakra.ts";
import { NAKSHATRA_DASHAS, VIMSHOTTARI_SEEDS, type LimbCount } from "./nakshatra-dasha.data.ts";
import { nakshatraReckoning, startByLimb, startByStar, type RoundStart } from "./nakshatra-dasha.ts";
import { checkedVariant, countOf, oneOf, type DashaDepth, type DashaOptions } from "./options.ts";
import {
  layPartsAt,
  totalWeight,
  type ByGraha,
  type DashaPeriod,
  type DashaSeed,
  type Reckoning,
  type Ruler,
  type Span,
} from "./period.ts";
import { RASHI_DASHAS, type RashiDashaRule } from "./rashi-dasha.data.ts";
import { rashiReckoning, vargaNarayana } from "./rashi-dasha.ts";

export interface Dasha extends Applicability {
  readonly id: DashaId;
  readonly variant: string;
  /** Concerns life and death: engine data, never shown. */
  readonly sensitive: boolean;
  /** Of one round; `null`, with no periods, where the dasha needs a sunrise that does not occur. */
  readonly cycleYears: number | null;
  readonly seed: DashaSeed | null;
  /** What was left at birth of the first maha dasha, where it is counted from before birth or what is left of it. */
  readonly balance: (Ruler & { readonly years: number }) | null;
  readonly yearDays: number;
  /** Whose inside the periods are: positions from 0, from the maha dashas down; empty for the whole dasha. */
  readonly path: readonly number[];
  /** As deep as they were asked for. */
  readonly periods: readonly DashaPeriod[];
}

/** The longitude a star is taken from: the Moon's or the lagna's, in the birth chart or as it is stretched out in a varga. */
function startLongitude({ longitudes }: DashaGround, from: DashaStart, varga?: VargaId): number {
  const longitude = from === "lagna" ? longitudes.lagna : longitudes.moon;
  if (varga === undefined || varga === "D1") return longitude;
  const { sign, degree } = vargaPosition(varga, longitude);
  return normalizeDegrees(RASHI_INDEX[sign] * RASHI_DEG + degree);
}

const limbAngle = ({ longitudes: { sun, moon } }: DashaGround, limb: LimbCount["limb"]): number =>
  limb === "yoga" ? normalizeDegrees(sun + moon) : arcForward(sun, moon);

function nakshatraStart(
  ground: DashaGround,
  id: NakshatraDashaId,
  variant: string,
  { from = "moon", varga }: DashaOptions,
): { readonly begin: RoundStart; readonly seed: DashaSeed } {
  const count = countOf(id, variant);
  if ("limb" in count) {
    const angle = limbAngle(ground, count.limb);
    return { begin: startByLimb(count, angle), seed: { [count.limb]: partOfCircle(angle, count.parts) + 1 } };
  }
  const longitude = startLongitude(ground, from, varga);
  const offset = from === "lagna" ? 0 : VIMSHOTTARI_SEEDS[from];
  const begin = startByStar(count, NAKSHATRA_DASHAS[id].lords.length, longitude, offset);
  return { begin, seed: { nakshatra: nakshatraOf(longitude + (offset * 360) / 27).nakshatra } };
}

const TRIBHAGI = 1 / 3;

function nakshatra(
  ground: DashaGround,
  id: NakshatraDashaId,
  variant: string,
  options: DashaOptions,
): Reckoning<ByGraha> {
  const rule = NAKSHATRA_DASHAS[id];
  const { begin, seed } = nakshatraStart(ground, id, variant, options);
  const share = options.tribhagi ? TRIBHAGI : 1;
  const { parts, elapsedYears, balance } = nakshatraReckoning(rule, begin, share);
  const cycleYears = rule.lords.reduce((sum, { years }) => sum + years, 0) * share;
  return { parts, cycleYears, seed, balance: { elapsedYears, years: balance.years } };
}

const rashiRule = (id: RashiDashaId, variant: string): RashiDashaRule =>
  (RASHI_DASHAS[id] as Readonly<Record<string, RashiDashaRule>>)[variant] as RashiDashaRule;

function reckon(ground: DashaGround, id: DashaId, variant: string, options: DashaOptions): Reckoning | null {
  if (oneOf(NAKSHATRA_DASHA_IDS, id)) return nakshatra(ground, id, variant, options);
  if (oneOf(GRAHA_DASHA_IDS, id)) return GRAHA_DASHAS[id].reckon(ground, variant);
  if (id === "kalachakra") return kalachakraReckoning(ground.longitudes.moon, variant as KalachakraMethod);
  const rule = rashiRule(id, variant);
  const { varga } = options;
  return varga === undefined || varga === "D1" ? rashiReckoning(ground, rule) : vargaNarayana(ground, varga, rule);
}

/** The whole dasha: before birth from where its first period would have begun, or from birth on. */
function spanOf({ parts, balance, fromBirth }: Reckoning, birthJd: number, yearDays: number): Span {
  const startJd = birthJd - (balance?.elapsedYears ?? 0) * yearDays;
  const endJd = startJd + totalWeight(parts) * yearDays;
  return { startJd, endJd, fromJd: fromBirth ? birthJd : undefined };
}

const DEFAULT_LEVELS = 1;

/**
 * One dasha of a birth, its periods laid out where and as deep as asked.
 * @param birthJd Julian day UT; `yearDays` the days of a dasha year.
 * @throws DashaOptionError for a choice this dasha does not have; RangeError for a position that does not exist, and for levels
 * below the fifth.
 */
export function dashaOf(
  ground: DashaGround,
  birthJd: number,
  yearDays: number,
  id: DashaId,
  { levels = DEFAULT_LEVELS, path = [], ...options }: DashaOptions & DashaDepth = {},
): Dasha {
  const variant = checkedVariant(id, options);
  const applicability = applicabilityOf(id, ground);
  const sensitive = id in RASHI_DASHAS && rashiRule(id as RashiDashaId, variant).sensitive === true;
  const reckoning = reckon(ground, id, variant, options);
  const common = { id, variant, sensitive, yearDays, path };
  if (!reckoning) {
    const unknown = { applicable: null, reason: "no_sunrise" } as const;
    return { ...common, ...unknown, cycleYears: null, seed: null, balance: null, periods: [] };
  }
  const { parts, cycleYears, seed, balance } = reckoning;
  const ruler = parts.find(({ weight }) => weight > 0)?.ruler;
  return {
    ...common,
    ...applicability,
    cycleYears,
    seed,
    balance: balance && ruler ? { ...ruler, years: balance.years } : null,
    periods: layPartsAt(parts, spanOf(reckoning, birthJd, yearDays), path, levels),
  };
}
