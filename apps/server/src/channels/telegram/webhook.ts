import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { AppError } from "../../errors/app-error.ts";
import { isSameSecret } from "../../http/compare-secrets.ts";
import type { TelegramConfig } from "./config.ts";
import type { StoreTelegramUpdates } from "./store-updates.ts";

export interface TelegramWebhookOptions {
  /** Null while the channel is off. */
  readonly findConfig: () => Promise<Pick<TelegramConfig, "webhookSecret"> | null>;
  readonly receiveUpdates: StoreTelegramUpdates;
}

/** No rate limit for requests with the secret: Telegram would deliver refused ones again. */
const WEBHOOK = { access: "public", quiet: true, unlimited: true } as const;

/** Telegram's webhook. It responds as soon as the updates are stored; they are processed afterwards. */
export const telegramWebhook: FastifyPluginAsyncZod<TelegramWebhookOptions> = async (
  app,
  { findConfig, receiveUpdates },
) => {
  app.post(
    "/telegram/webhook",
    {
      config: WEBHOOK,
      schema: { hide: true },
      // Checked before the body is read.
      onRequest: async ({ headers }) => {
        const config = await findConfig();
        if (!config) throw new AppError("not_found");
        if (!isSameSecret(headers["x-telegram-bot-api-secret-token"], config.webhookSecret))
          throw new AppError("forbidden");
      },
    },
    async ({ body }) => {
      await receiveUpdates([body]);
      return { status: "success" };
    },
  );
};
