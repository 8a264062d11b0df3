import { z } from "zod";
import { calendarDate, utcInstant } from "./kundli/values.ts";
import { encodeFieldError } from "./messages/error-messages.ts";

/**
 * What a window of the prediction ledger can be about: matters of which a person can say in which month they came. Health, children and faith
 * are left out, because what happened there is not for a statistic; a person's nature has no month.
 */
export const LEDGER_TOPICS = ["career", "love", "wealth", "education", "home", "travel"] as const;
export type LedgerTopic = (typeof LEDGER_TOPICS)[number];

/** What happened: it came in the window, in another month of the time that is looked at, not in that time, or the person cannot say. */
export const LEDGER_OUTCOMES = ["in_window", "outside", "not_at_all", "cannot_say"] as const;
export type LedgerOutcome = (typeof LEDGER_OUTCOMES)[number];

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: encodeFieldError("ledger_month") });

/** A window that an answer named. */
export const ledgerEntrySchema = z.object({
  id: z.string(),
  topic: z.enum(LEDGER_TOPICS),
  /** False for the easiest time of a matter that has no good one. */
  favourable: z.boolean(),
  from: utcInstant,
  until: utcInstant,
  named_on: calendarDate,
  /** From this day on the outcome can be told. */
  ask_on: calendarDate,
  outcome: z.enum(LEDGER_OUTCOMES).nullable(),
  /** When it happened, of `in_window` and `outside`. */
  month: month.nullable(),
  answered_on: calendarDate.nullable(),
});
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>;

/** The ledger of an account; empty while it is off. */
export const ledgerResponseSchema = z.object({
  /** The day it was turned on; null while it is off. */
  since: calendarDate.nullable(),
  /** Only answers about the kundli that is marked as one's own are kept. */
  has_own_kundli: z.boolean(),
  /** The day of the server, up to which an outcome can be told. */
  today: calendarDate,
  /** Those whose outcome can be told first. */
  entries: z.array(ledgerEntrySchema),
});
export type LedgerResponse = z.infer<typeof ledgerResponseSchema>;

/** PUT /api/v1/profile/ledger. Turning it off deletes all entries. */
export const ledgerSwitchSchema = z.object({ on: z.boolean() });
export type LedgerSwitch = z.infer<typeof ledgerSwitchSchema>;

/** PUT /api/v1/profile/ledger/{id}. */
export const ledgerOutcomeRequestSchema = z.object({
  outcome: z.enum(LEDGER_OUTCOMES),
  /** `2027-04`: needed for `in_window` and `outside`. */
  month: month.optional(),
});
export type LedgerOutcomeRequest = z.infer<typeof ledgerOutcomeRequestSchema>;

const count = z.number().int().min(0);

/** Hits of true charts beside those of 200 shuffled ones for each entry. */
export const ledgerMeasureSchema = z.object({
  people: count,
  entries: count,
  hits: count,
  /** Mean, and the interval of the middle 95 %, of the hits of the shuffled charts. */
  shuffled_mean: z.number().min(0),
  shuffled_low: count,
  shuffled_high: count,
  /** The share of permutations with at least as many hits, (0, 1]. */
  p: z.number(),
});
export type LedgerMeasure = z.infer<typeof ledgerMeasureSchema>;

/** What the ledgers of all show together. */
export const ledgerFiguresSchema = z.object({
  /** From so many people on a measure is shown. */
  needed: count,
  /** Those with an outcome of a good window that can be measured. */
  people: count,
  /** Null before the first night. */
  computed_on: calendarDate.nullable(),
  /** Windows whose outcome could be told, and those of which it was; null below the needed people. */
  due: count.nullable(),
  told: count.nullable(),
  /** Of good windows, and of the easiest times of matters without a good one; null below the needed people. */
  good: ledgerMeasureSchema.nullable(),
  weak: ledgerMeasureSchema.nullable(),
});
export type LedgerFigures = z.infer<typeof ledgerFiguresSchema>;
