import {
  DASHA_STARTS,
  GRAHA_DASHA_IDS,
  NAKSHATRA_DASHA_IDS,
  VARGAS,
  type DashaId,
  type DashaStart,
  type NakshatraDashaId,
  type VargaId,
} from "@lagna/terms";
import { GRAHA_DASHAS } from "./graha-dasha.ts";
import { KALACHAKRA_METHODS } from "./kalachakra.data.ts";
import { NAKSHATRA_DASHAS, type LimbCount, type StarCount } from "./nakshatra-dasha.data.ts";
import { RASHI_DASHAS } from "./rashi-dasha.data.ts";

/** An option that the dasha does not support; `option` is its name. */
export class DashaOptionError extends RangeError {
  override readonly name = "DashaOptionError";
  readonly option: keyof DashaOptions;

  constructor(option: keyof DashaOptions, message: string) {
    super(message);
    this.option = option;
  }
}

/** Options of a dasha besides its id; defaults apply if absent. */
export interface DashaOptions {
  readonly variant?: string | undefined;
  /** Nakshatra dashas by nakshatra: the point they are counted from. */
  readonly from?: DashaStart | undefined;
  /** Nakshatra dashas by nakshatra: that point in a varga. Narayana, padanadhamsa, paryaya: the varga they are read in. */
  readonly varga?: VargaId | undefined;
  /** Nakshatra dashas: every period lasts a third, with three times the cycles. */
  readonly tribhagi?: boolean | undefined;
}

/** Which periods of a dasha are computed. */
export interface DashaDepth {
  /** Default 1; together with the length of `path`, at most five. */
  readonly levels?: number | undefined;
  /** Path to the period to subdivide, as indices from the maha dashas down; default: the whole dasha. */
  readonly path?: readonly number[] | undefined;
}

export const isOneOf = <Id extends string>(ids: readonly Id[], id: string): id is Id =>
  (ids as readonly string[]).includes(id);

export const getCountRule = (id: NakshatraDashaId, variant: string): StarCount | LimbCount =>
  (NAKSHATRA_DASHAS[id].counts as Readonly<Record<string, StarCount | LimbCount>>)[variant] as StarCount | LimbCount;

/** The variants of a dasha, the default first. */
export function listDashaVariants(id: DashaId): readonly string[] {
  if (id === "kalachakra") return KALACHAKRA_METHODS;
  if (isOneOf(GRAHA_DASHA_IDS, id)) return GRAHA_DASHAS[id].variants;
  return Object.keys(isOneOf(NAKSHATRA_DASHA_IDS, id) ? NAKSHATRA_DASHAS[id].counts : RASHI_DASHAS[id]);
}

const VARGA_RASHI_DASHAS: readonly DashaId[] = ["narayana", "padanadhamsa", "paryaya"];

/** @throws DashaOptionError for an option the dasha does not have. */
export function resolveVariant(id: DashaId, options: DashaOptions): string {
  const variants = listDashaVariants(id);
  const variant = options.variant ?? variants[0];
  if (variant === undefined || !variants.includes(variant)) {
    throw new DashaOptionError("variant", `${id} has no variant "${variant}"; it has ${variants.join(", ")}`);
  }
  const byLord = isOneOf(NAKSHATRA_DASHA_IDS, id);
  const byStar = byLord && !("limb" in getCountRule(id, variant));
  if (options.from !== undefined && !(byStar && isOneOf(DASHA_STARTS, options.from))) {
    throw new DashaOptionError("from", `${id} is not counted from "${options.from}"`);
  }
  if (options.varga !== undefined && !((byStar || VARGA_RASHI_DASHAS.includes(id)) && VARGAS.includes(options.varga))) {
    throw new DashaOptionError("varga", `${id} is not read in "${options.varga}"`);
  }
  if (options.tribhagi && !byLord) throw new DashaOptionError("tribhagi", `${id} has no thirds`);
  return variant;
}
