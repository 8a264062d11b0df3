import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";

/** What one field of a small form must be. Messages are keys of the catalogue: a change of language changes the error in sight. */
export interface FieldRule {
  /** How what was typed is sent. */
  tidy?: (typed: string) => string;
  /** The key of what is wrong with it. */
  problem: (value: string) => string | undefined;
}

/** As the server judges (the pattern of zod's `z.email`); zod itself weighs ten times what such a form does. */
const EMAIL = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const trimmed = (typed: string): string => typed.trim();

export const emailRule: FieldRule = {
  tidy: trimmed,
  problem: (value) =>
    value === "" ? "errors:sentences.emailMissing" : EMAIL.test(value) ? undefined : "errors:sentences.emailInvalid",
};
export const nameRule: FieldRule = {
  tidy: trimmed,
  problem: ({ length }) =>
    length === 0 ? "errors:sentences.nameMissing" : length > 120 ? "errors:sentences.nameLong" : undefined,
};
export const passwordRule: FieldRule = {
  problem: (value) => (value === "" ? "errors:sentences.passwordMissing" : undefined),
};
export const newPasswordRule: FieldRule = {
  problem: ({ length }) =>
    length < 8 ? "errors:sentences.passwordShort" : length > 128 ? "errors:sentences.passwordLong" : undefined,
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
