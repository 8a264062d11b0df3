import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { answering } from "../../src/channels/answering.ts";
import { channelCharts } from "../../src/channels/charts.ts";
import { conversation } from "../../src/channels/conversation.ts";
import { formTokens, type FormTokens } from "../../src/channels/form-token.ts";
import type { ChannelName, InboundContent } from "../../src/channels/inbound.ts";
import { linkCodes } from "../../src/channels/linking/code.ts";
import { linkingInTalk } from "../../src/channels/linking/linking.ts";
import { sqlLinking } from "../../src/channels/linking/sql-repository.ts";
import type { Outbound } from "../../src/channels/outbound.ts";
import { readings, type Readings } from "../../src/channels/readings.ts";
import { towns } from "../../src/channels/towns.ts";
import { ANSWER_JOB, type ChannelPerson, type ChannelRepository } from "../../src/channels/repository.ts";
import { sqlChannels } from "../../src/channels/sql-repository.ts";
import { talkIds } from "../../src/channels/talk-id.ts";
import { loadConfig } from "../../src/config.ts";
import { memoryHitCounter } from "../../src/http/hit-counter.ts";
import { sqlJobQueue } from "../../src/jobs/sql-queue.ts";
import { sqlAudit } from "../../src/modules/audit/sql-repository.ts";
import { noticeJobs } from "../../src/modules/accounts/notices/mails.ts";
import { kundliService } from "../../src/modules/kundli/service.ts";
import { placesService } from "../../src/modules/places/service.ts";
import { printsService } from "../../src/modules/prints/service.ts";
import { wireChat } from "../../src/wiring/chat.ts";
import { wireRecords } from "../../src/wiring/records.ts";
import { recordsIn } from "../../src/wiring/stores.ts";
import { ephemeris, gazetteer, openTestDatabase } from "../build-test-app.ts";

interface CalledAs {
  /** As somebody calls themselves in their app. */
  readonly name: string;
}

/** The talk on real services and real SQL, without a channel to carry it. */
export interface Talk {
  readonly records: ChannelRepository;
  readonly readings: Readings;
  readonly tokens: FormTokens;
  /** What is said to somebody for what they wrote. */
  hear(from: string, content: string | InboundContent, as?: CalledAs): Promise<readonly Outbound[]>;
  /** The same message read again, as after a kill before its end was kept. */
  hearTwice(from: string, text: string): Promise<[readonly Outbound[], readonly Outbound[]]>;
  person(from: string): Promise<ChannelPerson>;
  /** Rows of a table of talks. */
  messages(): Promise<number>;
  close(): Promise<void>;
}

const CHANNEL: ChannelName = "whatsapp";

export async function openTalk(): Promise<Talk> {
  // Opening the places takes its time on a busy machine, and whoever writes meanwhile is asked to wait.
  await gazetteer.ready();
  const dataDir = mkdtempSync(join(tmpdir(), "lagna-talk-"));
  const own = await openTestDatabase(dataDir);
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
  let time = Date.parse("2026-03-01T06:00:00.000Z");
  const clock = () => new Date(time);
  const counter = memoryHitCounter(() => time);
  const log = { level: "silent" };
  const parts = { config, database: own.database, ephemeris, gazetteer, clock, log, webFolder: dataDir };
  const kundlis = kundliService({ ephemeris, gazetteer, clock });
  const kept = recordsIn(parts);
  const { saved } = wireRecords({ ...parts, kept, counter, kundlis, isVerified: async () => false });
  const { chats } = wireChat({ ...parts, counter, kundlis, saved, logger: Fastify({ logger: false }).log });

  const { db } = own.database;
  const secret = config.AUTH_SECRET;
  const jobs = sqlJobQueue({ db, clock, secret, onAdded: () => undefined });
  const trail = { jobs, audit: sqlAudit({ db, clock }) };
  const records = sqlChannels({ db, ...trail, clock, secret });
  const told = readings({ kundlis, prints: printsService({ clock }) });
  const tokens = formTokens(secret);
  const links = sqlLinking({ db, ...trail, clock });
  const codes = linkCodes(secret);
  // Who links a chat to an account is tested on the whole app.
  const accountOf = async () => null;
  const talk = conversation({
    charts: channelCharts({ records, saved, accountOf }),
    linking: linkingInTalk({ links, codes, accountOf, notices: noticeJobs(clock), clock }),
    answering: answering({ chats, talkIdOf: talkIds(secret), clock }),
    readings: told,
    towns: towns({ places: placesService(gazetteer), clock }),
    tokens,
    publicUrl: "https://lagna.example",
    clock,
  });

  const people = new Map<string, string>();
  let number = 0;
  const { signal } = new AbortController();
  const names = new Map<string, string>();
  async function received(from: string, content: InboundContent) {
    // Nobody types faster than one message in ten seconds.
    time += 10_000;
    const who = { id: from, name: names.get(from) ?? "Asha Rao", language: null };
    const sentAt = clock().toISOString();
    await records.receive([{ channel: CHANNEL, messageId: `wamid.${(number += 1)}`, from: who, sentAt, content }]);
    const job = await jobs.claim([ANSWER_JOB], 60_000);
    if (!job) throw new Error("nothing was to be answered");
    await jobs.complete(job);
    const person = String(job.payload?.["person"]);
    people.set(from, person);
    const heard = await records.nextOf(person);
    if (!heard?.content) throw new Error("nothing waits");
    return { ...heard, content: heard.content };
  }

  return {
    records,
    readings: told,
    tokens,
    hear: async (from, said, as) => {
      if (as) names.set(from, as.name);
      const heard = await received(from, typeof said === "string" ? { kind: "text", text: said } : said);
      const effect = await talk.reply(heard, signal);
      await records.answer(heard.id, effect);
      return effect.says;
    },
    hearTwice: async (from, text) => {
      const heard = await received(from, { kind: "text", text });
      const lost = await talk.reply(heard, signal);
      const effect = await talk.reply(heard, signal);
      await records.answer(heard.id, effect);
      return [lost.says, effect.says];
    },
    person: async (from) => {
      const person = await records.person(people.get(from) ?? "");
      if (!person) throw new Error("nobody of that name");
      return person;
    },
    messages: async () => (await db.selectFrom("chat_messages").select("id").execute()).length,
    close: async () => {
      await own.database.close();
      await own.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
