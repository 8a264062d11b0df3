import { createWebhookBurstGate } from "../channels/defer-work-during-webhook-burst.ts";
import { channelAdminRoutes } from "../channels/admin-routes.ts";
import { createChatServiceAdapter } from "../channels/chat-service-adapter.ts";
import { type Account, createChannelChartService } from "../channels/channel-chart-service.ts";
import { createConversation } from "../channels/conversation.ts";
import { birthFormRoutes } from "../channels/birth-form-routes.ts";
import { createBirthFormService } from "../channels/birth-form-service.ts";
import { createBirthFormTokens } from "../channels/birth-form-token.ts";
import { CHANNELS, type ChannelName, type InboundMessage } from "../channels/inbound-message.ts";
import { createLinkCodes } from "../channels/linking/link-code.ts";
import { createChatLinking } from "../channels/linking/link-chat-to-account.ts";
import { linkingRoutes } from "../channels/linking/routes.ts";
import { createLinkingService } from "../channels/linking/service.ts";
import { createSqlLinkRepository } from "../channels/linking/sql-repository.ts";
import { createChartDescriber } from "../channels/describe-chart.ts";
import type { ChannelRepository } from "../channels/repository.ts";
import { createSendToAccount, type SendToAccount } from "../channels/sql/send-to-account.ts";
import { createSqlChannelRepository } from "../channels/sql-repository.ts";
import { createConversationIds } from "../channels/conversation-id.ts";
import { createPlacesPostponement } from "../channels/postpone-until-places.ts";
import { createBirthAlmanac } from "../typed-births/calendar-days/birth-almanac.ts";
import { createTownFinder } from "../typed-births/find-towns.ts";
import { createBirthplaceRecogniser } from "../typed-births/recognise-birthplace.ts";
import { type ChannelSender, createChannelJobs } from "../channels/channel-jobs.ts";
import { createBotApi } from "../channels/telegram/create-bot-api.ts";
import { createTelegramSender } from "../channels/telegram/send-messages.ts";
import { readTelegramConfig } from "../channels/telegram/config.ts";
import { createStoreTelegramUpdates } from "../channels/telegram/store-updates.ts";
import { createTelegramReceiver } from "../channels/telegram/poll-or-register-webhook.ts";
import { telegramWebhook } from "../channels/telegram/webhook.ts";
import { createWhatsAppSender } from "../channels/whatsapp/send-messages.ts";
import { readWhatsAppConfig } from "../channels/whatsapp/config.ts";
import { whatsAppWebhook } from "../channels/whatsapp/webhook.ts";
import type { ChatService } from "../chat/service.ts";
import type { App } from "../http/fastify-app-type.ts";
import type { JobQueue } from "../jobs/queue.ts";
import { createNoticeJobs } from "../modules/accounts/notices/notice-mails.ts";
import type { AlmanacService } from "../modules/almanac/service.ts";
import { endDailyMessageWay } from "../modules/almanac/daily-message/sql-repository.ts";
import { createSqlAuditRepository } from "../modules/audit/sql-repository.ts";
import type { SavedKundlisService } from "../modules/saved-kundlis/service.ts";
import type { Area } from "./area.ts";
import type { AstrologyGives } from "./astrology.ts";
import { createLinkedChatsDataSource } from "./create-linked-chats-personal-data.ts";
import { resolvePublicUrl } from "./create-mailer.ts";
import type { SharedParts } from "./shared-parts.ts";

export interface ChannelsWiring extends SharedParts, AstrologyGives {
  readonly jobs: JobQueue;
  readonly chats: ChatService;
  readonly almanac: AlmanacService;
  readonly savedKundlis: SavedKundlisService;
  /** Null for a deleted account or one without access. */
  readonly findAccount: (accountId: string) => Promise<Account | null>;
}

export interface ChannelsGives {
  readonly enabledChannels: readonly ChannelName[];
  readonly sendToAccount: SendToAccount;
}

/** Meta repeats unacknowledged deliveries for a week; received messages are kept a little longer, to recognise duplicates. */
const RETENTION_MS = 10 * 86_400_000;
const CLEANUP_INTERVAL_MS = 3_600_000;

/** A configured channel. */
interface ChannelConnection {
  readonly sender: ChannelSender;
  routes(api: App): Promise<void>;
}

interface ConnectionParts extends Pick<ChannelsWiring, "config" | "clock" | "logger"> {
  readonly records: ChannelRepository;
}

function connectWhatsApp({ config, records }: ConnectionParts): ChannelConnection | null {
  const whatsAppConfig = readWhatsAppConfig(config);
  if (!whatsAppConfig) return null;
  return {
    sender: createWhatsAppSender(whatsAppConfig),
    routes: async (api) => {
      await api.register(whatsAppWebhook, { config: whatsAppConfig, records });
    },
  };
}

function connectTelegram({ config, records, clock, logger: log }: ConnectionParts): ChannelConnection | null {
  const telegramConfig = readTelegramConfig(config, resolvePublicUrl(config));
  if (!telegramConfig) return null;
  const api = createBotApi(telegramConfig);
  const receiveUpdates = createStoreTelegramUpdates({ records, api, clock });
  const receiver = createTelegramReceiver({ api, config: telegramConfig, receiveUpdates, records, log });
  return {
    sender: createTelegramSender(api),
    routes: async (app) => {
      await app.register(telegramWebhook, { config: telegramConfig, receiveUpdates });
      app.addHook("onListen", async () => receiver.start());
      app.addHook("onClose", () => receiver.stop());
    },
  };
}

const CONNECT: Readonly<Record<ChannelName, (parts: ConnectionParts) => ChannelConnection | null>> = {
  whatsapp: connectWhatsApp,
  telegram: connectTelegram,
};

/** Wires the chats in messaging apps. */
export function wireChannels(parts: ChannelsWiring): Area<ChannelsGives> {
  const { config, database, clock, counter, jobs, chats, savedKundlis, findAccount, logger } = parts;
  const secret = config.AUTH_SECRET;
  const { db } = database;
  const trail = { jobs, audit: createSqlAuditRepository({ db, clock }) };
  const notices = createNoticeJobs(clock);
  const sqlParts = { db, ...trail, onStopped: endDailyMessageWay, clock, secret };
  const records = createSqlChannelRepository(sqlParts);
  const chartDescriber = createChartDescriber(parts);
  const towns = createTownFinder({
    places: createBirthplaceRecogniser(parts.places),
    createPreparingError: createPlacesPostponement(clock),
  });
  const tokens = createBirthFormTokens(secret);
  const links = createSqlLinkRepository({ db, ...trail, clock });
  const codes = createLinkCodes(secret);
  const charts = createChannelChartService({ records, savedKundlis, findAccount });
  const chatAdapter = createChatServiceAdapter({ chats, createConversationId: createConversationIds(secret), clock });
  const conversation = createConversation({
    charts,
    linking: createChatLinking({ links, codes, findAccount, notices, clock }),
    chatAdapter,
    chartDescriber,
    towns,
    almanac: createBirthAlmanac(parts.almanac),
    tokens,
    publicUrl: resolvePublicUrl(config),
    clock,
  });
  const deliveries = createWebhookBurstGate();
  const webhookRecords = {
    ...records,
    // Older messages are ignored: they may be replayed, and their duplicates could no longer be recognised.
    receive: deliveries.trackDelivery(async (messages: readonly InboundMessage[]) => {
      const since = new Date(clock().getTime() - RETENTION_MS).toISOString();
      return records.receive(messages.filter(({ sentAt }) => sentAt >= since));
    }),
  };
  const connections = CHANNELS.flatMap((name) => {
    const connection = CONNECT[name]({ config, clock, logger, records: webhookRecords });
    return connection ? [{ name, ...connection }] : [];
  });
  const enabledChannels = connections.map(({ name }) => name);
  const senders = Object.fromEntries(connections.map(({ name, sender }) => [name, sender]));
  const { answerHandlers, sendHandlers } = createChannelJobs({
    records,
    charts,
    conversation,
    chartDescriber,
    senders,
    deliveries,
    clock,
  });
  const linking = createLinkingService({ links, codes, notices, counter, clock });
  const form = createBirthFormService({ records, conversation, tokens, clock });

  const deleteOldRecords = (): void => {
    const before = new Date(clock().getTime() - RETENTION_MS).toISOString();
    records
      .deleteBefore(before)
      .catch((error: unknown) => logger.error({ err: error }, "old messages were not deleted"));
  };
  return {
    gives: { enabledChannels, sendToAccount: createSendToAccount(sqlParts) },
    slowJobs: [answerHandlers, sendHandlers],
    personalData: [createLinkedChatsDataSource({ links, records, chatAdapter, jobs })],
    routes: async (api) => {
      await api.register(birthFormRoutes, { form, counter });
      await api.register(linkingRoutes, { linking });
      await api.register(channelAdminRoutes, { records, enabledChannels });
      for (const connection of connections) await connection.routes(api);
      const timer = setInterval(deleteOldRecords, CLEANUP_INTERVAL_MS);
      timer.unref();
      api.addHook("onClose", async () => clearInterval(timer));
    },
  };
}
