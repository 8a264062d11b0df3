import { isDeepStrictEqual } from "node:util";

/** The records of one kind in one store, for whoever carries them to another. */
export interface Shelf<Kept> {
  /** So many in the order of their keys, behind the one named. */
  page(after: string | null, limit: number): Promise<Kept[]>;
  find(keys: readonly string[]): Promise<Kept[]>;
  /** Those whose key is free, and whose account is there where they belong to one; the others stay out. */
  add(records: readonly Kept[]): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
}

/** A kind of records and the two shelves of it. */
export interface Move<Kept> {
  readonly kind: string;
  readonly keyOf: (kept: Kept) => string;
  readonly from: Shelf<Kept>;
  readonly to: Shelf<Kept>;
}

export interface Moved {
  readonly kind: string;
  readonly read: number;
  readonly written: number;
  /** As they are, from before: an earlier run that was cut short brought them. */
  readonly there: number;
  /** Keys of what says something else there: left on both sides. */
  readonly differing: readonly string[];
  /** Keys of what belongs to an account that is gone: left where it is. */
  readonly ofNobody: readonly string[];
}

export interface MoveOptions {
  /** Nothing is written: what would be counts as written. */
  readonly dryRun: boolean;
  /** What was carried over stays where it was as well. */
  readonly keep: boolean;
  readonly onPage?: (sofar: Moved) => void;
}

/** As many as are in memory at one time. */
const PAGE = 200;

/**
 * Carries all records of a kind from one store to the other, page by page: what is not there is written, read again, and only what stands
 * there word for word is taken away here. Whenever it is cut short, doing it again goes on: nothing is lost, and nothing is there twice.
 */
export async function move<Kept>(
  { kind, keyOf, from, to }: Move<Kept>,
  { dryRun, keep, onPage }: MoveOptions,
): Promise<Moved> {
  let sofar: Moved = { kind, read: 0, written: 0, there: 0, differing: [], ofNobody: [] };
  const byKey = async (keys: readonly string[]): Promise<Map<string, Kept>> =>
    new Map((keys.length === 0 ? [] : await to.find(keys)).map((kept) => [keyOf(kept), kept]));

  async function carry(page: readonly Kept[]): Promise<void> {
    const before = await byKey(page.map(keyOf));
    const fresh = page.filter((kept) => !before.has(keyOf(kept)));
    if (!dryRun && fresh.length > 0) await to.add(fresh);
    const now = dryRun ? new Map(fresh.map((kept) => [keyOf(kept), kept])) : await byKey(fresh.map(keyOf));
    const isSame = (kept: Kept): boolean => isDeepStrictEqual(kept, before.get(keyOf(kept)) ?? now.get(keyOf(kept)));
    const same = page.filter(isSame).map(keyOf);
    const written = same.filter((key) => !before.has(key)).length;
    const others = page.map(keyOf).filter((key) => !same.includes(key));
    sofar = {
      kind,
      read: sofar.read + page.length,
      written: sofar.written + written,
      there: sofar.there + same.length - written,
      differing: [...sofar.differing, ...others.filter((key) => before.has(key) || now.has(key))],
      ofNobody: [...sofar.ofNobody, ...others.filter((key) => !before.has(key) && !now.has(key))],
    };
    if (!dryRun && !keep && same.length > 0) await from.remove(same);
  }

  for (let after: string | null = null; ;) {
    const page: Kept[] = await from.page(after, PAGE);
    const last = page.at(-1);
    if (last === undefined) return sofar;
    await carry(page);
    onPage?.(sofar);
    after = keyOf(last);
  }
}
