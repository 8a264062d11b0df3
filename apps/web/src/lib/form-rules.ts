import { encodeFieldError } from "@lagna/contract";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";

/** The rule of one field in a small form. Messages are codes, so that a visible error follows a change of language. */
export interface FieldRule {
  /** Normalizes the value before it is sent. */
  normalize?: (value: string) => string;
  /** Returns the error code; undefined for a valid value. */
  validate: (value: string) => string | undefined;
}

/** The pattern of zod's `z.email`, which the server uses; zod itself is ten times larger than a small form. */
const EMAIL = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const trimText = (value: string): string => value.trim();

export const emailRule: FieldRule = {
  normalize: trimText,
  validate: (value) =>
    value === ""
      ? encodeFieldError("email_missing")
      : EMAIL.test(value)
        ? undefined
        : encodeFieldError("email_invalid"),
};
export const nameRule: FieldRule = {
  normalize: trimText,
  validate: ({ length }) =>
    length === 0
      ? encodeFieldError("name_missing")
      : length > 120
        ? encodeFieldError("name_long", { max: 120 })
        : undefined,
};
export const passwordRule: FieldRule = {
  validate: (value) => (value === "" ? encodeFieldError("password_missing") : undefined),
};
export const newPasswordRule: FieldRule = {
  validate: ({ length }) =>
    length < 8
      ? encodeFieldError("password_short", { min: 8 })
      : length > 128
        ? encodeFieldError("password_long", { max: 128 })
        : undefined,
};

/** Validates a form of text fields by the rule of each field. */
export function createRulesResolver<Values extends FieldValues & Record<keyof Values, string>>(
  rules: Record<keyof Values, FieldRule>,
): Resolver<Values> {
  return (input) => {
    const fields = Object.entries<FieldRule>(rules);
    const values = Object.fromEntries(
      fields.map(([name, { normalize }]) => [name, normalize ? normalize(input[name]) : input[name]]),
    );
    const errors = fields.flatMap(([name, { validate }]) => {
      const message = validate(values[name] ?? "");
      return message === undefined ? [] : [[name, { type: "rule", message }] as const];
    });
    return errors.length === 0
      ? { values: values as Values, errors: {} }
      : { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
  };
}
