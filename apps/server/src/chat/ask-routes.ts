import { askResponseSchema, askSchema, chatAskResponseSchema, chatAskSchema } from "@lagna/contract";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { requirePrincipal } from "../http/authorize-request.ts";
import { sendEvents, acceptsEventStream } from "../http/event-stream.ts";
import { presentAnswer, presentStoredAnswer } from "./presenter.ts";
import { createAnswerStreamOpener, type AnswerStreamParts } from "./answer-stream.ts";

const tags = ["Astrologer"];

/** A signal that is aborted when the client disconnects before the answer. */
export function createCloseSignal(reply: FastifyReply): AbortSignal {
  const control = new AbortController();
  reply.raw.once("close", () => control.abort());
  if (reply.raw.destroyed) control.abort();
  return control.signal;
}

async function drainGenerator<Result>(events: AsyncGenerator<unknown, Result>): Promise<Result> {
  for (;;) {
    const { done, value } = await events.next();
    if (done) return value;
  }
}

/** A question in a conversation, answered as one JSON body or as an event stream, and a single question. */
export const askRoutes: FastifyPluginAsyncZod<AnswerStreamParts> = async (app, parts) => {
  const { chats } = parts;
  const openStream = createAnswerStreamOpener(parts);

  app.post(
    "/chat/ask",
    {
      config: { access: "optional", spendsCpu: true },
      schema: {
        operationId: "askInChat",
        summary:
          "Ask a question in a conversation; with `Accept: text/event-stream`, the answer is sent sentence by sentence",
        tags,
        body: chatAskSchema,
        response: { 200: chatAskResponseSchema },
      },
    },
    async (request, reply) => {
      const { chat_id: chatId, question: message, instead_of: replacesQuestionId } = request.body;
      const input = { chatId, message, replacesQuestionId };
      if (acceptsEventStream(request.headers.accept)) {
        await sendEvents(reply, await openStream(input, request));
        return reply;
      }
      return presentStoredAnswer(
        await drainGenerator(chats.ask(input, { who: request.principal, signal: createCloseSignal(reply) })),
      );
    },
  );

  app.post(
    "/ask",
    {
      config: { access: "authorized", spendsCpu: true },
      schema: {
        operationId: "askQuestion",
        summary: "Ask a single question about a given birth or kundli, or about your own",
        tags,
        body: askSchema,
        response: { 200: askResponseSchema },
      },
    },
    async (request, reply) => {
      const { question: message, kundli_data: kundliData } = request.body;
      const asker = { who: requirePrincipal(request), signal: createCloseSignal(reply) };
      return { status: "success" as const, ...presentAnswer(await chats.askOnce({ message, kundliData }, asker)) };
    },
  );
};
