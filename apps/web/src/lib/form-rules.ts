import { refusal } from "@lagna/contract";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";

/** What one field of a small form must be. Messages are codes: a change of language changes the error in sight. */
export interface FieldRule {
  /** How what was typed is sent. */
  tidy?: (typed: string) => string;
  /** What is wrong with it. */
  problem: (value: string) => string | undefined;
}

/** As the server judges (the pattern of zod's `z.email`); zod itself weighs ten times what such a form does. */
const EMAIL = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const trimmed = (typed: string): string => typed.trim();

export const emailRule: FieldRule = {
  tidy: trimmed,
  problem: (value) =>
    value === "" ? refusal("email_missing") : EMAIL.test(value) ? undefined : refusal("email_invalid"),
};
export const nameRule: FieldRule = {
  tidy: trimmed,
  problem: ({ length }) =>
    length === 0 ? refusal("name_missing") : length > 120 ? refusal("name_long", { max: 120 }) : undefined,
};
export const passwordRule: FieldRule = {
  problem: (value) => (value === "" ? refusal("password_missing") : undefined),
};
export const newPasswordRule: FieldRule = {
  problem: ({ length }) =>
    length < 8
      ? refusal("password_short", { min: 8 })
      : length > 128
        ? refusal("password_long", { max: 128 })
        : undefined,
};

/** Judges a form of text fields by the rule of each. */
export function byRules<Values extends FieldValues & Record<keyof Values, string>>(
  rules: Record<keyof Values, FieldRule>,
): Resolver<Values> {
  return (typed) => {
    const fields = Object.entries<FieldRule>(rules);
    const values = Object.fromEntries(fields.map(([name, { tidy }]) => [name, tidy ? tidy(typed[name]) : typed[name]]));
    const wrong = fields.flatMap(([name, { problem }]) => {
      const message = problem(values[name] ?? "");
      return message === undefined ? [] : [[name, { type: "rule", message }] as const];
    });
    return wrong.length === 0
      ? { values: values as Values, errors: {} }
      : { values: {}, errors: Object.fromEntries(wrong) as FieldErrors<Values> };
  };
}
