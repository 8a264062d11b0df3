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

/** A choice a dasha does not have; `option` is its name. */
export class DashaOptionError extends RangeError {
  override readonly name = "DashaOptionError";
  readonly option: keyof DashaOptions;

  constructor(option: keyof DashaOptions, message: string) {
    super(message);
    this.option = option;
  }
}

/** What one asks of a dasha beyond its id; absent: its default. */
export interface DashaOptions {
  readonly variant?: string | undefined;
  /** Nakshatra dashas by a star: the point they are counted from. */
  readonly from?: DashaStart | undefined;
  /** Nakshatra dashas by a star: that point in a varga. Narayana: the varga it is read in. */
  readonly varga?: VargaId | undefined;
  /** Nakshatra dashas: every period a third, three times the rounds. */
  readonly tribhagi?: boolean | undefined;
}

/** How far the periods of a dasha are laid out. */
export interface DashaDepth {
  /** Default 1; with those above it, at most five. */
  readonly levels?: number | undefined;
  /** Positions from 0, from the maha dashas down, of the period whose inside is asked for; default: the whole dasha. */
  readonly path?: readonly number[] | undefined;
}

export const oneOf = <Id extends string>(ids: readonly Id[], id: string): id is Id =>
  (ids as readonly string[]).includes(id);

export const countOf = (id: NakshatraDashaId, variant: string): StarCount | LimbCount =>
  (NAKSHATRA_DASHAS[id].counts as Readonly<Record<string, StarCount | LimbCount>>)[variant] as StarCount | LimbCount;

/** The variants of a dasha, the default first. */
export function dashaVariants(id: DashaId): readonly string[] {
  if (id === "kalachakra") return KALACHAKRA_METHODS;
  if (oneOf(GRAHA_DASHA_IDS, id)) return GRAHA_DASHAS[id].variants;
  return Object.keys(oneOf(NAKSHATRA_DASHA_IDS, id) ? NAKSHATRA_DASHAS[id].counts : RASHI_DASHAS[id]);
}

/** @throws DashaOptionError for a choice the dasha does not have. */
export function checkedVariant(id: DashaId, options: DashaOptions): string {
  const variants = dashaVariants(id);
  const variant = options.variant ?? variants[0];
  if (variant === undefined || !variants.includes(variant)) {
    throw new DashaOptionError("variant", `${id} has no variant "${variant}"; it has ${variants.join(", ")}`);
  }
  const byLord = oneOf(NAKSHATRA_DASHA_IDS, id);
  const byStar = byLord && !("limb" in countOf(id, variant));
  if (options.from !== undefined && !(byStar && oneOf(DASHA_STARTS, options.from))) {
    throw new DashaOptionError("from", `${id} is not counted from "${options.from}"`);
  }
  if (options.varga !== undefined && !((byStar || id === "narayana") && VARGAS.includes(options.varga))) {
    throw new DashaOptionError("varga", `${id} is not read in "${options.varga}"`);
  }
  if (options.tribhagi && !byLord) throw new DashaOptionError("tribhagi", `${id} has no thirds`);
  return variant;
}
