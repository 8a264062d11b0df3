import { GRAHAS } from "@lagna/terms";
import { z } from "zod";
import { encodeFieldError } from "../messages/error-messages.ts";
import { settingsRequestSchema } from "../settings.ts";
import { createReadableString } from "../readable-text.ts";
import { birthRequestSchema } from "./birth.ts";
import { kundliCoreFields } from "./core-fields.ts";
import { graha } from "./values.ts";

/** Figures of a birth shown by another program. */
export const OBSERVATION_KINDS = ["lagna", ...GRAHAS, "ayanamsa", "sunrise", "dasha", "place"] as const;
export type ObservationKind = (typeof OBSERVATION_KINDS)[number];

/** Possible readings of the clock of a birth, ours first. */
export const CLOCK_READINGS = [
  "as_read",
  "without_summer_time",
  "with_summer_time",
  "present_standard",
  "zone",
  "city",
  "local_mean_time",
] as const;

const MAX_OBSERVATIONS = 20;
const MAX_LORDS = 3;
const SEEN = encodeFieldError("seen_count", { max: MAX_OBSERVATIONS });
const LORDS = encodeFieldError("seen_lords", { max: MAX_LORDS });

const observationSchema = z
  .object({
    what: z.enum(OBSERVATION_KINDS, {
      error: encodeFieldError("not_one_of", { values: OBSERVATION_KINDS.join(", ") }),
    }),
    /** As displayed by the program: `14 Vi 13`, `14°13′20″ Virgo`, `15 Jun 2027`, `6:12:30`, `77E13 28N39`. */
    value: createReadableString(encodeFieldError("seen_unreadable"))
      .min(1, encodeFieldError("seen_unreadable"))
      .max(60, encodeFieldError("seen_unreadable")),
    /** For a vimshottari period: its lords from the maha dasha down. */
    lords: z.array(graha, { error: LORDS }).min(1, LORDS).max(MAX_LORDS, LORDS).optional(),
    /** Whether its start or end was shown; defaults to the start. */
    edge: z.enum(["start", "end"]).optional(),
  })
  .superRefine(({ what, lords }, context) => {
    if (what === "dasha" && lords === undefined) context.addIssue({ code: "custom", path: ["lords"], message: LORDS });
  });

export const matchRequestSchema = z.object({
  /** Its settings are the user's own: changes are counted relative to them. */
  birth: birthRequestSchema,
  seen: z.array(observationSchema, { error: SEEN }).min(1, SEEN).max(MAX_OBSERVATIONS, SEEN),
});
export type MatchRequest = z.input<typeof matchRequestSchema>;

const figure = z.object({
  /** Index among the given figures. */
  index: z.number().int().min(0),
  what: z.enum(OBSERVATION_KINDS),
  /** As given. */
  seen: z.string(),
  /** Our value: degrees, or a time of day or date by the clock of the birth; `null` if there is none. */
  ours: z.union([z.number(), z.string()]).nullable(),
  /** Our value minus the given one: degrees, or seconds for a sunrise or a dasha; `null` if there is none of ours. */
  by: z.number().nullable(),
});

export const matchResponseSchema = z.object({
  status: z.literal("success"),
  birth: kundliCoreFields.birth,
  /** With the birth's own settings, place and clock, before any change. */
  own: z.object({ agrees: z.array(figure), differs: z.array(figure) }),
  /** Most likely first, at most five. */
  candidates: z.array(
    z.object({
      /** The input that reproduces the figures. */
      settings: settingsRequestSchema,
      /** If the clock was read differently from ours: the value to give as `utc_offset`. */
      clock: z.object({ reading: z.enum(CLOCK_READINGS), utc_offset: z.string() }).optional(),
      /** If the other program's coordinates explain more than ours. */
      place: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
      /** Root mean square of the errors, in halves of the last digit: up to 1 if all agree. */
      misfit: z.number(),
      agrees: z.array(figure),
      differs: z.array(figure),
    }),
  ),
});
export type MatchResponse = z.infer<typeof matchResponseSchema>;
