import {
  channelSetUpParamsSchema,
  channelSetUpsResponseSchema,
  channelTestRequestSchema,
  channelTestResponseSchema,
  type ChannelTestResponse,
  statusResponseSchema,
  telegramSetUpRequestSchema,
  whatsAppSetUpRequestSchema,
} from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { acceptEmptyBodies } from "../http/accept-empty-bodies.ts";
import { requirePrincipal } from "../http/authorize-request.ts";
import { resolveLanguage } from "../http/read-client-info.ts";
import type { ChannelCheck } from "./channel-problem.ts";
import type { ChannelSetUpService } from "./set-up-service.ts";

const ADMINISTRATOR = { access: "administrator" } as const;
const tags = ["administration"];

const presentCheck = ({ account, problems }: ChannelCheck): ChannelTestResponse => ({
  status: problems.length === 0 ? "success" : "failed",
  account,
  problems: problems.map(({ problem, said }) => ({ problem, said })),
});

/** Administrators only: setting up the channels and testing them. Changes need a recent proof of identity. */
export const channelSetUpRoutes: FastifyPluginAsyncZod<{ setUp: ChannelSetUpService }> = async (app, { setUp }) => {
  acceptEmptyBodies(app);
  app.get(
    "/admin/channels/set-up",
    {
      config: ADMINISTRATOR,
      schema: {
        operationId: "listChannelSetUps",
        summary: "Get how the messaging channels are set up, without their tokens",
        tags,
        response: { 200: channelSetUpsResponseSchema },
      },
    },
    async (_request, reply) => {
      reply.header("cache-control", "no-store");
      return { channels: await setUp.list() };
    },
  );

  app.put(
    "/admin/channels/telegram/set-up",
    {
      config: ADMINISTRATOR,
      schema: {
        operationId: "setUpTelegram",
        summary: "Set up Telegram; stored only if Telegram accepts the token",
        tags,
        body: telegramSetUpRequestSchema,
        response: { 200: channelTestResponseSchema },
      },
    },
    async (request) => presentCheck(await setUp.setUpTelegram(requirePrincipal(request), request.body)),
  );

  app.put(
    "/admin/channels/whatsapp/set-up",
    {
      config: ADMINISTRATOR,
      schema: {
        operationId: "setUpWhatsApp",
        summary: "Set up WhatsApp; stored only if Meta accepts token, number and app secret",
        tags,
        body: whatsAppSetUpRequestSchema,
        response: { 200: channelTestResponseSchema },
      },
    },
    async (request) => presentCheck(await setUp.setUpWhatsApp(requirePrincipal(request), request.body)),
  );

  app.delete(
    "/admin/channels/:channel/set-up",
    {
      config: ADMINISTRATOR,
      schema: {
        operationId: "deleteChannelSetUp",
        summary: "Remove what was entered for a channel, which switches it off",
        tags,
        params: channelSetUpParamsSchema,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      await setUp.remove(requirePrincipal(request), request.params.channel);
      return { status: "success" as const };
    },
  );

  app.post(
    "/admin/channels/:channel/test",
    {
      config: ADMINISTRATOR,
      schema: {
        operationId: "checkChannel",
        summary: "Ask the platform whether token, account and webhook of a channel work",
        tags,
        params: channelSetUpParamsSchema,
        body: channelTestRequestSchema,
        response: { 200: channelTestResponseSchema },
      },
    },
    async ({ params, body }) => presentCheck(await setUp.test(params.channel, body)),
  );

  app.post(
    "/admin/channels/:channel/test-message",
    {
      config: ADMINISTRATOR,
      schema: {
        operationId: "sendTestMessage",
        summary: "Send a test message to your own linked chat immediately",
        tags,
        params: channelSetUpParamsSchema,
        response: { 200: channelTestResponseSchema },
      },
    },
    async (request) =>
      presentCheck(
        await setUp.sendTestMessage(requirePrincipal(request), request.params.channel, resolveLanguage(request)),
      ),
  );
};
