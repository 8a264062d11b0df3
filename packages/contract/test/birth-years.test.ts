import { expect, test } from "vitest";
import type { z } from "zod";
import {
  dashaRequestSchema,
  kundliFieldsSchema,
  kundliRequestSchema,
  matchRequestSchema,
  printRequestSchema,
  rectifyRequestSchema,
  transitsRequestSchema,
  tryCardSchema,
  tryVerifySchema,
  varshaphalRequestSchema,
  verifyRequestSchema,
} from "../src/index.ts";

const birthOf = (year: number) => ({
  name: "Asha",
  gender: "female",
  year,
  month: 8,
  day: 15,
  hour: 7,
  minute: 35,
  city: "Pune",
  country: "India",
});
type Birth = ReturnType<typeof birthOf>;
const uncertain = (birth: Birth) => ({ ...birth, uncertainty: { minutes: 30 } });

/** Every request with a birth; `kundliFieldsSchema` is that of the web's forms. */
const REQUESTS: readonly [string, z.ZodType, (birth: Birth) => unknown, string][] = [
  ["a form", kundliFieldsSchema, (birth) => birth, "year"],
  ["a kundli", kundliRequestSchema, (birth) => birth, "year"],
  ["a dasha", dashaRequestSchema, (birth) => ({ birth, system: "vimshottari" }), "birth.year"],
  ["transits", transitsRequestSchema, (birth) => ({ birth }), "birth.year"],
  ["a year of life", varshaphalRequestSchema, (birth) => ({ birth, year: 30 }), "birth.year"],
  [
    "a comparison with a program",
    matchRequestSchema,
    (birth) => ({ birth, seen: [{ what: "sun", value: "14 Le 13" }] }),
    "birth.year",
  ],
  ["a print", printRequestSchema, (birth) => ({ birth }), "birth.year"],
  ["a reading to verify", verifyRequestSchema, (birth) => ({ birth, text: "The Moon is in Aries." }), "birth.year"],
  ["a visitor's reading", tryVerifySchema, (birth) => ({ birth, text: "The Moon is in Aries." }), "birth.year"],
  ["a picture", tryCardSchema, (birth) => ({ birth, shows: { name: false, birth: "none" } }), "birth.year"],
  [
    "possible times",
    rectifyRequestSchema,
    (birth) => ({ birth: uncertain(birth), events: [{ kind: "marriage", year: birth.year }] }),
    "birth.year",
  ],
];

const findRefusals = (schema: z.ZodType, input: unknown): readonly [string, string][] => {
  const parsed = schema.safeParse(input);
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => [path.join("."), message]);
};

test.each(REQUESTS)(
  "%s with a birth: the years −1000 to 2399 pass, −1001 and 2400 do not",
  (_, schema, build, path) => {
    for (const year of [-1000, -1, 0, 1, 99, 632, 1582, 1799, 2399])
      expect(findRefusals(schema, build(birthOf(year)))).toEqual([]);
    for (const year of [-1001, 2400])
      expect(findRefusals(schema, build(birthOf(year)))).toContainEqual([
        path,
        expect.stringMatching(/year_range.*-1000.*2399/),
      ]);
  },
);

test.each([
  ["-000043-03-15", true],
  ["-000043-03-15T11:30:00+00:50", true],
  ["0000-02-29", true],
  ["-000100-02-29", false],
  ["-000000-01-01", false],
  ["-43-03-15", false],
  ["-00043-03-15T11:30:00Z", false],
  ["+000043-03-15", false],
])("the instant %s: %s", (at, isRead) => {
  expect(transitsRequestSchema.safeParse({ birth: birthOf(1990), at }).success).toBe(isRead);
});
