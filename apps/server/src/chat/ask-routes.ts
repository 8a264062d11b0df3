import { askResponseSchema, askSchema, chatAskResponseSchema, chatAskSchema } from "@lagna/contract";
import type { FastifyReply } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { principalOf } from "../http/access.ts";
import { sendEvents, wantsEvents } from "../http/event-stream.ts";
import { presentAnswer, presentKept } from "./presenter.ts";
import { tellings, type TellingParts } from "./telling.ts";

const tags = ["Astrologer"];

/** Ended by whoever asked going away before the answer. */
function untilClosed(reply: FastifyReply): AbortSignal {
  const control = new AbortController();
  reply.raw.once("close", () => control.abort());
  if (reply.raw.destroyed) control.abort();
  return control.signal;
}

async function toEnd<Result>(events: AsyncGenerator<unknown, Result>): Promise<Result> {
  for (;;) {
    const { done, value } = await events.next();
    if (done) return value;
  }
}

/** A question in a talk, answered at once or as it is told, and a single one. */
export const askRoutes: FastifyPluginAsyncZod<TellingParts> = async (app, parts) => {
  const { chats } = parts;
  const streamed = tellings(parts);

  app.post(
    "/chat/ask",
    {
      config: { access: "optional" },
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
