import { z } from "zod";
import { DIGNITIES, GENDERS } from "@lagna/terms";
import { noticeSchema } from "../notice.ts";
import { placeInHindi } from "../places.ts";
import { settingsEchoSchema } from "../settings.ts";
import { graha, houseNumber, instant, longitude, rashi, zodiacPoint } from "./values.ts";

const chalitHouse = z.object({
  number: houseNumber,
  /** Sidereal degrees where the bhava begins, has its middle and ends (its end is the next one's start). */
  start: longitude,
  middle: longitude,
  end: longitude,
  occupants: z.array(graha),
});

/** Of the nine parts of its star, in the proportion of Vimshottari (KP). Left out by older servers. */
const subLord = graha.optional();

/** What every kundli carries before its sections: the birth as understood, the settings, the chart itself. */
export const kundliCore = {
  birth: z.object({
    name: z.string(),
    gender: z.enum(GENDERS),
    /** Wall-clock time without offset. */
    local: z.string(),
    utc: instant,
    utc_offset: z.string(),
    place: z.object({
      city: z.string(),
      country: z.string(),
      state: z.string().nullable(),
      hindi: placeInHindi,
      latitude: z.number(),
      longitude: z.number(),
      time_zone: z.string().nullable(),
    }),
    /** Sentences for people: what was chosen where the input left a choice. */
    warnings: z.array(z.string()),
    /** The same, for machines, in the same order. */
    notices: z.array(noticeSchema),
  }),
  settings: settingsEchoSchema,
  lagna: z.object({ ...zodiacPoint, sub_lord: subLord }),
  midheaven: z.object(zodiacPoint),
  planets: z.array(
    z.object({
      id: graha,
      ...zodiacPoint,
      /** Ecliptic latitude, degrees north positive. */
      latitude: z.number(),
      /** Degrees of sidereal longitude a day. */
      speed: z.number(),
      house: houseNumber,
      sub_lord: subLord,
      retrograde: z.boolean(),
      combust: z.boolean(),
      /** Null for a node in a sign where no text gives it one. */
      dignity: z.enum(DIGNITIES).nullable(),
    }),
  ),
  houses: z.array(
    z.object({ number: houseNumber, sign: rashi, lord: graha, occupants: z.array(graha), cusp: longitude }),
  ),
  bhava_chalit: z.object({
    sripati: z.array(chalitHouse),
    placidus: z.array(chalitHouse),
    equal: z.array(chalitHouse),
    /** Placidus has no cusps beyond the polar circles: the system that stands in for it, else null. */
    placidus_fallback: z.string().nullable(),
  }),
};
