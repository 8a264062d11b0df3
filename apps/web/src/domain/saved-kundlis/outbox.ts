import type { ErrorCode, SavedKundli, SavedKundliResponse } from "@lagna/contract";
import { ApiError, keptRefusal } from "../../lib/api.ts";
import { differences, type KundliFields } from "./kundli-fields.ts";
import { createKundli, deleteKundli, fetchKundli, updateKundli } from "./kundlis-api.ts";
import {
  type DeleteEntry,
  type Entry,
  entriesOf,
  findEntry,
  putEntry,
  removeEntry,
  type SaveEntry,
  type Trouble,
} from "./outbox-store.ts";

/** How long a deletion can be taken back. */
export const UNDO_MS = 10_000;

type Outcome =
  /** `kundli` null: another tab brought it there. */
  | { readonly kind: "synced"; readonly kundli: SavedKundli | null }
  | { readonly kind: "conflict" }
  | { readonly kind: "refused"; readonly error: ApiError }
  /** No server, or none that would have it now: again later. */
  | { readonly kind: "unreachable"; readonly error: unknown };

/** `kept`: on this device, to be sent when the server answers again. */
export type Saved =
  | { readonly kind: "synced"; readonly kundli: SavedKundli | null }
  | { readonly kind: "kept" | "conflict" };

/** Of tries without an answer that are remembered. */
const MOST_SENT = 5;
/** What the server says where its version is another, and where somebody else has the id. */
const CHANGED: ErrorCode = "kundli_changed_elsewhere";
const TAKEN: ErrorCode = "kundli_id_taken";
/** What no other try will change. */
const REFUSALS = [400, 409, 413, 415, 422];
const codeOf = (error: unknown): string => (error instanceof ApiError ? error.code : "");
const statusOf = (error: unknown): number | null => (error instanceof ApiError ? error.status : null);
const sameFields = (a: KundliFields, b: KundliFields): boolean => differences(a, b).length === 0;

function inTrouble(account: string, entry: Entry, trouble: Trouble): void {
  putEntry(account, { ...entry, trouble });
}

/** It arrived. What was changed while it was on its way goes on as a change of what is there now. */
function settle(account: string, sent: SaveEntry, kundli: SavedKundli): Outcome {
  const now = findEntry(account, sent.id);
  removeEntry(account, sent.id);
  if (now?.kind === "save" && !sameFields(now.fields, sent.fields))
    putEntry(account, { ...now, id: kundli.id, version: kundli.version, sent: [] });
  else if (now?.kind === "delete") putEntry(account, { ...now, id: kundli.id, version: kundli.version });
  return { kind: "synced", kundli };
}

/** What the server has of it; null where that is nothing of this account's. */
async function theirsOf(id: string): Promise<SavedKundli | null> {
  try {
    return await fetchKundli(id);
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

/** Another version is there: an earlier try of this very save, whose answer was lost, or somebody's else's work. */
async function afterConflict(account: string, entry: SaveEntry): Promise<Outcome> {
  const theirs = await theirsOf(entry.id);
  if (theirs !== null && theirs.version !== entry.version && entry.sent.some((sent) => sameFields(theirs, sent)))
    return deliverSave(account, { ...entry, version: theirs.version, sent: [] });
  inTrouble(account, entry, { kind: "conflict", theirs });
  return { kind: "conflict" };
}

const send = ({ id, version, fields }: SaveEntry): Promise<SavedKundliResponse> =>
  version === null ? createKundli(id, fields) : updateKundli(id, version, fields);

async function deliverSave(account: string, entry: SaveEntry): Promise<Outcome> {
  const sent = [entry.fields, ...entry.sent.filter((fields) => !sameFields(fields, entry.fields))];
  putEntry(account, { ...entry, sent: sent.slice(0, MOST_SENT) });
  try {
    return settle(account, entry, (await send(entry)).kundli);
  } catch (error) {
    if (codeOf(error) === CHANGED) return afterConflict(account, entry);
    if (codeOf(error) === TAKEN) {
      removeEntry(account, entry.id);
      return deliverSave(account, { ...entry, id: crypto.randomUUID(), sent: [] });
    }
    if (statusOf(error) === 404) {
      inTrouble(account, entry, { kind: "conflict", theirs: null });
      return { kind: "conflict" };
    }
    return afterFailure(account, entry, error);
  }
}

async function deliverDelete(account: string, entry: DeleteEntry): Promise<Outcome> {
  try {
    await deleteKundli(entry.id, entry.version);
  } catch (error) {
    if (codeOf(error) === CHANGED) {
      inTrouble(account, entry, { kind: "conflict", theirs: await theirsOf(entry.id) });
      return { kind: "conflict" };
    }
    if (statusOf(error) !== 404) return afterFailure(account, entry, error);
  }
  removeEntry(account, entry.id);
  return { kind: "synced", kundli: null };
}

function afterFailure(account: string, entry: Entry, error: unknown): Outcome {
  if (!(error instanceof ApiError) || !REFUSALS.includes(error.status)) return { kind: "unreachable", error };
  inTrouble(account, entry, { kind: "refused", why: keptRefusal(error) });
  return { kind: "refused", error };
}

const deliver = (account: string, entry: Entry): Promise<Outcome> =>
  (entry.kind === "save" ? deliverSave(account, entry) : deliverDelete(account, entry)).catch((error: unknown) => ({
    kind: "unreachable",
    error,
  }));

export const isDue = (entry: Entry, now: number): boolean =>
  entry.trouble === null && (entry.kind === "save" || entry.notBefore <= now);

async function deliverAll(account: string): Promise<ReadonlyMap<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  for (const { id } of entriesOf(account)) {
    // Looked at again: another tab, or a press meanwhile, may have changed it.
    const entry = findEntry(account, id);
    if (entry === null || !isDue(entry, Date.now())) continue;
    const outcome = await deliver(account, entry);
    outcomes.set(id, outcome);
    if (outcome.kind === "unreachable") break;
  }
  return outcomes;
}

let queue: Promise<unknown> = Promise.resolve();

/** One at a time in all tabs of this browser, or two would send the same. */
export async function flushOutbox(account: string): Promise<ReadonlyMap<string, Outcome>> {
  const work = () => deliverAll(account);
  const turn = queue.then(() => navigator.locks?.request(`lagna_kundlis:${account}`, work) ?? work());
  queue = turn.catch(() => undefined);
  return turn;
}

export interface SaveRequest {
  readonly id: string;
  readonly version: number | null;
  readonly fields: KundliFields;
}

/**
 * Saves on the server, or else in this browser until the server answers. It is written down before it is sent, so that neither a closed
 * tab nor a lost answer loses it or makes two of it.
 * @throws ApiError where the server refuses it, or where neither the server nor the browser could keep it
 */
export async function saveKundli(account: string, request: SaveRequest): Promise<Saved> {
  const before = findEntry(account, request.id);
  const sent = before?.kind === "save" ? before.sent : [];
  const entry: SaveEntry = { kind: "save", ...request, sent, queuedAt: Date.now(), trouble: null };
  const kept = putEntry(account, entry);
  const outcome = (await flushOutbox(account)).get(request.id);
  if (outcome?.kind === "refused") {
    removeEntry(account, request.id);
    throw outcome.error;
  }
  if (outcome?.kind === "synced" || outcome?.kind === "conflict") return outcome;
  if (findEntry(account, request.id) === null) return { kind: "synced", kundli: null };
  if (kept) return { kind: "kept" };
  removeEntry(account, request.id);
  throw outcome?.error ?? new ApiError({ status: 0, code: "network" });
}

/**
 * Gone from sight at once, and from the server after the time in which it can be taken back.
 * @returns what takes it back; false where it was too late
 */
export function queueDeletion(
  account: string,
  kundli: { id: string; version: number | null; name: string },
): () => boolean {
  const { id, version, name } = kundli;
  const before = findEntry(account, id);
  const now = Date.now();
  putEntry(account, { kind: "delete", id, version, name, queuedAt: now, notBefore: now + UNDO_MS, trouble: null });
  return () => {
    if (findEntry(account, id)?.kind !== "delete") return false;
    if (before === null) removeEntry(account, id);
    else putEntry(account, before);
    return true;
  };
}

/** What was changed here is written over what is there. */
export function keepMine(account: string, entry: Entry): Promise<unknown> {
  const theirs = entry.trouble?.kind === "conflict" ? entry.trouble.theirs : null;
  removeEntry(account, entry.id);
  if (theirs !== null) putEntry(account, { ...entry, version: theirs.version, trouble: null });
  else if (entry.kind === "save")
    putEntry(account, { ...entry, id: crypto.randomUUID(), version: null, sent: [], trouble: null });
  return flushOutbox(account);
}

export const keepTheirs = (account: string, entry: Entry): void => removeEntry(account, entry.id);
