import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { AppError } from "../../errors.ts";
import { isSecret } from "../secret.ts";
import type { TelegramConfig } from "./config.ts";
import type { TelegramIntake } from "./intake.ts";

export interface TelegramWebhookOptions {
  readonly config: Pick<TelegramConfig, "webhookSecret">;
  readonly take: TelegramIntake;
}

/** Whoever knows the secret may send as much as there is: Telegram delivers a refused one again. */
const WEBHOOK = { access: "public", quiet: true, unlimited: true } as const;

/** Where Telegram delivers. It is answered when everything is kept; what is to be done about it is done afterwards. */
export const telegramWebhook: FastifyPluginAsyncZod<TelegramWebhookOptions> = async (app, { config, take }) => {
  app.post(
    "/telegram/webhook",
    {
      config: WEBHOOK,
      schema: { hide: true },
      // Before a body is read: nobody else's is.
      onRequest: async ({ headers }) => {
        if (!isSecret(headers["x-telegram-bot-api-secret-token"], config.webhookSecret))
          throw new AppError("forbidden");
      },
    },
    async ({ body }) => {
      await take([body]);
      return { status: "success" };
    },
  );
};
