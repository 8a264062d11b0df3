import { z } from "zod";
import { kundliCoreFields } from "./kundli/core-fields.ts";
import { kundliRequestSchema } from "./kundli/request.ts";
import { kpSchema } from "./kundli/sections/kp.ts";
import { uncertaintySchema } from "./kundli/sections/uncertainty.ts";
import { untimedKundliSchema } from "./kundli/untimed.ts";
import { graha, longitude, rashi } from "./kundli/values.ts";
import { encodeFieldError } from "./messages/error-messages.ts";
import { SAVED_KUNDLI_ID } from "./record-constants.ts";
import { settingsRequestSchema } from "./settings.ts";

export type { KpData } from "./kundli/sections/kp.ts";

export const KP_NUMBER_RANGE = { from: 1, until: 249 } as const;
const KP_NUMBER = encodeFieldError("prashna_number_range", KP_NUMBER_RANGE);
export const kpNumberSchema = z
  .number({ error: KP_NUMBER })
  .int(KP_NUMBER)
  .min(KP_NUMBER_RANGE.from, KP_NUMBER)
  .max(KP_NUMBER_RANGE.until, KP_NUMBER);

/** One of the 249 parts of the zodiac: a sub, or its part on one side of a sign's boundary. */
export const kpNumberRow = z.object({
  number: z.number().int().min(1).max(249),
  /** The lagna of the number, and the end, exclusive; not rounded. */
  start: longitude,
  end: z.number().gt(0).max(360),
  sign: rashi,
  sign_lord: graha,
  star_lord: graha,
  sub_lord: graha,
});
export type KpNumberData = z.infer<typeof kpNumberRow>;

/** GET /api/v1/kp/numbers. */
export const kpNumbersResponseSchema = z.object({
  status: z.literal("success"),
  data: z.object({ numbers: z.array(kpNumberRow) }),
});

/** Of a birth: typed as for a kundli, or one of the user's kundlis. */
export const kpSubjectFields = {
  birth: kundliRequestSchema.optional(),
  kundli_id: z.string().regex(SAVED_KUNDLI_ID, encodeFieldError("kundli_id")).optional(),
  /** For a birth that has none of its own; those of `kp` take precedence over the birth's own too. */
  settings: settingsRequestSchema.optional(),
};

/** POST /api/v1/kp. With a number it is a horary chart of that moment, as far as the lagna and the houses go. */
export const kpRequestSchema = z
  .object({ ...kpSubjectFields, number: kpNumberSchema.nullish() })
  .superRefine(({ birth, kundli_id: id }, context) => {
    if ((birth === undefined) === (id === undefined)) {
      const path = birth === undefined ? "birth" : "kundli_id";
      context.addIssue({ code: "custom", path: [path], message: encodeFieldError("birth_or_kundli") });
    }
  });
export type KpInput = z.output<typeof kpRequestSchema>;

const { birth, settings } = kundliCoreFields;
export const kpDataSchema = z.object({
  birth,
  settings,
  /** Of a horary chart, else null. */
  number: kpNumberRow.nullable(),
  kp: kpSchema,
  /** If the birth states that its time is uncertain. */
  uncertainty: uncertaintySchema.optional(),
});
export type KpChartData = z.infer<typeof kpDataSchema>;

/** The same for a birth without a known time: the chart of KP needs one. */
const untimedKpSchema = untimedKundliSchema
  .pick({ time_unknown: true, birth: true, settings: true, needs_time: true, uncertainty: true })
  .extend({ number: z.null(), kp: z.null() });

export const kpResponseSchema = z.object({
  status: z.literal("success"),
  message: z.string(),
  data: z.union([kpDataSchema, untimedKpSchema]),
});
export type KpResponse = z.infer<typeof kpResponseSchema>;
