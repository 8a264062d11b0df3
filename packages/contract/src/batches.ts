import { GENDERS } from "@lagna/terms";
import { z } from "zod";
import { errorBodySchema } from "./errors.ts";
import { requestInstant, utcInstant } from "./kundli/values.ts";
import { createReadableString } from "./readable-text.ts";

/**
 * What a batch computes: the chart of each birth; the transits over one birth, day by day; or the transits over many births at one instant,
 * with tarabala, chandrabala and the running dasha.
 */
export const BATCH_KINDS = ["kundlis", "birth_through_days", "day_of_births"] as const;
export type BatchKind = (typeof BATCH_KINDS)[number];

/** Births, or days of one birth. */
export const MAX_BATCH_ITEMS = 100_000;
/** Bytes of the file, after decompression. */
export const MAX_BATCH_BYTES = 64 * 1024 * 1024;
/** The results are deleted after so many days. */
export const BATCH_DAYS_KEPT = 7;

export const BATCH_FORMATS = ["ndjson", "csv"] as const;
export type BatchFormat = (typeof BATCH_FORMATS)[number];

/** POST /api/v1/batches; the body is the file. */
export const batchQuerySchema = z.object({
  kind: z.enum(BATCH_KINDS).default("kundlis"),
  /** Of `kundlis`: names of sections separated by commas, or `all`; absent: the chart without sections. */
  sections: z.string().max(1000).optional(),
  /** Settings of births that state none, as JSON. */
  settings: z.string().max(2000).optional(),
  /** Of `birth_through_days`: the first and the last instant, and the days between two of them. */
  from: requestInstant.optional(),
  until: requestInstant.optional(),
  step_days: z.coerce.number().int().min(1).max(366).default(1),
  /** Of `day_of_births`. */
  at: requestInstant.optional(),
  /** Of numeric dates in a CSV file that do not begin with the year. */
  date_order: z.enum(["day", "month"]).default("day"),
  /** Of births that state none. */
  gender: z.enum(GENDERS).default("other"),
  country: createReadableString().max(120).default(""),
});
export type BatchQuery = z.input<typeof batchQuerySchema>;

export const BATCH_STATES = ["receiving", "waiting", "running", "finished", "failed"] as const;
export type BatchState = (typeof BATCH_STATES)[number];

const count = z.number().int().min(0);

export const batchSchema = z.object({
  id: z.string(),
  kind: z.enum(BATCH_KINDS),
  state: z.enum(BATCH_STATES),
  /** Lines of the result: births, or days of one birth. */
  items: count,
  done: count,
  /** Of those done: lines that have an error instead of a chart. */
  errors: count,
  sections: z.union([z.literal("all"), z.array(z.string())]),
  /** CPU time so far. */
  cpu_seconds: z.number().min(0),
  /** Size of the result in the database, which is compressed. */
  stored_bytes: count,
  created_at: utcInstant,
  started_at: utcInstant.nullable(),
  finished_at: utcInstant.nullable(),
  /** By the speed so far; null before the first part is computed and after the last. */
  expected_end: utcInstant.nullable(),
  /** Everything is deleted then. */
  expires_at: utcInstant,
  /** Why it failed. */
  failure: errorBodySchema.pick({ code: true, params: true, detail: true }).nullable(),
});
export type Batch = z.infer<typeof batchSchema>;

/** Addresses from which the result can be downloaded without a key, until they expire. */
const links = z.object({ ndjson: z.url(), csv: z.url(), expires_at: utcInstant });

/** `links` is null until the batch is finished. */
export const batchResponseSchema = z.object({ batch: batchSchema, links: links.nullable() });
export type BatchResponse = z.infer<typeof batchResponseSchema>;

/** The newest first, with the limits of an account. */
export const batchListResponseSchema = z.object({
  batches: z.array(batchSchema),
  limits: z.object({
    unfinished: count,
    births_a_day: count,
    /** Of the last 24 hours. */
    births_used: count,
    stored_bytes: count,
  }),
});
export type BatchListResponse = z.infer<typeof batchListResponseSchema>;

export const batchResultQuerySchema = z.object({ format: z.enum(BATCH_FORMATS).default("ndjson") });

/** What a line of the result has instead of `data`; codes are those of other requests. */
export const batchLineErrorSchema = errorBodySchema.pick({ code: true, params: true, detail: true, errors: true });
export type BatchLineError = z.infer<typeof batchLineErrorSchema>;
