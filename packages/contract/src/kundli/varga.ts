import { ARUDHAS, DASHA_IDS, DIGNITIES, MAX_VARGA_PARTS } from "@lagna/terms";
import { z } from "zod";
import { encodeFieldError } from "../messages/error-messages.ts";
import { SAVED_KUNDLI_ID } from "../record-constants.ts";
import { settingsRequestSchema } from "../settings.ts";
import { kundliCoreFields } from "./core-fields.ts";
import { kundliRequestSchema } from "./request.ts";
import { ashtakavargaSchema } from "./sections/ashtakavarga.ts";
import { dashaSchema } from "./sections/dashas.ts";
import { yogasSchema } from "./sections/yogas.ts";
import {
  graha,
  grahaOrLagna,
  houseNumber,
  instant,
  longitude,
  rashi,
  saptaGraha,
  saptaGrahaOrLagna,
} from "./values.ts";

const VARGA = encodeFieldError("varga_unknown", { max: MAX_VARGA_PARTS });
const MAX_DASHA_LEVELS = 2;
const LEVELS = encodeFieldError("dasha_levels_of_section", { max: MAX_DASHA_LEVELS });

/** D1 to D300, as its number of parts. */
const vargaParts = z
  .string({ error: VARGA })
  .regex(/^D[1-9]\d{0,2}$/, VARGA)
  .transform((id) => Number(id.slice(1)))
  .refine((parts) => parts <= MAX_VARGA_PARTS, VARGA);

/** POST /api/v1/kundli/varga. */
export const vargaRequestSchema = z
  .object({
    /** A birth as for a kundli, or one of the user's kundlis. */
    birth: kundliRequestSchema.optional(),
    kundli_id: z.string().regex(SAVED_KUNDLI_ID, encodeFieldError("kundli_id")).optional(),
    varga: vargaParts,
    /** One of the varga's own; by default that of the settings, or the usual one. */
    variant: z.string().max(40).optional(),
    /** The varga whose own division this is: D9 with `of` D10 is the navamsa of the dashamsha. */
    of: vargaParts.optional(),
    /** A variant of that one. */
    of_variant: z.string().max(40).optional(),
    /** A dasha read in the varga. */
    dasha: z
      .object({
        system: z.enum(DASHA_IDS, { error: encodeFieldError("dasha_unknown", { systems: DASHA_IDS.join(", ") }) }),
        variant: z.string().max(40).optional(),
        levels: z.number({ error: LEVELS }).int(LEVELS).min(1, LEVELS).max(MAX_DASHA_LEVELS, LEVELS).optional(),
      })
      .optional(),
    /** For a birth that has none of its own. */
    settings: settingsRequestSchema.optional(),
  })
  .superRefine(({ birth, kundli_id: id }, context) => {
    const refuse = (path: string[], message: string): void => context.addIssue({ code: "custom", path, message });
    if ((birth === undefined) === (id === undefined)) {
      refuse([birth === undefined ? "birth" : "kundli_id"], encodeFieldError("birth_or_kundli"));
    }
    if (birth?.time_unknown === true) refuse(["birth", "hour"], encodeFieldError("birth_time_missing"));
  });
export type VargaInput = z.output<typeof vargaRequestSchema>;
export type VargaRequest = z.input<typeof vargaRequestSchema>;

const place = z.object({
  sign: rashi,
  degree_in_sign: z.number().min(0).lt(30),
  /** From the lagna of the varga. */
  house: houseNumber,
  /** By the signs of the varga; null for the lagna, and for a node that has none there. */
  dignity: z.enum(DIGNITIES).nullable(),
  /** What it is in of the root zodiac: all longitudes in it are at the same place of the varga. */
  part: z.object({
    /** Sidereal longitude; the part ends before `until`. */
    from: longitude,
    until: z.number().gt(0).max(360),
    /** In its sign of the root zodiac, from 1. */
    number: z.number().int().min(1),
    /** How many a sign has. */
    count: z.number().int().min(1),
  }),
});

const { pindas, tables } = ashtakavargaSchema.shape;
/** Twelve figures, from Aries. */
const figures = z.array(z.number().int().min(0)).readonly();

const namedVarga = z.object({
  id: z.string(),
  /** The rule by which it is counted. */
  variant: z.string(),
  /** All rules it has, the usual one first. */
  variants: z.array(z.string()).readonly(),
});

export const vargaDataSchema = z.object({
  birth: kundliCoreFields.birth,
  settings: kundliCoreFields.settings,
  varga: namedVarga.extend({
    /** Of a mixed varga: what is divided. */
    of: namedVarga.nullable(),
  }),
  places: z.record(grahaOrLagna, place),
  lagna: z.object({
    /** The times of birth for which the lagna is in the same part; at most a day before and after. */
    from: instant,
    until: instant,
    /** With a time that is not exact; null if so many parts are possible that they are not told apart. */
    possible: z
      .object({
        /** Before and after the stated time. */
        minutes: z.number().int().min(1),
        /** How many parts the lagna goes through. */
        parts: z.number().int().min(1),
        /** The most likely first. */
        signs: z.array(z.object({ sign: rashi, share: z.number().gt(0).max(1) })).readonly(),
      })
      .nullable()
      .optional(),
  }),
  strengths: z.object({
    /** The strongest first, by the rules that compare grahas by sign. */
    order: z.array(graha).readonly(),
  }),
  ashtakavarga: z.object({
    tables,
    bhinna: z.record(saptaGrahaOrLagna, figures),
    sarva: figures,
    reduced: z.record(saptaGraha, figures),
    pindas,
  }),
  arudhas: z.record(z.enum(ARUDHAS), rashi),
  /** Those of signs that hold; rules that need degrees or strengths are left out. */
  yogas: yogasSchema,
  dasha: z.object({ system: z.enum(DASHA_IDS), ...dashaSchema.shape }).nullable(),
});
export type VargaData = z.infer<typeof vargaDataSchema>;

export const vargaResponseSchema = z.object({ status: z.literal("success"), data: vargaDataSchema });
