import { GENDERS } from "@lagna/terms";
import { z } from "zod";
import { refusal } from "./sentences/refusals.ts";
import { readable } from "./text.ts";

const NAME = refusal("full_name");
const CITY = refusal("city_unknown");
const COUNTRY = refusal("country_unknown");
const DATE = refusal("date_of_birth");
const TIME = refusal("time_of_birth");

/** POST /api/v1/whatsapp/birth-form: what somebody gives behind the link that a channel sent them. */
export const birthFormSchema = z.object({
  /** From the link. */
  token: z.string({ error: refusal("form_link_unknown") }).max(200, refusal("form_link_unknown")),
  name: readable(NAME).min(2, NAME).max(120, NAME),
  /** Day, month and year: "15/8/1990". */
  dob: z.string({ error: DATE }).regex(/^\s*\d{1,2}\/\d{1,2}\/\d{4}\s*$/, DATE),
  /** Of twenty-four hours: "07:35" or "07:35:20". */
  tob: z.string({ error: TIME }).regex(/^\s*\d{1,2}:\d{2}(:\d{2})?\s*$/, TIME),
  city: readable(CITY).min(2, CITY).max(120, CITY),
  country: readable(COUNTRY).min(2, COUNTRY).max(120, COUNTRY),
  gender: z.enum(GENDERS, { error: refusal("gender") }),
});
export type BirthForm = z.infer<typeof birthFormSchema>;
