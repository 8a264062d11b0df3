import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Conversation } from "../../src/channels/conversation.ts";
import { ANSWER_JOB, type ChannelRepository, SEND_JOB } from "../../src/channels/repository.ts";
import { createSqlChannelRepository } from "../../src/channels/sql-repository.ts";
import { type ChannelSender, createChannelJobs, type ReadyMessage } from "../../src/channels/channel-jobs.ts";
import { JobFailure, type JobHandlers } from "../../src/jobs/job-handler.ts";
import type { LeasedJob } from "../../src/jobs/queue.ts";
import { createSqlAuditRepository } from "../../src/modules/audit/sql-repository.ts";
import { createSqlJobQueue } from "../../src/jobs/sql-queue.ts";
import { openTestDatabase } from "../build-test-app.ts";
import { claimOne } from "../fakes/claim-one.ts";

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

/** Real records and a real queue, with a channel that accepts or refuses as `send` says. */
function openWork(
  send: ChannelSender["send"],
  change: (records: ChannelRepository) => Partial<ChannelRepository> = () => ({}),
) {
  const { db } = own.database;
  const clock = () => new Date(AT);
  const secret = "a secret of forty characters, at the least";
  const queue = createSqlJobQueue({ db, clock, secret, onAdded: () => undefined });
  const kept = createSqlChannelRepository({
    db,
    jobs: queue,
    audit: createSqlAuditRepository({ db, clock }),
    clock,
    secret,
  });
  const records = { ...kept, ...change(kept) };
  const conversation: Pick<Conversation, "reply"> = {
    reply: async () => ({ messages: [{ kind: "text", text: "Namaste" }] }),
  };
  const work = createChannelJobs({
    records,
    charts: { findBirth: async () => null },
    conversation: conversation as Conversation,
    chartDescriber: { renderPicture: () => Promise.reject(new Error("no picture is asked for")) },
    findSender: async (channel) =>
      channel === "telegram" ? { sendRates: { perPerson: MANY, perChannel: MANY }, replyWindowMs: null, send } : null,
    deliveries: { waitForBurst: async () => undefined },
    clock,
  });
  async function claim(kind: string): Promise<LeasedJob> {
    const job = await claimOne(queue, [kind], 60_000);
    if (!job) throw new Error("nothing is to be done");
    return job;
  }
  const run = async (handlers: JobHandlers, kind: string, job: LeasedJob, attempt = job.attempt): Promise<void> =>
    handlers[kind]?.run(job.payload ?? {}, { id: job.id, attempt, signal });
  return {
    states: async () => await db.selectFrom("channel_outbox").select(["state", "reason"]).execute(),
    /** A person has written and was answered; these are the replies to send. */
    answered: async () => {
      const from = { id: "7", name: "Asha", language: null };
      const content = { kind: "text", text: "Hi" } as const;
      await records.receive([{ channel: "telegram", messageId: "1", from, sentAt: AT, content }]);
      await run(work.answerHandlers, ANSWER_JOB, await claim(ANSWER_JOB));
      return claim(SEND_JOB);
    },
    send: (job: LeasedJob, attempt?: number) => run(work.sendHandlers, SEND_JOB, job, attempt),
  };
}

test("an accepted message is sent once, even if recording that fails at first", async () => {
  const taken: ReadyMessage[] = [];
  let writes = 0;
  const work = openWork(
    async (_to, message) => {
      taken.push(message);
      return "1";
    },
    (kept) => ({
      markSent: async (...given) => {
        writes += 1;
        if (writes < 3) throw new Error("the database is away");
        return kept.markSent(...given);
      },
    }),
  );
  await work.send(await work.answered());
  expect([taken.length, writes]).toEqual([1, 3]);
  expect(await work.states()).toEqual([{ state: "sent", reason: null }]);
});

test("an unreachable channel is retried: only the tenth failure is final", async () => {
  const work = openWork(() => Promise.reject(new JobFailure("Telegram 502")));
  const job = await work.answered();
  await expect(work.send(job, 9)).rejects.toThrow("Telegram 502");
  expect(await work.states()).toEqual([{ state: "waiting", reason: null }]);
  await work.send(job, 10);
  expect(await work.states()).toEqual([{ state: "failed", reason: "Telegram 502" }]);
});
