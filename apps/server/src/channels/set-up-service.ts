import type { ChannelSetUp, TelegramSetUpRequest, WhatsAppSetUpRequest } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import { AppError } from "../errors/app-error.ts";
import type { Principal } from "../http/authorize-request.ts";
import { JobFailure } from "../jobs/job-handler.ts";
import type { Actor } from "../modules/audit/service.ts";
import type { Clock } from "../time/clock.ts";
import type { FindSender } from "./channel-jobs.ts";
import type { ChannelCheck, ChannelProblem } from "./channel-problem.ts";
import { type ChannelSettings, createWebhookSecret } from "./channel-settings.ts";
import { CHANNELS, type ChannelName } from "./inbound-message.ts";
import type { LinkRepository } from "./linking/repository.ts";
import { checkBot, checkBotToken, describeTelegramReply, endWebhook, registerWebhook } from "./telegram/check-bot.ts";
import { buildTelegramConfig, TELEGRAM_WEBHOOK_PATH } from "./telegram/config.ts";
import { createBotApi } from "./telegram/create-bot-api.ts";
import { TEST_MESSAGES } from "./test-message.data.ts";
import { checkWhatsApp, checkWhatsAppAccess, describeWhatsAppProblem } from "./whatsapp/check-number.ts";
import { buildWhatsAppConfig, WHATSAPP_WEBHOOK_PATH } from "./whatsapp/config.ts";
import type { SetConfig } from "../settings/config.ts";

export interface ChannelSetUpParts {
  readonly config: SetConfig;
  readonly publicUrl: string;
  readonly settings: ChannelSettings;
  readonly links: Pick<LinkRepository, "findByAccount">;
  readonly findSender: FindSender;
  /** @throws AppError if the person has not proved their identity lately */
  readonly requireProof: (who: Principal) => Promise<void>;
  readonly clock: Clock;
}

const WEBHOOK_PATHS = { telegram: TELEGRAM_WEBHOOK_PATH, whatsapp: WHATSAPP_WEBHOOK_PATH } as const;
/** An administrator waits for the answer. */
const SEND_TIMEOUT_MS = 15_000;

const toActor = ({ userId }: Principal): Actor => ({ kind: "person", id: userId });
const fail = (problem: ChannelProblem["problem"], said: string | null = null): ChannelCheck => ({
  account: null,
  problems: [{ problem, said }],
});

/** Names why a test message was not sent; the sender's failures end with the platform's code. */
function describeSendFailure(channel: ChannelName, error: unknown): ChannelProblem {
  const said = error instanceof JobFailure ? error.message : null;
  const code = Number(/ (\d+)$/.exec(said ?? "")?.[1] ?? Number.NaN);
  if (Number.isNaN(code)) return { problem: "unreachable", said };
  return channel === "telegram" ? describeTelegramReply(code, said) : describeWhatsAppProblem(code);
}

/** Setting up the channels in the browser, and testing them. Nothing is stored before the platform has accepted it. */
export function createChannelSetUpService(parts: ChannelSetUpParts) {
  const { config, publicUrl, settings, clock } = parts;
  const getWebhookUrl = (channel: ChannelName): string => `${publicUrl}${WEBHOOK_PATHS[channel]}`;

  async function describe(name: ChannelName): Promise<ChannelSetUp> {
    const source = await settings.findSource(name);
    const { telegram, whatsapp } = await settings.find();
    return {
      name,
      source,
      account: (name === "telegram" ? telegram?.botName : whatsapp?.displayNumber) ?? null,
      webhook_url: getWebhookUrl(name),
      is_public: publicUrl.startsWith("https://"),
      verify_token: name === "whatsapp" && source === "browser" ? (whatsapp?.verifyToken ?? null) : null,
    };
  }

  /** @throws AppError 409 if the environment sets the channel, which would take precedence */
  async function requireChangeable(who: Principal, channel: ChannelName): Promise<void> {
    if ((await settings.findSource(channel)) === "environment") throw new AppError("channel_from_environment");
    await parts.requireProof(who);
  }

  const testTelegram = async (register: boolean): Promise<ChannelCheck> => {
    const telegram = await settings.findTelegram();
    return telegram ? checkBot(createBotApi(telegram), telegram, { register, clock }) : fail("not_set_up");
  };
  const testWhatsApp = async (): Promise<ChannelCheck> => {
    const whatsapp = await settings.findWhatsApp();
    return whatsapp ? checkWhatsApp(whatsapp, getWebhookUrl("whatsapp")) : fail("not_set_up");
  };

  return {
    list: (): Promise<ChannelSetUp[]> => Promise.all(CHANNELS.map(describe)),

    setUpTelegram: async (who: Principal, { token }: TelegramSetUpRequest): Promise<ChannelCheck> => {
      await requireChangeable(who, "telegram");
      const webhookSecret = (await settings.findTelegram())?.webhookSecret ?? createWebhookSecret();
      const telegram = buildTelegramConfig({ token, webhookSecret, botName: null }, config, publicUrl);
      const api = createBotApi(telegram);
      const bot = await checkBotToken(api);
      if (bot.problems.length > 0) return bot;
      await settings.saveTelegram({ token, webhookSecret, botName: bot.account }, toActor(who));
      await settings.find();
      const refusal = await registerWebhook(api, telegram);
      return { ...bot, problems: refusal ? [refusal] : [] };
    },

    setUpWhatsApp: async (who: Principal, request: WhatsAppSetUpRequest): Promise<ChannelCheck> => {
      await requireChangeable(who, "whatsapp");
      // Meta keeps the text of the first set-up.
      const verifyToken = (await settings.findWhatsApp())?.verifyToken ?? createWebhookSecret();
      const { token, phone_number_id: phoneNumberId, app_secret: appSecret } = request;
      const access = { token, phoneNumberId, appSecret, verifyToken, displayNumber: null };
      const number = await checkWhatsAppAccess(buildWhatsAppConfig(access, config));
      if (number.problems.length > 0) return number;
      await settings.saveWhatsApp({ ...access, displayNumber: number.account }, toActor(who));
      await settings.find();
      return number;
    },

    /** Ends the channel. Telegram is told, so that it keeps no messages for this server; it may also be away. */
    remove: async (who: Principal, channel: ChannelName): Promise<void> => {
      await requireChangeable(who, channel);
      const { telegram } = await settings.find();
      await settings.remove(channel, toActor(who));
      await settings.find();
      if (channel === "telegram" && telegram) await endWebhook(createBotApi(telegram));
    },

    test: (channel: ChannelName, { register }: { readonly register: boolean }): Promise<ChannelCheck> =>
      channel === "telegram" ? testTelegram(register) : testWhatsApp(),

    /** Sends a message to the administrator's own chat, which their account must be linked to. */
    sendTestMessage: async (who: Principal, channel: ChannelName, language: Language): Promise<ChannelCheck> => {
      const sender = await parts.findSender(channel);
      if (!sender) return fail("not_set_up");
      const chat = (await parts.links.findByAccount(who.userId)).find((each) => each.channel === channel);
      if (!chat) return fail("not_linked");
      try {
        const text = TEST_MESSAGES[language];
        await sender.send(chat.externalId, { kind: "text", text }, AbortSignal.timeout(SEND_TIMEOUT_MS));
        return { account: chat.name || null, problems: [] };
      } catch (error) {
        return { account: null, problems: [describeSendFailure(channel, error)] };
      }
    },
  };
}
export type ChannelSetUpService = ReturnType<typeof createChannelSetUpService>;
