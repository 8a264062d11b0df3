import type { KundliFields } from "@lagna/birth-tables";
import type { ErrorCode, SavedKundli, SavedKundliResponse } from "@lagna/contract";
import { createId } from "../../lib/create-id.ts";
import { ApiError, toStoredError } from "../../lib/api.ts";
import { listChangedFields } from "./kundli-fields.ts";
import { createKundli, deleteKundli, fetchKundli, updateKundli } from "./kundlis-api.ts";
import {
  type DeleteEntry,
  type OutboxEntry,
  getEntries,
  findEntry,
  putEntry,
  removeEntry,
  type SaveEntry,
  type OutboxProblem,
} from "./outbox-store.ts";

/** How long a deletion can be undone. */
export const UNDO_MS = 10_000;

type Outcome =
  /** `kundli` is null where another tab synced it. */
  | { readonly kind: "synced"; readonly kundli: SavedKundli | null }
  | { readonly kind: "conflict" }
  | { readonly kind: "refused"; readonly error: ApiError }
  /** The server was unreachable or unavailable; to be retried later. */
  | { readonly kind: "unreachable"; readonly error: unknown };

/** `kept`: stored on this device, to be sent when the server is available again. */
export type SaveResult =
  | { readonly kind: "synced"; readonly kundli: SavedKundli | null }
  | { readonly kind: "kept" | "conflict" };

/** How many attempts without an answer are remembered. */
const MAX_SENT_ATTEMPTS = 5;
/** Error codes for a version changed elsewhere, and for an id that belongs to another account. */
const CHANGED_ELSEWHERE: ErrorCode = "kundli_changed_elsewhere";
const ID_TAKEN: ErrorCode = "kundli_id_taken";
/** Statuses of errors that a retry cannot resolve. */
const PERMANENT_ERROR_STATUSES = [400, 409, 413, 415, 422];
const getErrorCode = (error: unknown): string => (error instanceof ApiError ? error.code : "");
const getErrorStatus = (error: unknown): number | null => (error instanceof ApiError ? error.status : null);
const hasSameFields = (a: KundliFields, b: KundliFields): boolean => listChangedFields(a, b).length === 0;

function markProblem(account: string, entry: OutboxEntry, trouble: OutboxProblem): void {
  putEntry(account, { ...entry, trouble });
}

/** The save arrived. Changes made while it was being sent remain queued as a change to the new server version. */
function applySyncedSave(account: string, sent: SaveEntry, kundli: SavedKundli): Outcome {
  const now = findEntry(account, sent.id);
  removeEntry(account, sent.id);
  if (now?.kind === "save" && !hasSameFields(now.fields, sent.fields))
    putEntry(account, { ...now, id: kundli.id, version: kundli.version, sent: [] });
  else if (now?.kind === "delete") putEntry(account, { ...now, id: kundli.id, version: kundli.version });
  return { kind: "synced", kundli };
}

/** The server's version; null where the account has no such kundli. */
async function fetchServerVersion(id: string): Promise<SavedKundli | null> {
  try {
    return await fetchKundli(id);
  } catch (error) {
    if (getErrorStatus(error) === 404) return null;
    throw error;
  }
}

/**
 * Resolves a version conflict: the server's version is either an earlier attempt of this same save, whose answer was
 * lost, or a change from elsewhere.
 */
async function resolveConflict(account: string, entry: SaveEntry): Promise<Outcome> {
  const theirs = await fetchServerVersion(entry.id);
  if (theirs !== null && theirs.version !== entry.version && entry.sent.some((sent) => hasSameFields(theirs, sent)))
    return deliverSave(account, { ...entry, version: theirs.version, sent: [] });
  markProblem(account, entry, { kind: "conflict", theirs });
  return { kind: "conflict" };
}

const send = ({ id, version, fields }: SaveEntry): Promise<SavedKundliResponse> =>
  version === null ? createKundli(id, fields) : updateKundli(id, version, fields);

async function deliverSave(account: string, entry: SaveEntry): Promise<Outcome> {
  const sent = [entry.fields, ...entry.sent.filter((fields) => !hasSameFields(fields, entry.fields))];
  putEntry(account, { ...entry, sent: sent.slice(0, MAX_SENT_ATTEMPTS) });
  try {
    return applySyncedSave(account, entry, (await send(entry)).kundli);
  } catch (error) {
    if (getErrorCode(error) === CHANGED_ELSEWHERE) return resolveConflict(account, entry);
    if (getErrorCode(error) === ID_TAKEN) {
      removeEntry(account, entry.id);
      return deliverSave(account, { ...entry, id: createId(), sent: [] });
    }
    if (getErrorStatus(error) === 404) {
      markProblem(account, entry, { kind: "conflict", theirs: null });
      return { kind: "conflict" };
    }
    return toFailureOutcome(account, entry, error);
  }
}

async function deliverDelete(account: string, entry: DeleteEntry): Promise<Outcome> {
  try {
    await deleteKundli(entry.id, entry.version);
  } catch (error) {
    if (getErrorCode(error) === CHANGED_ELSEWHERE) {
      markProblem(account, entry, { kind: "conflict", theirs: await fetchServerVersion(entry.id) });
      return { kind: "conflict" };
    }
    if (getErrorStatus(error) !== 404) return toFailureOutcome(account, entry, error);
  }
  removeEntry(account, entry.id);
  return { kind: "synced", kundli: null };
}

function toFailureOutcome(account: string, entry: OutboxEntry, error: unknown): Outcome {
  if (!(error instanceof ApiError) || !PERMANENT_ERROR_STATUSES.includes(error.status))
    return { kind: "unreachable", error };
  markProblem(account, entry, { kind: "refused", why: toStoredError(error) });
  return { kind: "refused", error };
}

const deliver = (account: string, entry: OutboxEntry): Promise<Outcome> =>
  (entry.kind === "save" ? deliverSave(account, entry) : deliverDelete(account, entry)).catch((error: unknown) => ({
    kind: "unreachable",
    error,
  }));

export const isDue = (entry: OutboxEntry, now: number): boolean =>
  entry.trouble === null && (entry.kind === "save" || entry.notBefore <= now);

async function deliverAll(account: string): Promise<ReadonlyMap<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  for (const { id } of getEntries(account)) {
    // Read again, because another tab or a press in the meantime may have changed it.
    const entry = findEntry(account, id);
    if (entry === null || !isDue(entry, Date.now())) continue;
    const outcome = await deliver(account, entry);
    outcomes.set(id, outcome);
    if (outcome.kind === "unreachable") break;
  }
  return outcomes;
}

let queue: Promise<unknown> = Promise.resolve();

/** Sends the outbox, one run at a time across all tabs of this browser, so that nothing is sent twice. */
export async function flushOutbox(account: string): Promise<ReadonlyMap<string, Outcome>> {
  const work = () => deliverAll(account);
  const run = queue.then(() => navigator.locks?.request(`lagna_kundlis:${account}`, work) ?? work());
  queue = run.catch(() => undefined);
  return run;
}

export interface SaveRequest {
  readonly id: string;
  readonly version: number | null;
  readonly fields: KundliFields;
}

/**
 * Saves on the server, or else in this browser until the server is available. The entry is stored before it is sent,
 * so that a closed tab or a lost answer neither loses nor duplicates it.
 * @throws ApiError where the server refuses it, or where neither the server nor the browser could store it
 */
export async function saveKundli(account: string, request: SaveRequest): Promise<SaveResult> {
  const queued = findEntry(account, request.id);
  const sent = queued?.kind === "save" ? queued.sent : [];
  const entry: SaveEntry = { kind: "save", ...request, sent, queuedAt: Date.now(), trouble: null };
  const isStored = putEntry(account, entry);
  const outcome = (await flushOutbox(account)).get(request.id);
  if (outcome?.kind === "refused") {
    removeEntry(account, request.id);
    throw outcome.error;
  }
  if (outcome?.kind === "synced" || outcome?.kind === "conflict") return outcome;
  if (findEntry(account, request.id) === null) return { kind: "synced", kundli: null };
  if (isStored) return { kind: "kept" };
  removeEntry(account, request.id);
  throw outcome?.error ?? new ApiError({ status: 0, code: "network" });
}

/**
 * Hides the kundli at once, and deletes it on the server after the undo period.
 * @returns a function that undoes the deletion, and returns false where it was too late
 */
export function queueDeletion(
  account: string,
  kundli: { id: string; version: number | null; name: string },
): () => boolean {
  const { id, version, name } = kundli;
  const queued = findEntry(account, id);
  const now = Date.now();
  putEntry(account, { kind: "delete", id, version, name, queuedAt: now, notBefore: now + UNDO_MS, trouble: null });
  return () => {
    if (findEntry(account, id)?.kind !== "delete") return false;
    if (queued === null) removeEntry(account, id);
    else putEntry(account, queued);
    return true;
  };
}

/** Overwrites the server's version with the local change. */
export function overwriteServerVersion(account: string, entry: OutboxEntry): Promise<unknown> {
  const theirs = entry.trouble?.kind === "conflict" ? entry.trouble.theirs : null;
  removeEntry(account, entry.id);
  if (theirs !== null) putEntry(account, { ...entry, version: theirs.version, trouble: null });
  else if (entry.kind === "save")
    putEntry(account, { ...entry, id: createId(), version: null, sent: [], trouble: null });
  return flushOutbox(account);
}

export const discardLocalVersion = (account: string, entry: OutboxEntry): void => removeEntry(account, entry.id);
