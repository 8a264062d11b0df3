import { z } from "zod";

/** Messages are keys of the catalogue: a change of language changes the error in sight. */
export const emailRule = z
  .string()
  .trim()
  .min(1, "errors:sentences.emailMissing")
  .pipe(z.email("errors:sentences.emailInvalid"));
export const passwordRule = z.string().min(1, "errors:sentences.passwordMissing");
export const newPasswordRule = z
  .string()
  .min(8, "errors:sentences.passwordShort")
  .max(128, "errors:sentences.passwordLong");
