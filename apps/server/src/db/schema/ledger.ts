import type { Generated } from "kysely";

/** The prediction ledger. */
export interface LedgerTables {
  ledger_members: LedgerMemberRow;
  ledger_entries: LedgerEntryRow;
  ledger_figures: LedgerFiguresRow;
}

/** An account that takes part. */
interface LedgerMemberRow {
  user_id: string;
  /** Civil date in UTC. */
  since: string;
}

/** A window that an answer named. */
export interface LedgerEntryRow {
  id: string;
  user_id: string;
  /** The saved kundli, which may be in another store. */
  kundli_id: string;
  /** Keyed, so that births cannot be tried out against it. */
  chart_hash: string;
  topic: string;
  /** 1–12. */
  house: number;
  /** The significators, separated by commas. */
  karakas: string;
  /** Which window of the house the rule named. */
  rank: string;
  is_good: number;
  from_at: string;
  until_at: string;
  /** Civil dates in UTC. */
  named_on: string;
  /** The months from the day of naming that are looked at. */
  span_months: number;
  rule_version: number;
  outcome: Generated<string | null>;
  /** Year and month. */
  month: Generated<string | null>;
  answered_on: Generated<string | null>;
  /** For each shuffled chart 1 if its window has the month, else 0; null until it is computed. */
  control: Generated<string | null>;
}

/** The figures that are shown to all; one row. */
interface LedgerFiguresRow {
  id: string;
  /** JSON. */
  figures: string;
  computed_at: string;
}
