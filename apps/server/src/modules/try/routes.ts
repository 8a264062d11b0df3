import {
  askResponseSchema,
  kundliRequestSchema,
  kundliResponseSchema,
  TRY_LIMITS,
  tryAskSchema,
  tryVerifySchema,
  untimedResponseSchema,
  verifyResponseSchema,
} from "@lagna/contract";
import type { VerifyResponse } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import type { KundliInput } from "@lagna/kundli";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { createCloseSignal } from "../../chat/ask-routes.ts";
import { presentAnswer } from "../../chat/presenter.ts";
import type { TryChatService } from "../../chat/try-chat-service.ts";
import { sendJsonBytes } from "../../http/send-json-bytes.ts";
import { enforceLimit, type Limit, type RateLimitCounter, toClientKey } from "../../http/rate-limit-counter.ts";
import { BODY_LIMIT_BYTES } from "../../http/body-limits.ts";
import { resolveLanguage } from "../../http/read-client-info.ts";
import { createInvalidFieldError } from "../../errors/app-error.ts";
import type { ChartService } from "../charts/service.ts";
import { type VerifiedText, verifyText } from "../verify/service.ts";

export interface TryRoutesOptions {
  readonly charts: Pick<ChartService, "writeAnswer" | "getFactIndex">;
  readonly tryChat: TryChatService;
  readonly counter: RateLimitCounter;
  readonly presentVerified: (verified: VerifiedText, language: Language) => VerifyResponse;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LIMITS = {
  chart: { max: TRY_LIMITS.chartsPerHour, windowMs: HOUR_MS },
  question: { max: TRY_LIMITS.questionsPerDay, windowMs: DAY_MS },
  check: { max: TRY_LIMITS.checksPerDay, windowMs: DAY_MS },
} satisfies Record<string, Limit>;

const CONFIG = { access: "public", computes: true, lowPriority: true } as const;
const tags = ["Without an account"];

/** @throws AppError 422 naming `sections` */
function refuseWideSections({ sections = [], uncertainty }: KundliInput): void {
  const { sectionsWithinMinutes: minutes } = TRY_LIMITS;
  if (uncertainty && uncertainty.minutes > minutes && sections.length > 0)
    throw createInvalidFieldError("sections", "sections_need_time", { minutes });
}

/** What a visitor can try without an account. Nothing is stored, and each client address has a limit. */
export const tryRoutes: FastifyPluginAsyncZod<TryRoutesOptions> = async (app, options) => {
  const { charts, tryChat, counter, presentVerified } = options;
  const countUse = ({ ip }: FastifyRequest, use: keyof typeof LIMITS): Promise<void> =>
    enforceLimit(counter, `try-${use}:${toClientKey(ip)}`, LIMITS[use]);

  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  app.post(
    "/try/kundli",
    {
      config: CONFIG,
      schema: {
        operationId: "tryKundli",
        summary: "Compute the kundli of a birth without an account; nothing is stored",
        tags,
        body: kundliRequestSchema,
        response: { 200: z.union([kundliResponseSchema, untimedResponseSchema]) },
      },
    },
    async (request, reply) => {
      refuseWideSections(request.body);
      await countUse(request, "chart");
      return sendJsonBytes(reply, await charts.writeAnswer(request.body, resolveLanguage(request)));
    },
  );

  app.post(
    "/try/ask",
    {
      bodyLimit: BODY_LIMIT_BYTES,
      config: { access: "public", lowPriority: true },
      schema: {
        operationId: "tryQuestion",
        summary: "Ask the built-in astrologer a question without an account; nothing is stored",
        tags,
        body: tryAskSchema,
        response: { 200: askResponseSchema },
      },
    },
    async (request, reply) => {
      await countUse(request, "question");
      const { question, kundli_data: kundliData, turns = [] } = request.body;
      const earlierQuestions = turns.map((turn) => turn.question);
      const answer = await tryChat.ask({ question, kundliData, earlierQuestions }, createCloseSignal(reply));
      return { status: "success" as const, ...presentAnswer(answer) };
    },
  );

  app.post(
    "/try/verify",
    {
      config: CONFIG,
      schema: {
        operationId: "tryReading",
        summary: "Check a reading against a birth, claim by claim, without an account; nothing is stored",
        tags,
        body: tryVerifySchema,
        response: { 200: verifyResponseSchema },
      },
    },
    async (request) => {
      await countUse(request, "check");
      const language = resolveLanguage(request);
      return presentVerified(await verifyText(charts, request.body, language), language);
    },
  );
};
