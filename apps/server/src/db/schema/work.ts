/** What the server keeps for itself. */
export interface WorkTables {
  jobs: JobRow;
  probes: ProbeRow;
}

/** Work that waits, runs or lies dead. */
export interface JobRow {
  /** Sorts in the order of adding. */
  id: string;
  kind: string;
  unique_key: string | null;
  group_key: string | null;
  /** Whose personal data the payload holds: a user's id, or an address. */
  person: string | null;
  /** Sealed JSON. */
  payload: string;
  attempts: number;
  run_at: string;
  /** Of whoever holds it; the token tells a worker whose lease ran out from the one that took over. */
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
