import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { createServerMetrics } from "../../src/metrics/server-metrics.ts";
import { createChatServiceAdapter } from "../../src/channels/chat-service-adapter.ts";
import { createChannelChartService } from "../../src/channels/channel-chart-service.ts";
import { createConversation } from "../../src/channels/conversation.ts";
import { createBirthFormTokens, type BirthFormTokens } from "../../src/channels/birth-form-token.ts";
import type { ChannelName, InboundContent } from "../../src/channels/inbound-message.ts";
import { createLinkCodes } from "../../src/channels/linking/link-code.ts";
import { createChatLinking } from "../../src/channels/linking/link-chat-to-account.ts";
import { createSqlLinkRepository } from "../../src/channels/linking/sql-repository.ts";
import type { OutboundMessage } from "../../src/channels/outbound-message.ts";
import { createChartDescriber, type ChartDescriber } from "../../src/channels/describe-chart.ts";
import { createPlacesPostponement } from "../../src/channels/postpone-until-places.ts";
import { createBirthAlmanac } from "../../src/typed-births/calendar-days/birth-almanac.ts";
import { createTownFinder } from "../../src/typed-births/find-towns.ts";
import { createBirthplaceRecogniser } from "../../src/typed-births/recognise-birthplace.ts";
import { ANSWER_JOB, type ChannelPerson, type ChannelRepository } from "../../src/channels/repository.ts";
import { createSqlChannelRepository } from "../../src/channels/sql-repository.ts";
import { createConversationIds } from "../../src/channels/conversation-id.ts";
import { loadConfig } from "../../src/settings/config.ts";
import { createMemoryRateLimitCounter } from "../../src/http/rate-limit-counter.ts";
import { createSqlJobQueue } from "../../src/jobs/sql-queue.ts";
import { createSqlAuditRepository } from "../../src/modules/audit/sql-repository.ts";
import { createNoticeJobs } from "../../src/modules/accounts/notices/notice-mails.ts";
import { createChartService } from "../../src/modules/charts/service.ts";
import { createPlacesService } from "../../src/modules/places/service.ts";
import { createPrintsService } from "../../src/modules/prints/service.ts";
import { createWebParts } from "../../src/http/static-web.ts";
import { resolveSite } from "../../src/wiring/resolve-site.ts";
import { wireAlmanac } from "../../src/wiring/almanac.ts";
import { wireChat } from "../../src/wiring/chat.ts";
import { createRecordRepositories } from "../../src/wiring/create-record-repositories.ts";
import { wireSavedKundlis } from "../../src/wiring/saved-kundlis.ts";
import { wireLedger } from "../../src/wiring/ledger.ts";
import { wireServerSettings } from "../../src/wiring/server-settings.ts";
import { ephemeris, gazetteer, tasks, openTestDatabase } from "../build-test-app.ts";
import { claimOne } from "../fakes/claim-one.ts";

interface CalledAs {
  /** The user's name in the app. */
  readonly name: string;
}

/** A conversation on real services and real SQL, without a channel. */
export interface TestConversation {
  readonly records: ChannelRepository;
  readonly readings: ChartDescriber;
  readonly tokens: BirthFormTokens;
  /** The reply to a user's message. */
  hear(from: string, content: string | InboundContent, as?: CalledAs): Promise<readonly OutboundMessage[]>;
  /** Processes the same message again, as after a kill before its result was stored. */
  hearTwice(from: string, text: string): Promise<[readonly OutboundMessage[], readonly OutboundMessage[]]>;
  person(from: string): Promise<ChannelPerson>;
  /** Rows of a channel table. */
  messages(): Promise<number>;
  close(): Promise<void>;
}

const CHANNEL: ChannelName = "whatsapp";

export async function openTestConversation(): Promise<TestConversation> {
  // Opening the places index can be slow on a busy machine, and messages meanwhile get a request to wait.
  await gazetteer.ready();
  const dataDir = mkdtempSync(join(tmpdir(), "lagna-talk-"));
  const own = await openTestDatabase(dataDir);
  const config = loadConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
  let time = Date.parse("2026-03-01T06:00:00.000Z");
  const clock = () => new Date(time);
  const counter = createMemoryRateLimitCounter(() => time);
  const log = { level: "silent" };
  const web = createWebParts(dataDir, resolveSite(config), null, null);
  const parts = { config, database: own.database, ephemeris, gazetteer, clock, log, web, webFolder: dataDir };
  const kundlis = createChartService({ ephemeris, gazetteer, clock, tasks });
  const kept = createRecordRepositories(parts);
  const { db } = own.database;
  const secret = config.AUTH_SECRET;
  const jobs = createSqlJobQueue({ db, clock, secret, onAdded: () => undefined });
  const prints = createPrintsService({ clock, tasks });
  const { savedKundlis } = wireSavedKundlis({
    ...parts,
    tasks,
    jobs,
    recordRepositories: kept,
    counter,
    charts: kundlis,
    prints,
  }).gives;
  const { almanac } = wireAlmanac({
    ...parts,
    tasks,
    counter,
    jobs,
    charts: kundlis,
    savedKundlis,
    prints,
    findAccountPlace: async () => null,
  }).gives;
  const { chats } = wireChat({
    ...parts,
    tasks,
    counter,
    charts: kundlis,
    savedKundlis,
    places: createPlacesService(gazetteer),
    almanac,
    ledger: wireLedger({ ...parts, tasks, jobs, counter, charts: kundlis, savedKundlis }).gives.ledger,
    logger: Fastify({ logger: false }).log,
    metrics: createServerMetrics(),
    serverSettings: wireServerSettings(parts).gives.serverSettings,
    accounts: { requireProof: async () => undefined },
  }).gives;

  const trail = { jobs, audit: createSqlAuditRepository({ db, clock }) };
  const records = createSqlChannelRepository({ db, ...trail, clock, secret });
  const told = createChartDescriber({ charts: kundlis, prints });
  const tokens = createBirthFormTokens(secret);
  const links = createSqlLinkRepository({ db, ...trail, clock });
  const codes = createLinkCodes(secret);
  // Linking chats to accounts is tested with the complete app.
  const accountOf = async () => null;
  const talk = createConversation({
    charts: createChannelChartService({ records, savedKundlis, findAccount: accountOf }),
    linking: createChatLinking({ links, codes, findAccount: accountOf, notices: createNoticeJobs(clock), clock }),
    chatAdapter: createChatServiceAdapter({ chats, createConversationId: createConversationIds(secret), clock }),
    chartDescriber: told,
    towns: createTownFinder({
      places: createBirthplaceRecogniser(createPlacesService(gazetteer)),
      createPreparingError: createPlacesPostponement(clock),
    }),
    almanac: createBirthAlmanac(almanac),
    tokens,
    publicUrl: "https://lagna.example",
    clock,
  });

  const people = new Map<string, string>();
  let number = 0;
  const { signal } = new AbortController();
  const names = new Map<string, string>();
  async function received(from: string, content: InboundContent) {
    // One message every ten seconds, below the rate limit.
    time += 10_000;
    const who = { id: from, name: names.get(from) ?? "Asha Rao", language: null };
    const sentAt = clock().toISOString();
    await records.receive([{ channel: CHANNEL, messageId: `wamid.${(number += 1)}`, from: who, sentAt, content }]);
    const job = await claimOne(jobs, [ANSWER_JOB], 60_000);
    if (!job) throw new Error("nothing was to be answered");
    await jobs.complete(job);
    const person = String(job.payload?.["person"]);
    people.set(from, person);
    const heard = await records.findNext(person);
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
      await records.saveAnswer(heard.id, effect);
      return effect.messages;
    },
    hearTwice: async (from, text) => {
      const heard = await received(from, { kind: "text", text });
      const lost = await talk.reply(heard, signal);
      const effect = await talk.reply(heard, signal);
      await records.saveAnswer(heard.id, effect);
      return [lost.messages, effect.messages];
    },
    person: async (from) => {
      const person = await records.findPerson(people.get(from) ?? "");
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
