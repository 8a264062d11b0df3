import { DIGNITIES, VARGAS } from "@lagna/terms";
import { z } from "zod";
import { kundliCoreFields } from "./kundli/core-fields.ts";
import { kundliDataSchema } from "./kundli/kundli.ts";
import type { SectionName } from "./kundli/section-names.ts";
import { calendarDate, graha, houseNumber, instant, nakshatra, pada, rashi } from "./kundli/values.ts";
import { placeInHindi } from "./places.ts";

/**
 * What a link discloses of the birth: all of it; the day and place, but nothing that reveals the time; only the signs.
 */
const SHARED_BIRTHS = ["time", "day", "none"] as const;
export type SharedBirth = (typeof SHARED_BIRTHS)[number];

export const shareChoiceSchema = z.object({
  name: z.boolean(),
  birth: z.enum(SHARED_BIRTHS),
  /** Whether the picture has the frame and the degrees. Without the time of birth it never has: they would tell it. */
  degrees: z.boolean().default(true),
});
export type ShareChoice = z.infer<typeof shareChoiceSchema>;
export type ShareRequest = z.input<typeof shareChoiceSchema>;

const share = shareChoiceSchema.extend({ created_at: instant });

/** GET /api/v1/kundlis/:id/share: what is shared, without the link itself: only its hash is stored. */
export const shareStateSchema = z.object({ status: z.literal("success"), share: share.nullable() });
export type ShareState = z.infer<typeof shareStateSchema>;

/** POST: the link, returned only once. A previous link becomes invalid. */
export const shareCreatedSchema = z.object({
  status: z.literal("success"),
  share,
  token: z.string(),
  url: z.string(),
});
export type ShareCreated = z.infer<typeof shareCreatedSchema>;

/**
 * The content of a shared kundli with its time: everything except what is never shown, and parts that are only for the
 * owner.
 */
export const SHARED_SECTIONS = [
  "ashtakavarga",
  "arudhas",
  "karakamsa",
  "swamsa",
  "argala",
  "special_lagnas",
  "upagrahas",
  "sphutas",
  "badhaka",
  "special_degrees",
  "shadbala",
  "bhava_bala",
  "vimsopaka",
  "avasthas",
  "yuddha",
  "sade_sati",
  "yogas",
  "doshas",
] as const satisfies readonly SectionName[];

/** Null for values that are not the same for all the minutes among which the time stays hidden. */
const place = z.object({
  sign: rashi.nullable(),
  nakshatra: nakshatra.nullable(),
  pada: pada.nullable(),
  house: houseNumber.nullable(),
  retrograde: z.boolean().nullable(),
  combust: z.boolean().nullable(),
  dignity: z.enum(DIGNITIES).nullable(),
});
const limb = z.number().int().nullable();

/** A kundli without its time: no degrees, no dasha dates, no lagna of a varga, since each of them reveals the time. */
export const sharedSignsSchema = z.object({
  /** The day and place; null if not shared. */
  day: calendarDate.nullable(),
  place: z
    .object({ city: z.string(), state: z.string().nullable(), country: z.string(), hindi: placeInHindi })
    .nullable(),
  lagna: rashi.nullable(),
  planets: z.record(graha, place),
  vargas: z.record(z.enum(VARGAS).extract(["D9"]), z.record(graha, rashi.nullable())),
  panchanga: z.object({ tithi: limb, vara: limb, nakshatra: nakshatra.nullable(), yoga: limb, karana: limb }),
  running: z.object({ maha: graha.nullable(), antar: graha.nullable() }),
  settings: kundliCoreFields.settings.pick({ preset: true, ayanamsa: true, node: true, house_system: true }),
});
export type SharedSigns = z.infer<typeof sharedSignsSchema>;

export const sharedKundliSchema = z.object({
  status: z.literal("success"),
  /** Null if not shared. */
  name: z.string().nullable(),
  kundli: z.discriminatedUnion("birth", [
    z.object({
      birth: z.literal("time"),
      data: z.object({
        ...kundliDataSchema.shape,
        /** The name is always empty here, whether or not it is shared. */
        birth: kundliCoreFields.birth.omit({ gender: true }),
      }),
    }),
    z.object({ birth: z.enum(SHARED_BIRTHS).exclude(["time"]), data: sharedSignsSchema }),
  ]),
});
export type SharedKundli = z.infer<typeof sharedKundliSchema>;

/** 256 bits, in the encoding used in URLs. */
const SHARE_TOKEN = /^[\w-]{43}$/;
export const shareParamsSchema = z.object({ token: z.string().max(200) });
export const isShareToken = (text: string): boolean => SHARE_TOKEN.test(text);
export const shareCardQuerySchema = z.object({ language: z.enum(["en", "hi"]).optional() });
