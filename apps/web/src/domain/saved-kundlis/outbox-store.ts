import type { SavedKundli } from "@lagna/contract";
import type { KeptRefusal } from "../../lib/api.ts";
import { readStored, storedKeys, writeStored } from "../../lib/storage.ts";
import type { KundliFields } from "./kundli-fields.ts";

/** Why something waits for the person: the server has another version (null: none any more), or will not have this one. */
export type Trouble =
  | { readonly kind: "conflict"; readonly theirs: SavedKundli | null }
  | { readonly kind: "refused"; readonly why: KeptRefusal };

interface Queued {
  readonly id: string;
  /** The version that was changed; null where the server has none yet, as far as is known. */
  readonly version: number | null;
  readonly queuedAt: number;
  readonly trouble: Trouble | null;
}
export interface SaveEntry extends Queued {
  readonly kind: "save";
  readonly fields: KundliFields;
  /** What was sent without an answer: any of it may have arrived. */
  readonly sent: readonly KundliFields[];
}
export interface DeleteEntry extends Queued {
  readonly kind: "delete";
  /** For people. */
  readonly name: string;
  /** Milliseconds since 1970: until then it can be taken back. */
  readonly notBefore: number;
}
export type Entry = SaveEntry | DeleteEntry;

/** One key a record, so that two tabs never write over each other's. */
const prefixOf = (account: string): string => `lagna_kundlis:${account}:`;

/** What could not be kept in the browser: it lasts as long as this page. */
const unkept = new Map<string, string>();
const listeners = new Set<() => void>();

function changed(): void {
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

/** Whether it is kept in the browser, and so outlives this page. */
export function putEntry(account: string, entry: Entry): boolean {
  const [key, text] = [prefixOf(account) + entry.id, JSON.stringify(entry)];
  const kept = writeStored(key, text);
  if (kept) unkept.delete(key);
  else unkept.set(key, text);
  changed();
  return kept;
}

export function removeEntry(account: string, id: string): void {
  const key = prefixOf(account) + id;
  unkept.delete(key);
  writeStored(key, null);
  changed();
}

function read(text: string | null | undefined): Entry | null {
  try {
    const entry = JSON.parse(text ?? "null") as Entry | null;
    return entry?.kind === "delete" || (entry?.kind === "save" && entry.fields) ? entry : null;
  } catch {
    return null;
  }
}

export const findEntry = (account: string, id: string): Entry | null => {
  const key = prefixOf(account) + id;
  return read(unkept.get(key) ?? readStored(key));
};

let seen: { account: string; text: string; entries: readonly Entry[] } | null = null;

/** All that waits, the oldest first. The same array as long as nothing has changed. */
export function entriesOf(account: string): readonly Entry[] {
  const prefix = prefixOf(account);
  const keys = new Set([...storedKeys(prefix), ...[...unkept.keys()].filter((key) => key.startsWith(prefix))]);
  const texts = [...keys].toSorted().map((key) => unkept.get(key) ?? readStored(key) ?? "null");
  const text = texts.join("\n");
  if (seen?.account === account && seen.text === text) return seen.entries;
  const entries = texts.map(read).filter((entry) => entry !== null);
  seen = { account, text, entries: entries.toSorted((a, b) => a.queuedAt - b.queuedAt) };
  return seen.entries;
}
