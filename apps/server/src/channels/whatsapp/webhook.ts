import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { AppError } from "../../errors.ts";
import type { ChannelRepository } from "../repository.ts";
import { isSecret } from "../secret.ts";
import type { WhatsAppConfig } from "./config.ts";
import { notificationOf } from "./notification.ts";
import { isSignature, isSigned } from "./signature.ts";

export interface WhatsAppWebhookOptions {
  readonly config: Pick<WhatsAppConfig, "appSecret" | "verifyToken" | "phoneNumberId">;
  readonly records: Pick<ChannelRepository, "receive" | "told">;
}

/** Meta's own limit of a notification. */
const BODY_LIMIT_BYTES = 3 * 1024 * 1024;
/** Whoever signs may send as much as there is: Meta delivers a refused one again for days. */
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

/** Where Meta delivers. It is answered when everything is kept; what is to be done about it is done afterwards. */
export const whatsAppWebhook: FastifyPluginAsyncZod<WhatsAppWebhookOptions> = async (app, { config, records }) => {
  // The signature is over the bytes as they came.
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

  app.get(
    "/whatsapp/webhook",
    { config: WEBHOOK, schema: { hide: true, querystring: verificationSchema } },
    async ({ query }, reply) => {
      const { "hub.mode": mode, "hub.verify_token": token, "hub.challenge": challenge = "" } = query;
      if (mode !== "subscribe" || !isSecret(token, config.verifyToken)) throw new AppError("forbidden");
      return reply.type("text/plain; charset=utf-8").send(challenge);
    },
  );

  app.post(
    "/whatsapp/webhook",
    {
      config: WEBHOOK,
      bodyLimit: BODY_LIMIT_BYTES,
      schema: { hide: true },
      // Before a body is read: of who does not even sign it none is.
      onRequest: async ({ headers }) => {
        if (!isSignature(headers["x-hub-signature-256"])) throw new AppError("forbidden");
      },
    },
    async (request) => {
      const { body } = request;
      if (!Buffer.isBuffer(body) || !isSigned(body, request.headers["x-hub-signature-256"], config.appSecret))
        throw new AppError("forbidden");
      const { messages, statuses } = notificationOf(readJson(body), config.phoneNumberId);
      if (messages.length > 0) await records.receive(messages);
      await Promise.all(statuses.map((told) => records.told("whatsapp", told)));
      return { status: "success" };
    },
  );
};
