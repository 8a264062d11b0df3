import type { Clock } from "../clock.ts";
import type { OpenDatabase } from "../db/client.ts";
import type { OpenFirestore } from "../firestore/client.ts";
import { firestoreAccess } from "../modules/access/firestore-repository.ts";
import type { AccessRepository, Person } from "../modules/access/repository.ts";
import { sqlAccess, sqlAccessShelf, sqlBesideAccounts, sqlPendingShelf } from "../modules/access/sql-repository.ts";
import { sqlAudit } from "../modules/audit/sql-repository.ts";
import { firestoreKundlis } from "../modules/kundlis/firestore-repository.ts";
import type { KundliRepository } from "../modules/kundlis/repository.ts";
import { sqlKundlis, sqlKundliShelf } from "../modules/kundlis/sql-repository.ts";
import { firestoreLeads } from "../modules/leads/firestore-repository.ts";
import type { LeadRepository } from "../modules/leads/repository.ts";
import { sqlLeads, sqlLeadShelf } from "../modules/leads/sql-repository.ts";
import type { Outage } from "../outage.ts";

export interface Stores {
  readonly database: OpenDatabase;
  /** Where it is on: leads, kundlis and approvals are kept there. */
  readonly firestore?: OpenFirestore | undefined;
  readonly clock: Clock;
}

/** What may be kept in either. */
export interface KeptRecords {
  readonly access: AccessRepository;
  readonly kundlis: KundliRepository;
  readonly leads: LeadRepository;
  /** Of records that are kept apart from the accounts; null where they are not. */
  readonly apart: {
    /** What was cut short between the two stores is made good. */
    readonly settle: () => Promise<void>;
    /** Empties them of an account. */
    readonly forget: (userId: string) => Promise<void>;
    readonly requestedAt: (person: Person) => Promise<string | null>;
    /** Kinds of records that nobody has moved yet. */
    readonly leftInSql: () => Promise<string[]>;
  } | null;
}

export function recordsIn({ database: { db }, firestore, clock }: Stores): KeptRecords {
  const audit = sqlAudit({ db, clock });
  if (!firestore) return { access: sqlAccess(db, audit), kundlis: sqlKundlis(db), leads: sqlLeads(db), apart: null };
  const { documents } = firestore;
  const beside = sqlBesideAccounts(db, audit);
  const { settleAll, ...access } = firestoreAccess(documents, beside);
  const kundlis = firestoreKundlis(documents, (userId) => beside.isHere(userId));
  const apart = {
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
        leads: await sqlLeadShelf(db).page(null, 1),
        kundlis: await sqlKundliShelf(db).page(null, 1),
        pending_users: await sqlPendingShelf(db).page(null, 1),
        app_users: await sqlAccessShelf(db).page(null, 1),
      };
      return Object.entries(firsts).flatMap(([kind, found]) => (found.length > 0 ? [kind] : []));
    },
  };
  return { access, kundlis, leads: firestoreLeads(documents), apart };
}

/** All that a request may need, as one. */
export function storesProbed({ database, firestore }: Omit<Stores, "clock">) {
  const names = { sqlite: "SQLite", postgres: "PostgreSQL" } as const;
  return {
    kind: firestore ? `${names[database.kind]} + Firestore` : names[database.kind],
    records: firestore ? ("firestore" as const) : database.kind,
    probe: async (): Promise<Outage | null> => {
      const [outage, away] = await Promise.all([database.probe(), firestore?.probe() ?? null]);
      return outage ?? away;
    },
  };
}
