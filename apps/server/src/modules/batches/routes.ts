import { pipeline, Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import {
  batchListResponseSchema,
  batchQuerySchema,
  batchResponseSchema,
  batchResultQuerySchema,
  type BatchFormat,
  BATCH_DAYS_KEPT,
  idParamsSchema,
  MAX_BATCH_BYTES,
  MAX_BATCH_ITEMS,
  statusResponseSchema,
} from "@lagna/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { AppError } from "../../errors/app-error.ts";
import { acceptEmptyBodies } from "../../http/accept-empty-bodies.ts";
import { requirePrincipal } from "../../http/authorize-request.ts";
import { enforceLimit, type RateLimitCounter, toClientKey } from "../../http/rate-limit-counter.ts";
import { resolveLanguage } from "../../http/read-client-info.ts";
import type { Clock } from "../../time/clock.ts";
import { presentBatches, presentFoundBatch } from "./presenter.ts";
import type { BatchesService } from "./service.ts";

export interface BatchRoutesOptions {
  readonly batches: BatchesService;
  readonly counter: RateLimitCounter;
  readonly clock: Clock;
  /** The origin of the links to results. */
  readonly publicUrl: string;
}

const AUTHORIZED = { access: "authorized" } as const;
const tags = ["Batches"];
const CSV = "text/csv";
const JSON_LINES = "application/x-ndjson";
const TYPES: Readonly<Record<BatchFormat, string>> = { csv: `${CSV}; charset=utf-8`, ndjson: JSON_LINES };
/** Downloads of one address by links. */
const LINK_LIMIT = { max: 60, windowMs: 60_000 };

const tokenParamsSchema = z.object({ token: z.string().max(200) });
const fileSchema = z.any().meta({
  type: "string",
  description: "CSV with the names of its columns in the first line, or a JSON object per line",
});
const resultSchema = z
  .any()
  .meta({ type: "string", description: "A line for each line of the file, in the same order" });

/** The body as a stream, decompressed; its bytes are counted where it is read. */
function openBody({ headers }: FastifyRequest, payload: Readable): Readable {
  if (headers["content-encoding"] !== "gzip") return payload;
  // The reader gets an error as its own.
  return pipeline(payload, createGunzip(), () => undefined);
}

const sendResult = (
  reply: FastifyReply,
  format: BatchFormat,
  { batch, content }: Awaited<ReturnType<BatchesService["openResult"]>>,
) =>
  reply
    .header(
      "content-disposition",
      `attachment; filename="lagna-${batch.request.kind}-${batch.id.slice(0, 8)}.${format}"`,
    )
    .header("cache-control", "no-store")
    .type(TYPES[format])
    .send(Readable.from(content, { objectMode: false }));

/** Files of births that are computed in the background. */
export const batchRoutes: FastifyPluginAsyncZod<BatchRoutesOptions> = async (
  app,
  { batches, counter, clock, publicUrl },
) => {
  acceptEmptyBodies(app);
  const toPresentation = (request: FastifyRequest) => ({ now: clock(), language: resolveLanguage(request), publicUrl });

  const receiveFiles: FastifyPluginAsyncZod = async (scope) => {
    // The body stays a stream, so that no file is held in memory.
    scope.addContentTypeParser([CSV, JSON_LINES], (request, payload, done) => {
      if (Number(request.headers["content-length"] ?? 0) > MAX_BATCH_BYTES) done(new AppError("payload_too_large"));
      else done(null, openBody(request, payload));
    });
    scope.post(
      "/batches",
      {
        config: AUTHORIZED,
        schema: {
          operationId: "createBatch",
          summary: "Send a file of births, which is computed in the background",
          description: [
            `Up to ${MAX_BATCH_ITEMS} births as CSV with the columns of the import (\`text/csv\`), or a body of \`POST /kundli\` per line (\`application/x-ndjson\`), optionally with \`Content-Encoding: gzip\`.`,
            "A line that cannot be computed has an error in the result instead of a chart, with its number.",
            "A line needs the time of birth; its uncertainty is not considered.",
            `File and result are deleted after ${BATCH_DAYS_KEPT} days.`,
          ].join(" "),
          tags,
          consumes: [CSV, JSON_LINES],
          querystring: batchQuerySchema,
          body: fileSchema,
          response: { 202: batchResponseSchema },
        },
      },
      async (request, reply) => {
        const content: unknown = request.body;
        if (!(content instanceof Readable)) throw new AppError("unsupported_media_type");
        const isCsv = (request.headers["content-type"] ?? "").toLowerCase().startsWith(CSV);
        const who = requirePrincipal(request);
        const batch = await batches.create(who, request.query, { content, isCsv }, resolveLanguage(request));
        return reply.code(202).send(presentFoundBatch({ batch, link: null }, toPresentation(request)));
      },
    );
  };
  await app.register(receiveFiles);

  app.get(
    "/batches",
    {
      config: AUTHORIZED,
      schema: {
        operationId: "listBatches",
        summary: "List your batches, the newest first, with the limits of the account",
        tags,
        response: { 200: batchListResponseSchema },
      },
    },
    async (request) => presentBatches(await batches.list(requirePrincipal(request)), toPresentation(request)),
  );

  app.get(
    "/batches/:id",
    {
      config: AUTHORIZED,
      schema: {
        operationId: "getBatch",
        summary: "Get the progress of a batch, and links to its result once it is finished",
        tags,
        params: idParamsSchema,
        response: { 200: batchResponseSchema },
      },
    },
    async (request) =>
      presentFoundBatch(await batches.find(requirePrincipal(request), request.params.id), toPresentation(request)),
  );

  app.get(
    "/batches/:id/result",
    {
      config: AUTHORIZED,
      schema: {
        operationId: "downloadBatchResult",
        summary: "Download the result of a finished batch, in the order of the file",
        tags,
        params: idParamsSchema,
        querystring: batchResultQuerySchema,
        produces: [JSON_LINES, CSV],
        response: { 200: resultSchema },
      },
    },
    async (request, reply) => {
      const { format } = request.query;
      return sendResult(reply, format, await batches.openResult(requirePrincipal(request), request.params.id, format));
    },
  );

  app.delete(
    "/batches/:id",
    {
      config: AUTHORIZED,
      schema: {
        operationId: "deleteBatch",
        summary: "Delete a batch with its file and result; one that runs ends",
        tags,
        params: idParamsSchema,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      await batches.remove(requirePrincipal(request), request.params.id);
      return { status: "success" as const };
    },
  );

  app.get(
    "/batch-results/:token",
    {
      config: { access: "public" },
      schema: {
        operationId: "downloadBatchResultByLink",
        summary: "Download the result of a batch by a link from `GET /batches/{id}`, without a key",
        tags,
        params: tokenParamsSchema,
        querystring: batchResultQuerySchema,
        produces: [JSON_LINES, CSV],
        response: { 200: resultSchema },
      },
    },
    async (request, reply) => {
      await enforceLimit(counter, `batch-results:${toClientKey(request.ip)}`, LINK_LIMIT);
      const { format } = request.query;
      return sendResult(reply, format, await batches.openResultOfLink(request.params.token, format));
    },
  );
};
