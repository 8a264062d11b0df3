import { zodResolver } from "@hookform/resolvers/zod";
import { createIntegerSchema, EPHEMERIS_YEARS, encodeFieldError, kundliFieldsSchema } from "@lagna/contract";
import { BOX_YEARS, type Era } from "./typed-date.ts";

/** The refusal of a year names the years as the box takes them. */
const createResolver = (era: Era, from: number, until: number) =>
  zodResolver(
    kundliFieldsSchema.safeExtend({
      year: createIntegerSchema(from, until, encodeFieldError("year_range", BOX_YEARS[era])),
    }),
  );

export const REQUEST_RESOLVERS = {
  ad: createResolver("ad", 1, EPHEMERIS_YEARS.until),
  bc: createResolver("bc", EPHEMERIS_YEARS.from, 0),
};
