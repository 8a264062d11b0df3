import { readFileSync } from "node:fs";
import { join } from "node:path";
import { status } from "@grpc/grpc-js";
import {
  type StructuredQuery,
  StructuredQueryDirection,
  StructuredQueryFieldFilterOperator,
} from "@firestore-emulator/proto/dist/google/firestore/v1/query.js";
import { FirestoreError } from "./refusal.ts";

interface Declared {
  readonly indexes: readonly {
    readonly collectionGroup: string;
    readonly fields: readonly { readonly fieldPath: string; readonly order: "ASCENDING" | "DESCENDING" }[];
  }[];
}

const FILE = join(import.meta.dirname, "../../../../../firestore.indexes.json");
const { indexes } = JSON.parse(readFileSync(FILE, "utf8")) as Declared;
const EQUAL: StructuredQueryFieldFilterOperator = StructuredQueryFieldFilterOperator.EQUAL;
const DESCENDING: StructuredQueryDirection = StructuredQueryDirection.DESCENDING;

function filtersOf({ where, has_where: asks }: StructuredQuery) {
  if (!asks) return [];
  const each = where.has_composite_filter ? where.composite_filter.filters : [where];
  return each.map(({ field_filter: filter, has_field_filter: known }) => {
    if (!known)
      throw new FirestoreError(status.UNIMPLEMENTED, "the emulator of npm knows comparisons with values alone");
    return { field: filter.field.field_path, equal: filter.op === EQUAL };
  });
}

/**
 * What Firestore answers with FAILED_PRECONDITION: a filter on one field with an order by another, or ranges and orders of several, without
 * an index made for it. Equalities alone, and one field with the name behind it, need none.
 */
export function refuseWithoutIndex(query: StructuredQuery): void {
  const collection = query.from[0]?.collection_id ?? "";
  const filters = filtersOf(query);
  const orders = query.order_by
    .filter(({ field }) => field.field_path !== "__name__")
    .map(({ field, direction }) => ({
      field: field.field_path,
      order: direction === DESCENDING ? "DESCENDING" : "ASCENDING",
    }));
  const ranges = filters.filter(({ equal }) => !equal).map(({ field }) => field);
  const ordered = [...new Set([...ranges, ...orders.map(({ field }) => field)])];
  const equalities = filters.filter(({ equal }) => equal).map(({ field }) => field);
  if (ordered.length === 0 || (ordered.length === 1 && equalities.length === 0)) return;
  const serves = indexes.some(({ collectionGroup, fields }) => {
    const first = fields.slice(0, equalities.length).map(({ fieldPath }) => fieldPath);
    const rest = fields.slice(equalities.length);
    return (
      collectionGroup === collection &&
      equalities.every((field) => first.includes(field)) &&
      rest.length === ordered.length &&
      rest.every(({ fieldPath, order }, index) => {
        const asked = orders.find(({ field }) => field === fieldPath);
        return fieldPath === ordered[index] && (asked === undefined || asked.order === order);
      })
    );
  });
  if (!serves)
    throw new FirestoreError(
      status.FAILED_PRECONDITION,
      `no index of ${collection} for ${[...equalities, ...ordered].join(", ")}`,
    );
}
