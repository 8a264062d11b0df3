import type { OpenDatabase } from "../db/client.ts";
import type { OpenFirestore } from "../firestore/client.ts";
import { firestoreAccessShelf, firestorePendingShelf } from "../modules/access/firestore-repository.ts";
import { sqlAccessShelf, sqlPendingShelf } from "../modules/access/sql-repository.ts";
import { firestoreKundliShelf } from "../modules/kundlis/firestore-repository.ts";
import { sqlKundliShelf } from "../modules/kundlis/sql-repository.ts";
import { firestoreLeadShelf } from "../modules/leads/firestore-repository.ts";
import { sqlLeadShelf } from "../modules/leads/sql-repository.ts";
import { type Move, type Moved, move, type MoveOptions, type Shelf } from "../modules/moving/service.ts";

export interface BothStores {
  readonly database: OpenDatabase;
  readonly firestore: OpenFirestore;
}

export type Destination = "firestore" | "sql";

interface Shelves<Kept> extends Pick<Move<Kept>, "kind" | "keyOf"> {
  readonly sql: Shelf<Kept>;
  readonly firestore: Shelf<Kept>;
}

/** Every record that may be kept in either, kind by kind; approvals last, so that nobody is let in before the rest is there. */
export async function moveAll(
  { database: { db }, firestore: { documents } }: BothStores,
  to: Destination,
  options: MoveOptions,
): Promise<Moved[]> {
  const carried = <Kept>({ kind, keyOf, sql, firestore }: Shelves<Kept>): Promise<Moved> =>
    move(
      to === "firestore" ? { kind, keyOf, from: sql, to: firestore } : { kind, keyOf, from: firestore, to: sql },
      options,
    );
  const idOf = ({ id }: { readonly id: string }): string => id;
  const emailOf = ({ email }: { readonly email: string }): string => email;
  return [
    await carried({ kind: "leads", keyOf: idOf, sql: sqlLeadShelf(db), firestore: firestoreLeadShelf(documents) }),
    await carried({
      kind: "kundlis",
      keyOf: idOf,
      sql: sqlKundliShelf(db),
      firestore: firestoreKundliShelf(documents),
    }),
    await carried({
      kind: "pending_users",
      keyOf: emailOf,
      sql: sqlPendingShelf(db),
      firestore: firestorePendingShelf(documents),
    }),
    await carried({
      kind: "app_users",
      keyOf: emailOf,
      sql: sqlAccessShelf(db),
      firestore: firestoreAccessShelf(documents),
    }),
  ];
}
