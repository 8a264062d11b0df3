import type { Value } from "@firestore-emulator/proto/dist/google/firestore/v1/document.js";
import {
  type Cursor,
  type StructuredQuery,
  StructuredQueryDirection,
} from "@firestore-emulator/proto/dist/google/firestore/v1/query.js";
import type { FirestoreState, FirestoreStateDocument } from "@firestore-emulator/server";
import { refuseWithoutIndex } from "./indexes.ts";

const NAME = "__name__";
const DESCENDING: StructuredQueryDirection = StructuredQueryDirection.DESCENDING;

interface Order {
  readonly field: string;
  readonly direction: 1 | -1;
}

type Comparable = string | number;

/** Of the kinds that the product orders by: texts, and instants to the nanosecond. */
function comparableOf(value: Value): Comparable {
  if (value.has_timestamp_value) return value.timestamp_value.seconds * 1e9 + value.timestamp_value.nanos;
  return value.has_reference_value ? value.reference_value : value.string_value;
}

function keyIn(document: FirestoreStateDocument, name: string): Comparable | null {
  if (name === NAME) return document.getPath();
  const field = document.getField(name);
  if (field?.type === "timestamp_value") return field.value.seconds * 1e9 + field.value.nanos;
  return field?.type === "string_value" ? field.value : null;
}

const compare = (a: Comparable, b: Comparable): number => (a < b ? -1 : a > b ? 1 : 0);

/** As Firestore does: the name decides in the end, in the direction of what was asked for last. */
function ordersOf(query: StructuredQuery): Order[] {
  const asked = query.order_by.map(({ field, direction }): Order => ({
    field: field.field_path,
    direction: direction === DESCENDING ? -1 : 1,
  }));
  return asked.some(({ field }) => field === NAME)
    ? asked
    : [...asked, { field: NAME, direction: asked.at(-1)?.direction ?? 1 }];
}

function isBehind(keys: readonly Comparable[], orders: readonly Order[], cursor: Cursor): boolean {
  for (const [index, value] of cursor.values.entries()) {
    const order = (orders[index]?.direction ?? 1) * compare(keys[index] ?? "", comparableOf(value));
    if (order !== 0) return order > 0;
  }
  return cursor.before;
}

/** What a query finds, with what the emulator's own leaves out: order by name, cursors, offsets, and no answer without an index. */
export function runQuery(state: FirestoreState, parent: string, query: StructuredQuery): FirestoreStateDocument[] {
  refuseWithoutIndex(query);
  const orders = ordersOf(query);
  const [from, to] = [query.offset, query.has_limit ? query.offset + query.limit.value : undefined];
  // What is done below is not to be done there, before it.
  query.order_by = [];
  query.limit = undefined as never;
  const rows = state.v1Query(parent, query).flatMap((document) => {
    const keys = orders.map(({ field }) => keyIn(document, field));
    return keys.every((key) => key !== null) ? [{ document, keys }] : [];
  });
  rows.sort((a, b) => {
    for (const [index, { direction }] of orders.entries()) {
      const order = direction * compare(a.keys[index] ?? "", b.keys[index] ?? "");
      if (order !== 0) return order;
    }
    return 0;
  });
  const found = query.has_start_at ? rows.filter(({ keys }) => isBehind(keys, orders, query.start_at)) : rows;
  return found.slice(from, to).map(({ document }) => document);
}
