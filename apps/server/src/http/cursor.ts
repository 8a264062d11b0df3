import { isReadable } from "@lagna/contract";
import { createInvalidFieldError } from "../errors/app-error.ts";

type Value = number | string;

/** Encodes where a page of a list ended; the client sends it back to get the next page. */
export const writeCursor = (values: readonly Value[]): string =>
  Buffer.from(JSON.stringify(values)).toString("base64url");

const isValue = (value: unknown): value is Value =>
  typeof value === "number" || (typeof value === "string" && isReadable(value));

/**
 * Decodes a cursor and passes its values to `as`. Cursors come from outside, so texts that could not be stored (which PostgreSQL rejects
 * even in a query) are refused.
 * @throws AppError 422 if the cursor is not one that `writeCursor` made, or `as` returns null
 */
export function readCursor<Place>(cursor: string, as: (values: readonly Value[]) => Place | null): Place {
  let values: unknown;
  try {
    values = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  } catch {
    // Reported below, like any other unknown cursor.
  }
  const place = Array.isArray(values) && values.every(isValue) ? as(values) : null;
  if (place === null) throw createInvalidFieldError("cursor", "cursor_unknown");
  return place;
}
