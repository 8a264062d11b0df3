import { GRAHAS } from "@lagna/terms";
import { z } from "zod";
import { refusal } from "../sentences/refusals.ts";
import { settingsRequestSchema } from "../settings.ts";
import { readable } from "../text.ts";
import { birthRequestSchema } from "./birth.ts";
import { kundliCore } from "./core.ts";
import { graha } from "./values.ts";

/** What another program shows of a birth. */
export const SEEN_KINDS = ["lagna", ...GRAHAS, "ayanamsa", "sunrise", "dasha", "place"] as const;
export type SeenKind = (typeof SEEN_KINDS)[number];

/** Ways the clock of a birth may have been read, ours first. */
export const CLOCK_READINGS = [
  "as_read",
  "without_summer_time",
  "with_summer_time",
  "present_standard",
  "zone",
  "city",
  "local_mean_time",
] as const;

const MAX_SEEN = 20;
const MAX_LORDS = 3;
const SEEN = refusal("seen_count", { max: MAX_SEEN });
const LORDS = refusal("seen_lords", { max: MAX_LORDS });

const seenSchema = z
  .object({
    what: z.enum(SEEN_KINDS, { error: refusal("not_one_of", { values: SEEN_KINDS.join(", ") }) }),
    /** As the program writes it: `14 Vi 13`, `14°13′20″ Virgo`, `15 Jun 2027`, `6:12:30`, `77E13 28N39`. */
    value: readable(refusal("seen_unreadable")).min(1, refusal("seen_unreadable")).max(60, refusal("seen_unreadable")),
    /** Of a vimshottari period: its lords from the maha dasha down. */
    lords: z.array(graha, { error: LORDS }).min(1, LORDS).max(MAX_LORDS, LORDS).optional(),
    /** Which of its ends was shown; the start where absent. */
    edge: z.enum(["start", "end"]).optional(),
  })
  .superRefine(({ what, lords }, context) => {
    if (what === "dasha" && lords === undefined) context.addIssue({ code: "custom", path: ["lords"], message: LORDS });
  });

export const matchRequestSchema = z.object({
  /** Its settings are the person's own: changes are counted from there. */
  birth: birthRequestSchema,
  seen: z.array(seenSchema, { error: SEEN }).min(1, SEEN).max(MAX_SEEN, SEEN),
});
export type MatchRequest = z.input<typeof matchRequestSchema>;

const figure = z.object({
  /** The place among the figures sent. */
  index: z.number().int().min(0),
  what: z.enum(SEEN_KINDS),
  /** As it was sent. */
  seen: z.string(),
  /** Ours: degrees, or a time of day or date by the clock of the birth; `null` where there is none. */
  ours: z.union([z.number(), z.string()]).nullable(),
});

export const matchResponseSchema = z.object({
  status: z.literal("success"),
  birth: kundliCore.birth,
  /** The likeliest first, five at most. */
  candidates: z.array(
    z.object({
      /** What to ask a kundli for. */
      settings: settingsRequestSchema,
      /** Where the clock was read otherwise than we read it: what to give as `utc_offset`. */
      clock: z.object({ reading: z.enum(CLOCK_READINGS), utc_offset: z.string() }).optional(),
      /** Where the other program's own coordinates explain more than ours. */
      place: z.object({ latitude: z.number(), longitude: z.number() }).optional(),
      /** Root mean square of how far figures are off, in halves of their last place: up to 1 where all agree. */
      misfit: z.number(),
      agrees: z.array(figure),
      differs: z.array(figure),
    }),
  ),
});
export type MatchResponse = z.infer<typeof matchResponseSchema>;
