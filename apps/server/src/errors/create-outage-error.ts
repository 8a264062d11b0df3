import type { Outage } from "../db/classify-database-outage.ts";
import { AppError } from "./app-error.ts";

export type { Outage } from "../db/classify-database-outage.ts";

const RETRY_SECONDS = 5;

/** 503: the request itself was fine. */
export const createOutageError = (outage: Outage, cause?: unknown): AppError =>
  new AppError(`database_${outage}`, { cause, retryAfterSeconds: RETRY_SECONDS });
