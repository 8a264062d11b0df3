import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { AppError } from "../../errors/app-error.ts";
import type { ChannelRepository } from "../repository.ts";
import { isSameSecret } from "../../http/compare-secrets.ts";
import type { WhatsAppConfig } from "./config.ts";
import { parseNotification } from "./parse-notification.ts";
import { hasSignatureFormat, isValidSignature } from "./verify-signature.ts";

export interface WhatsAppWebhookOptions {
  /** Null while the channel is off. */
  readonly findConfig: () => Promise<Pick<WhatsAppConfig, "appSecret" | "verifyToken" | "phoneNumberId"> | null>;
  readonly records: Pick<ChannelRepository, "receive" | "recordDeliveryUpdate">;
}

/** Meta's size limit of a notification. */
const BODY_LIMIT_BYTES = 3 * 1024 * 1024;
/** No rate limit for signed requests: Meta would deliver refused ones again for days. */
const WEBHOOK = { access: "public", quiet: true, unlimited: true } as const;

const verificationSchema = z.object({
  "hub.mode": z.string().optional(),
  "hub.verify_token": z.string().optional(),
  "hub.challenge": z.string().max(200).optional(),
});

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8")) as unknown;
  } catch (cause) {
    throw new AppError("body_not_json", { cause });
  }
}

/** Meta's webhook. It responds as soon as the notification is stored; it is processed afterwards. */
export const whatsAppWebhook: FastifyPluginAsyncZod<WhatsAppWebhookOptions> = async (app, { findConfig, records }) => {
  async function requireConfig() {
    const config = await findConfig();
    if (!config) throw new AppError("not_found");
    return config;
  }

  // The signature covers the raw bytes.
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

  app.get(
    "/whatsapp/webhook",
    { config: WEBHOOK, schema: { hide: true, querystring: verificationSchema } },
    async ({ query }, reply) => {
      const config = await requireConfig();
      const { "hub.mode": mode, "hub.verify_token": token, "hub.challenge": challenge = "" } = query;
      if (mode !== "subscribe" || !isSameSecret(token, config.verifyToken)) throw new AppError("forbidden");
      return reply.type("text/plain; charset=utf-8").send(challenge);
    },
  );

  app.post(
    "/whatsapp/webhook",
    {
      config: WEBHOOK,
      bodyLimit: BODY_LIMIT_BYTES,
      schema: { hide: true },
      // Requests without a signature are refused before their body is read.
      onRequest: async ({ headers }) => {
        await requireConfig();
        if (!hasSignatureFormat(headers["x-hub-signature-256"])) throw new AppError("forbidden");
      },
    },
    async (request) => {
      const { body } = request;
      const config = await requireConfig();
      if (!Buffer.isBuffer(body) || !isValidSignature(body, request.headers["x-hub-signature-256"], config.appSecret))
        throw new AppError("forbidden");
      const { messages, statuses } = parseNotification(readJson(body), config.phoneNumberId);
      if (messages.length > 0) await records.receive(messages);
      await Promise.all(statuses.map((status) => records.recordDeliveryUpdate("whatsapp", status)));
      return { status: "success" };
    },
  );
};
