import type { FastifyBaseLogger } from "fastify";
import { channelAdminRoutes } from "../channels/admin-routes.ts";
import { answering } from "../channels/answering.ts";
import { conversation } from "../channels/conversation.ts";
import { formRoutes } from "../channels/form-routes.ts";
import { formService } from "../channels/form.ts";
import { formTokens } from "../channels/form-token.ts";
import type { ChannelName } from "../channels/inbound.ts";
import { readings } from "../channels/readings.ts";
import { sqlChannels } from "../channels/sql-repository.ts";
import { type ChannelSender, channelWork } from "../channels/work.ts";
import { whatsAppClient } from "../channels/whatsapp/client.ts";
import { whatsAppConfig } from "../channels/whatsapp/config.ts";
import { whatsAppWebhook } from "../channels/whatsapp/webhook.ts";
import type { ChatService } from "../chat/service.ts";
import type { HitCounter } from "../http/hit-counter.ts";
import type { JobQueue } from "../jobs/queue.ts";
import type { Area } from "./area.ts";
import type { WiredAstrology } from "./astrology.ts";
import { publicUrlOf } from "./mail.ts";
import type { AppParts } from "./parts.ts";

export interface ChannelsWiring extends Omit<AppParts, "log"> {
  readonly log: Pick<FastifyBaseLogger, "error">;
  readonly counter: HitCounter;
  readonly jobs: JobQueue;
  readonly chats: ChatService;
  readonly astrology: Pick<WiredAstrology, "kundlis" | "places" | "prints">;
}

export interface WiredChannels extends Area {
  readonly on: readonly ChannelName[];
}

/** Meta delivers what was not acknowledged again for a week: so long what came is known, and a little longer. */
const KEPT_MS = 10 * 86_400_000;
const TIDY_MS = 3_600_000;

/** Talks in other people's apps. */
export function wireChannels({
  config,
  database,
  clock,
  counter,
  jobs,
  chats,
  astrology,
  log,
}: ChannelsWiring): WiredChannels {
  const secret = config.AUTH_SECRET;
  const records = sqlChannels({ db: database.db, jobs, clock, secret });
  const told = readings({ ...astrology, clock });
  const tokens = formTokens(secret);
  const talk = conversation({
    records,
    answering: answering({ chats, clock }),
    readings: told,
    tokens,
    publicUrl: publicUrlOf(config),
    clock,
  });
  const whatsApp = whatsAppConfig(config);
  const senders: Partial<Record<ChannelName, ChannelSender>> = {
    ...(whatsApp && { whatsapp: whatsAppClient(whatsApp) }),
  };
  const form = formService({ records, conversation: talk, tokens, clock });

  const tidy = (): void => {
    const before = new Date(clock().getTime() - KEPT_MS).toISOString();
    records.forgetBefore(before).catch((error: unknown) => log.error({ err: error }, "old messages were not deleted"));
  };
  const on = Object.keys(senders) as ChannelName[];
  return {
    on,
    jobs: channelWork({ records, conversation: talk, readings: told, senders, clock }),
    routes: async (api) => {
      await api.register(formRoutes, { form, counter });
      await api.register(channelAdminRoutes, { records, on });
      if (whatsApp) await api.register(whatsAppWebhook, { config: whatsApp, records });
      const timer = setInterval(tidy, TIDY_MS);
      timer.unref();
      api.addHook("onClose", async () => clearInterval(timer));
    },
  };
}
