import { GENDERS } from "@lagna/terms";
import { z } from "zod";
import { errorBodySchema } from "./errors.ts";
import { calendarName, uncertaintyMinutes, UTC_OFFSET_PATTERN } from "./kundli/birth.ts";
import { graha, instant, nakshatra, pada, rashi } from "./kundli/values.ts";
import { placeInHindi } from "./places.ts";
import { encodeFieldError } from "./messages/error-messages.ts";
import { SAVED_KUNDLI_ID, SAVED_KUNDLI_SORTS } from "./record-constants.ts";
import { settingsRequestSchema } from "./settings.ts";
import { isReadable, createReadableString } from "./readable-text.ts";

/**
 * Saved kundlis. The editor has no validation: any input is stored as far as possible, and the problems that prevent a
 * chart are reported with it.
 */

const MAX_TAG = 40;
const MAX_TAGS = 20;
const MAX_NOTES = 4000;
const TAG = encodeFieldError("tag", { max: MAX_TAG });
const NOTES = encodeFieldError("notes", { max: MAX_NOTES });

/** A number field, which may be empty. */
const nullableNumberInput = z.number().int().min(-32_768).max(32_767).nullable();
const createLooseText = (most: number) => createReadableString().max(most);
/** Multi-line text. */
const lines = z
  .string(NOTES)
  .trim()
  .max(MAX_NOTES, NOTES)
  .refine((text) => isReadable(text.replaceAll(/[\r\n\t]/g, " ")), encodeFieldError("text_unreadable"));

/** The input of a chart, with the specification's defaults. */
const savedFields = {
  name: createLooseText(120).default(""),
  gender: z.enum(GENDERS).default("male"),
  year: nullableNumberInput.default(null),
  /** A name or a number, as typed. */
  month: createLooseText(40).default(""),
  day: nullableNumberInput.default(null),
  /** Of the date; null for Julian up to 4 October 1582 and Gregorian after. */
  calendar: calendarName.nullable().default(null),
  hour: nullableNumberInput.default(null),
  minute: nullableNumberInput.default(null),
  second: nullableNumberInput.default(0).transform((second) => second ?? 0),
  /** The time may be earlier or later by this many minutes; null if it is exact. */
  uncertainty_minutes: uncertaintyMinutes.nullable().default(null),
  /** The time is unknown: hour and minute are ignored. */
  time_unknown: z.boolean().default(false),
  city: createLooseText(120).default(""),
  country: createLooseText(120).default(""),
  /** Settings besides the fields of the form, as for a kundli. */
  latitude: z.number().min(-90).max(90).nullable().default(null),
  longitude: z.number().min(-180).max(180).nullable().default(null),
  time_zone: createLooseText(60).nullable().default(null),
  utc_offset: z.string().regex(UTC_OFFSET_PATTERN, encodeFieldError("utc_offset_form")).nullable().default(null),
  /** The settings it was made with; null for the defaults. */
  settings: settingsRequestSchema.nullable().default(null),
  tags: z
    .array(createReadableString(TAG).min(1, TAG).max(MAX_TAG, TAG))
    .max(MAX_TAGS, encodeFieldError("tags_many", { max: MAX_TAGS }))
    .default([]),
  notes: lines.default(""),
};

/** The same, as it is sent back. */
export const savedKundliFieldsSchema = z.object({ ...savedFields, second: z.number().int() });

/** Whether this is the chart of the account's owner, at most one per account; absent: unchanged. */
const isSelf = z.boolean().optional();
const version = z.number().int().min(1);

export const savedKundliCreateSchema = z.object({
  id: z.string().regex(SAVED_KUNDLI_ID, encodeFieldError("kundli_id")).optional(),
  ...savedFields,
  is_self: isSelf,
});
export type SavedKundliCreate = z.input<typeof savedKundliCreateSchema>;

/** Maximum number per account. */
export const MAX_SAVED_KUNDLIS = 10_000;
/** Maximum number per request. */
export const MAX_KUNDLIS_PER_BATCH = 50;

/** Several at once, e.g. from a file; each is handled separately, in this order. */
export const savedKundlisBatchSchema = z.object({
  kundlis: z
    .array(savedKundliCreateSchema.required({ id: true }))
    .min(1)
    .max(MAX_KUNDLIS_PER_BATCH),
});
export type SavedKundlisBatch = z.input<typeof savedKundlisBatchSchema>;

export const savedKundliUpdateSchema = z.object({
  /** The version of the record that was edited: a different current one is a conflict. */
  version,
  ...savedFields,
  is_self: isSelf,
});
export type SavedKundliUpdate = z.input<typeof savedKundliUpdateSchema>;

export const savedKundliDeleteQuerySchema = z.object({
  /** Absent: no check. */
  version: z.coerce.number().int().min(1).optional(),
});

/** The parts of the chart shown in a list. */
const listedChart = z.object({
  utc_offset: z.string(),
  /** Of the birth, as looked up or given; null for a chart computed before this was stored. */
  place: z.object({ latitude: z.number(), longitude: z.number(), hindi: placeInHindi }).nullable(),
  lagna: rashi,
  /** The sign of each graha. */
  signs: z.record(graha, rashi),
  moon: z.object({ nakshatra, pada }),
  /** The vimshottari maha and antar dasha running now; null after the end of the cycle. */
  running: z
    .object({
      lords: z.tuple([graha, graha]),
      start: instant,
      end: instant,
      /** The two that follow; null after the end of the cycle. */
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
  ...savedKundliFieldsSchema.shape,
  is_self: z.boolean(),
  /** The problems that prevent a chart, by field. */
  problems: errorBodySchema.shape.errors.unwrap(),
  /** Null if there are problems, or if it could not be computed yet. */
  chart: listedChart.nullable(),
});
export type SavedKundli = z.infer<typeof savedKundliSchema>;

/** The maximum page size. */
export const MAX_KUNDLIS_PER_LIST = 1000;

export const savedKundlisQuerySchema = z.object({
  /** Words in any field, or a placement: 'Moon in Rohini', 'Mars in 7', 'Virgo lagna'; several with commas. */
  q: createReadableString().max(200).default(""),
  tag: createReadableString().max(40).optional(),
  /** Only the chart of the account's owner. */
  self: z.stringbool().optional(),
  sort: z.enum(SAVED_KUNDLI_SORTS).default("name"),
  order: z.enum(["asc", "desc"]).default("asc"),
  limit: z.coerce.number().int().min(1).max(MAX_KUNDLIS_PER_LIST).default(MAX_KUNDLIS_PER_LIST),
  /** The id of the last one on the previous page. */
  after: z.string().max(64).optional(),
});
export type SavedKundlisQuery = z.input<typeof savedKundlisQuerySchema>;

export const savedKundlisResponseSchema = z.object({
  kundlis: z.array(savedKundliSchema),
  /** Number of all matches on all pages. */
  matching: z.number().int(),
  /** Total number, whatever the filter. */
  total: z.number().int(),
  tags: z.array(z.object({ tag: z.string(), count: z.number().int() })),
});
export type SavedKundlisResponse = z.infer<typeof savedKundlisResponseSchema>;

/** `created` is false if the same chart already existed and was updated. */
export const savedKundliResponseSchema = z.object({
  status: z.literal("success"),
  created: z.boolean(),
  kundli: savedKundliSchema,
});
export type SavedKundliResponse = z.infer<typeof savedKundliResponseSchema>;

/**
 * The result for each of several: created, updated, or already there; or not saved, because the id belongs to another
 * kundli or the account's limit is reached.
 */
export const savedKundlisBatchResponseSchema = z.object({
  status: z.literal("success"),
  results: z.array(
    z.object({
      id: z.string(),
      outcome: z.enum(["created", "updated", "known", "id_taken", "full"]),
      /** The problems that prevent a chart, by field. */
      problems: errorBodySchema.shape.errors.unwrap(),
    }),
  ),
});
export type SavedKundlisBatchResponse = z.infer<typeof savedKundlisBatchResponseSchema>;

export const savedKundliChartQuerySchema = z.object({
  /** Names of sections separated by commas, or `all`; as for any kundli. */
  sections: z.string().max(1000).optional(),
});
