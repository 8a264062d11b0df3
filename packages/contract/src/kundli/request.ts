import { z } from "zod";
import { birthRequestSchema } from "./birth.ts";
import { refusal } from "../sentences/refusals.ts";
import { SECTION_NAMES } from "./section-names.ts";

const SECTIONS_UNKNOWN = refusal("sections_unknown", { sections: SECTION_NAMES.join(", ") });

/** Beside what is wanted of a known birth: what turns with its time, which a birth that says so is answered with anyway. */
const ASKED = [...SECTION_NAMES, "uncertainty"] as const;

/** The fields of a request, for a form that knows the time or puts noon for it. */
export const kundliFieldsSchema = birthRequestSchema
  .safeExtend({
    /** Nobody knows the time: what depends on it is not invented, and hour and minute may be left out. */
    time_unknown: z.boolean().optional(),
    /** What is wanted beside the sections that every kundli carries. */
    sections: z
      .union([z.literal("all"), z.array(z.enum(ASKED)).max(ASKED.length, SECTIONS_UNKNOWN)], {
        error: SECTIONS_UNKNOWN,
      })
      .optional(),
  })
  .superRefine(({ sections, uncertainty, time_unknown }, context) => {
    const asked = Array.isArray(sections) && sections.includes("uncertainty");
    if (asked && !uncertainty && time_unknown !== true) {
      context.addIssue({ code: "custom", path: ["uncertainty"], message: refusal("uncertainty_missing") });
    }
  });

/** The middle of the day that is known: what is said of it is said of the whole day, or not at all. */
const NOON = { hour: 12, minute: 0, second: 0 } as const;

const withNoon = (body: unknown): unknown =>
  typeof body === "object" && body !== null && "time_unknown" in body && body.time_unknown === true
    ? { ...body, ...NOON }
    : body;

export const kundliRequestSchema = z.preprocess(withNoon, kundliFieldsSchema);
export type KundliRequest = z.input<typeof kundliFieldsSchema>;
