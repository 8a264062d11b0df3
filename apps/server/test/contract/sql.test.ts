import { expect, test } from "vitest";
import { createSqlJobQueue } from "../../src/jobs/sql-queue.ts";
import { createSqlAccessRepository } from "../../src/modules/access-approval/sql-repository.ts";
import { createSqlLinksRepository } from "../../src/modules/accounts/mailed-links/sql-repository.ts";
import { createSqlSecondFactorsRepository } from "../../src/modules/accounts/second-factors/sql-repository.ts";
import { createSqlSetUpCodeRepository } from "../../src/modules/accounts/first-administrator/sql-repository.ts";
import { createSqlUserRepository } from "../../src/modules/accounts/users/sql-repository.ts";
import { createSqlSessionsRepository } from "../../src/modules/accounts/sessions/sql-repository.ts";
import {
  createSqlKundliCollection,
  createSqlKundliRepository,
} from "../../src/modules/saved-kundlis/sql-repository.ts";
import { createSqlLinkRepository } from "../../src/channels/linking/sql-repository.ts";
import { createSqlChannelRepository } from "../../src/channels/sql-repository.ts";
import { createSqlConversationRepository } from "../../src/chat/conversations/sql-repository.ts";
import { createSqlMemoryRepository } from "../../src/chat/remembered-facts/sql-repository.ts";
import { createSqlRunningAnswerRepository } from "../../src/chat/running-answers/sql-repository.ts";
import { createSqlUsageRepository } from "../../src/chat/usage/sql-repository.ts";
import { createSqlContactRepository } from "../../src/modules/contact/sql-repository.ts";
import { createSqlLeadRepository } from "../../src/modules/leads/sql-repository.ts";
import { createSqlLedgerRepository } from "../../src/modules/ledger/sql-repository.ts";
import { createSqlAuditRepository } from "../../src/modules/audit/sql-repository.ts";
import { createSqlShareRepository } from "../../src/modules/shares/sql-repository.ts";
import { runAccessContract } from "./access.contract.ts";
import { runAccountsContract } from "./accounts.contract.ts";
import { runAuditContract } from "./audit.contract.ts";
import { FIELDS, runKundlisContract } from "./kundlis.contract.ts";
import { runChannelsContract } from "./channels.contract.ts";
import { runChatsContract } from "./chats.contract.ts";
import { runContactContract } from "./contact.contract.ts";
import { runLeadsContract } from "./leads.contract.ts";
import { runLedgerContract } from "./ledger.contract.ts";
import { runSecondFactorsContract } from "./second-factors.contract.ts";
import { runSetUpContract } from "./first-administrator.contract.ts";
import { runSharesContract } from "./shares.contract.ts";
import { createAccounts, AT, openSqlStore } from "./sql-store.ts";

const KUNDLI = {
  ...FIELDS,
  ownerEmail: "owner@example.org",
  version: 1,
  createdAt: AT,
  updatedAt: AT,
  birthKey: null,
  chartSummary: null,
  isSelf: false,
};

/** The account repositories, on one store. */
async function openAccounts() {
  const { db, close } = await openSqlStore();
  const clock = () => new Date(AT);
  const jobs = createSqlJobQueue({
    db,
    clock,
    secret: "a secret of forty characters, at the least",
    onAdded: () => undefined,
  });
  const audit = createSqlAuditRepository({ db, clock });
  const people = createSqlUserRepository(db, { jobs, audit });
  return { db, people, sessions: createSqlSessionsRepository(db, audit), jobs, audit, close };
}

runAccountsContract("SQL", async () => {
  const accounts = await openAccounts();
  return { ...accounts, links: createSqlLinksRepository(accounts.db) };
});

runSecondFactorsContract("SQL", async () => {
  const accounts = await openAccounts();
  return { ...accounts, factors: createSqlSecondFactorsRepository(accounts.db, accounts) };
});

runSetUpContract("SQL", async () => {
  const { db, people, close } = await openAccounts();
  let number = 0;
  const session = { via: "password", userAgent: null, openedAt: AT, expiresAt: AT, addressPseudonym: "mark" } as const;
  return {
    records: createSqlSetUpCodeRepository(db),
    signUpWith: async (setUpCode) => {
      const [email, tokenHash] = [`founder${(number += 1)}@example.org`, `token${number}`];
      const form = { name: "Asha", email, passwordHash: "hash", mayBecomeAdministrator: false, setUpCode, mail: null };
      return (await people.signUp({ ...form, session: { ...session, tokenHash } })) !== null;
    },
    close,
  };
});

runAuditContract("SQL", async () => {
  const { db, close } = await openSqlStore();
  const accounts = createAccounts(db);
  let now = AT;
  return {
    records: createSqlAuditRepository({ db, clock: () => new Date(now) }),
    account: accounts.insert,
    deleteAccount: accounts.remove,
    setTime: (at) => {
      now = at;
    },
    close,
  };
});

runAccessContract("SQL", async () => {
  const { db, close } = await openSqlStore();
  const accounts = createAccounts(db);
  const audit = createSqlAuditRepository({ db, clock: () => new Date(AT) });
  return {
    records: createSqlAccessRepository(db, audit),
    audit,
    account: async (email) => ({ id: await accounts.insert(email), email }),
    deleteAccount: ({ id }) => accounts.remove(id),
    close,
  };
});

runKundlisContract("SQL", async () => {
  const { db, close } = await openSqlStore();
  const accounts = createAccounts(db);
  return {
    records: createSqlKundliRepository(db),
    account: async (email) => ({ userId: await accounts.insert(email), email }),
    deleteAccount: ({ userId }) => accounts.remove(userId),
    close,
  };
});

test("saved kundlis are read, found and removed for a migration by their ids, those of a missing account skipped", async () => {
  const { db, close } = await openSqlStore();
  const ownerId = await createAccounts(db).insert("owner@example.org");
  const collection = createSqlKundliCollection(db);
  const create = (id: string, owner = ownerId) => ({ ...KUNDLI, id, ownerId: owner });
  await collection.add([create("a"), create("b"), create("c"), create("d", "nobody")]);
  await collection.add([{ ...create("a"), name: "Another" }]);
  const idsOf = (kundlis: readonly { id: string }[]): string[] => kundlis.map(({ id }) => id);
  expect(idsOf(await collection.readPage(null, 2))).toEqual(["a", "b"]);
  expect(idsOf(await collection.readPage("b", 2))).toEqual(["c"]);
  expect((await collection.find(["a", "d"])).map(({ id, name }) => [id, name])).toEqual([["a", KUNDLI.name]]);
  await collection.remove(["a", "c"]);
  expect(idsOf(await collection.readPage(null, 10))).toEqual(["b"]);
  await close();
});

runLeadsContract("SQL", async () => {
  const { db, close } = await openSqlStore();
  return { records: createSqlLeadRepository(db), close };
});

runContactContract("SQL", async () => {
  const { db, close } = await openSqlStore();
  return { records: createSqlContactRepository(db), close };
});

runSharesContract("SQL", async () => {
  const { db, close } = await openSqlStore();
  const accounts = createAccounts(db);
  const audit = createSqlAuditRepository({ db, clock: () => new Date(AT) });
  return {
    records: createSqlShareRepository(db, audit),
    audit,
    account: accounts.insert,
    deleteAccount: accounts.remove,
    close,
  };
});

runLedgerContract("SQL", async () => {
  const { db, close } = await openSqlStore();
  const accounts = createAccounts(db);
  const audit = createSqlAuditRepository({ db, clock: () => new Date(AT) });
  return {
    records: createSqlLedgerRepository(db, audit),
    audit,
    account: accounts.insert,
    deleteAccount: accounts.remove,
    close,
  };
});

runChatsContract("SQL", async () => {
  const { db, close } = await openSqlStore();
  const accounts = createAccounts(db);
  return {
    conversations: createSqlConversationRepository(db),
    memory: createSqlMemoryRepository(db),
    running: createSqlRunningAnswerRepository(db),
    usage: createSqlUsageRepository(db),
    account: accounts.insert,
    deleteAccount: accounts.remove,
    close,
  };
});

runChannelsContract("SQL", async () => {
  const { db, close } = await openSqlStore();
  const accounts = createAccounts(db);
  let now = AT;
  const clock = () => new Date(now);
  const secret = "a secret of forty characters, at the least";
  const jobs = createSqlJobQueue({ db, clock, secret, onAdded: () => undefined });
  const trail = { jobs, audit: createSqlAuditRepository({ db, clock }) };
  return {
    records: createSqlChannelRepository({ db, ...trail, clock, secret }),
    links: createSqlLinkRepository({ db, ...trail, clock }),
    noted: async () => (await trail.audit.find({ limit: 1 }))[0] ?? null,
    jobs,
    setTime: (at) => {
      now = at;
    },
    account: accounts.insert,
    deleteAccount: accounts.remove,
    close,
  };
});
