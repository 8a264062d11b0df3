import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ChatMessage } from "../src/chat/conversations/repository.ts";
import { createSqlConversationRepository } from "../src/chat/conversations/sql-repository.ts";
import { openDatabase, type OpenDatabase } from "../src/db/client.ts";
import { addMonths, maintainMonthlyPartitions } from "../src/db/monthly-partitions.ts";
import { createSqlAuditRepository } from "../src/modules/audit/sql-repository.ts";
import { openTestDatabase } from "./build-test-app.ts";
import { createAccounts } from "./contract/sql-store.ts";

const onPostgres = process.env["TEST_DATABASE_URL"] !== undefined;

const dataDir = mkdtempSync(join(tmpdir(), "lagna-partitions-"));
let own: Awaited<ReturnType<typeof openTestDatabase>>;
let database: OpenDatabase;
beforeEach(async () => {
  own = await openTestDatabase(dataDir);
  database = own.database;
});
afterEach(async () => {
  await database.close();
  await own.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const JANUARY = "2031-01-31T23:59:59.999Z";
const FEBRUARY = "2031-02-01T00:00:00.000Z";
const MARCH = "2031-03-15T12:00:00.000Z";
const OWNER = { kind: "user", userId: "" } as const;

/** Prepares the partitions of a January and the three months after it. */
const prepareJanuary = (): Promise<void> => maintainMonthlyPartitions(database.db, new Date("2031-01-15T00:00:00Z"));

async function listPartitions(table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = ${table}::regclass order by 1`.execute(
    database.db,
  );
  return rows.map(({ name }) => name);
}

async function countByPartition(table: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; count: string }>`
    select tableoid::regclass::text as name, count(*) as count from ${sql.table(table)} group by 1`.execute(
    database.db,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]));
}

const createMessage = (role: ChatMessage["role"], content: string, createdAt: string): ChatMessage => ({
  id: crypto.randomUUID(),
  role,
  content,
  answer: null,
  createdAt,
});

/** A conversation with one turn at each instant. */
async function talkAt(instants: readonly string[]) {
  const conversations = createSqlConversationRepository(database.db);
  const userId = await createAccounts(database.db).insert(`${crypto.randomUUID()}@example.org`);
  const id = crypto.randomUUID();
  const about = { title: "", kundliId: null, birth: null, pair: null, createdAt: JANUARY, updatedAt: JANUARY };
  await conversations.create({ id, owner: { ...OWNER, userId }, ...about });
  const answers: ChatMessage[] = [];
  for (const instant of instants) {
    const question = createMessage("user", `asked ${instant}`, instant);
    const answer = createMessage("assistant", `answered ${instant}`, instant);
    expect(await conversations.addTurn(id, { question, answer, replacesQuestionId: undefined })).toBe(true);
    answers.push(answer);
  }
  return { conversations, id, userId, answers };
}

const FEEDBACK = {
  verdict: "up",
  about: null,
  reason: "",
  sharesText: false,
  createdAt: MARCH,
  language: "en",
} as const;

test("months are counted over the end of a year", () => {
  expect(addMonths("2030-11", 3)).toBe("2031-02");
  expect(addMonths("2030-12", 1)).toBe("2031-01");
});

describe.runIf(onPostgres)("messages on PostgreSQL", () => {
  test("of three months are in the partitions of their months, and read as one conversation", async () => {
    await prepareJanuary();
    const { conversations, id } = await talkAt([JANUARY, FEBRUARY, MARCH]);
    expect(await countByPartition("chat_messages")).toEqual({
      chat_messages_2031_01: 2,
      chat_messages_2031_02: 2,
      chat_messages_2031_03: 2,
    });
    const instants = (await conversations.findMessages(id)).map(({ createdAt }) => createdAt);
    expect(instants).toEqual([JANUARY, JANUARY, FEBRUARY, FEBRUARY, MARCH, MARCH]);
    expect((await conversations.findMessages(id, 3)).map(({ content }) => content)).toEqual([
      `answered ${FEBRUARY}`,
      `asked ${MARCH}`,
      `answered ${MARCH}`,
    ]);
  });

  test("of a month without a partition are stored all the same, and the month is left out later", async () => {
    const { conversations, id } = await talkAt([MARCH]);
    expect(await countByPartition("chat_messages")).toEqual({ chat_messages_default: 2 });
    await prepareJanuary();
    const partitions = await listPartitions("chat_messages");
    expect(partitions).toContain("chat_messages_2031_02");
    expect(partitions).not.toContain("chat_messages_2031_03");
    expect(await conversations.findMessages(id)).toHaveLength(2);
  });

  test("are deleted with the account in every month, with their feedback", async () => {
    await prepareJanuary();
    const { conversations, userId, answers } = await talkAt([JANUARY, MARCH]);
    for (const { id } of answers) await conversations.saveFeedback(id, FEEDBACK);
    expect(await conversations.findFeedback({}, 9, null)).toHaveLength(2);
    await createAccounts(database.db).remove(userId);
    expect(await countByPartition("chat_messages")).toEqual({});
    expect(await conversations.countFeedback()).toEqual([]);
  });

  test("a turn that replaces one of the month before takes its feedback away", async () => {
    await prepareJanuary();
    const { conversations, id, answers } = await talkAt([JANUARY, FEBRUARY]);
    for (const answer of answers) await conversations.saveFeedback(answer.id, FEEDBACK);
    const [, , second] = await conversations.findMessages(id);
    await conversations.addTurn(id, {
      question: createMessage("user", "edited", MARCH),
      answer: createMessage("assistant", "other", MARCH),
      replacesQuestionId: second?.id,
    });
    expect(await countByPartition("chat_messages")).toEqual({ chat_messages_2031_01: 2, chat_messages_2031_03: 2 });
    expect((await conversations.findFeedback({}, 9, null)).map(({ answer }) => answer.id)).toEqual([answers[0]?.id]);
  });

  test("the last ones of a conversation are read from an index of each partition, whole partitions are not", async () => {
    await prepareJanuary();
    await talkAt([JANUARY]);
    await sql`insert into conversations (id, title, created_at, updated_at, is_confidential, is_hidden)
      select 'talk-' || n, '', ${JANUARY}, ${JANUARY}, 0, 0 from generate_series(1, 500) as n`.execute(database.db);
    await sql`insert into chat_messages (id, conversation_id, position, role, content, created_at)
      select 'm' || n, 'talk-' || (n % 500 + 1), n, 'user', 'When?', '2031-0' || (n % 3 + 1) || '-02T00:00:00.000Z'
      from generate_series(1, 20000) as n`.execute(database.db);
    await sql`analyze chat_messages`.execute(database.db);
    const { rows } = await sql<{ "QUERY PLAN": string }>`explain select * from chat_messages
      where conversation_id = 'talk-7' order by position desc limit 40`.execute(database.db);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    for (const month of ["2031_01", "2031_02", "2031_03"])
      expect(plan).toMatch(new RegExp(`(Index|Bitmap Heap) Scan.* on chat_messages_${month}`));
    // PostgreSQL reads empty partitions as a whole, for which it needs nothing.
    expect(plan).not.toMatch(/Seq Scan on chat_messages_2031_0[123]/);
  });
});

describe.runIf(onPostgres)("the audit log on PostgreSQL", () => {
  const createAudit = () => {
    let now = JANUARY;
    const records = createSqlAuditRepository({ db: database.db, clock: () => new Date(now) });
    const add = async (at: string, key?: string): Promise<void> => {
      now = at;
      const entry = { action: "sign_in_failed", actor: { kind: "anonymous" }, subjectId: null } as const;
      await records.add({ ...entry, ...(key !== undefined && { key }) });
    };
    return { records, add };
  };

  test("has the entries of three months in their partitions, and pages over a month's end", async () => {
    await prepareJanuary();
    const { records, add } = createAudit();
    for (const at of [JANUARY, FEBRUARY, MARCH]) await add(at);
    expect(await countByPartition("audit_log")).toEqual({
      audit_log_2031_01: 1,
      audit_log_2031_02: 1,
      audit_log_2031_03: 1,
    });
    const first = await records.find({ limit: 2 });
    const rest = await records.find({ limit: 2, before: first.at(-1)?.id });
    expect([...first, ...rest].map(({ at }) => at)).toEqual([MARCH, FEBRUARY, JANUARY]);
  });

  test("counts entries with one key that come at once as one", async () => {
    await prepareJanuary();
    const { records, add } = createAudit();
    await Promise.all(Array.from({ length: 20 }, () => add(FEBRUARY, "the same")));
    expect((await records.find({ limit: 9 })).map(({ count }) => count)).toEqual([20]);
  });

  test("loses the partition of a past month when its last entry is deleted, not before", async () => {
    await prepareJanuary();
    const { records, add } = createAudit();
    for (const at of [JANUARY, FEBRUARY]) await add(at);
    const inMay = new Date("2031-05-01T00:00:00Z");
    await maintainMonthlyPartitions(database.db, inMay);
    const partitions = await listPartitions("audit_log");
    expect(partitions).toContain("audit_log_2031_01");
    expect(partitions, "nothing was in it").not.toContain("audit_log_2031_03");
    await records.deleteBefore(FEBRUARY);
    await maintainMonthlyPartitions(database.db, inMay);
    expect(await listPartitions("audit_log")).toEqual([
      "audit_log_2031_02",
      "audit_log_2031_05",
      "audit_log_2031_06",
      "audit_log_2031_07",
      "audit_log_2031_08",
      "audit_log_default",
    ]);
    await add(JANUARY);
    expect(await countByPartition("audit_log")).toEqual({ audit_log_2031_02: 1, audit_log_default: 1 });
  });
});

describe.runIf(onPostgres)("the preparation of months", () => {
  test("by several servers at once creates each partition once", async () => {
    const others = Array.from({ length: 3 }, () => openDatabase({ url: own.url, dataDir }));
    const now = new Date("2031-01-15T00:00:00Z");
    await Promise.all([database, ...others].map(({ db }) => maintainMonthlyPartitions(db, now)));
    expect((await listPartitions("chat_messages")).filter((name) => name.includes("2031"))).toHaveLength(4);
    for (const other of others) await other.close();
  });

  test("gives up on a table that is locked for long, and a start goes on without it", async () => {
    const [first] = (await listPartitions("audit_log")).slice(-2);
    await sql`drop table ${sql.table(first ?? "")}`.execute(database.db);
    const other = openDatabase({ url: own.url, dataDir });
    await other.db.transaction().execute(async (trx) => {
      await sql`lock table audit_log in access share mode`.execute(trx);
      await expect(maintainMonthlyPartitions(database.db, new Date())).rejects.toMatchObject({ code: "55P03" });
      await database.migrate();
    });
    await other.close();
    expect(await listPartitions("audit_log")).not.toContain(first);
    await database.migrate();
    expect(await listPartitions("audit_log")).toContain(first);
  });
});
