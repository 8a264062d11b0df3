import { describe, expect, test } from "vitest";
import { emptyBirthForm, localDateTime, toRequest } from "./birth-form-values.ts";

describe("the form's values", () => {
  const values = { ...emptyBirthForm(2026), name: "A B", month: "May", city: "Pune", country: "India" };
  test("digits may be Devanagari", () => {
    expect(toRequest({ ...values, day: "१५", year: "१९९०" })).toMatchObject({ day: 15, year: 1990 });
  });
  test("an empty number is left out, never zero", () => {
    expect(toRequest({ ...values, hour: "" })).toMatchObject({ hour: undefined });
  });
  test("local mean time is asked for by name", () => {
    expect(toRequest({ ...values, clock: "lmt" })).toMatchObject({ time_zone: "LMT" });
  });
  test.each([
    [{}, "2026-05-01T12:00:00"],
    [{ second: "" }, "2026-05-01T12:00:00"],
    [{ month: "" }, null],
    [{ month: "February", day: "29", year: "1900" }, null],
    [{ month: "February", day: "29", year: "2000" }, "2000-02-29T12:00:00"],
    [{ hour: "x" }, null],
    [{ minute: "60" }, null],
  ])("%o reads as %s", (changes, local) => expect(localDateTime({ ...values, ...changes })).toBe(local));
});
