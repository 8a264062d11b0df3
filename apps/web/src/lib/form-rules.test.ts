import { describe, expect, test } from "vitest";
import { z } from "zod";
import { createRulesResolver, emailRule, nameRule, newPasswordRule, passwordRule } from "./form-rules.ts";

describe("emailRule", () => {
  test.each([
    ["asha@example.org", undefined],
    ["asha.rao+kundli@mail.example.co.in", undefined],
    ["", "email_missing"],
    ["asha", "email_invalid"],
    ["asha@example", "email_invalid"],
    ["asha@@example.org", "email_invalid"],
    [".asha@example.org", "email_invalid"],
    ["asha..rao@example.org", "email_invalid"],
    ["asha rao@example.org", "email_invalid"],
  ])("'%s' gives %s, as on the server", (email, problem) => {
    expect(emailRule.validate(email)).toBe(problem);
    expect(z.email().safeParse(email).success).toBe(problem === undefined);
  });
});

test.each([
  [nameRule, "", "name_missing"],
  [nameRule, "x".repeat(120), undefined],
  [nameRule, "x".repeat(121), 'name_long {"max":120}'],
  [passwordRule, "", "password_missing"],
  [passwordRule, "x", undefined],
  [newPasswordRule, "seven77", 'password_short {"min":8}'],
  [newPasswordRule, "eight888", undefined],
  [newPasswordRule, "x".repeat(129), 'password_long {"max":128}'],
])("a rule at its edges", (rule, value, problem) => expect(rule.validate(value)).toBe(problem));

test("resolves with normalized values, or with an error for each invalid field", async () => {
  const resolve = createRulesResolver<{ email: string; password: string }>({
    email: emailRule,
    password: passwordRule,
  });
  const options = { fields: {}, shouldUseNativeValidation: false };
  expect(await resolve({ email: " asha@example.org ", password: " x " }, undefined, options)).toEqual({
    values: { email: "asha@example.org", password: " x " },
    errors: {},
  });
  expect(await resolve({ email: "asha", password: "" }, undefined, options)).toEqual({
    values: {},
    errors: {
      email: { type: "rule", message: "email_invalid" },
      password: { type: "rule", message: "password_missing" },
    },
  });
});
