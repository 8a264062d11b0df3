import { z } from "zod";
import { DIGNITIES, GENDERS } from "@lagna/terms";
import { noticeSchema } from "../notice.ts";
import { placeInHindi } from "../places.ts";
import { settingsEchoSchema } from "../settings.ts";
import { graha, houseNumber, instant, longitude, rashi, zodiacPoint } from "./values.ts";

const chalitHouse = z.object({
  number: houseNumber,
  /** Start, middle and end of the bhava in sidereal degrees (its end is the start of the next). */
  start: longitude,
  middle: longitude,
  end: longitude,
  occupants: z.array(graha),
});

/**
 * The lord of the sub-division of the nakshatra into nine parts, in the proportions of Vimshottari (KP). Missing from
 * older servers.
 */
const subLord = graha.optional();

/** The part of every kundli before its sections: the birth as understood, the settings, the chart itself. */
export const kundliCoreFields = {
  birth: z.object({
    name: z.string(),
    gender: z.enum(GENDERS),
    /** Wall-clock time without offset, by the Gregorian calendar. */
    local: z.string(),
    /** The date by the Julian calendar, `YYYY-MM-DD`, if it was given by that one. */
    julian_date: z.string().optional(),
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
    /** Sentences for people: the choices made where the input was ambiguous. */
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
      /** Degrees of sidereal longitude per day. */
      speed: z.number(),
      house: houseNumber,
      sub_lord: subLord,
      retrograde: z.boolean(),
      combust: z.boolean(),
      /** Null for a node in a sign for which no text gives it a dignity. */
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
    /** Placidus has no cusps beyond the polar circles: the system used instead, else null. */
    placidus_fallback: z.string().nullable(),
  }),
};
