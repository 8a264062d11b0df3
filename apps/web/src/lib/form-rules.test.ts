import { describe, expect, test } from "vitest";
import { z } from "zod";
import { byRules, emailRule, nameRule, newPasswordRule, passwordRule } from "./form-rules.ts";

describe("the rule of an address", () => {
  test.each([
    ["asha@example.org", undefined],
    ["asha.rao+kundli@mail.example.co.in", undefined],
    ["", "errors:sentences.emailMissing"],
    ["asha", "errors:sentences.emailInvalid"],
    ["asha@example", "errors:sentences.emailInvalid"],
    ["asha@@example.org", "errors:sentences.emailInvalid"],
    [".asha@example.org", "errors:sentences.emailInvalid"],
    ["asha..rao@example.org", "errors:sentences.emailInvalid"],
    ["asha rao@example.org", "errors:sentences.emailInvalid"],
  ])("'%s': %s, as the server judges", (email, problem) => {
    expect(emailRule.problem(email)).toBe(problem);
    expect(z.email().safeParse(email).success).toBe(problem === undefined);
  });
});

test.each([
  [nameRule, "", "errors:sentences.nameMissing"],
  [nameRule, "x".repeat(120), undefined],
  [nameRule, "x".repeat(121), "errors:sentences.nameLong"],
  [passwordRule, "", "errors:sentences.passwordMissing"],
  [passwordRule, "x", undefined],
  [newPasswordRule, "seven77", "errors:sentences.passwordShort"],
  [newPasswordRule, "eight888", undefined],
  [newPasswordRule, "x".repeat(129), "errors:sentences.passwordLong"],
])("a rule at its edges", (rule, value, problem) => expect(rule.problem(value)).toBe(problem));

test("a form is sent tidied, or not at all with what is wrong in each field", async () => {
  const judge = byRules<{ email: string; password: string }>({ email: emailRule, password: passwordRule });
  const options = { fields: {}, shouldUseNativeValidation: false };
  expect(await judge({ email: " asha@example.org ", password: " x " }, undefined, options)).toEqual({
    values: { email: "asha@example.org", password: " x " },
    errors: {},
  });
  expect(await judge({ email: "asha", password: "" }, undefined, options)).toEqual({
    values: {},
    errors: {
      email: { type: "rule", message: "errors:sentences.emailInvalid" },
      password: { type: "rule", message: "errors:sentences.passwordMissing" },
    },
  });
});
