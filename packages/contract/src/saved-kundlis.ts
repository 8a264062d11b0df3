import { GENDERS } from "@lagna/terms";
import { z } from "zod";
import { errorBodySchema } from "./errors.ts";
import { uncertainMinutes, UTC_OFFSET_PATTERN } from "./kundli/birth.ts";
import { graha, instant, nakshatra, pada, rashi } from "./kundli/values.ts";
import { placeInHindi } from "./places.ts";
import { refusal } from "./sentences/refusals.ts";
import { SAVED_KUNDLI_ID, SAVED_KUNDLI_SORTS } from "./record-values.ts";
import { settingsRequestSchema } from "./settings.ts";
import { isReadable, readable } from "./text.ts";

/**
 * Saved kundlis. The editor has no rules: whatever was typed is kept, as far as it can be stored, and what could not make a chart of it is
 * told beside it.
 */

const MAX_TAG = 40;
const MAX_TAGS = 20;
const MAX_NOTES = 4000;
const TAG = refusal("tag", { max: MAX_TAG });
const NOTES = refusal("notes", { max: MAX_NOTES });

/** A number box, which may be empty. */
const boxed = z.number().int().min(-32_768).max(32_767).nullable();
const loose = (most: number) => readable().max(most);
/** Several lines. */
const lines = z
  .string(NOTES)
  .trim()
  .max(MAX_NOTES, NOTES)
  .refine((text) => isReadable(text.replaceAll(/[\r\n\t]/g, " ")), refusal("text_unreadable"));

/** What one of them is made of, with the specification's fall-backs. */
const savedFields = {
  name: loose(120).default(""),
  gender: z.enum(GENDERS).default("male"),
  year: boxed.default(null),
  /** A name or a number, as it was typed. */
  month: loose(40).default(""),
  day: boxed.default(null),
  hour: boxed.default(null),
  minute: boxed.default(null),
  second: boxed.default(0).transform((second) => second ?? 0),
  /** So many minutes either way the time may have been; null where it is exact. */
  uncertainty_minutes: uncertainMinutes.nullable().default(null),
  /** Nobody knows the time: hour and minute are not looked at. */
  time_unknown: z.boolean().default(false),
  city: loose(120).default(""),
  country: loose(120).default(""),
  /** What was chosen beside the fields of the form, as a kundli takes it. */
  latitude: z.number().min(-90).max(90).nullable().default(null),
  longitude: z.number().min(-180).max(180).nullable().default(null),
  time_zone: loose(60).nullable().default(null),
  utc_offset: z.string().regex(UTC_OFFSET_PATTERN, refusal("utc_offset_form")).nullable().default(null),
  /** Those it was made with; null for the defaults. */
  settings: settingsRequestSchema.nullable().default(null),
  tags: z
    .array(readable(TAG).min(1, TAG).max(MAX_TAG, TAG))
    .max(MAX_TAGS, refusal("tags_many", { max: MAX_TAGS }))
    .default([]),
  notes: lines.default(""),
};

/** Whether this is the chart of the account's owner, of which there is one at most; absent: as it was. */
const isSelf = z.boolean().optional();
const version = z.number().int().min(1);

export const savedKundliCreateSchema = z.object({
  id: z.string().regex(SAVED_KUNDLI_ID, refusal("kundli_id")).optional(),
  ...savedFields,
  is_self: isSelf,
});
export type SavedKundliCreate = z.input<typeof savedKundliCreateSchema>;

/** As many as an account keeps. */
export const MOST_SAVED_KUNDLIS = 10_000;
/** As many as one request saves. */
export const SAVED_KUNDLIS_IN_BATCH = 50;

/** Several at once, as from a file; each by itself, in this order. */
export const savedKundlisBatchSchema = z.object({
  kundlis: z
    .array(savedKundliCreateSchema.required({ id: true }))
    .min(1)
    .max(SAVED_KUNDLIS_IN_BATCH),
});
export type SavedKundlisBatch = z.input<typeof savedKundlisBatchSchema>;

export const savedKundliUpdateSchema = z.object({
  /** That of the record which was changed: another by now is a conflict. */
  version,
  ...savedFields,
  is_self: isSelf,
});
export type SavedKundliUpdate = z.input<typeof savedKundliUpdateSchema>;

export const savedKundliDeleteQuerySchema = z.object({
  /** Absent: whatever has become of it. */
  version: z.coerce.number().int().min(1).optional(),
});

/** The chart as far as a list shows it. */
const listedChart = z.object({
  utc_offset: z.string(),
  /** Of the birth, as it was looked up or given; null for a chart that was worked out before this was kept. */
  place: z.object({ latitude: z.number(), longitude: z.number(), hindi: placeInHindi }).nullable(),
  lagna: rashi,
  /** Where each graha stands. */
  signs: z.record(graha, rashi),
  moon: z.object({ nakshatra, pada }),
  /** The vimshottari maha and antar dasha that run now; null once the cycle is over. */
  running: z
    .object({
      lords: z.tuple([graha, graha]),
      start: instant,
      end: instant,
      /** The two that follow; null where the cycle is over then. */
      next: z.tuple([graha, graha]).nullable(),
    })
    .nullable(),
});

export const savedKundliSchema = z.object({
  id: z.string(),
  owner_email: z.string(),
  version,
  created_at: instant,
  updated_at: instant,
  ...z.object(savedFields).shape,
  second: z.number().int(),
  is_self: z.boolean(),
  /** What keeps a chart from being made, field by field. */
  problems: errorBodySchema.shape.errors.unwrap(),
  /** Null where there are problems, or where it could not be worked out yet. */
  chart: listedChart.nullable(),
});
export type SavedKundli = z.infer<typeof savedKundliSchema>;

/** The most that one answer lists. */
export const SAVED_KUNDLIS_AT_ONCE = 1000;

export const savedKundlisQuerySchema = z.object({
  /** Words of any field, or a placement: 'Moon in Rohini', 'Mars in 7', 'Virgo lagna'; several with commas. */
  q: readable().max(200).default(""),
  tag: readable().max(40).optional(),
  /** Only the chart of the account's owner. */
  self: z.stringbool().optional(),
  sort: z.enum(SAVED_KUNDLI_SORTS).default("name"),
  order: z.enum(["asc", "desc"]).default("asc"),
  limit: z.coerce.number().int().min(1).max(SAVED_KUNDLIS_AT_ONCE).default(SAVED_KUNDLIS_AT_ONCE),
  /** The id of the last one of the page before. */
  after: z.string().max(64).optional(),
});
export type SavedKundlisQuery = z.input<typeof savedKundlisQuerySchema>;

export const savedKundlisResponseSchema = z.object({
  kundlis: z.array(savedKundliSchema),
  /** Of all that match, on whatever page. */
  matching: z.number().int(),
  /** Of all that there are, whatever was asked for. */
  total: z.number().int(),
  tags: z.array(z.object({ tag: z.string(), count: z.number().int() })),
});
export type SavedKundlisResponse = z.infer<typeof savedKundlisResponseSchema>;

/** `created` is false where the same chart was there already, and was brought up to date. */
export const savedKundliResponseSchema = z.object({
  status: z.literal("success"),
  created: z.boolean(),
  kundli: savedKundliSchema,
});
export type SavedKundliResponse = z.infer<typeof savedKundliResponseSchema>;

/**
 * What became of each of several: made, brought up to date, or there already; or not saved, as the id is another kundli's by now or
 * no more than so many are kept.
 */
export const savedKundlisBatchResponseSchema = z.object({
  status: z.literal("success"),
  results: z.array(
    z.object({
      id: z.string(),
      outcome: z.enum(["created", "updated", "known", "id_taken", "full"]),
      /** What keeps a chart from being made, field by field. */
      problems: errorBodySchema.shape.errors.unwrap(),
    }),
  ),
});
export type SavedKundlisBatchResponse = z.infer<typeof savedKundlisBatchResponseSchema>;

export const savedKundliChartQuerySchema = z.object({
  /** Names of sections with commas between them, or `all`; as for any kundli. */
  sections: z.string().max(1000).optional(),
});
