import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Conversation } from "../../src/channels/conversation.ts";
import { ANSWER_JOB, type ChannelRepository, SEND_JOB } from "../../src/channels/repository.ts";
import { sqlChannels } from "../../src/channels/sql-repository.ts";
import { type ChannelSender, channelWork, type Ready } from "../../src/channels/work.ts";
import { JobFailure, type JobHandlers } from "../../src/jobs/handler.ts";
import type { LeasedJob } from "../../src/jobs/queue.ts";
import { sqlAudit } from "../../src/modules/audit/sql-repository.ts";
import { sqlJobQueue } from "../../src/jobs/sql-queue.ts";
import { openTestDatabase } from "../build-test-app.ts";

const AT = "2026-03-01T06:00:00.000Z";
const MANY = { intervalMs: 1, burst: 1_000 };
const { signal } = new AbortController();

let dataDir: string;
let own: Awaited<ReturnType<typeof openTestDatabase>>;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "lagna-work-"));
  own = await openTestDatabase(dataDir);
});
afterEach(async () => {
  await own.database.close();
  await own.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Real records and a real queue; a channel that takes, or does not, what `send` says. */
function openWork(
  send: ChannelSender["send"],
  change: (records: ChannelRepository) => Partial<ChannelRepository> = () => ({}),
) {
  const { db } = own.database;
  const clock = () => new Date(AT);
  const secret = "a secret of forty characters, at the least";
  const queue = sqlJobQueue({ db, clock, secret, onAdded: () => undefined });
  const kept = sqlChannels({ db, jobs: queue, audit: sqlAudit({ db, clock }), clock, secret });
  const records = { ...kept, ...change(kept) };
  const conversation: Pick<Conversation, "reply"> = {
    reply: async () => ({ says: [{ kind: "text", text: "Namaste" }] }),
  };
  const work = channelWork({
    records,
    charts: { birthOf: async () => null },
    conversation: conversation as Conversation,
    readings: { picture: () => Promise.reject(new Error("no picture is asked for")) },
    senders: { telegram: { paces: { toOne: MANY, toAll: MANY }, windowMs: null, send } },
    deliveries: { letPass: async () => undefined },
    clock,
  });
  async function claim(kind: string): Promise<LeasedJob> {
    const job = await queue.claim([kind], 60_000);
    if (!job) throw new Error("nothing is to be done");
    return job;
  }
  const run = async (handlers: JobHandlers, kind: string, job: LeasedJob, attempt = job.attempt): Promise<void> =>
    handlers[kind]?.run(job.payload ?? {}, { id: job.id, attempt, signal });
  return {
    states: async () => await db.selectFrom("channel_outbox").select(["state", "reason"]).execute(),
    /** Somebody has written and was answered: what is to be sent to them. */
    answered: async () => {
      const from = { id: "7", name: "Asha", language: null };
      const content = { kind: "text", text: "Hi" } as const;
      await records.receive([{ channel: "telegram", messageId: "1", from, sentAt: AT, content }]);
      await run(work.answers, ANSWER_JOB, await claim(ANSWER_JOB));
      return claim(SEND_JOB);
    },
    send: (job: LeasedJob, attempt?: number) => run(work.sends, SEND_JOB, job, attempt),
  };
}

test("what a channel took goes out once, though it cannot be written down at first", async () => {
  const taken: Ready[] = [];
  let writes = 0;
  const work = openWork(
    async (_to, message) => {
      taken.push(message);
      return "1";
    },
    (kept) => ({
      sent: async (...given) => {
        writes += 1;
        if (writes < 3) throw new Error("the database is away");
        return kept.sent(...given);
      },
    }),
  );
  await work.send(await work.answered());
  expect([taken.length, writes]).toEqual([1, 3]);
  expect(await work.states()).toEqual([{ state: "sent", reason: null }]);
});

test("a channel that is away is waited for: only the tenth failure is the last", async () => {
  const work = openWork(() => Promise.reject(new JobFailure("Telegram 502")));
  const job = await work.answered();
  await expect(work.send(job, 9)).rejects.toThrow("Telegram 502");
  expect(await work.states()).toEqual([{ state: "waiting", reason: null }]);
  await work.send(job, 10);
  expect(await work.states()).toEqual([{ state: "failed", reason: "Telegram 502" }]);
});
