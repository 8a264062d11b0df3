import { createHash, randomUUID, timingSafeEqual } from "node:crypto";
import {
  chatBirthDetailsSchema,
  type ChatState,
  chatStartResponseSchema,
  chatStartSchema,
  chatStatusQuerySchema,
  chatStatusResponseSchema,
} from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { AppError } from "../errors/app-error.ts";
import type { ChatService } from "./service.ts";

export interface ConversationStartRoutesOptions {
  readonly chats: ChatService;
  /** Key with which other systems start conversations for people without an account; undefined: they cannot. */
  readonly apiKey: string | undefined;
}

const OPTIONAL = { access: "optional" } as const;
const tags = ["Astrologer"];
/** User id sent by a system that does not identify its users: each conversation gets a new guest, without access to earlier ones. */
const UNNAMED_USER = "web_user";
const toGuestKey = (userId = UNNAMED_USER): string =>
  `api:${userId === UNNAMED_USER ? `${UNNAMED_USER}:${randomUUID()}` : userId}`;

const hashText = (text: string): Buffer => createHash("sha256").update(text).digest();
const isApiKey = (header: unknown, key: string | undefined): boolean =>
  key !== undefined && typeof header === "string" && timingSafeEqual(hashText(header), hashText(key));

const presentState = (chatId: string, state: ChatState) => ({ status: "success" as const, chat_id: chatId, state });

/** Starts a conversation, returns its state, and sets its birth, as specified. */
export const conversationStartRoutes: FastifyPluginAsyncZod<ConversationStartRoutesOptions> = async (
  app,
  { chats, apiKey },
) => {
  app.post(
    "/chat/start",
    {
      config: OPTIONAL,
      schema: {
        operationId: "startChat",
        summary: "Start a conversation, signed in or as another system with its key in x-api-key",
        tags,
        body: chatStartSchema,
        response: { 200: chatStartResponseSchema },
      },
    },
    async (request) => {
      const { principal, body, headers } = request;
      if (!principal && !isApiKey(headers["x-api-key"], apiKey)) throw new AppError("unauthenticated");
      const { conversation, state } = principal
        ? await chats.start(principal, body.kundli_id, body.pair)
        : await chats.startAsGuest(toGuestKey(body.user_id));
      return { status: "success" as const, chat_id: conversation.id, state };
    },
  );

  app.get(
    "/chat/status",
    {
      config: OPTIONAL,
      schema: {
        operationId: "getChatStatus",
        summary: "Get what a conversation is waiting for",
        tags,
        querystring: chatStatusQuerySchema,
        response: { 200: chatStatusResponseSchema },
      },
    },
    async ({ query, principal }) => presentState(query.chat_id, await chats.status(query.chat_id, principal)),
  );

  app.post(
    "/chat/birth-details",
    {
      config: OPTIONAL,
      schema: {
        operationId: "setBirthDetails",
        summary: "Set the birth of a conversation: birth details or a kundli, as JSON text",
        tags,
        body: chatBirthDetailsSchema,
        response: { 200: chatStatusResponseSchema },
      },
    },
    async ({ body, principal }) =>
      presentState(body.chat_id, await chats.giveBirth(body.chat_id, body.details_text, principal)),
  );
};
