import type { Generated } from "kysely";

/** Batches of births. */
export interface BatchTables {
  batches: BatchRow;
  batch_inputs: BatchInputRow;
  batch_results: BatchResultRow;
}

export interface BatchRow {
  id: string;
  user_id: string;
  state: string;
  /** JSON: what is computed, and how the file is written. */
  request: string;
  items: number;
  done: Generated<number>;
  errors: Generated<number>;
  cpu_ms: Generated<number>;
  /** PostgreSQL returns bigint values as text. */
  stored_bytes: Generated<number | string>;
  /** JSON: code and params of the error. */
  failure: Generated<string | null>;
  created_at: string;
  started_at: Generated<string | null>;
  finished_at: Generated<string | null>;
  expires_at: string;
  /** The row stays for the count of the day's births; all else is deleted. */
  deleted_at: Generated<string | null>;
}

/** Some lines of the file, until they are computed. */
interface BatchInputRow {
  batch_id: string;
  first_item: number;
  items: number;
  first_line: number;
  /** Text, compressed with gzip. */
  content: Uint8Array;
}

/** Some lines of the result. */
interface BatchResultRow {
  batch_id: string;
  first_item: number;
  items: number;
  /** Both compressed with gzip; the first line of the CSV file, with its columns, is not stored. */
  ndjson: Uint8Array;
  csv: Uint8Array;
}
