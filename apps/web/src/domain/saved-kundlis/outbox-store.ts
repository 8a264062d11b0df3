import type { KundliFields } from "@lagna/birth-tables";
import type { SavedKundli } from "@lagna/contract";
import type { StoredApiError } from "../../lib/api.ts";
import { readStored, storedKeys, writeStored } from "../../lib/storage.ts";

/**
 * Why an entry needs a decision by the user: the server has another version (null: it was deleted), or refuses this
 * one.
 */
export type OutboxProblem =
  | { readonly kind: "conflict"; readonly theirs: SavedKundli | null }
  | { readonly kind: "refused"; readonly why: StoredApiError };

interface QueuedEntry {
  readonly id: string;
  /** The version that was changed; null where the server has none yet, as far as known. */
  readonly version: number | null;
  readonly queuedAt: number;
  readonly trouble: OutboxProblem | null;
}
export interface SaveEntry extends QueuedEntry {
  readonly kind: "save";
  readonly fields: KundliFields;
  /** Field values sent without receiving an answer: any of them may have arrived. */
  readonly sent: readonly KundliFields[];
}
export interface DeleteEntry extends QueuedEntry {
  readonly kind: "delete";
  /** The name shown to the user. */
  readonly name: string;
  /** Milliseconds since 1970; until then the deletion can be undone. */
  readonly notBefore: number;
}
export type OutboxEntry = SaveEntry | DeleteEntry;

/** One storage key for each record, so that two tabs never overwrite each other's records. */
const getKeyPrefix = (account: string): string => `lagna_kundlis:${account}:`;

/** Entries that could not be stored in the browser; they last as long as this page. */
const unstoredEntries = new Map<string, string>();
const listeners = new Set<() => void>();

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

export function subscribeToOutbox(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => (key === null || key.startsWith("lagna_kundlis:")) && listener();
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}

/** Stores an entry. Returns whether it is in the browser's storage, and so outlives this page. */
export function putEntry(account: string, entry: OutboxEntry): boolean {
  const [key, text] = [getKeyPrefix(account) + entry.id, JSON.stringify(entry)];
  const isStored = writeStored(key, text);
  if (isStored) unstoredEntries.delete(key);
  else unstoredEntries.set(key, text);
  notifyListeners();
  return isStored;
}

export function removeEntry(account: string, id: string): void {
  const key = getKeyPrefix(account) + id;
  unstoredEntries.delete(key);
  writeStored(key, null);
  notifyListeners();
}

function parseEntry(text: string | null | undefined): OutboxEntry | null {
  try {
    const entry = JSON.parse(text ?? "null") as OutboxEntry | null;
    return entry?.kind === "delete" || (entry?.kind === "save" && entry.fields) ? entry : null;
  } catch {
    return null;
  }
}

export const findEntry = (account: string, id: string): OutboxEntry | null => {
  const key = getKeyPrefix(account) + id;
  return parseEntry(unstoredEntries.get(key) ?? readStored(key));
};

let cachedEntries: { account: string; text: string; entries: readonly OutboxEntry[] } | null = null;

/** All waiting entries, oldest first. Returns the same array until something changes. */
export function getEntries(account: string): readonly OutboxEntry[] {
  const prefix = getKeyPrefix(account);
  const keys = new Set([...storedKeys(prefix), ...[...unstoredEntries.keys()].filter((key) => key.startsWith(prefix))]);
  const texts = [...keys].toSorted().map((key) => unstoredEntries.get(key) ?? readStored(key) ?? "null");
  const text = texts.join("\n");
  if (cachedEntries?.account === account && cachedEntries.text === text) return cachedEntries.entries;
  const entries = texts.map(parseEntry).filter((entry) => entry !== null);
  cachedEntries = { account, text, entries: entries.toSorted((a, b) => a.queuedAt - b.queuedAt) };
  return cachedEntries.entries;
}
