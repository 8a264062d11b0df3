import type { Timestamp } from "@google-cloud/firestore";
import { within } from "./patience.ts";

/** The client itself would try for ten minutes; whoever waits for an answer is told before. */
const PATIENCE_MS = 15_000;

/** Writes of one commit, and documents asked for at once: what Google recommends at the most. */
export const AT_ONCE = 200;

/** The name of a document: what stands between slashes in a path, so that no text of anybody's leads elsewhere. */
export const nameOf = (key: string): string =>
  /^(\.{1,2}|__.*__)$/.test(key) ? `%${key}` : key.replaceAll("%", "%25").replaceAll("/", "%2F");

/** An instant as Firestore keeps it, to be read in its console. */
export const instant = (iso: string): Date => new Date(iso);
export const isoOf = (timestamp: Timestamp): string => timestamp.toDate().toISOString();

/** Refusals of a write by what it demanded of the document. */
export const isThere = (error: unknown): boolean => (error as { code?: unknown }).code === 6;
export const isMissing = (error: unknown): boolean => (error as { code?: unknown }).code === 5;

type Methods = Record<string, (...given: never[]) => Promise<unknown>>;

/** A port whose every method ends in time. */
export function patient<Port extends object>(port: Port, milliseconds = PATIENCE_MS): Port {
  const methods = Object.entries(port as Methods).map(([name, method]) => [
    name,
    (...given: never[]) => within(milliseconds, method(...given)),
  ]);
  return Object.fromEntries(methods) as Port;
}

/** So many at a time. */
export function* chunks<T>(all: readonly T[], size = AT_ONCE): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}
