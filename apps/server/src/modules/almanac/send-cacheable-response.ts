import type { FastifyReply, FastifyRequest } from "fastify";
import { computeInputsEtag, hasCurrentResponse, setCacheHeaders } from "../../http/conditional-response.ts";
import { enforceLimit, type Limit, type RateLimitCounter, toClientKey } from "../../http/rate-limit-counter.ts";
import type { CacheableResponse } from "./service.ts";

const JSON_TYPE = "application/json; charset=utf-8";

/** 304 without a computation for a reader who has the answer; else the answer, within the limit of the address. */
export function createCacheableResponseSender(counter: RateLimitCounter) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    known: CacheableResponse,
    { limit, type = JSON_TYPE }: { readonly limit: Limit; readonly type?: string | undefined },
  ): Promise<FastifyReply> => {
    const { isPinned, dependsOnNow } = known;
    const caching = { etag: computeInputsEtag(known.inputs), isPinned, dependsOnNow };
    if (hasCurrentResponse(request, caching.etag)) {
      setCacheHeaders(reply, caching);
      return reply.code(304).send();
    }
    const bytes = await known.compute(() => enforceLimit(counter, `almanac:${toClientKey(request.ip)}`, limit));
    setCacheHeaders(reply, caching);
    return reply.type(type).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  };
}

/** The data of an answer for a page that shows it, within the limit of the address. */
export function createCacheableResponseReader(counter: RateLimitCounter, limit: Limit) {
  return async <Data>(request: FastifyRequest, known: CacheableResponse): Promise<Data> => {
    const bytes = await known.compute(() => enforceLimit(counter, `almanac:${toClientKey(request.ip)}`, limit));
    return (JSON.parse(new TextDecoder().decode(bytes)) as { data: Data }).data;
  };
}
