import type { Timestamp } from "@google-cloud/firestore";
import { withTimeout } from "./time-limit.ts";

/** The client itself would retry for ten minutes; callers get an error earlier. */
const TIMEOUT_MS = 15_000;

/** Writes per commit and documents per read: the maximum recommended by Google. */
export const MAX_BATCH_SIZE = 200;

/** Escapes a key as a document name, i.e. one path segment, so that user text cannot point to another path. */
export const toDocumentName = (key: string): string =>
  /^(\.{1,2}|__.*__)$/.test(key) ? `%${key}` : key.replaceAll("%", "%25").replaceAll("/", "%2F");

/** An instant as a Firestore timestamp, readable in its console. */
export const toInstant = (iso: string): Date => new Date(iso);
export const toIso = (timestamp: Timestamp): string => timestamp.toDate().toISOString();

/** Whether a write failed because the document exists already. */
export const isAlreadyExists = (error: unknown): boolean => (error as { code?: unknown }).code === 6;
export const isNotFound = (error: unknown): boolean => (error as { code?: unknown }).code === 5;

type Methods = Record<string, (...given: never[]) => Promise<unknown>>;

/** Wraps all methods of a repository with a timeout. */
export function withTimeouts<Port extends object>(port: Port, milliseconds = TIMEOUT_MS): Port {
  const methods = Object.entries(port as Methods).map(([name, method]) => [
    name,
    (...given: never[]) => withTimeout(milliseconds, method(...given)),
  ]);
  return Object.fromEntries(methods) as Port;
}

/** Yields chunks of `size` items. */
export function* splitIntoChunks<T>(all: readonly T[], size = MAX_BATCH_SIZE): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}
