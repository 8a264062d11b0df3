import { z } from "zod";
import { utcInstant } from "./kundli/values.ts";
import { LEAD_STATUSES } from "./record-constants.ts";
import { encodeFieldError } from "./messages/error-messages.ts";
import { isReadable, createReadableString } from "./readable-text.ts";

/** The only accepted source of leads. */
export const LEAD_SOURCE = "pilot_signup_form";
export const LEAD_DEVICES = ["mobile", "desktop"] as const;
export type LeadDevice = (typeof LEAD_DEVICES)[number];

/** Minimum number of digits of a telephone number. */
export const MIN_PHONE_DIGITS = 10;
/** In any script: ९८७६५ are five. */
export const hasPhoneDigits = (phone: string): boolean => (phone.match(/\p{Nd}/gu) ?? []).length >= MIN_PHONE_DIGITS;

const createRequiredText = (missing: string, invalid: string, most: number, long = invalid) =>
  z.string(missing).trim().min(1, missing).max(most, long).refine(isReadable, invalid);
const MAX_NAME_LENGTH = 120;

/** What a browser says about itself: never a reason to refuse a request, so too long values are truncated. */
const createTruncatedText = (most: number) =>
  createReadableString()
    .transform((text) => text.slice(0, most))
    .catch("")
    .default("");

export const leadCreateSchema = z.object({
  /** Created by the client, so that retrying after a lost response creates no duplicate. */
  id: z
    .string()
    .regex(/^[\w-]{8,64}$/, encodeFieldError("kundli_id"))
    .optional(),
  name: createRequiredText(
    encodeFieldError("name_missing"),
    encodeFieldError("text_unreadable"),
    MAX_NAME_LENGTH,
    encodeFieldError("name_long", { max: MAX_NAME_LENGTH }),
  ),
  email: createRequiredText(encodeFieldError("email_missing"), encodeFieldError("email_invalid"), 254).pipe(
    z.email(encodeFieldError("email_invalid")),
  ),
  phone: createRequiredText(encodeFieldError("phone_missing"), encodeFieldError("phone_invalid"), 40).refine(
    hasPhoneDigits,
    encodeFieldError("phone_invalid"),
  ),
  source: z.literal(LEAD_SOURCE, encodeFieldError("lead_source")),
  /** Honeypot: the field is invisible, so only bots fill it in. */
  website: z.string().max(200).optional(),
  device: z.enum(LEAD_DEVICES).optional(),
  analytics: z
    .object({
      user_agent: createTruncatedText(400),
      referrer: createTruncatedText(600),
      url: createTruncatedText(600),
      screen_resolution: createTruncatedText(20),
      timezone: createTruncatedText(60),
      language: createTruncatedText(40),
      /** When it was sent, by the browser's clock. */
      timestamp: createTruncatedText(40),
    })
    .prefault({}),
});
export type LeadCreate = z.input<typeof leadCreateSchema>;

export const leadCreateResponseSchema = z.object({ status: z.literal("success"), message: z.string() });
export type LeadCreateResponse = z.infer<typeof leadCreateResponseSchema>;

export const leadSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  source: z.string(),
  status: z.enum(LEAD_STATUSES),
  device: z.enum(LEAD_DEVICES),
  /** ISO 3166 code for the browser's time zone; null if it belongs to no country. */
  country: z.string().nullable(),
  user_agent: z.string(),
  referrer: z.string(),
  url: z.string(),
  screen_resolution: z.string(),
  timezone: z.string(),
  language: z.string(),
  timestamp: z.string(),
  created_at: utcInstant,
});
export type Lead = z.infer<typeof leadSchema>;

export const leadsQuerySchema = z.object({
  /** Part of a name, an address or a number. */
  q: createReadableString().max(100).default(""),
  status: z.enum([...LEAD_STATUSES, "all"]).default("all"),
  limit: z.coerce.number().int().min(1).max(500).default(100),
  cursor: createReadableString().max(200).optional(),
});
export type LeadsQuery = z.input<typeof leadsQuerySchema>;

export const leadsResponseSchema = z.object({
  /** Latest first. */
  leads: z.array(leadSchema),
  next_cursor: z.string().nullable(),
});
export type LeadsResponse = z.infer<typeof leadsResponseSchema>;

export const leadUpdateSchema = z.object({
  status: z.enum(LEAD_STATUSES),
  /** The status as last seen by the client: a different current one is a conflict. Absent: no check. */
  was: z.enum(LEAD_STATUSES).optional(),
});

export const leadsSummaryQuerySchema = z.object({
  /** UTC offset of the reader in minutes, east positive: defines where a day begins. */
  utc_offset: z.coerce.number().int().min(-840).max(840).default(0),
});

const counts = z.record(z.string(), z.number().int());

export const leadsSummaryResponseSchema = z.object({
  total: z.number().int(),
  new_today: z.number().int(),
  sources: counts,
  statuses: counts,
  devices: z.object({ mobile: z.number().int(), desktop: z.number().int() }),
  /** By ISO 3166 code; "" for those without one. */
  countries: counts,
  /** The last thirty days, oldest first. */
  daily: z.array(z.object({ day: z.iso.date(), count: z.number().int() })),
});
export type LeadsSummary = z.infer<typeof leadsSummaryResponseSchema>;
