import { randomUUID } from "node:crypto";
import type { Socket } from "node:net";
import type { ConnectionError, FastifyReply, FastifyRequest } from "fastify";
import { AppError, presentError } from "../errors/app-error.ts";
import { handleError } from "./error-handler.ts";
import type { App } from "./fastify-app-type.ts";

const METHOD_LIKE = /^[A-Z]{3,20} /;

/** Converts errors of Node's HTTP parser, which occur before there is a request. */
function toAppError({ code, rawPacket }: ConnectionError): AppError {
  if (code === "HPE_HEADER_OVERFLOW") return new AppError("headers_too_large");
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return new AppError("timeout");
  // The parser reports this code for any bytes, such as a TLS handshake.
  const isMethod = Buffer.isBuffer(rawPacket) && METHOD_LIKE.test(rawPacket.toString("latin1", 0, 24));
  if (code === "HPE_INVALID_METHOD" && isMethod) return new AppError("method_unknown");
  if (code === "HPE_CHUNK_EXTENSIONS_OVERFLOW") return new AppError("payload_too_large");
  return new AppError("http_malformed");
}

/** Time for the peer to read a response that does not fit into the socket buffer. */
const CLOSE_TIMEOUT_MS = 5_000;

/** Responds on the raw socket with the usual error body; always in English, since the headers could not be read. */
export function onClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = toAppError(error);
  const id = randomUUID();
  const body = JSON.stringify(presentError(refusal, id, "en"));
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
  // Does not wait for the peer, which may neither read nor close the connection.
  socket.destroySoon();
  setTimeout(() => socket.destroy(), CLOSE_TIMEOUT_MS).unref();
}

/** Handles Fastify's errors before routing, such as bad %-encoding and too long parameters. Hooks do not run for them. */
export function onFrameworkError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  reply.header("x-request-id", request.id).header("x-content-type-options", "nosniff");
  handleError(error, request, reply);
}

/** Handles two protocol errors that Node would answer without a body: an unknown Expect header and a missing Host header. */
export function registerProtocolErrorHandlers(app: App): void {
  app.server.on("checkExpectation", (request, response) => {
    // Passed on as an ordinary request; the hook below refuses it.
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
