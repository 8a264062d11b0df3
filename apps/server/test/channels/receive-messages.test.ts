import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { KyselyPlugin } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createSqlChannelRepository } from "../../src/channels/sql-repository.ts";
import { createSqlJobQueue } from "../../src/jobs/sql-queue.ts";
import { createSqlAuditRepository } from "../../src/modules/audit/sql-repository.ts";
import { openTestDatabase } from "../build-test-app.ts";

const AT = "2026-03-01T06:00:00.000Z";
const PEOPLE = 100;
/** The first delivery alone and all others together take a few statements each. */
const MAX_STATEMENTS = 16;

let dataDir: string;
let own: Awaited<ReturnType<typeof openTestDatabase>>;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "lagna-receiving-"));
  own = await openTestDatabase(dataDir);
});
afterEach(async () => {
  await own.database.close();
  await own.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The queries sent to the database. */
function statements() {
  const asked: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked.push(node.kind);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { asked, plugin };
}

function openRecords(plugin: KyselyPlugin) {
  const db = own.database.db.withPlugin(plugin);
  const clock = () => new Date(AT);
  const secret = "a secret of forty characters, at the least";
  const jobs = createSqlJobQueue({ db, clock, secret, onAdded: () => undefined });
  return createSqlChannelRepository({ db, jobs, audit: createSqlAuditRepository({ db, clock }), clock, secret });
}

const from = (person: number) => ({ id: `91${person}`, name: "Asha", language: null });
const content = { kind: "text", text: "Hi" } as const;

// Channels wait a second for acknowledgement; storing a burst of deliveries one by one would take longer.
test("a burst of messages takes a constant number of statements", async () => {
  const { asked, plugin } = statements();
  const records = openRecords(plugin);
  const deliver = (round: number) =>
    Promise.all(
      Array.from({ length: PEOPLE }, (_, person) =>
        records.receive([
          { channel: "telegram", messageId: `${round}-${person}`, from: from(person), sentAt: AT, content },
        ]),
      ),
    );
  for (const round of [1, 2]) {
    asked.length = 0;
    const counts = await deliver(round);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(PEOPLE);
    expect(asked.length).toBeLessThanOrEqual(MAX_STATEMENTS);
  }
});

test("status updates of many unknown messages take a constant number of statements", async () => {
  const { asked, plugin } = statements();
  const records = openRecords(plugin);
  await Promise.all(
    Array.from({ length: PEOPLE }, (_, each) =>
      records.recordDeliveryUpdate("whatsapp", { providerId: `wamid.${each}`, state: "delivered", reason: "" }),
    ),
  );
  expect(asked.length).toBeLessThanOrEqual(MAX_STATEMENTS);
});
