import { openFirestore } from "../../src/firestore/client.ts";
import { createFirestoreAccessRepository } from "../../src/modules/access-approval/firestore-repository.ts";
import { createSqlAccountSideEffects } from "../../src/modules/access-approval/sql-repository.ts";
import { createSqlAuditRepository } from "../../src/modules/audit/sql-repository.ts";
import { createFirestoreKundliRepository } from "../../src/modules/saved-kundlis/firestore-repository.ts";
import { createFirestoreLeadRepository } from "../../src/modules/leads/firestore-repository.ts";
import { openEmulatedFirestore } from "./firestore-emulator/emulator.ts";
import { runAccessContract } from "../contract/access.contract.ts";
import { runKundlisContract } from "../contract/kundlis.contract.ts";
import { runLeadsContract } from "../contract/leads.contract.ts";
import { createAccounts, AT, openSqlStore } from "../contract/sql-store.ts";

async function openEmulated() {
  const { host, projectId } = await openEmulatedFirestore();
  return openFirestore({ projectId, emulatorHost: host });
}

runAccessContract("Firestore", async () => {
  const firestore = await openEmulated();
  const { db, close } = await openSqlStore();
  const accounts = createAccounts(db);
  const audit = createSqlAuditRepository({ db, clock: () => new Date(AT) });
  const records = createFirestoreAccessRepository(firestore.documents, createSqlAccountSideEffects(db, audit));
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

runLeadsContract("Firestore", async () => {
  const firestore = await openEmulated();
  return { records: createFirestoreLeadRepository(firestore.documents), close: () => firestore.close() };
});

runKundlisContract("Firestore", async () => {
  const firestore = await openEmulated();
  const accounts = new Set<string>();
  const records = createFirestoreKundliRepository(firestore.documents, async (id) => accounts.has(id));
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
