import { MONTH_NAMES } from "@lagna/terms";
import { z } from "zod";
import { refusal } from "../sentences/refusals.ts";

export const whole = (min: number, max: number, message: string) =>
  z.number({ error: message }).int(message).min(min, message).max(max, message);

export const year = ({ from, until }: { from: number; until: number }) =>
  whole(from, until, refusal("year_range", { from, until }));

export const monthNumber = z.preprocess(
  (value) => {
    if (typeof value !== "string") return value;
    const index = MONTH_NAMES.findIndex((name) => name.toLowerCase() === value.trim().toLowerCase());
    return index >= 0 ? index + 1 : value;
  },
  whole(1, 12, refusal("month")).describe("1 to 12, or an English month name"),
);
