import { z } from "zod";
import { refusal } from "../sentences/refusals.ts";
import { GRAHAS, NAKSHATRAS, RASHIS } from "@lagna/terms";

/** The values that answers are made of. */

export const graha = z.enum(GRAHAS);
/** The seven without the nodes, and those with the lagna, whose rows some tables have. */
export const saptaGraha = graha.exclude(["rahu", "ketu"]);
export const saptaGrahaOrLagna = z.enum([...saptaGraha.options, "lagna"]);
export const grahaOrLagna = z.enum([...GRAHAS, "lagna"]);
export const rashi = z.enum(RASHIS);
export const nakshatra = z.enum(NAKSHATRAS);
export const instant = z.iso.datetime({ offset: true });
/** In a request; a date alone is its midnight in UTC. */
export const askedInstant = z.union([z.iso.date(), instant], { error: refusal("asked_instant") });
/** Sidereal, [0, 360). */
export const longitude = z.number().min(0).lt(360);
export const pada = z.number().int().min(1).max(4);
export const houseNumber = z.number().int().min(1).max(12);

/** A sidereal longitude and where it stands. */
export const zodiacPoint = { longitude, sign: rashi, degree_in_sign: z.number().min(0).lt(30), nakshatra, pada };
export const point = z.object(zodiacPoint);
