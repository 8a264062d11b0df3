/** Tables for the server's own use. */
export interface JobAndWriteProbeTables {
  jobs: JobRow;
  probes: ProbeRow;
  server_settings: ServerSettingRow;
}

/** A job that waits, runs or is dead. */
export interface JobRow {
  /** Sorts in creation order. */
  id: string;
  kind: string;
  unique_key: string | null;
  group_key: string | null;
  /** Whose personal data the payload holds: a user's id, or an address. */
  person: string | null;
  /** Encrypted JSON. */
  payload: string;
  attempts: number;
  run_at: string;
  /** Token of the worker that holds the job; distinguishes a worker whose lease expired from the one that took over. */
  lease: string | null;
  leased_until: string | null;
  last_error: string | null;
  dead_at: string | null;
  created_at: string;
}

/** At most one row, with id 1. */
interface ProbeRow {
  id: number;
  written_at: string;
}

/** A setting that administrators change in the browser. */
interface ServerSettingRow {
  name: string;
  /** Encrypted. */
  value: string;
  updated_at: string;
}
