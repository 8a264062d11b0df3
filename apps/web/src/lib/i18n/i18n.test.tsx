import { renderHook } from "@testing-library/react";
import type { ErrorCode, FieldCode } from "@lagna/contract";
import { describe, expect, test, vi } from "vitest";
import { ApiError } from "../api.ts";
import { useErrorText } from "./use-error-text.ts";
import { createFormat } from "./format.ts";
import { i18n, loadNamespaces } from "./i18n.ts";

describe("numbers and dates", () => {
  const day = "1947-08-14T18:30:00Z";
  const options = { dateStyle: "long", timeZone: "Asia/Kolkata" } as const;
  test.each([
    ["en", "latn", "12,34,567.5", "15 August 1947", "12°34′"],
    ["en", "deva", "12,34,567.5", "15 August 1947", "12°34′"],
    ["hi", "latn", "12,34,567.5", "15 अगस्त 1947", "12°34′"],
    ["hi", "deva", "१२,३४,५६७.५", "१५ अगस्त १९४७", "१२°३४′"],
  ] as const)("%s with %s digits", (language, numerals, number, date, digits) => {
    const format = createFormat(language, numerals);
    expect(format.number(1_234_567.5)).toBe(number);
    expect(format.date(day, options)).toBe(date);
    expect(format.digits("12°34′")).toBe(digits);
    // Those formatted without the browser's tables match the browser's format.
    for (const plain of [0, 7, 42, 999, 1_000, 1_002, 20_030, 99_999, 100_000, -3, 0.5])
      expect(format.number(plain)).toBe(new Intl.NumberFormat(format.locale).format(plain));
  });
});

test("formats counts below a lakh without the browser's tables", () => {
  const tables = vi.spyOn(Intl, "NumberFormat");
  const { number } = createFormat("hi", "deva");
  expect([number(24), number(1_000), number(99_999)]).toEqual(["२४", "१,०००", "९९,९९९"]);
  expect(tables).not.toHaveBeenCalled();
});

test("formats a time of day in Hindi without Latin letters", () => {
  const options = { timeStyle: "short", timeZone: "Asia/Kolkata" } as const;
  expect(createFormat("hi", "latn").date("1947-08-14T13:30:00Z", options)).toBe("19:00");
  expect(createFormat("hi", "deva").date("1947-08-14T13:30:00Z", options)).toBe("१९:००");
});

describe("the sentence of a failure", () => {
  const textOf = async (language: string, error: unknown) => {
    await i18n.changeLanguage(language);
    await loadNamespaces(["errors"]);
    return renderHook(() => useErrorText()).result.current(error, "fallback");
  };
  const createError = (code: ErrorCode, params = {}) => new ApiError({ status: 401, code, params, detail: "as sent" });
  const field = (code: string, params = {}) =>
    new ApiError({
      status: 422,
      code: "invalid_input",
      params: {},
      fields: [{ path: "x", code: code as FieldCode, params, message: "as sent" }],
    });

  test.each([
    ["en", createError("wrong_password"), "The email or password is not right."],
    ["hi", createError("wrong_password"), "ई-मेल या पासवर्ड सही नहीं है।"],
    ["hi", createError("method_not_allowed", { method: "PUT" }), "यहाँ PUT संभव नहीं है"],
    ["hi", createError("unheard_of" as ErrorCode), "as sent"],
    ["hi", field("password_short", { min: 8 }), "पासवर्ड में कम से कम 8 अक्षर होने चाहिए"],
    ["hi", field("unheard_of"), "as sent"],
    ["en", new ApiError({ status: 401, code: "unauthenticated", detail: "A proxy's words" }), "A proxy's words"],
    [
      "en",
      new ApiError({ status: 0, code: "timeout" }),
      "The server is taking longer than expected. Please try again.",
    ],
    ["en", new ApiError({ status: 500, code: "internal" }), "fallback"],
    ["en", new TypeError("a defect"), "An unexpected error occurred. Please try again."],
  ])("in %s", async (language, error, sentence) => {
    expect(await textOf(language, error)).toBe(sentence);
  });
});
