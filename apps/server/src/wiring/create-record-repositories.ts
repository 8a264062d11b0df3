import type { Clock } from "../time/clock.ts";
import type { OpenDatabase } from "../db/client.ts";
import type { OpenFirestore } from "../firestore/client.ts";
import { createFirestoreAccessRepository } from "../modules/access-approval/firestore-repository.ts";
import type { AccessRepository, Person } from "../modules/access-approval/repository.ts";
import {
  createSqlAccessRepository,
  createSqlAccessCollection,
  createSqlAccountSideEffects,
  createSqlPendingCollection,
} from "../modules/access-approval/sql-repository.ts";
import { createSqlAuditRepository } from "../modules/audit/sql-repository.ts";
import { createFirestoreKundliRepository } from "../modules/saved-kundlis/firestore-repository.ts";
import type { KundliRepository } from "../modules/saved-kundlis/repository.ts";
import { createSqlKundliRepository, createSqlKundliCollection } from "../modules/saved-kundlis/sql-repository.ts";
import { createFirestoreLeadRepository } from "../modules/leads/firestore-repository.ts";
import type { LeadRepository } from "../modules/leads/repository.ts";
import { createSqlLeadRepository, createSqlLeadCollection } from "../modules/leads/sql-repository.ts";
import type { Outage } from "../errors/create-outage-error.ts";

export interface Stores {
  readonly database: OpenDatabase;
  /** If configured, leads, kundlis and approvals are stored there. */
  readonly firestore?: OpenFirestore | undefined;
  readonly clock: Clock;
}

/** Repositories that can be backed by either store. */
export interface RecordRepositories {
  readonly access: AccessRepository;
  readonly kundlis: KundliRepository;
  readonly leads: LeadRepository;
  /** For records stored apart from the accounts (in Firestore); null if they are not. */
  readonly separateStore: {
    /** Completes changes that were interrupted between the two stores. */
    readonly settle: () => Promise<void>;
    /** Deletes the records of an account. */
    readonly forget: (userId: string) => Promise<void>;
    readonly requestedAt: (person: Person) => Promise<string | null>;
    /** Kinds of records that are still in SQL and not migrated yet. */
    readonly leftInSql: () => Promise<string[]>;
  } | null;
}

export function createRecordRepositories({ database: { db }, firestore, clock }: Stores): RecordRepositories {
  const audit = createSqlAuditRepository({ db, clock });
  if (!firestore)
    return {
      access: createSqlAccessRepository(db, audit),
      kundlis: createSqlKundliRepository(db),
      leads: createSqlLeadRepository(db),
      separateStore: null,
    };
  const { documents } = firestore;
  const accountSideEffects = createSqlAccountSideEffects(db, audit);
  const { settleAll, ...access } = createFirestoreAccessRepository(documents, accountSideEffects);
  const kundlis = createFirestoreKundliRepository(documents, (userId) => accountSideEffects.accountExists(userId));
  const separateStore = {
    settle: settleAll,
    forget: async (userId: string): Promise<void> => {
      await kundlis.erase({ userId });
      await access.erase({ id: userId });
    },
    requestedAt: async ({ id, email }: Person): Promise<string | null> => {
      const pending = await access.findPending(email);
      return pending?.userId === id ? pending.requestedAt : null;
    },
    leftInSql: async (): Promise<string[]> => {
      const firsts = {
        leads: await createSqlLeadCollection(db).readPage(null, 1),
        kundlis: await createSqlKundliCollection(db).readPage(null, 1),
        pending_users: await createSqlPendingCollection(db).readPage(null, 1),
        app_users: await createSqlAccessCollection(db).readPage(null, 1),
      };
      return Object.entries(firsts).flatMap(([kind, found]) => (found.length > 0 ? [kind] : []));
    },
  };
  return { access, kundlis, leads: createFirestoreLeadRepository(documents), separateStore };
}

/** Probes all stores that a request may need as one. */
export function createStoreProbe({ database, firestore }: Omit<Stores, "clock">) {
  const names = { sqlite: "SQLite", postgres: "PostgreSQL" } as const;
  return {
    kind: firestore ? `${names[database.kind]} + Firestore` : names[database.kind],
    records: firestore ? ("firestore" as const) : database.kind,
    probe: async (): Promise<Outage | null> => {
      const [outage, firestoreOutage] = await Promise.all([database.probe(), firestore?.probe() ?? null]);
      return outage ?? firestoreOutage;
    },
  };
}
