import { GENDERS } from "@lagna/terms";
import { z } from "zod";
import { CHANNEL_NAMES } from "./channels.ts";
import { birthRequestSchema } from "./kundli/birth.ts";
import { refusal } from "./sentences/refusals.ts";
import { readable } from "./text.ts";

const NAME = refusal("full_name");
const CITY = refusal("city_unknown");
const COUNTRY = refusal("country_unknown");
const DATE = refusal("date_of_birth");
const TIME = refusal("time_of_birth");
const token = z.string({ error: refusal("form_link_unknown") }).max(200, refusal("form_link_unknown"));
const { latitude, longitude, time_zone } = birthRequestSchema.shape;

/** POST /api/v1/whatsapp/birth-form: what somebody gives behind the link that a channel sent them. */
export const birthFormSchema = z.object({
  /** From the link. */
  token,
  name: readable(NAME).min(2, NAME).max(120, NAME),
  /** Day, month and year: "15/8/1990". */
  dob: z.string({ error: DATE }).regex(/^\s*\d{1,2}\/\d{1,2}\/\d{4}\s*$/, DATE),
  /** Of twenty-four hours: "07:35" or "07:35:20". */
  tob: z.string({ error: TIME }).regex(/^\s*\d{1,2}:\d{2}(:\d{2})?\s*$/, TIME),
  city: readable(CITY).min(2, CITY).max(120, CITY),
  country: readable(COUNTRY).min(2, COUNTRY).max(120, COUNTRY),
  gender: z.enum(GENDERS, { error: refusal("gender") }),
  /** Of the completion that was picked: one of several places of a name. */
  latitude,
  longitude,
  time_zone,
});
export type BirthForm = z.infer<typeof birthFormSchema>;

/** POST /api/v1/whatsapp/birth-form/check: whether a link is good still, asked before anybody fills the form. */
export const birthFormCheckSchema = z.object({ token });
export const birthFormLinkSchema = z.object({
  /** Where it was sent. */
  channel: z.enum(CHANNEL_NAMES),
  expires_at: z.iso.datetime(),
  /** Whether that chat is linked to an account. */
  linked: z.boolean(),
});
export type BirthFormLink = z.infer<typeof birthFormLinkSchema>;
