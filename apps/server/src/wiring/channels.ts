import type { FastifyBaseLogger } from "fastify";
import { acknowledging } from "../channels/acknowledging.ts";
import { channelAdminRoutes } from "../channels/admin-routes.ts";
import { answering } from "../channels/answering.ts";
import { type Account, channelCharts } from "../channels/charts.ts";
import { conversation } from "../channels/conversation.ts";
import { formRoutes } from "../channels/form-routes.ts";
import { formService } from "../channels/form.ts";
import { formTokens } from "../channels/form-token.ts";
import { CHANNELS, type ChannelName, type Inbound } from "../channels/inbound.ts";
import { linkCodes } from "../channels/linking/code.ts";
import { linkingInTalk } from "../channels/linking/linking.ts";
import { linkingRoutes } from "../channels/linking/routes.ts";
import { linkingService } from "../channels/linking/service.ts";
import { sqlLinking } from "../channels/linking/sql-repository.ts";
import { readings } from "../channels/readings.ts";
import type { ChannelRepository } from "../channels/repository.ts";
import { sqlChannels } from "../channels/sql-repository.ts";
import { talkIds } from "../channels/talk-id.ts";
import { towns } from "../channels/towns.ts";
import { type ChannelSender, channelWork } from "../channels/work.ts";
import { telegramApi } from "../channels/telegram/api.ts";
import { telegramClient } from "../channels/telegram/client.ts";
import { telegramConfig } from "../channels/telegram/config.ts";
import { telegramIntake } from "../channels/telegram/intake.ts";
import { telegramReception } from "../channels/telegram/reception.ts";
import { telegramWebhook } from "../channels/telegram/webhook.ts";
import { whatsAppClient } from "../channels/whatsapp/client.ts";
import { whatsAppConfig } from "../channels/whatsapp/config.ts";
import { whatsAppWebhook } from "../channels/whatsapp/webhook.ts";
import type { ChatService } from "../chat/service.ts";
import type { HitCounter } from "../http/hit-counter.ts";
import type { App } from "../http/types.ts";
import type { JobQueue } from "../jobs/queue.ts";
import { noticeJobs } from "../modules/accounts/notices/mails.ts";
import { sqlAudit } from "../modules/audit/sql-repository.ts";
import type { KundlisService } from "../modules/kundlis/service.ts";
import type { PersonalData } from "../modules/profile/personal-data.ts";
import type { Area } from "./area.ts";
import type { WiredAstrology } from "./astrology.ts";
import { linkedData } from "./linked-chats.ts";
import { publicUrlOf } from "./mail.ts";
import type { AppParts } from "./parts.ts";

export interface ChannelsWiring extends Omit<AppParts, "log"> {
  readonly log: Pick<FastifyBaseLogger, "error" | "info">;
  readonly counter: HitCounter;
  readonly jobs: JobQueue;
  readonly chats: ChatService;
  readonly astrology: Pick<WiredAstrology, "kundlis" | "places" | "prints">;
  readonly saved: KundlisService;
  /** Null for an account that is no more, or is not let in; asked once everything is wired. */
  readonly accountOf: (accountId: string) => Promise<Account | null>;
}

export interface WiredChannels extends Area {
  readonly on: readonly ChannelName[];
  readonly personalData: readonly PersonalData[];
}

/** Meta delivers what was not acknowledged again for a week: so long what came is known, and a little longer. */
const KEPT_MS = 10 * 86_400_000;
const TIDY_MS = 3_600_000;

/** One channel that is on. */
interface Connection {
  readonly sender: ChannelSender;
  routes(api: App): Promise<void>;
}

interface ConnectionParts extends Pick<ChannelsWiring, "config" | "clock" | "log"> {
  readonly records: ChannelRepository;
}

function whatsAppOf({ config, records }: ConnectionParts): Connection | null {
  const own = whatsAppConfig(config);
  if (!own) return null;
  return {
    sender: whatsAppClient(own),
    routes: async (api) => {
      await api.register(whatsAppWebhook, { config: own, records });
    },
  };
}

function telegramOf({ config, records, clock, log }: ConnectionParts): Connection | null {
  const own = telegramConfig(config, publicUrlOf(config));
  if (!own) return null;
  const api = telegramApi(own);
  const take = telegramIntake({ records, api, clock });
  const reception = telegramReception({ api, config: own, take, records, log });
  return {
    sender: telegramClient(api),
    routes: async (app) => {
      await app.register(telegramWebhook, { config: own, take });
      app.addHook("onListen", async () => reception.start());
      app.addHook("onClose", () => reception.stop());
    },
  };
}

const CONNECTIONS: Readonly<Record<ChannelName, (parts: ConnectionParts) => Connection | null>> = {
  whatsapp: whatsAppOf,
  telegram: telegramOf,
};

/** Talks in other people's apps. */
export function wireChannels(parts: ChannelsWiring): WiredChannels {
  const { config, database, clock, counter, jobs, chats, astrology, saved, accountOf, log } = parts;
  const secret = config.AUTH_SECRET;
  const { db } = database;
  const trail = { jobs, audit: sqlAudit({ db, clock }) };
  const notices = noticeJobs(clock);
  const records = sqlChannels({ db, ...trail, clock, secret });
  const told = readings(astrology);
  const found = towns({ ...astrology, clock });
  const tokens = formTokens(secret);
  const links = sqlLinking({ db, ...trail, clock });
  const codes = linkCodes(secret);
  const charts = channelCharts({ records, saved, accountOf });
  const asking = answering({ chats, talkIdOf: talkIds(secret), clock });
  const talk = conversation({
    charts,
    linking: linkingInTalk({ links, codes, accountOf, notices, clock }),
    answering: asking,
    readings: told,
    towns: found,
    tokens,
    publicUrl: publicUrlOf(config),
    clock,
  });
  const deliveries = acknowledging();
  const received = {
    ...records,
    // What is older than all that is known may have been answered long ago: somebody kept it and sends it again.
    receive: deliveries.receive(async (messages: readonly Inbound[]) => {
      const since = new Date(clock().getTime() - KEPT_MS).toISOString();
      return records.receive(messages.filter(({ sentAt }) => sentAt >= since));
    }),
  };
  const connections = CHANNELS.flatMap((name) => {
    const connection = CONNECTIONS[name]({ config, clock, log, records: received });
    return connection ? [{ name, ...connection }] : [];
  });
  const on = connections.map(({ name }) => name);
  const senders = Object.fromEntries(connections.map(({ name, sender }) => [name, sender]));
  const { answers, sends } = channelWork({
    records,
    charts,
    conversation: talk,
    readings: told,
    senders,
    deliveries,
    clock,
  });
  const linking = linkingService({ links, codes, notices, counter, clock });
  const form = formService({ records, conversation: talk, tokens, clock });

  const tidy = (): void => {
    const before = new Date(clock().getTime() - KEPT_MS).toISOString();
    records.forgetBefore(before).catch((error: unknown) => log.error({ err: error }, "old messages were not deleted"));
  };
  return {
    on,
    slowJobs: [answers, sends],
    personalData: [linkedData({ links, records, asking, jobs })],
    routes: async (api) => {
      await api.register(formRoutes, { form, counter });
      await api.register(linkingRoutes, { linking });
      await api.register(channelAdminRoutes, { records, on });
      for (const connection of connections) await connection.routes(api);
      const timer = setInterval(tidy, TIDY_MS);
      timer.unref();
      api.addHook("onClose", async () => clearInterval(timer));
    },
  };
}
