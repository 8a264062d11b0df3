import { DASHA_IDS, DASHA_STARTS, type DashaId, type DashaStart, type Graha, type VargaId, VARGAS } from "@lagna/terms";
import { z } from "zod";
import { refusal } from "../sentences/refusals.ts";
import { birthRequestSchema } from "./birth.ts";
import { kundliCore } from "./core.ts";
import { dashaPeriodSchema, dashaSchema } from "./sections/dashas.ts";
import { graha, instant } from "./values.ts";

/** Asks for the nine parts of one vimshottari period, to the fifth level. */
export interface DashaRequest {
  readonly system: "vimshottari";
  /** The lords from the maha dasha down to the period to unfold. */
  readonly path: readonly Graha[];
  readonly start: string;
  readonly end: string;
}

/** Asks for a dasha of a birth. */
export interface BirthDashaRequest {
  readonly system: DashaId;
  readonly birth: z.output<typeof birthRequestSchema>;
  /** The periods wanted lie inside this one: positions from 0, from the maha dasha down; all of them for none. */
  readonly path: readonly number[];
  readonly levels: number;
  readonly variant?: string | undefined;
  readonly from?: DashaStart | undefined;
  readonly varga?: VargaId | undefined;
  readonly tribhagi?: boolean | undefined;
}

const MAX_LEVELS = 5;
const MAX_LEVELS_AT_ONCE = 3;
const LEVELS = refusal("dasha_levels", { max: MAX_LEVELS_AT_ONCE, deepest: MAX_LEVELS });
const PATH_OF_LORDS = refusal("dasha_path_of_lords");
const PATH_OF_POSITIONS = refusal("dasha_path_of_positions");

const dashaBody = z.object({
  system: z.enum(DASHA_IDS, { error: refusal("dasha_unknown", { systems: DASHA_IDS.join(", ") }) }),
  /** Lords with `start` and `end`, positions with `birth`. */
  path: z
    .array(z.union([graha, z.number().int().min(0)], { error: PATH_OF_POSITIONS }))
    .max(MAX_LEVELS - 1)
    .optional(),
  start: instant.optional(),
  end: instant.optional(),
  birth: birthRequestSchema.optional(),
  levels: z.number({ error: LEVELS }).int(LEVELS).min(1, LEVELS).max(MAX_LEVELS_AT_ONCE, LEVELS).optional(),
  /** One of the dasha's own; the setting's or the first where absent. */
  variant: z.string().max(40).optional(),
  /** Nakshatra dashas: the point they are counted from. */
  from: z.enum(DASHA_STARTS).optional(),
  /** Nakshatra dashas: that point in a varga. Narayana: the varga it is read in. */
  varga: z.enum(VARGAS).optional(),
  /** Nakshatra dashas: every period a third. */
  tribhagi: z.boolean().optional(),
});
type DashaBody = z.output<typeof dashaBody>;

const isGraha = (step: Graha | number): step is Graha => typeof step === "string";

/** What is wrong with a period that is to be unfolded without its birth: the field and the refusal. */
function periodRefusal({ system, path = [], start, end }: DashaBody): readonly [string, string] | null {
  if (system !== "vimshottari") return ["system", refusal("dasha_needs_birth")];
  if (path.length === 0 || !path.every(isGraha)) return ["path", PATH_OF_LORDS];
  if (start === undefined) return ["start", refusal("period_start_missing")];
  return end === undefined ? ["end", refusal("period_end_missing")] : null;
}

function birthRefusal({ path = [], levels = 1, start, end }: DashaBody): readonly [string, string] | null {
  if (start !== undefined || end !== undefined) {
    return [start === undefined ? "end" : "start", refusal("period_with_birth")];
  }
  if (path.some(isGraha)) return ["path", PATH_OF_POSITIONS];
  return path.length + levels > MAX_LEVELS ? ["levels", LEVELS] : null;
}

/** A period of vimshottari unfolds by its lords, start and end alone; any dasha of a birth, by its positions. */
export const dashaRequestSchema = dashaBody
  .superRefine((body, context) => {
    const refusal = body.birth ? birthRefusal(body) : periodRefusal(body);
    if (refusal) context.addIssue({ code: "custom", path: [refusal[0]], message: refusal[1] });
  })
  .transform(({ birth, start, end, path = [], levels = 1, ...asked }): DashaRequest | BirthDashaRequest =>
    birth
      ? { ...asked, birth, levels, path: path.filter((step) => !isGraha(step)) }
      : { system: "vimshottari", path: path.filter(isGraha), start: start as string, end: end as string },
  );

export const dashaResponseSchema = z.object({ status: z.literal("success"), periods: z.array(dashaPeriodSchema) });
export type DashaResponse = z.infer<typeof dashaResponseSchema>;

export const birthDashaResponseSchema = z.object({
  status: z.literal("success"),
  birth: kundliCore.birth,
  settings: kundliCore.settings,
  dasha: z.object({ system: z.enum(DASHA_IDS), path: z.array(z.number()), ...dashaSchema.shape }),
});
export type BirthDashaResponse = z.infer<typeof birthDashaResponseSchema>;
