import { DIGNITIES, VARGAS } from "@lagna/terms";
import { z } from "zod";
import { kundliCore } from "./kundli/core.ts";
import { kundliDataSchema } from "./kundli/kundli.ts";
import type { SectionName } from "./kundli/section-names.ts";
import { graha, houseNumber, instant, nakshatra, pada, rashi } from "./kundli/values.ts";
import { placeInHindi } from "./places.ts";

/** What a link tells of the birth: all of it; the day and place, and nothing that gives the time away; nothing but the signs. */
const SHARED_BIRTHS = ["time", "day", "none"] as const;
export type SharedBirth = (typeof SHARED_BIRTHS)[number];

export const shareChoiceSchema = z.object({ name: z.boolean(), birth: z.enum(SHARED_BIRTHS) });
export type ShareChoice = z.infer<typeof shareChoiceSchema>;

const share = shareChoiceSchema.extend({ created_at: instant });

/** GET /api/v1/kundlis/:id/share: what is shared, but not by which link: of that only a hash is kept. */
export const shareStateSchema = z.object({ status: z.literal("success"), share: share.nullable() });
export type ShareState = z.infer<typeof shareStateSchema>;

/** POST: the link, told this once. One that was there before leads nowhere from then on. */
export const shareMadeSchema = z.object({
  status: z.literal("success"),
  share,
  token: z.string(),
  url: z.string(),
});
export type ShareMade = z.infer<typeof shareMadeSchema>;

/** What a shared kundli with its time shows: all but what is never shown, and what nobody asked to see of somebody else. */
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

/** Null for what is not the same for all the minutes among which the time stays hidden. */
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

/** A kundli without its time: no degree, no date of a dasha, no lagna of a varga; each of them is a clock. */
export const sharedSignsSchema = z.object({
  /** The day, and where; null where they are not shared either. */
  day: z.iso.date().nullable(),
  place: z
    .object({ city: z.string(), state: z.string().nullable(), country: z.string(), hindi: placeInHindi })
    .nullable(),
  lagna: rashi.nullable(),
  planets: z.record(graha, place),
  vargas: z.record(z.enum(VARGAS).extract(["D9"]), z.record(graha, rashi.nullable())),
  panchanga: z.object({ tithi: limb, vara: limb, nakshatra: nakshatra.nullable(), yoga: limb, karana: limb }),
  running: z.object({ maha: graha.nullable(), antar: graha.nullable() }),
  settings: kundliCore.settings.pick({ preset: true, ayanamsa: true, node: true, house_system: true }),
});
export type SharedSigns = z.infer<typeof sharedSignsSchema>;

export const sharedKundliSchema = z.object({
  status: z.literal("success"),
  /** Null where it is not shared. */
  name: z.string().nullable(),
  kundli: z.discriminatedUnion("birth", [
    z.object({
      birth: z.literal("time"),
      data: z.object({
        ...kundliDataSchema.shape,
        /** The name is empty here, whether or not it is shared. */
        birth: kundliCore.birth.omit({ gender: true }),
      }),
    }),
    z.object({ birth: z.enum(SHARED_BIRTHS).exclude(["time"]), data: sharedSignsSchema }),
  ]),
});
export type SharedKundli = z.infer<typeof sharedKundliSchema>;

/** 256 bits, as they stand in an address. */
const SHARE_TOKEN = /^[\w-]{43}$/;
export const shareParamsSchema = z.object({ token: z.string().max(200) });
export const isShareToken = (text: string): boolean => SHARE_TOKEN.test(text);
export const shareCardQuerySchema = z.object({ language: z.enum(["en", "hi"]).optional() });
