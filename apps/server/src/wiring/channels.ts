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
import { createChannelJobs, type FindSender } from "../channels/channel-jobs.ts";
import { type ChannelConfigs, type ChannelSettings, createChannelSettings } from "../channels/channel-settings.ts";
import { followChannelSettings } from "../channels/follow-channel-settings.ts";
import { channelSetUpRoutes } from "../channels/set-up-routes.ts";
import { createChannelSetUpService } from "../channels/set-up-service.ts";
import { createBotApi } from "../channels/telegram/create-bot-api.ts";
import { createTelegramSender } from "../channels/telegram/send-messages.ts";
import type { TelegramConfig } from "../channels/telegram/config.ts";
import { createStoreTelegramUpdates } from "../channels/telegram/store-updates.ts";
import { createTelegramReceiver } from "../channels/telegram/poll-or-register-webhook.ts";
import { telegramWebhook } from "../channels/telegram/webhook.ts";
import { createWhatsAppSender } from "../channels/whatsapp/send-messages.ts";
import { whatsAppWebhook } from "../channels/whatsapp/webhook.ts";
import type { ChatService } from "../chat/service.ts";
import type { App } from "../http/fastify-app-type.ts";
import type { JobQueue } from "../jobs/queue.ts";
import { createNoticeJobs } from "../modules/accounts/notices/notice-mails.ts";
import type { AlmanacService } from "../modules/almanac/service.ts";
import { endDailyMessageWay } from "../modules/almanac/daily-message/sql-repository.ts";
import { createSqlAuditRepository } from "../modules/audit/sql-repository.ts";
import type { AccountsService } from "../modules/accounts/service.ts";
import type { SavedKundlisService } from "../modules/saved-kundlis/service.ts";
import type { Area } from "./area.ts";
import type { AstrologyGives } from "./astrology.ts";
import { createOnce } from "./create-once.ts";
import { createLinkedChatsDataSource } from "./create-linked-chats-personal-data.ts";
import { resolvePublicUrl } from "./create-mailer.ts";
import type { ServerSettingsGives } from "./server-settings.ts";
import type { SharedParts } from "./shared-parts.ts";

export interface ChannelsWiring extends SharedParts, AstrologyGives, ServerSettingsGives {
  readonly jobs: JobQueue;
  readonly chats: ChatService;
  readonly almanac: AlmanacService;
  readonly savedKundlis: SavedKundlisService;
  readonly accounts: Pick<AccountsService, "requireProof">;
  /** Null for a deleted account or one without access. */
  readonly findAccount: (accountId: string) => Promise<Account | null>;
}

export interface ChannelsGives {
  /** The channels' settings as last found. */
  readonly readChannelConfigs: () => ChannelConfigs;
  readonly sendToAccount: SendToAccount;
}

/** Meta repeats unacknowledged deliveries for a week; received messages are kept a little longer, to recognise duplicates. */
const RETENTION_MS = 10 * 86_400_000;
const CLEANUP_INTERVAL_MS = 3_600_000;

/** Finds what sends in a channel, with the settings that apply at the moment. */
function createSenderFinder(settings: ChannelSettings): FindSender {
  const createForTelegram = createOnce((config: TelegramConfig) => createTelegramSender(createBotApi(config)));
  const createForWhatsApp = createOnce(createWhatsAppSender);
  const find: Readonly<Record<ChannelName, FindSender>> = {
    telegram: async () => {
      const config = await settings.findTelegram();
      return config && createForTelegram(config);
    },
    whatsapp: async () => {
      const config = await settings.findWhatsApp();
      return config && createForWhatsApp(config);
    },
  };
  return (channel) => find[channel](channel);
}

interface ReceivingParts extends Pick<ChannelsWiring, "clock" | "logger"> {
  readonly settings: ChannelSettings;
  readonly records: ChannelRepository;
}

/** What comes in: WhatsApp by its webhook, Telegram by its webhook or by polling. */
async function receiveMessages(app: App, { settings, records, clock, logger: log }: ReceivingParts): Promise<void> {
  await app.register(whatsAppWebhook, { findConfig: settings.findWhatsApp, records });
  const createApi = createOnce(createBotApi);
  const receiveWith = createOnce((config: TelegramConfig) =>
    createStoreTelegramUpdates({ records, api: createApi(config), clock }),
  );
  await app.register(telegramWebhook, {
    findConfig: settings.findTelegram,
    receiveUpdates: async (updates) => {
      const config = await settings.findTelegram();
      if (config) await receiveWith(config)(updates);
    },
  });
  const following = followChannelSettings({
    settings,
    createReceiver: (config) =>
      createTelegramReceiver({ api: createApi(config), config, receiveUpdates: receiveWith(config), records, log }),
    log,
  });
  // For answers that do not wait for the database; if it is away, the channels are found with the next request.
  app.addHook("onReady", async () => void (await settings.find().catch(() => undefined)));
  app.addHook("onListen", async () => following.start());
  app.addHook("onClose", () => following.stop());
}

/** Wires the chats in messaging apps. */
export function wireChannels(parts: ChannelsWiring): Area<ChannelsGives> {
  const { config, database, clock, counter, jobs, chats, savedKundlis, findAccount, logger } = parts;
  const secret = config.AUTH_SECRET;
  const publicUrl = resolvePublicUrl(config);
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
    publicUrl,
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
  const settings = createChannelSettings({ config, publicUrl, settings: parts.serverSettings });
  const findSender = createSenderFinder(settings);
  const { answerHandlers, sendHandlers } = createChannelJobs({
    records,
    charts,
    conversation,
    chartDescriber,
    findSender,
    deliveries,
    clock,
  });
  const setUp = createChannelSetUpService({
    config,
    publicUrl,
    settings,
    links,
    findSender,
    requireProof: parts.accounts.requireProof,
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
    gives: { readChannelConfigs: settings.readLatest, sendToAccount: createSendToAccount(sqlParts) },
    slowJobs: [answerHandlers, sendHandlers],
    personalData: [createLinkedChatsDataSource({ links, records, chatAdapter, jobs })],
    routes: async (api) => {
      await api.register(birthFormRoutes, { form, counter });
      await api.register(linkingRoutes, { linking });
      await api.register(channelAdminRoutes, {
        records,
        findEnabledChannels: async () => {
          const configs = await settings.find();
          return CHANNELS.filter((name) => configs[name] !== null);
        },
      });
      await api.register(channelSetUpRoutes, { setUp });
      await receiveMessages(api, { settings, records: webhookRecords, clock, logger });
      const timer = setInterval(deleteOldRecords, CLEANUP_INTERVAL_MS);
      timer.unref();
      api.addHook("onClose", async () => clearInterval(timer));
    },
  };
}
