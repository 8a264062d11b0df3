import { idParamsSchema, printQuerySchema, printRequestSchema } from "@lagna/contract";
import type { KundliInput } from "@lagna/kundli";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { createInvalidFieldError } from "../../errors/app-error.ts";
import { requirePrincipal } from "../../http/authorize-request.ts";
import { resolveLanguage } from "../../http/read-client-info.ts";
import { enforceLimit, type RateLimitCounter } from "../../http/rate-limit-counter.ts";
import { type ChartService, type ServedKundliTask, prefixFieldPath } from "../charts/service.ts";
import type { SavedKundlisService } from "../saved-kundlis/service.ts";
import { type PrintOptions, type PrintsService, SUBJECT_SECTIONS } from "./service.ts";

export interface PrintsRoutesOptions {
  readonly prints: PrintsService;
  readonly charts: Pick<ChartService, "createTask">;
  readonly savedKundlis: Pick<SavedKundlisService, "findBirth">;
  readonly counter: RateLimitCounter;
}

/** A print costs as much computing time as fifty kundlis. */
const PRINT_LIMIT = { max: 30, windowMs: 60_000 };
const AUTHORIZED_COMPUTATION = { access: "authorized", computes: true } as const;
const tags = ["Prints"];
const pdfFile = z.unknown().meta({ type: "string", format: "binary" });
const response = { 200: { description: "The file", content: { "application/pdf": { schema: pdfFile } } } };

type PrintedParts = Pick<PrintOptions, "extent" | "subjects">;

const selectSections = ({ extent, subjects }: PrintedParts) =>
  extent === "whole" ? subjects.flatMap((subject) => [...SUBJECT_SECTIONS[subject]]) : [];

/** An ASCII file name that every file system accepts, and the person's real name for clients that support it. */
function formatContentDisposition(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replaceAll(/[^\w -]/g, "")
    .trim();
  return `attachment; filename="${plain || "kundli"}.pdf"; filename*=UTF-8''${encodeURIComponent(`${name}.pdf`)}`;
}

/** Printable kundlis as PDF. */
export const printsRoutes: FastifyPluginAsyncZod<PrintsRoutesOptions> = async (app, parts) => {
  const { prints, charts, savedKundlis, counter } = parts;

  /** The kundli of the stated time: prints do not show how uncertain it is. */
  const createTask = async (birth: KundliInput, options: PrintedParts): Promise<ServedKundliTask> => ({
    ...(await charts.createTask({ ...birth, sections: selectSections(options) })),
    uncertainty: null,
  });

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    options: Omit<PrintOptions, "language">,
    createKundliTask: () => Promise<ServedKundliTask>,
  ): Promise<FastifyReply> {
    await enforceLimit(counter, `prints:${requirePrincipal(request).userId}`, PRINT_LIMIT);
    const kundli = await createKundliTask();
    const file = await prints.renderPdf(kundli, { ...options, language: resolveLanguage(request) });
    reply
      .header("content-disposition", formatContentDisposition(kundli.birth.person.name))
      .header("cache-control", "no-store");
    return reply.type("application/pdf").send(file);
  }

  app.post(
    "/kundli/print",
    {
      config: AUTHORIZED_COMPUTATION,
      schema: {
        operationId: "printKundli",
        summary: "Print the kundli of a birth as a PDF",
        tags,
        body: printRequestSchema,
        response,
      },
    },
    (request, reply) => {
      const { birth, ...options } = request.body;
      const createBirthTask = (): Promise<ServedKundliTask> =>
        createTask(birth, options).catch((error: unknown) => {
          throw prefixFieldPath("birth", error);
        });
      return answer(request, reply, options, createBirthTask);
    },
  );

  app.get(
    "/kundlis/:id/print",
    {
      config: AUTHORIZED_COMPUTATION,
      schema: {
        operationId: "printSavedKundli",
        summary: "Print a saved kundli as a PDF, with the settings it was saved with",
        tags,
        params: idParamsSchema,
        querystring: printQuerySchema,
        response,
      },
    },
    (request, reply) =>
      answer(request, reply, request.query, async () => {
        const birth = await savedKundlis.findBirth(requirePrincipal(request), request.params.id);
        if (birth.time_unknown) throw createInvalidFieldError("hour", "birth_time_missing");
        return createTask(birth, request.query);
      }),
  );
};
