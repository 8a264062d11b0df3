import type { OpenDatabase } from "../db/client.ts";
import type { OpenFirestore } from "../firestore/client.ts";
import {
  createFirestoreAccessCollection,
  createFirestorePendingCollection,
} from "../modules/access-approval/firestore-repository.ts";
import { createSqlAccessCollection, createSqlPendingCollection } from "../modules/access-approval/sql-repository.ts";
import { createFirestoreKundliCollection } from "../modules/saved-kundlis/firestore-repository.ts";
import { createSqlKundliCollection } from "../modules/saved-kundlis/sql-repository.ts";
import { createFirestoreLeadCollection } from "../modules/leads/firestore-repository.ts";
import { createSqlLeadCollection } from "../modules/leads/sql-repository.ts";
import {
  type RecordMove,
  type RecordMoveResult,
  moveRecords,
  type RecordMoveOptions,
  type StoredRecords,
} from "../modules/move-between-stores/service.ts";

export interface BothStores {
  readonly database: OpenDatabase;
  readonly firestore: OpenFirestore;
}

export type Destination = "firestore" | "sql";

interface RecordStores<Kept> extends Pick<RecordMove<Kept>, "kind" | "keyOf"> {
  readonly sql: StoredRecords<Kept>;
  readonly firestore: StoredRecords<Kept>;
}

/**
 * Migrates all records that can be stored in either database, kind by kind; approvals last, so that no one gets access before the rest is
 * there.
 */
export async function moveAllRecords(
  { database: { db }, firestore: { documents } }: BothStores,
  to: Destination,
  options: RecordMoveOptions,
): Promise<RecordMoveResult[]> {
  const migrateKind = <Kept>({ kind, keyOf, sql, firestore }: RecordStores<Kept>): Promise<RecordMoveResult> =>
    moveRecords(
      to === "firestore" ? { kind, keyOf, from: sql, to: firestore } : { kind, keyOf, from: firestore, to: sql },
      options,
    );
  const idOf = ({ id }: { readonly id: string }): string => id;
  const emailOf = ({ email }: { readonly email: string }): string => email;
  return [
    await migrateKind({
      kind: "leads",
      keyOf: idOf,
      sql: createSqlLeadCollection(db),
      firestore: createFirestoreLeadCollection(documents),
    }),
    await migrateKind({
      kind: "kundlis",
      keyOf: idOf,
      sql: createSqlKundliCollection(db),
      firestore: createFirestoreKundliCollection(documents),
    }),
    await migrateKind({
      kind: "pending_users",
      keyOf: emailOf,
      sql: createSqlPendingCollection(db),
      firestore: createFirestorePendingCollection(documents),
    }),
    await migrateKind({
      kind: "app_users",
      keyOf: emailOf,
      sql: createSqlAccessCollection(db),
      firestore: createFirestoreAccessCollection(documents),
    }),
  ];
}
