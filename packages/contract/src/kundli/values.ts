import { z } from "zod";
import { encodeFieldError } from "../messages/error-messages.ts";
import { GRAHAS, NAKSHATRAS, NAKSHATRAS_28, RASHIS } from "@lagna/terms";

/** Types of values in answers. */

export const graha = z.enum(GRAHAS);
/** The seven without the nodes, and those plus the lagna, which some tables have rows for. */
export const saptaGraha = graha.exclude(["rahu", "ketu"]);
export const saptaGrahaOrLagna = z.enum([...saptaGraha.options, "lagna"]);
export const grahaOrLagna = z.enum([...GRAHAS, "lagna"]);
export const rashi = z.enum(RASHIS);
export const nakshatra = z.enum(NAKSHATRAS);
/** Of the 28 with Abhijit. */
export const nakshatra28 = z.enum(NAKSHATRAS_28);
/** Also takes years before 0, six digits with a sign as in ISO 8601: `-000043-03-15`. */
const withYearsBeforeZero = ({ source }: RegExp): RegExp => new RegExp(`^(?:-\\d\\d(?!0000))?${source.slice(1)}`);
export const instant = z.stringFormat("datetime", withYearsBeforeZero(z.regexes.datetime({ offset: true })));
/** Always with Z. */
export const utcInstant = z.stringFormat("datetime", withYearsBeforeZero(z.regexes.datetime({})));
export const calendarDate = z.stringFormat("date", withYearsBeforeZero(z.regexes.date));
/** In a request; a date without time is midnight UTC. */
export const requestInstant = z.union([calendarDate, instant], { error: encodeFieldError("asked_instant") });
/** Sidereal, [0, 360). */
export const longitude = z.number().min(0).lt(360);
export const pada = z.number().int().min(1).max(4);
export const houseNumber = z.number().int().min(1).max(12);

/** A sidereal longitude and its position in the zodiac. */
export const zodiacPoint = { longitude, sign: rashi, degree_in_sign: z.number().min(0).lt(30), nakshatra, pada };
export const point = z.object(zodiacPoint);
