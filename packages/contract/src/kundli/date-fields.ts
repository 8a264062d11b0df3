import { MONTH_NAMES } from "@lagna/terms";
import { z } from "zod";
import { encodeFieldError } from "../messages/error-messages.ts";

export const createIntegerSchema = (min: number, max: number, message: string) =>
  z.number({ error: message }).int(message).min(min, message).max(max, message);

export const createYearSchema = ({ from, until }: { from: number; until: number }) =>
  createIntegerSchema(from, until, encodeFieldError("year_range", { from, until }));

export const monthNumber = z
  .preprocess(
    (value) => {
      if (typeof value !== "string") return value;
      const index = MONTH_NAMES.findIndex((name) => name.toLowerCase() === value.trim().toLowerCase());
      return index >= 0 ? index + 1 : value;
    },
    createIntegerSchema(1, 12, encodeFieldError("month")).describe("1 to 12, or an English month name"),
  )
  .meta({ type: ["integer", "string"] });
