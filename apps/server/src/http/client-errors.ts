import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import type { ConnectionError, FastifyReply, FastifyRequest } from "fastify";
import { AppError, errorBody } from "../errors.ts";
import { handleError } from "./error-handler.ts";
import type { App } from "./types.ts";

const METHOD_LIKE = /^[A-Z]{3,20} /;

/** What Node's HTTP parser refuses before there is a request. */
function refusalOf({ code, rawPacket }: ConnectionError): AppError {
  if (code === "HPE_HEADER_OVERFLOW") return new AppError("headers_too_large");
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return new AppError("timeout");
  // The parser says so of any bytes, a TLS greeting too.
  const isMethod = Buffer.isBuffer(rawPacket) && METHOD_LIKE.test(rawPacket.toString("latin1", 0, 24));
  if (code === "HPE_INVALID_METHOD" && isMethod) return new AppError("method_unknown");
  if (code === "HPE_CHUNK_EXTENSIONS_OVERFLOW") return new AppError("payload_too_large");
  return new AppError("http_malformed");
}

/** For an answer that does not fit what the peer has not read yet. */
const LAST_WORDS_MS = 5_000;

/** Answers on the bare socket, in the shape of every other error; which language was asked for could not be read. */
export function onClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = refusalOf(error);
  const id = randomUUID();
  const body = JSON.stringify(errorBody(refusal, id, "en"));
  const { status, title } = refusal;
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${id}`,
    "Cache-Control: no-store",
    "X-Content-Type-Options: nosniff",
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
  // Without waiting for the peer, which may neither read nor close.
  socket.destroySoon();
  setTimeout(() => socket.destroy(), LAST_WORDS_MS).unref();
}

/** Fastify's refusals before a route is found: bad %-encoding, over-long parameters. No hook runs for them. */
export function onFrameworkError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  reply.header("x-request-id", request.id).header("x-content-type-options", "nosniff");
  handleError(error, request, reply);
}

/** Node itself answers these two without a body; here they get one. */
export function registerProtocolRefusals(app: App): void {
  app.server.on("checkExpectation", (request, response) => {
    // Passed on as an ordinary request without the expectation; the hook below refuses it.
    app.server.emit("request", request, response);
  });
  app.addHook("onRequest", async (request) => {
    const { expect } = request.headers;
    if (expect !== undefined && expect.toLowerCase() !== "100-continue") {
      throw new AppError("expectation_unmet");
    }
    if (request.raw.httpVersion === "1.1" && request.headers.host === undefined) {
      throw new AppError("host_missing");
    }
  });
}
