import { describe, expect, test } from "vitest";
import {
  EPHEMERIS_YEARS,
  NOTICE_MESSAGES_EN,
  NOTICE_MESSAGES_HI,
  parseFieldError,
  encodeFieldError,
  ERROR_MESSAGES_EN,
  ERROR_MESSAGES_HI,
  formatMessage,
} from "../src/index.ts";

type Table = Readonly<Record<string, string>>;
const TABLES: readonly (readonly [Table, Table])[] = [
  [ERROR_MESSAGES_EN.errors, ERROR_MESSAGES_HI.errors],
  [ERROR_MESSAGES_EN.fields, ERROR_MESSAGES_HI.fields],
  [NOTICE_MESSAGES_EN, NOTICE_MESSAGES_HI],
];
const sentences = TABLES.flatMap(([english, hindi]) =>
  Object.entries(english).map(([code, sentence]) => [code, sentence, hindi[code] ?? ""] as const),
);
const compare = (a: string, b: string) => (a < b ? -1 : 1);
const namesIn = (sentence: string) =>
  [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name).toSorted(compare);

describe("the sentences of refusals and notices", () => {
  test.each(sentences)("%s has the same params in both languages, each in its own script", (_, english, hindi) => {
    expect(namesIn(hindi)).toEqual(namesIn(english));
    expect(english).not.toMatch(/\p{Script=Devanagari}/u);
    expect(hindi).toMatch(/\p{Script=Devanagari}/u);
  });

  test("are those of the specification, word for word", () => {
    const { errors, fields } = ERROR_MESSAGES_EN;
    expect([
      fields.full_name,
      fields.gender,
      formatMessage(fields.year_range, EPHEMERIS_YEARS),
      fields.month,
      formatMessage(fields.day_range, { last: 31 }),
      fields.hour_range,
      fields.minute_range,
      fields.city_unknown,
      fields.country_unknown,
      fields.token_missing,
      fields.magic_link_used,
      fields.magic_link_expired,
      fields.magic_link_unknown,
      errors.google_failed,
      errors.unauthenticated,
      errors.access_pending,
      errors.too_many_requests,
    ]).toEqual([
      "Please enter your full name",
      "Please select a gender",
      "Year must be between -1000 and 2399",
      "Please select a month",
      "Day must be between 1 and 31",
      "Hour must be 0-23",
      "Minute must be 0-59",
      "Enter a valid city",
      "Enter a valid country",
      "No verification token provided",
      "This magic link has already been used. Please request a new one from the login page.",
      "This magic link has expired. Please request a new one from the login page.",
      "Failed to verify magic link",
      "Google authentication failed",
      "You are not authenticated. Please log in again.",
      "Your account has been created, but an administrator must activate your access.",
      "Rate limit exceeded. Please wait a moment and try again.",
    ]);
  });
});

describe("a refusal encoded as a schema's message", () => {
  test.each([
    [encodeFieldError("month"), { code: "month", params: {} }],
    [encodeFieldError("day_range", { last: 28 }), { code: "day_range", params: { last: 28 } }],
    [
      encodeFieldError("setting_value", { setting: "Node", values: 'a "b" {c}' }),
      expect.objectContaining({ code: "setting_value" }),
    ],
    ["Invalid input: expected string", { code: "Invalid input: expected string", params: {} }],
  ])("%s can be decoded", (message, read) => expect(parseFieldError(message)).toEqual(read));

  test("keeps its params unchanged", () => {
    const values = 'with "quotes", {braces}\nand lines';
    expect(parseFieldError(encodeFieldError("not_one_of", { values })).params).toEqual({ values });
  });
});
