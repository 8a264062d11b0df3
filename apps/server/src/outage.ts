import type { Outage } from "./db/outage.ts";
import { AppError } from "./errors.ts";

export type { Outage } from "./db/outage.ts";

const SENTENCES: Readonly<Record<Outage, string>> = {
  away: "The database does not answer. Please try again in a moment.",
  busy: "The database is busy. Please try again in a moment.",
  full: "The disk is full: nothing can be saved until there is room. Please try again later.",
  read_only: "The database cannot be written to. Please try again later.",
};
const RETRY_SECONDS = 5;

/** 503: nothing was wrong with what was asked. */
export const outageError = (outage: Outage, cause?: unknown): AppError =>
  new AppError("unavailable", SENTENCES[outage], { cause, retryAfterSeconds: RETRY_SECONDS });
