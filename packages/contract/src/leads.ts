import { z } from "zod";
import { LEAD_STATUSES } from "./record-values.ts";
import { refusal } from "./sentences/refusals.ts";
import { isReadable, readable } from "./text.ts";

/** The only source that leads are taken from. */
export const LEAD_SOURCE = "pilot_signup_form";
export const LEAD_DEVICES = ["mobile", "desktop"] as const;
export type LeadDevice = (typeof LEAD_DEVICES)[number];

/** Digits of a telephone number, at the least. */
export const FEWEST_PHONE_DIGITS = 10;
/** Of whatever script: ९८७६५ are five. */
export const hasPhoneDigits = (phone: string): boolean => (phone.match(/\p{Nd}/gu) ?? []).length >= FEWEST_PHONE_DIGITS;

const required = (missing: string, invalid: string, most: number, long = invalid) =>
  z.string(missing).trim().min(1, missing).max(most, long).refine(isReadable, invalid);
const LONGEST_NAME = 120;

/** What a browser says of itself: never a reason to refuse anybody, so cut rather than judged. */
const said = (most: number) =>
  readable()
    .transform((text) => text.slice(0, most))
    .catch("")
    .default("");

export const leadCreateSchema = z.object({
  /** Made by the client, so that sending again after a lost answer makes no second one. */
  id: z
    .string()
    .regex(/^[\w-]{8,64}$/, refusal("kundli_id"))
    .optional(),
  name: required(
    refusal("name_missing"),
    refusal("text_unreadable"),
    LONGEST_NAME,
    refusal("name_long", { max: LONGEST_NAME }),
  ),
  email: required(refusal("email_missing"), refusal("email_invalid"), 254).pipe(z.email(refusal("email_invalid"))),
  phone: required(refusal("phone_missing"), refusal("phone_invalid"), 40).refine(
    hasPhoneDigits,
    refusal("phone_invalid"),
  ),
  source: z.literal(LEAD_SOURCE, refusal("lead_source")),
  /** Nobody sees this box; who fills it is no person. */
  website: z.string().max(200).optional(),
  device: z.enum(LEAD_DEVICES).optional(),
  analytics: z
    .object({
      user_agent: said(400),
      referrer: said(600),
      url: said(600),
      screen_resolution: said(20),
      timezone: said(60),
      language: said(40),
      /** When it was sent, by the browser's clock. */
      timestamp: said(40),
    })
    .prefault({}),
});
export type LeadCreate = z.input<typeof leadCreateSchema>;

export const leadCreateResponseSchema = z.object({ status: z.literal("success"), message: z.string() });
export type LeadCreateResponse = z.infer<typeof leadCreateResponseSchema>;

const instant = z.iso.datetime();

export const leadSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  source: z.string(),
  status: z.enum(LEAD_STATUSES),
  device: z.enum(LEAD_DEVICES),
  /** ISO 3166 of the browser's time zone; null where that is of none. */
  country: z.string().nullable(),
  user_agent: z.string(),
  referrer: z.string(),
  url: z.string(),
  screen_resolution: z.string(),
  timezone: z.string(),
  language: z.string(),
  timestamp: z.string(),
  created_at: instant,
});
export type Lead = z.infer<typeof leadSchema>;

export const leadsQuerySchema = z.object({
  /** Part of a name, an address or a number. */
  q: readable().max(100).default(""),
  status: z.enum([...LEAD_STATUSES, "all"]).default("all"),
  limit: z.coerce.number().int().min(1).max(500).default(100),
  cursor: readable().max(200).optional(),
});
export type LeadsQuery = z.input<typeof leadsQuerySchema>;

export const leadsResponseSchema = z.object({
  /** The latest first. */
  leads: z.array(leadSchema),
  next_cursor: z.string().nullable(),
});
export type LeadsResponse = z.infer<typeof leadsResponseSchema>;

export const leadUpdateSchema = z.object({
  status: z.enum(LEAD_STATUSES),
  /** What it was when it was looked at: another by now is a conflict. Absent: whatever it has become. */
  was: z.enum(LEAD_STATUSES).optional(),
});

export const leadsSummaryQuerySchema = z.object({
  /** Of the reader's clock, minutes east of UTC: where a day begins. */
  utc_offset: z.coerce.number().int().min(-840).max(840).default(0),
});

const counts = z.record(z.string(), z.number().int());

export const leadsSummaryResponseSchema = z.object({
  total: z.number().int(),
  new_today: z.number().int(),
  sources: counts,
  statuses: counts,
  devices: z.object({ mobile: z.number().int(), desktop: z.number().int() }),
  /** By ISO 3166 code; "" for those of none. */
  countries: counts,
  /** The last thirty days, the oldest first. */
  daily: z.array(z.object({ day: z.iso.date(), count: z.number().int() })),
});
export type LeadsSummary = z.infer<typeof leadsSummaryResponseSchema>;
