import type { Outage } from "./db/outage.ts";
import { AppError } from "./errors.ts";

export type { Outage } from "./db/outage.ts";

const RETRY_SECONDS = 5;

/** 503: nothing was wrong with what was asked. */
export const outageError = (outage: Outage, cause?: unknown): AppError =>
  new AppError(`database_${outage}`, { cause, retryAfterSeconds: RETRY_SECONDS });
