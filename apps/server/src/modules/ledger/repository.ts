import type { LedgerFigures, LedgerOutcome } from "@lagna/contract";
import type { LedgerEntry, NewLedgerEntry } from "./ledger.ts";

export interface ToldOutcome {
  readonly outcome: LedgerOutcome;
  readonly month: string | null;
  readonly answeredOn: string;
}

/** An entry with its owner and, once it is computed, its control: a digit for each shuffled chart, or none if there were too few. */
export interface OwnedEntry {
  readonly ownerId: string;
  readonly entry: LedgerEntry;
  readonly control: string | null;
}

/** A saved kundli, which may be in another store. */
export interface OwnedKundli {
  readonly ownerId: string;
  readonly kundliId: string;
}

/** How many entries were named on a day, and of how many the outcome was told. */
export interface NamedCount extends Pick<LedgerEntry, "namedOn" | "spanMonths"> {
  readonly entries: number;
  readonly told: number;
}

/** The prediction ledger. Each method is atomic. */
export interface LedgerRepository {
  /** The day on which the account turned the ledger on; null while it is off. */
  findStart(ownerId: string): Promise<string | null>;
  /** Changes nothing if it is on; false if the account is gone. */
  turnOn(ownerId: string, since: string): Promise<boolean>;
  /** Deletes the entries too. */
  turnOff(ownerId: string): Promise<void>;
  /**
   * Adds windows of an account whose ledger is on, up to a number of entries. A window that overlaps one of the same topic and house is
   * taken for the same, whose first naming counts. Returns how many were added.
   */
  add(ownerId: string, entries: readonly NewLedgerEntry[], most: number): Promise<number>;
  findOfOwner(ownerId: string): Promise<LedgerEntry[]>;
  /** Replaces an earlier outcome; false if the owner has no such entry. */
  tell(ownerId: string, id: string, told: ToldOutcome): Promise<boolean>;
  removeOfKundli(ownerId: string, kundliId: string): Promise<void>;
  /** The kundlis that entries are about, each once. */
  findKundlis(): Promise<OwnedKundli[]>;
  /** As `turnOff`, without an audit entry. */
  erase(ownerId: string): Promise<void>;

  /** Entries of a version whose outcome counts and whose control is not computed. */
  findWithoutControl(ruleVersion: number, most: number): Promise<OwnedEntry[]>;
  /** Changes nothing if another outcome was told since. */
  saveControl(entry: LedgerEntry, control: string): Promise<void>;
  findControlled(): Promise<OwnedEntry[]>;
  countByNaming(ruleVersion: number): Promise<NamedCount[]>;
  saveFigures(figures: LedgerFigures): Promise<void>;
  /** Null before they were first computed. */
  findFigures(): Promise<LedgerFigures | null>;
}
