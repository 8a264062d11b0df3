import type { FastifyReply, FastifyRequest } from "fastify";
import { computeInputsEtag, hasAnswer, setCaching } from "../../http/conditional-answer.ts";
import { enforceLimit, type Limit, type RateLimitCounter, toClientKey } from "../../http/rate-limit-counter.ts";
import type { KnownAnswer } from "./service.ts";

const JSON_TYPE = "application/json; charset=utf-8";

/** 304 without a computation for a reader who has the answer; else the answer, within the limit of the address. */
export function createKnownAnswerSender(counter: RateLimitCounter) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    known: KnownAnswer,
    { limit, type = JSON_TYPE }: { readonly limit: Limit; readonly type?: string | undefined },
  ): Promise<FastifyReply> => {
    const { isPinned, isOfNow } = known;
    const caching = { etag: computeInputsEtag(known.inputs), isPinned, isOfNow };
    if (hasAnswer(request, caching.etag)) {
      setCaching(reply, caching);
      return reply.code(304).send();
    }
    const bytes = await known.compute(() => enforceLimit(counter, `almanac:${toClientKey(request.ip)}`, limit));
    setCaching(reply, caching);
    return reply.type(type).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  };
}
