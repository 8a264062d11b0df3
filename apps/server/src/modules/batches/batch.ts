import type { CsvFormat, DateOrder } from "@lagna/birth-tables";
import type { BatchKind, BatchState, ErrorCode, Params, SectionName } from "@lagna/contract";
import type { Gender, Language, SettingsRequest } from "@lagna/terms";

/** What a batch computes. */
export interface BatchRequest {
  readonly kind: BatchKind;
  readonly sections: readonly SectionName[] | "all";
  /** Of births that state none. */
  readonly settings: SettingsRequest | undefined;
  readonly gender: Gender;
  readonly country: string;
  readonly dateOrder: DateOrder;
  /** ISO 8601: the instant of `day_of_births`, or the first one of `birth_through_days`. */
  readonly at: string | null;
  /** Days between two instants of `birth_through_days`. */
  readonly stepDays: number;
  /** How the file is written; null for JSON lines. */
  readonly csv: CsvFormat | null;
  /** Of the sentences in the result. */
  readonly language: Language;
}

/** Why a batch failed. */
export interface BatchFailure {
  readonly code: ErrorCode;
  readonly params: Params;
}

export interface Batch {
  readonly id: string;
  readonly ownerId: string;
  readonly state: BatchState;
  readonly request: BatchRequest;
  /** Lines of the result. */
  readonly items: number;
  /** The lines of the result before this one are stored. */
  readonly done: number;
  readonly errors: number;
  readonly cpuMs: number;
  /** Of the result, compressed. */
  readonly storedBytes: number;
  readonly failure: BatchFailure | null;
  /** ISO 8601, like the others. */
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  readonly expiresAt: string;
}

/** Some rows of the file as they are written. */
export interface BatchInput {
  readonly firstItem: number;
  readonly items: number;
  /** Line number from 1 in the file. */
  readonly firstLine: number;
  readonly text: string;
}

/** Some lines of the result, compressed with gzip. */
export interface BatchPart {
  readonly items: number;
  readonly errors: number;
  readonly cpuMs: number;
  readonly ndjson: Uint8Array;
  readonly csv: Uint8Array;
}

/** The limits of an account. */
export interface BatchLimits {
  readonly unfinished: number;
  readonly birthsADay: number;
  readonly storedBytes: number;
}
