import { idParamsSchema, type KundliData, printQuerySchema, printRequestSchema } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { invalidField } from "../../errors.ts";
import { principalOf } from "../../http/access.ts";
import { languageFor } from "../../http/client.ts";
import { enforceLimit, type HitCounter } from "../../http/hit-counter.ts";
import { type KundliInput, type KundliService, type MadeKundli, under } from "../kundli/service.ts";
import type { KundlisService } from "../kundlis/service.ts";
import { type PrintOptions, type PrintsService, WHOLE_SECTIONS } from "./service.ts";

export interface PrintsRoutesOptions {
  readonly prints: PrintsService;
  readonly kundlis: Pick<KundliService, "generate">;
  readonly saved: Pick<KundlisService, "birthOf">;
  readonly counter: HitCounter;
  /** As a kundli is sent by whoever makes it. */
  readonly presentChart: (made: MadeKundli, language: Language) => KundliData;
}

/** A print costs as much as fifty kundlis. */
const A_MINUTE = { max: 30, windowMs: 60_000 };
const COMPUTES = { access: "authorized", computes: true } as const;
const tags = ["Prints"];
const pdfFile = z.unknown().meta({ type: "string", format: "binary" });
const response = { 200: { description: "The file", content: { "application/pdf": { schema: pdfFile } } } };

const sectionsFor = ({ extent }: Pick<PrintOptions, "extent">) => (extent === "whole" ? [...WHOLE_SECTIONS] : []);

/** A name that every file system takes, and the person's own for those that can. */
function dispositionOf(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replaceAll(/[^\w -]/g, "")
    .trim();
  return `attachment; filename="${plain || "kundli"}.pdf"; filename*=UTF-8''${encodeURIComponent(`${name}.pdf`)}`;
}

/** Kundlis on paper. */
export const printsRoutes: FastifyPluginAsyncZod<PrintsRoutesOptions> = async (app, parts) => {
  const { prints, kundlis, saved, counter, presentChart } = parts;

  /** Of the stated time: a print says nothing of how well it is known. */
  const made = ({ uncertainty: _about, ...stated }: KundliInput, options: Pick<PrintOptions, "extent">) =>
    kundlis.generate({ ...stated, sections: sectionsFor(options) });

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    options: Omit<PrintOptions, "language">,
    make: () => Promise<MadeKundli>,
  ): Promise<FastifyReply> {
    await enforceLimit(counter, `prints:${principalOf(request).userId}`, A_MINUTE);
    const language = languageFor(request);
    const data = presentChart(await make(), language);
    const file = await prints.pdf(data, { ...options, language });
    reply.header("content-disposition", dispositionOf(data.birth.name)).header("cache-control", "no-store");
    return reply.type("application/pdf").send(file);
  }

  app.post(
    "/kundli/print",
    {
      config: COMPUTES,
      schema: { summary: "The kundli of a birth as a PDF", tags, body: printRequestSchema, response },
    },
    (request, reply) => {
      const { birth, ...options } = request.body;
      const make = (): Promise<MadeKundli> =>
        made(birth, options).catch((error: unknown) => {
          throw under("birth", error);
        });
      return answer(request, reply, options, make);
    },
  );

  app.get(
    "/kundlis/:id/print",
    {
      config: COMPUTES,
      schema: {
        summary: "A saved kundli as a PDF, with the settings it was saved with",
        tags,
        params: idParamsSchema,
        querystring: printQuerySchema,
        response,
      },
    },
    (request, reply) =>
      answer(request, reply, request.query, async () => {
        const birth = await saved.birthOf(principalOf(request), request.params.id);
        if (birth.time_unknown) throw invalidField("hour", "print_needs_time");
        return made(birth, request.query);
      }),
  );
};
