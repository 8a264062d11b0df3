import { LANGUAGES } from "@lagna/terms";
import { z } from "zod";
import { utcInstant } from "../kundli/values.ts";
import { encodeFieldError } from "../messages/error-messages.ts";
import { createReadableString } from "../readable-text.ts";
import { almanacDate, bodyPlaceSchema } from "./request.ts";

/** The fasts of every month that a personal calendar may have. */
export const CALENDAR_VRATAS = [
  "ekadashi",
  "pradosha_vrata",
  "sankashti_chaturthi",
  "purnima_vrata",
  "amavasya",
  "masik_shivaratri",
] as const;
export type CalendarVrata = (typeof CALENDAR_VRATAS)[number];

/** What returns with its tithi besides birthdays. */
export const CALENDAR_OCCASIONS = ["death", "wedding"] as const;
export type CalendarOccasion = (typeof CALENDAR_OCCASIONS)[number];

const oneOf = (values: readonly string[]): string => encodeFieldError("not_one_of", { values: values.join(", ") });

const TIME = oneOf(["HH:MM"]);
const NAME = oneOf(["1-120"]);

/** A death, for its yearly shraddha, or a wedding. */
const calendarEventSchema = z.object({
  occasion: z.enum(CALENDAR_OCCASIONS, { error: oneOf(CALENDAR_OCCASIONS) }),
  name: createReadableString(NAME).min(1, NAME).max(120, NAME),
  date: almanacDate,
  /** On the clock of the calendar's place; its tithi at midday, where the time is not known. */
  time: z
    .string({ error: TIME })
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, TIME)
    .optional(),
});
export type CalendarEvent = z.output<typeof calendarEventSchema>;

/** PUT /api/v1/profile/calendar */
export const personalCalendarRequestSchema = z.object({
  place: bodyPlaceSchema,
  language: z.enum(LANGUAGES, { error: oneOf(LANGUAGES) }),
  tradition: z.enum(["smarta", "vaishnava"], { error: oneOf(["smarta", "vaishnava"]) }).default("smarta"),
  vratas: z
    .array(z.enum(CALENDAR_VRATAS, { error: oneOf(CALENDAR_VRATAS) }))
    .max(CALENDAR_VRATAS.length)
    .default([]),
  /** Birthdays by tithi of the saved kundlis. */
  tithi_days: z.boolean().default(true),
  /** Days that return with their tithi. */
  events: z.array(calendarEventSchema).max(50).default([]),
  /** Changes of the vimshottari dasha of one's own kundli, to its third level. */
  dashas: z.boolean().default(true),
});
export type PersonalCalendarChoices = z.output<typeof personalCalendarRequestSchema>;

export const personalCalendarResponseSchema = z.object({
  /** Null while there is none. */
  calendar: personalCalendarRequestSchema
    .extend({
      /** Also those that were stored before a rule for them existed. */
      events: z.array(calendarEventSchema.extend({ name: z.string(), date: z.string() })),
      /** The address to subscribe to. Who has it can read the calendar. */
      address: z.string(),
      /** Null until it has been built. */
      built_at: utcInstant.nullable(),
      /** When it could not be built since its last change: until it is, the address has what it had before. Null otherwise. */
      failed_at: utcInstant.nullable(),
    })
    .nullable(),
});
export type PersonalCalendarResponse = z.infer<typeof personalCalendarResponseSchema>;
