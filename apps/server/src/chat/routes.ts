import { createHash, randomUUID, timingSafeEqual } from "node:crypto";
import {
  askResponseSchema,
  askSchema,
  chatAskResponseSchema,
  chatAskSchema,
  chatBirthDetailsSchema,
  type ChatState,
  type ChatStreamEvent,
  chatStartResponseSchema,
  chatStartSchema,
  chatStatusQuerySchema,
  chatStatusResponseSchema,
} from "@lagna/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { AppError, errorBody } from "../errors.ts";
import { principalOf } from "../http/access.ts";
import { languageFor } from "../http/client.ts";
import { toAppError } from "../http/error-handler.ts";
import { type EventReader, sendEvents, wantsEvents } from "../http/event-stream.ts";
import { BUILT_IN } from "./answered.ts";
import { presentAnswer, presentEvent, presentKept } from "./presenter.ts";
import type { ChatQuestion, ChatService, Kept } from "./service.ts";
import { type AnswerStreams, awaited, readEventId, replay, type ToldEvent } from "./streams.ts";

export interface ChatRoutesOptions {
  readonly chats: ChatService;
  readonly streams: AnswerStreams;
  /** How long an answer is waited for that another server may be writing. */
  readonly elsewhereMs: number;
  /** How long a server that ends tells on. */
  readonly drainMs: number;
  /** By which other systems begin a talk for people without an account; undefined: they cannot. */
  readonly apiKey: string | undefined;
}

const OPTIONAL = { access: "optional" } as const;
const tags = ["Astrologer"];
/** Of an answer, as the service makes them. */
const MADE_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** By a system that does not say for whom: anybody, and each time somebody else, who is shown nothing of those before. */
const UNNAMED = "web_user";
const guestOf = (userId = UNNAMED): string => `api:${userId === UNNAMED ? `${UNNAMED}:${randomUUID()}` : userId}`;

const hashOf = (text: string): Buffer => createHash("sha256").update(text).digest();
const isKey = (given: unknown, key: string | undefined): boolean =>
  key !== undefined && typeof given === "string" && timingSafeEqual(hashOf(given), hashOf(key));

/** Ended by whoever asked going away before the answer. */
function untilClosed(reply: FastifyReply): AbortSignal {
  const control = new AbortController();
  reply.raw.once("close", () => control.abort());
  return control.signal;
}

async function toEnd<Result>(events: AsyncGenerator<unknown, Result>): Promise<Result> {
  for (;;) {
    const { done, value } = await events.next();
    if (done) return value;
  }
}

/** What was kept, as the events it was told in. */
const eventsOf = (kept: Kept): ChatStreamEvent[] => [
  presentEvent(
    { kind: "start", chatId: kept.conversation.id, questionId: kept.question.id, answerId: kept.answer.id },
    BUILT_IN,
  ),
  ...kept.answer.answer.sentences.map((spoken) => presentEvent({ kind: "sentence", spoken }, BUILT_IN)),
  { event: "done", data: presentKept(kept) },
];

/** The calls of a talk, as specified, and the single question. */
export const chatRoutes: FastifyPluginAsyncZod<ChatRoutesOptions> = async (
  app,
  { chats, streams, elsewhereMs, drainMs, apiKey },
) => {
  // A server that ends waits for what is being told; what takes longer than it may is left to another.
  app.addHook("preClose", async () => void setTimeout(() => void streams.close(), drainMs).unref());
  app.addHook("onClose", () => streams.close());

  app.post(
    "/chat/start",
    {
      config: OPTIONAL,
      schema: {
        summary: "Begin a talk: signed in, or as another system with its key in x-api-key",
        tags,
        body: chatStartSchema,
        response: { 200: chatStartResponseSchema },
      },
    },
    async (request) => {
      const { principal, body, headers } = request;
      if (!principal && !isKey(headers["x-api-key"], apiKey)) throw new AppError("unauthenticated");
      const { conversation, state } = principal
        ? await chats.start(principal, body.kundli_id)
        : await chats.startAsGuest(guestOf(body.user_id));
      return { status: "success" as const, chat_id: conversation.id, state };
    },
  );

  const presentState = (chatId: string, state: ChatState) => ({ status: "success" as const, chat_id: chatId, state });

  app.get(
    "/chat/status",
    {
      config: OPTIONAL,
      schema: {
        summary: "What a talk waits for",
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
        summary: "Give a talk its birth: birth details or a kundli, as JSON text",
        tags,
        body: chatBirthDetailsSchema,
        response: { 200: chatStatusResponseSchema },
      },
    },
    async ({ body, principal }) =>
      presentState(body.chat_id, await chats.giveBirth(body.chat_id, body.details_text, principal)),
  );

  async function* told(events: ReturnType<ChatService["ask"]>, first: readonly ToldEvent[], request: FastifyRequest) {
    yield* first;
    try {
      for (;;) {
        const { done, value } = await events.next();
        if (done) {
          yield { event: "done", data: presentKept(value) } as const;
          return;
        }
        // That it began was told already.
        if (value.kind !== "start") yield presentEvent(value, BUILT_IN);
      }
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.code === "internal") request.log.error({ err: error.cause }, "failed");
      yield { event: "error", data: errorBody(error, request.id, languageFor(request)) } as const;
    }
  }

  /** The rest of what another server writes; where it has died, what it said is void and the built-in answer follows. */
  const resumedFar = (
    chatId: string,
    { answerId, number }: { readonly answerId: string; readonly number: number },
    request: FastifyRequest,
  ): Promise<EventReader | null> =>
    streams.resumeFar(chatId, answerId, number, async ({ questionId, question, insteadOf }) => {
      const { principal: who } = request;
      const kept = await chats.kept(answerId, who);
      if (kept) return replay(answerId, eventsOf(kept), number);
      const control = new AbortController();
      const ids = { question: questionId, answer: answerId };
      const events = chats.ask({ chatId, question, insteadOf, ids, brokenOff: true }, { who, signal: control.signal });
      const replaced = { event: "replaced", data: { model: BUILT_IN } } as const;
      return { told: told(events, [replaced], request), control };
    });

  /** What is refused before the first event is refused as everywhere. */
  async function streamed(asked: ChatQuestion, request: FastifyRequest): Promise<EventReader> {
    const { principal: who } = request;
    const last = readEventId(request.headers["last-event-id"] as string | undefined);
    if (last) {
      await chats.status(asked.chatId, who);
      const running =
        streams.resume(asked.chatId, last.answerId, last.number) ?? (await resumedFar(asked.chatId, last, request));
      if (running) return running;
      // Another server may have begun it a moment ago: then it is seen once it is whole.
      const mayCome = MADE_ID.test(last.answerId);
      const kept = await awaited(() => chats.kept(last.answerId, who), mayCome ? elsewhereMs : 0);
      if (kept?.conversation.id !== asked.chatId) throw new AppError("chat_message_unknown");
      return replay(last.answerId, eventsOf(kept), last.number);
    }
    const control = new AbortController();
    const events = chats.ask(asked, { who, signal: control.signal });
    const first = await events.next();
    if (first.done || first.value.kind !== "start") throw new AppError("internal");
    const begun = presentEvent(first.value, BUILT_IN);
    const { chatId, questionId, answerId } = first.value;
    const answer = { chatId, questionId, answerId, question: asked.question, insteadOf: asked.insteadOf };
    return streams.begin(answer, { told: told(events, [begun], request), control });
  }

  app.post(
    "/chat/ask",
    {
      config: OPTIONAL,
      schema: {
        summary: "Ask in a talk; with `Accept: text/event-stream` the sentences come one by one",
        tags,
        body: chatAskSchema,
        response: { 200: chatAskResponseSchema },
      },
    },
    async (request, reply) => {
      const { chat_id: chatId, question, instead_of: insteadOf } = request.body;
      const asked = { chatId, question, insteadOf };
      if (wantsEvents(request.headers.accept)) {
        await sendEvents(reply, await streamed(asked, request));
        return reply;
      }
      return presentKept(await toEnd(chats.ask(asked, { who: request.principal, signal: untilClosed(reply) })));
    },
  );

  app.post(
    "/ask",
    {
      config: { access: "authorized" },
      schema: {
        summary: "One question, of a birth or kundli that is given, or of one's own",
        tags,
        body: askSchema,
        response: { 200: askResponseSchema },
      },
    },
    async (request, reply) => {
      const { question, kundli_data: kundliData } = request.body;
      const asker = { who: principalOf(request), signal: untilClosed(reply) };
      return { status: "success" as const, ...presentAnswer(await chats.askOnce({ question, kundliData }, asker)) };
    },
  );
};
