import { DASHA_IDS, DASHA_STARTS, type DashaId, type DashaStart, type Graha, type VargaId, VARGAS } from "@lagna/terms";
import { z } from "zod";
import { encodeFieldError } from "../messages/error-messages.ts";
import { birthRequestSchema } from "./birth.ts";
import { kundliCoreFields } from "./core-fields.ts";
import { dashaPeriodSchema, dashaSchema } from "./sections/dashas.ts";
import { graha, instant } from "./values.ts";

/** Requests the nine parts of one vimshottari period, down to the fifth level. */
export interface DashaRequest {
  readonly system: "vimshottari";
  /** The lords from the maha dasha down to the period to subdivide. */
  readonly path: readonly Graha[];
  readonly start: string;
  readonly end: string;
}

/** Requests a dasha of a birth. */
export interface BirthDashaRequest {
  readonly system: DashaId;
  readonly birth: z.output<typeof birthRequestSchema>;
  /** Path of the period to subdivide: indices from 0, from the maha dasha down; the whole dasha if empty. */
  readonly path: readonly number[];
  readonly levels: number;
  readonly variant?: string | undefined;
  readonly from?: DashaStart | undefined;
  readonly varga?: VargaId | undefined;
  readonly tribhagi?: boolean | undefined;
}

const MAX_LEVELS = 5;
const MAX_LEVELS_AT_ONCE = 3;
const LEVELS = encodeFieldError("dasha_levels", { max: MAX_LEVELS_AT_ONCE, deepest: MAX_LEVELS });
const PATH_OF_LORDS = encodeFieldError("dasha_path_of_lords");
const PATH_OF_POSITIONS = encodeFieldError("dasha_path_of_positions");

const dashaBody = z.object({
  system: z.enum(DASHA_IDS, { error: encodeFieldError("dasha_unknown", { systems: DASHA_IDS.join(", ") }) }),
  /** `lords` with `start` and `end`, `path` with `birth`. */
  path: z
    .array(z.union([graha, z.number().int().min(0)], { error: PATH_OF_POSITIONS }))
    .max(MAX_LEVELS - 1)
    .optional(),
  start: instant.optional(),
  end: instant.optional(),
  birth: birthRequestSchema.optional(),
  levels: z.number({ error: LEVELS }).int(LEVELS).min(1, LEVELS).max(MAX_LEVELS_AT_ONCE, LEVELS).optional(),
  /** One of the dasha's own variants; defaults to that of the settings or the first. */
  variant: z.string().max(40).optional(),
  /** Nakshatra dashas: the point they are counted from. */
  from: z.enum(DASHA_STARTS).optional(),
  /** Nakshatra dashas: that point in a varga. Narayana: the varga it is read in. */
  varga: z.enum(VARGAS).optional(),
  /** Nakshatra dashas: every period lasts a third. */
  tribhagi: z.boolean().optional(),
});
type DashaBody = z.output<typeof dashaBody>;

const isGraha = (step: Graha | number): step is Graha => typeof step === "string";

/** The error of a request to subdivide a period without its birth: the field and the refusal. */
function validatePeriodRequest({ system, path = [], start, end }: DashaBody): readonly [string, string] | null {
  if (system !== "vimshottari") return ["system", encodeFieldError("dasha_needs_birth")];
  if (path.length === 0 || !path.every(isGraha)) return ["path", PATH_OF_LORDS];
  if (start === undefined) return ["start", encodeFieldError("period_start_missing")];
  return end === undefined ? ["end", encodeFieldError("period_end_missing")] : null;
}

function validateBirthRequest({ path = [], levels = 1, start, end }: DashaBody): readonly [string, string] | null {
  if (start !== undefined || end !== undefined) {
    return [start === undefined ? "end" : "start", encodeFieldError("period_with_birth")];
  }
  if (path.some(isGraha)) return ["path", PATH_OF_POSITIONS];
  return path.length + levels > MAX_LEVELS ? ["levels", LEVELS] : null;
}

/** A vimshottari period can be subdivided by its lords, start and end alone; any dasha of a birth, by its path. */
export const dashaRequestSchema = dashaBody
  .superRefine((body, context) => {
    const refusal = body.birth ? validateBirthRequest(body) : validatePeriodRequest(body);
    if (refusal) context.addIssue({ code: "custom", path: [refusal[0]], message: refusal[1] });
  })
  .transform(({ birth, start, end, path = [], levels = 1, ...options }): DashaRequest | BirthDashaRequest =>
    birth
      ? { ...options, birth, levels, path: path.filter((step) => !isGraha(step)) }
      : { system: "vimshottari", path: path.filter(isGraha), start: start as string, end: end as string },
  );

export const dashaResponseSchema = z.object({ status: z.literal("success"), periods: z.array(dashaPeriodSchema) });
export type DashaResponse = z.infer<typeof dashaResponseSchema>;

export const birthDashaResponseSchema = z.object({
  status: z.literal("success"),
  birth: kundliCoreFields.birth,
  settings: kundliCoreFields.settings,
  dasha: z.object({ system: z.enum(DASHA_IDS), path: z.array(z.number()), ...dashaSchema.shape }),
});
export type BirthDashaResponse = z.infer<typeof birthDashaResponseSchema>;
