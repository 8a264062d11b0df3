import { isReadable } from "@lagna/contract";
import { invalidField } from "./errors.ts";

type Value = number | string;

/** Where a page of a list ended, to be handed back by whoever asks for the next. */
export const writeCursor = (values: readonly Value[]): string =>
  Buffer.from(JSON.stringify(values)).toString("base64url");

const isValue = (value: unknown): value is Value =>
  typeof value === "number" || (typeof value === "string" && isReadable(value));

/**
 * What `as` makes of the values of one. It comes from outside: no text in it is one that could not be stored, which PostgreSQL would not
 * even look for.
 * @throws AppError 422 where it is of nobody's making, or `as` makes null of it
 */
export function readCursor<Place>(cursor: string, as: (values: readonly Value[]) => Place | null): Place {
  let values: unknown;
  try {
    values = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  } catch {
    // Said below.
  }
  const place = Array.isArray(values) && values.every(isValue) ? as(values) : null;
  if (place === null) throw invalidField("cursor", "cursor_unknown");
  return place;
}
