import { openFirestore } from "../../src/firestore/client.ts";
import { firestoreAccess } from "../../src/modules/access/firestore-repository.ts";
import { sqlBesideAccounts } from "../../src/modules/access/sql-repository.ts";
import { sqlAudit } from "../../src/modules/audit/sql-repository.ts";
import { firestoreKundlis } from "../../src/modules/kundlis/firestore-repository.ts";
import { firestoreLeads } from "../../src/modules/leads/firestore-repository.ts";
import { testFirestore } from "../fakes/firestore/emulator.ts";
import { accessContract } from "./access.contract.ts";
import { kundlisContract } from "./kundlis.contract.ts";
import { leadsContract } from "./leads.contract.ts";
import { accountsIn, AT, openSql } from "./sql-store.ts";

async function openEmulated() {
  const { host, projectId } = await testFirestore();
  return openFirestore({ projectId, emulatorHost: host });
}

accessContract("Firestore", async () => {
  const firestore = await openEmulated();
  const { db, close } = await openSql();
  const accounts = accountsIn(db);
  const audit = sqlAudit({ db, clock: () => new Date(AT) });
  const records = firestoreAccess(firestore.documents, sqlBesideAccounts(db, audit));
  return {
    records,
    audit,
    account: async (email) => ({ id: await accounts.insert(email), email }),
    deleteAccount: ({ id }) => accounts.remove(id),
    close: async () => {
      await firestore.close();
      await close();
    },
  };
});

leadsContract("Firestore", async () => {
  const firestore = await openEmulated();
  return { records: firestoreLeads(firestore.documents), close: () => firestore.close() };
});

kundlisContract("Firestore", async () => {
  const firestore = await openEmulated();
  const accounts = new Set<string>();
  const records = firestoreKundlis(firestore.documents, async (id) => accounts.has(id));
  return {
    records,
    account: async (email) => {
      const userId = crypto.randomUUID();
      accounts.add(userId);
      return { userId, email };
    },
    deleteAccount: async (owner) => {
      accounts.delete(owner.userId);
      await records.erase(owner);
    },
    close: () => firestore.close(),
  };
});
