import { GENDERS } from "@lagna/terms";
import { z } from "zod";
import { utcInstant } from "./kundli/values.ts";
import { CHANNEL_NAMES } from "./channels.ts";
import { birthRequestSchema } from "./kundli/birth.ts";
import { encodeFieldError } from "./messages/error-messages.ts";
import { createReadableString } from "./readable-text.ts";

const NAME = encodeFieldError("full_name");
const CITY = encodeFieldError("city_unknown");
const COUNTRY = encodeFieldError("country_unknown");
const DATE = encodeFieldError("date_of_birth");
const TIME = encodeFieldError("time_of_birth");
const token = z
  .string({ error: encodeFieldError("form_link_unknown") })
  .max(200, encodeFieldError("form_link_unknown"));
const { latitude, longitude, time_zone } = birthRequestSchema.shape;

/** POST /api/v1/whatsapp/birth-form: the data a user enters behind the link that a channel sent them. */
export const birthFormSchema = z.object({
  /** The token from the link. */
  token,
  name: createReadableString(NAME).min(2, NAME).max(120, NAME),
  /** Day, month and year: "15/8/1990". */
  dob: z.string({ error: DATE }).regex(/^\s*\d{1,2}\/\d{1,2}\/\d{4}\s*$/, DATE),
  /** 24-hour time: "07:35" or "07:35:20". */
  tob: z.string({ error: TIME }).regex(/^\s*\d{1,2}:\d{2}(:\d{2})?\s*$/, TIME),
  city: createReadableString(CITY).min(2, CITY).max(120, CITY),
  country: createReadableString(COUNTRY).min(2, COUNTRY).max(120, COUNTRY),
  gender: z.enum(GENDERS, { error: encodeFieldError("gender") }),
  /** From the selected autocomplete entry: identifies one of several places with the same name. */
  latitude,
  longitude,
  time_zone,
});
export type BirthForm = z.infer<typeof birthFormSchema>;

/** POST /api/v1/whatsapp/birth-form/check: whether a link is still valid, checked before the user fills in the form. */
export const birthFormCheckSchema = z.object({ token });
export const birthFormLinkSchema = z.object({
  /** The channel it was sent on. */
  channel: z.enum(CHANNEL_NAMES),
  expires_at: utcInstant,
  /** Whether that chat is linked to an account. */
  linked: z.boolean(),
});
export type BirthFormLink = z.infer<typeof birthFormLinkSchema>;
