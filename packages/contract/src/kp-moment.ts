import { z } from "zod";
import { kpNumberRow, kpNumberSchema, kpSubjectFields } from "./kp.ts";
import { kundliCoreFields } from "./kundli/core-fields.ts";
import { kpSchema } from "./kundli/sections/kp.ts";
import { instant, longitude, requestInstant } from "./kundli/values.ts";
import { encodeFieldError } from "./messages/error-messages.ts";
import { prashnaPlaceSchema } from "./prashna.ts";
import { CHART_STYLE_NAMES, PAPERS } from "./prints.ts";
import { settingsRequestSchema } from "./settings.ts";

/** KP of a moment instead of a birth: questions by number, and the ruling planets. */

const momentFields = {
  /** Now by default. */
  at: requestInstant.optional(),
  /** Where the astrologer judges. */
  place: prashnaPlaceSchema,
};

/** POST /api/v1/kp/ruling */
export const kpRulingRequestSchema = z.object({ ...momentFields, settings: settingsRequestSchema.optional() });
export type KpMomentInput = z.output<typeof kpRulingRequestSchema>;

/** POST /api/v1/kp/horary */
export const kpHoraryRequestSchema = kpRulingRequestSchema.extend({ number: kpNumberSchema });
export type KpHoraryInput = z.output<typeof kpHoraryRequestSchema>;

/** POST /api/v1/kp/print: the chart of a birth or of a question, with the ruling planets of another moment beside it. */
export const kpPrintRequestSchema = z
  .object({
    ...kpSubjectFields,
    question: z.object({ ...momentFields, number: kpNumberSchema }).optional(),
    ruling: z.object(momentFields).optional(),
    paper: z.enum(PAPERS).default("a4"),
    style: z.enum(CHART_STYLE_NAMES).default("south"),
  })
  .superRefine(({ birth, kundli_id: id, question }, context) => {
    const given = Object.entries({ birth, kundli_id: id, question }).filter(([, value]) => value !== undefined);
    if (given.length !== 1) {
      const path = given[1]?.[0] ?? "birth";
      context.addIssue({ code: "custom", path: [path], message: encodeFieldError("birth_or_kundli") });
    }
    if (birth?.time_unknown === true) {
      context.addIssue({ code: "custom", path: ["birth", "hour"], message: encodeFieldError("birth_time_missing") });
    }
  });
export type KpPrintInput = z.output<typeof kpPrintRequestSchema>;
export type KpPrintRequest = z.input<typeof kpPrintRequestSchema>;

const answeredMoment = {
  at: instant,
  place: kundliCoreFields.birth.shape.place,
  settings: kundliCoreFields.settings,
};

export const kpHoraryDataSchema = z.object({ ...answeredMoment, number: kpNumberRow, kp: kpSchema });
export type KpHoraryData = z.infer<typeof kpHoraryDataSchema>;

export const kpHoraryResponseSchema = z.object({
  status: z.literal("success"),
  message: z.string(),
  data: kpHoraryDataSchema,
});
export type KpHoraryResponse = z.infer<typeof kpHoraryResponseSchema>;

export const kpRulingDataSchema = z.object({
  ...answeredMoment,
  /** Sidereal longitudes by the ayanamsa of KP, not rounded. */
  lagna: longitude,
  moon: longitude,
  ruling: kpSchema.shape.ruling,
});
export type KpRulingData = z.infer<typeof kpRulingDataSchema>;

export const kpRulingResponseSchema = z.object({ status: z.literal("success"), data: kpRulingDataSchema });
export type KpRulingResponse = z.infer<typeof kpRulingResponseSchema>;
