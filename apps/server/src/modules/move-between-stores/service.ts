import { isDeepStrictEqual } from "node:util";

/** All records of one kind in one store, for migration to another store. */
export interface StoredRecords<Kept> {
  /** Up to `limit` records in key order, starting after the key `after`. */
  readPage(after: string | null, limit: number): Promise<Kept[]>;
  find(keys: readonly string[]): Promise<Kept[]>;
  /** Adds records whose key is free and whose account (if they have one) exists; skips the others. */
  add(records: readonly Kept[]): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
}

/** One kind of records with its source and target. */
export interface RecordMove<Kept> {
  readonly kind: string;
  readonly keyOf: (record: Kept) => string;
  readonly from: StoredRecords<Kept>;
  readonly to: StoredRecords<Kept>;
}

export interface RecordMoveResult {
  readonly kind: string;
  readonly read: number;
  readonly written: number;
  /** Already in the target and identical, e.g. from an earlier interrupted run. */
  readonly alreadyThere: number;
  /** Keys of records that differ in the target; left unchanged on both sides. */
  readonly differing: readonly string[];
  /** Keys of records whose account is gone; left in the source. */
  readonly withoutAccount: readonly string[];
}

export interface RecordMoveOptions {
  /** Writes nothing; counts what would be written. */
  readonly dryRun: boolean;
  /** Does not delete migrated records from the source. */
  readonly keepSource: boolean;
  readonly onPage?: (sofar: RecordMoveResult) => void;
}

/** Records held in memory at a time. */
const PAGE_SIZE = 200;

/**
 * Moves all records of a kind from one store to another, page by page: missing records are written and read back, and only records
 * that are identical in the target are deleted from the source. An interrupted run can be repeated: nothing is lost or duplicated.
 */
export async function moveRecords<Kept>(
  { kind, keyOf, from, to }: RecordMove<Kept>,
  { dryRun, keepSource, onPage }: RecordMoveOptions,
): Promise<RecordMoveResult> {
  let sofar: RecordMoveResult = { kind, read: 0, written: 0, alreadyThere: 0, differing: [], withoutAccount: [] };
  const byKey = async (keys: readonly string[]): Promise<Map<string, Kept>> =>
    new Map((keys.length === 0 ? [] : await to.find(keys)).map((record) => [keyOf(record), record]));

  async function carry(page: readonly Kept[]): Promise<void> {
    const before = await byKey(page.map(keyOf));
    const fresh = page.filter((record) => !before.has(keyOf(record)));
    if (!dryRun && fresh.length > 0) await to.add(fresh);
    const now = dryRun ? new Map(fresh.map((record) => [keyOf(record), record])) : await byKey(fresh.map(keyOf));
    const isSame = (record: Kept): boolean =>
      isDeepStrictEqual(record, before.get(keyOf(record)) ?? now.get(keyOf(record)));
    const same = page.filter(isSame).map(keyOf);
    const written = same.filter((key) => !before.has(key)).length;
    const others = page.map(keyOf).filter((key) => !same.includes(key));
    sofar = {
      kind,
      read: sofar.read + page.length,
      written: sofar.written + written,
      alreadyThere: sofar.alreadyThere + same.length - written,
      differing: [...sofar.differing, ...others.filter((key) => before.has(key) || now.has(key))],
      withoutAccount: [...sofar.withoutAccount, ...others.filter((key) => !before.has(key) && !now.has(key))],
    };
    if (!dryRun && !keepSource && same.length > 0) await from.remove(same);
  }

  for (let after: string | null = null; ;) {
    const page: Kept[] = await from.readPage(after, PAGE_SIZE);
    const last = page.at(-1);
    if (last === undefined) return sofar;
    await carry(page);
    onPage?.(sofar);
    after = keyOf(last);
  }
}
