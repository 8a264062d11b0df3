import type { FastifyReply } from "fastify";
import type { App } from "./fastify-app-type.ts";

const JSON_TYPE = "application/json; charset=utf-8";

/** Sends an answer that was written as JSON elsewhere, for example in another thread. */
export const sendJsonBytes = (reply: FastifyReply, bytes: Uint8Array) =>
  // The schema of the route describes the object; Fastify sends bytes as they are.
  reply.type(JSON_TYPE).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));

/** Validates such answers against the schema of their route, as the serializer does with objects. For tests. */
export function checkJsonBytes(app: App): void {
  app.addHook("onSend", async (_request, reply, payload) => {
    const isJson = Buffer.isBuffer(payload) && reply.getHeader("content-type") === JSON_TYPE;
    return isJson ? reply.serialize(JSON.parse(payload.toString())) : payload;
  });
}
