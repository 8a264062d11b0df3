import { PRESET_IDS } from "@lagna/terms";
import { z } from "zod";
import { instant, nakshatra, pada, rashi } from "./kundli/values.ts";
import { matchingDataSchema, matchingPersonSchema } from "./matching.ts";
import { encodeFieldError } from "./messages/error-messages.ts";
import { createReadableString } from "./readable-text.ts";
import { kundliCoreFields } from "./kundli/core-fields.ts";

/** What one side may show the other besides the result; each is hidden unless that side allows it. */
export const INVITATION_ITEMS = ["date", "time", "place", "mangal"] as const;
export type InvitationItem = (typeof INVITATION_ITEMS)[number];

export const INVITATION_DAYS = 7;
export const MAX_INVITATIONS = 50;
const MAX_NAME_LENGTH = 120;

/** The header by which a person without an account opens the result; returned once, with the answer. */
export const INVITATION_KEY_HEADER = "x-invitation-key";

const ITEMS = encodeFieldError("invitation_items", { values: INVITATION_ITEMS.join(", ") });
const NAME = encodeFieldError("invitation_name", { max: MAX_NAME_LENGTH });
const SIDE = encodeFieldError("invitation_side");
const PRESET = encodeFieldError("invitation_settings", { values: PRESET_IDS.join(", ") });

/**
 * Both sides are matched by one preset, which the invited person sees before answering. With free settings, the one who invites could move
 * the points by an ayanamsa that no one sees.
 */
const settings = z.strictObject({ preset: z.enum(PRESET_IDS, { error: PRESET }) }, { error: PRESET });

/** A birth without settings of its own. */
const personSchema = matchingPersonSchema.superRefine((person, context) => {
  if ("birth" in person && person.birth.settings !== undefined)
    context.addIssue({ code: "custom", path: ["settings"], message: PRESET });
});

const shows = z
  .array(z.enum(INVITATION_ITEMS, { error: ITEMS }), { error: ITEMS })
  .max(INVITATION_ITEMS.length, ITEMS)
  .transform((items) => INVITATION_ITEMS.filter((item) => items.includes(item)));
const name = createReadableString(NAME).min(1, NAME).max(MAX_NAME_LENGTH, NAME);
const role = z.enum(["owner", "guest"]);
const side = z.enum(["boy", "girl"]);

/** POST /api/v1/matching/invitations: the own side, by its role in the match. */
export const invitationRequestSchema = z
  .object({
    boy: personSchema.optional(),
    girl: personSchema.optional(),
    /** For a side given by its star; births and saved kundlis have their own. */
    name: name.optional(),
    shows: shows.default([]),
    settings: settings.optional(),
  })
  .refine(({ boy, girl }) => (boy === undefined) !== (girl === undefined), { error: SIDE });
export type InvitationRequest = z.output<typeof invitationRequestSchema>;

const answerFields = z.object({
  person: personSchema,
  name: name.optional(),
  shows: shows.default([]),
});

/** A body without `person` is the person itself: a birth as for a kundli, a saved kundli or a star. */
function wrapPerson(body: unknown): unknown {
  if (typeof body !== "object" || body === null || "person" in body) return body;
  const { shows: allowed, ...person } = body as Record<string, unknown>;
  return { person, ...(allowed !== undefined && { shows: allowed }) };
}

/** POST /api/v1/matching/invitations/:token: the invited side, in the same form, and what it allows. */
export const invitationAnswerRequestSchema = z.preprocess(wrapPerson, answerFields);
export type InvitationAnswerRequest = z.output<typeof invitationAnswerRequestSchema>;

/** PATCH: what the caller's own side allows from now on. */
export const invitationChangeSchema = z.object({ shows });

export const invitationParamsSchema = z.object({ token: z.string().max(200) });
export const invitationHeadersSchema = z.object({ [INVITATION_KEY_HEADER]: z.string().max(200).optional() });

/** One side as the other may see it. Null is what it does not show. */
export const shownPersonSchema = z.object({
  name: z.string(),
  moon: z.object({
    nakshatra: nakshatra.nullable(),
    pada: pada.nullable(),
    sign: rashi.nullable(),
    stable: z.boolean(),
  }),
  shows: z.array(z.enum(INVITATION_ITEMS)).readonly(),
  /** `YYYY-MM-DD`. */
  date: z.string().nullable(),
  /** `HH:MM`; also null if the time is unknown. */
  time: z.string().nullable(),
  place: z.object({ city: z.string(), state: z.string().nullable(), country: z.string() }).nullable(),
  /** Whether Mars is in one of the houses of mangal dosha from each place, without the house. */
  mangal: z
    .object({ lagna: z.boolean().nullable(), moon: z.boolean().nullable(), venus: z.boolean().nullable() })
    .nullable(),
});

const { birth } = kundliCoreFields;
/** Of a birth whose date, time and place are shown: neither the exact coordinates nor the gender. */
const wholePerson = matchingDataSchema.shape.boy.extend({
  birth: birth
    .omit({ gender: true })
    .extend({ place: birth.shape.place.omit({ latitude: true, longitude: true }) })
    .nullable(),
});

/** The points of two Moons: nothing here depends on more of a birth than the star, the pada and the half of the sign. */
export const invitationMatchSchema = matchingDataSchema
  .pick({
    total: true,
    max: true,
    band: true,
    stable: true,
    frequency: true,
    exceptions: true,
    poruthams: true,
    poruthams_good: true,
    variants: true,
    kootas: true,
  })
  .extend({
    boy: shownPersonSchema,
    girl: shownPersonSchema,
    /** The whole match, with both births, where the other side shows its date, time and place. */
    whole: matchingDataSchema.extend({ boy: wholePerson, girl: wholePerson }).nullable(),
  });
export type InvitationMatch = z.infer<typeof invitationMatchSchema>;

export const invitationSchema = z.object({
  /** For the two sides only; the link itself is never shown again. */
  id: z.string().nullable(),
  role: role.nullable(),
  state: z.enum(["waiting", "answered", "expired"]),
  /** The side of the one who invites. */
  side,
  /** By what both are matched. */
  settings,
  inviter: z.object({ name: z.string(), shows: z.array(z.enum(INVITATION_ITEMS)).readonly() }),
  guest: z.object({ name: z.string(), shows: z.array(z.enum(INVITATION_ITEMS)).readonly() }).nullable(),
  created_at: instant,
  expires_at: instant,
  answered_at: instant.nullable(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** An invitation; the match for its two sides, once it is answered. */
export const invitationResponseSchema = z.object({
  status: z.literal("success"),
  /** What the points can say and what they cannot; null without a match. */
  message: z.string().nullable(),
  invitation: invitationSchema,
  match: invitationMatchSchema.nullable(),
});
export type InvitationResponse = z.infer<typeof invitationResponseSchema>;

/** PATCH: the invitation with the changed items. */
export const invitationChangedSchema = invitationResponseSchema.pick({ status: true, invitation: true });
export type InvitationChanged = z.infer<typeof invitationChangedSchema>;

/** The answer; the key opens the result again without an account, and is null for a person with one. */
export const invitationAnswerSchema = invitationResponseSchema.extend({ key: z.string().nullable() });
export type InvitationAnswer = z.infer<typeof invitationAnswerSchema>;

/** The new invitation with its link, returned only once. */
export const invitationCreatedSchema = z.object({
  status: z.literal("success"),
  invitation: invitationSchema,
  token: z.string(),
  url: z.string(),
});
export type InvitationCreated = z.infer<typeof invitationCreatedSchema>;

export const invitationListSchema = z.object({
  status: z.literal("success"),
  invitations: z.array(invitationSchema).readonly(),
});
export type InvitationList = z.infer<typeof invitationListSchema>;
