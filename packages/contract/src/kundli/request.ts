import { z } from "zod";
import { birthRequestSchema } from "./birth.ts";
import { encodeFieldError } from "../messages/error-messages.ts";
import { SECTION_NAMES } from "./section-names.ts";

/** Levels of every dasha in one response; deeper ones are requested one period at a time. */
const MAX_DASHA_LEVELS = 2;
const DASHA_LEVELS = encodeFieldError("dasha_levels_of_section", { max: MAX_DASHA_LEVELS });
const SECTIONS_UNKNOWN = encodeFieldError("sections_unknown", { sections: SECTION_NAMES.join(", ") });

/**
 * Sections valid besides the regular ones: facts that change with the birth time, which are included anyway if the
 * birth states an uncertainty.
 */
const REQUESTABLE_SECTIONS = [...SECTION_NAMES, "uncertainty"] as const;

/** The fields of a request, for a form that has the time or uses noon instead. */
export const kundliFieldsSchema = birthRequestSchema
  .safeExtend({
    /** The time is unknown: nothing that depends on it is invented, and hour and minute may be left out. */
    time_unknown: z.boolean().optional(),
    /** Requested sections, besides those of every kundli. */
    sections: z
      .union(
        [z.literal("all"), z.array(z.enum(REQUESTABLE_SECTIONS)).max(REQUESTABLE_SECTIONS.length, SECTIONS_UNKNOWN)],
        {
          error: SECTIONS_UNKNOWN,
        },
      )
      .optional(),
    /** Levels of the dashas besides vimshottari in the section `dashas`; by default maha and antar dashas. */
    dasha_levels: z
      .number({ error: DASHA_LEVELS })
      .int(DASHA_LEVELS)
      .min(1, DASHA_LEVELS)
      .max(MAX_DASHA_LEVELS, DASHA_LEVELS)
      .optional(),
  })
  .superRefine(({ sections, uncertainty, time_unknown }, context) => {
    const isUncertaintyRequested = Array.isArray(sections) && sections.includes("uncertainty");
    if (isUncertaintyRequested && !uncertainty && time_unknown !== true) {
      context.addIssue({ code: "custom", path: ["uncertainty"], message: encodeFieldError("uncertainty_missing") });
    }
  });

/** Noon of the known day: results are valid for the whole day, or left out. */
const NOON = { hour: 12, minute: 0, second: 0 } as const;

const fillNoonIfTimeUnknown = (body: unknown): unknown =>
  typeof body === "object" && body !== null && "time_unknown" in body && body.time_unknown === true
    ? { ...body, ...NOON }
    : body;

export const kundliRequestSchema = z.preprocess(fillNoonIfTimeUnknown, kundliFieldsSchema);
export type KundliRequest = z.input<typeof kundliFieldsSchema>;
