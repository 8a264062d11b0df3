import { renderHook } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { ApiError } from "../api.ts";
import { useErrorText } from "./error-text.ts";
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
  });
});

describe("the sentence of a failure", () => {
  const textOf = async (language: string, error: unknown) => {
    await i18n.changeLanguage(language);
    await loadNamespaces(["errors"]);
    return renderHook(() => useErrorText()).result.current(error, "fallback");
  };
  const refusal = (detail: string) => new ApiError({ status: 401, code: "unauthenticated", detail });

  test.each([
    ["en", refusal("Login failed"), "Login failed"],
    ["hi", refusal("Login failed"), "लॉग इन नहीं हो सका"],
    ["hi", refusal("Something the catalogue has never heard"), "Something the catalogue has never heard"],
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
