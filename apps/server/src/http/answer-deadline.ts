import type { FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";
import type { App } from "./fastify-app-type.ts";

const RETRY_SECONDS = 30;

const deadlines = new WeakMap<FastifyRequest, { readonly control: AbortController; readonly timer: NodeJS.Timeout }>();

/** Aborted when the request has been refused as too slow. */
export const getDeadlineSignal = (request: FastifyRequest): AbortSignal | undefined =>
  deadlines.get(request)?.control.signal;

/**
 * Refuses a request whose answer has not begun in time, before the connection is closed as idle. Not Fastify's `handlerTimeout`: that also
 * cuts an answer that is being sent, such as a file over a slow connection.
 */
export function registerAnswerDeadline(app: App, answerWithinMs: number): void {
  app.addHook("onRequest", (request, reply, done) => {
    const control = new AbortController();
    const timer = setTimeout(() => {
      if (reply.sent || reply.raw.headersSent) return;
      reply.send(new AppError("too_slow", { reason: "deadline", retryAfterSeconds: RETRY_SECONDS }));
      control.abort();
    }, answerWithinMs);
    timer.unref();
    deadlines.set(request, { control, timer });
    reply.raw.once("close", () => clearTimeout(timer));
    done();
  });
  app.addHook("onSend", async (request) => clearTimeout(deadlines.get(request)?.timer));
}
