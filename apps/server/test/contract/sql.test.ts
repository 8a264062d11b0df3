import { sqlJobQueue } from "../../src/jobs/sql-queue.ts";
import { sqlAccess } from "../../src/modules/access/sql-repository.ts";
import { sqlLinks } from "../../src/modules/accounts/links/sql-repository.ts";
import { sqlSecondFactors } from "../../src/modules/accounts/second-factors/sql-repository.ts";
import { sqlSetUp } from "../../src/modules/accounts/set-up/sql-repository.ts";
import { sqlPeople } from "../../src/modules/accounts/people/sql-repository.ts";
import { sqlSessions } from "../../src/modules/accounts/sessions/sql-repository.ts";
import { sqlKundlis } from "../../src/modules/kundlis/sql-repository.ts";
import { sqlLinking } from "../../src/channels/linking/sql-repository.ts";
import { sqlChannels } from "../../src/channels/sql-repository.ts";
import { sqlConversations } from "../../src/chat/conversations/sql-repository.ts";
import { sqlMemory } from "../../src/chat/memory/sql-repository.ts";
import { sqlRunningAnswers } from "../../src/chat/running/sql-repository.ts";
import { sqlUsage } from "../../src/chat/usage/sql-repository.ts";
import { sqlContact } from "../../src/modules/contact/sql-repository.ts";
import { sqlLeads } from "../../src/modules/leads/sql-repository.ts";
import { sqlAudit } from "../../src/modules/audit/sql-repository.ts";
import { sqlShares } from "../../src/modules/shares/sql-repository.ts";
import { accessContract } from "./access.contract.ts";
import { accountsContract } from "./accounts.contract.ts";
import { auditContract } from "./audit.contract.ts";
import { kundlisContract } from "./kundlis.contract.ts";
import { channelsContract } from "./channels.contract.ts";
import { chatsContract } from "./chats.contract.ts";
import { contactContract } from "./contact.contract.ts";
import { leadsContract } from "./leads.contract.ts";
import { secondFactorsContract } from "./second-factors.contract.ts";
import { setUpContract } from "./set-up.contract.ts";
import { sharesContract } from "./shares.contract.ts";
import { accountsIn, AT, openSql } from "./sql-store.ts";

/** The ports of accounts, on one store. */
async function openAccounts() {
  const { db, close } = await openSql();
  const clock = () => new Date(AT);
  const jobs = sqlJobQueue({
    db,
    clock,
    secret: "a secret of forty characters, at the least",
    onAdded: () => undefined,
  });
  const audit = sqlAudit({ db, clock });
  const people = sqlPeople(db, { jobs, audit });
  return { db, people, sessions: sqlSessions(db, audit), jobs, audit, close };
}

accountsContract("SQL", async () => {
  const accounts = await openAccounts();
  return { ...accounts, links: sqlLinks(accounts.db) };
});

secondFactorsContract("SQL", async () => {
  const accounts = await openAccounts();
  return { ...accounts, factors: sqlSecondFactors(accounts.db, accounts) };
});

setUpContract("SQL", async () => {
  const { db, people, close } = await openAccounts();
  let number = 0;
  const session = { via: "password", userAgent: null, openedAt: AT, expiresAt: AT, from: "mark" } as const;
  return {
    records: sqlSetUp(db),
    signUpWith: async (setUpCode) => {
      const [email, tokenHash] = [`founder${(number += 1)}@example.org`, `token${number}`];
      const form = { name: "Asha", email, passwordHash: "hash", mayFound: false, setUpCode, mail: null };
      return (await people.signUp({ ...form, session: { ...session, tokenHash } })) !== null;
    },
    close,
  };
});

auditContract("SQL", async () => {
  const { db, close } = await openSql();
  const accounts = accountsIn(db);
  let now = AT;
  return {
    records: sqlAudit({ db, clock: () => new Date(now) }),
    account: accounts.insert,
    deleteAccount: accounts.remove,
    setTime: (at) => {
      now = at;
    },
    close,
  };
});

accessContract("SQL", async () => {
  const { db, close } = await openSql();
  const accounts = accountsIn(db);
  const audit = sqlAudit({ db, clock: () => new Date(AT) });
  return {
    records: sqlAccess(db, audit),
    audit,
    account: async (email) => ({ id: await accounts.insert(email), email }),
    deleteAccount: ({ id }) => accounts.remove(id),
    close,
  };
});

kundlisContract("SQL", async () => {
  const { db, close } = await openSql();
  const accounts = accountsIn(db);
  return {
    records: sqlKundlis(db),
    account: async (email) => ({ userId: await accounts.insert(email), email }),
    deleteAccount: ({ userId }) => accounts.remove(userId),
    close,
  };
});

leadsContract("SQL", async () => {
  const { db, close } = await openSql();
  return { records: sqlLeads(db), close };
});

contactContract("SQL", async () => {
  const { db, close } = await openSql();
  return { records: sqlContact(db), close };
});

sharesContract("SQL", async () => {
  const { db, close } = await openSql();
  const accounts = accountsIn(db);
  const audit = sqlAudit({ db, clock: () => new Date(AT) });
  return { records: sqlShares(db, audit), audit, account: accounts.insert, deleteAccount: accounts.remove, close };
});

chatsContract("SQL", async () => {
  const { db, close } = await openSql();
  const accounts = accountsIn(db);
  return {
    conversations: sqlConversations(db),
    memory: sqlMemory(db),
    running: sqlRunningAnswers(db),
    usage: sqlUsage(db),
    account: accounts.insert,
    deleteAccount: accounts.remove,
    close,
  };
});

channelsContract("SQL", async () => {
  const { db, close } = await openSql();
  const accounts = accountsIn(db);
  let now = AT;
  const clock = () => new Date(now);
  const secret = "a secret of forty characters, at the least";
  const jobs = sqlJobQueue({ db, clock, secret, onAdded: () => undefined });
  const trail = { jobs, audit: sqlAudit({ db, clock }) };
  return {
    records: sqlChannels({ db, ...trail, clock, secret }),
    links: sqlLinking({ db, ...trail, clock }),
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
