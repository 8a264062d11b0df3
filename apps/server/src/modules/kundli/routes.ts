import { dashaRequestSchema, dashaResponseSchema, kundliRequestSchema, kundliResponseSchema } from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { presentPeriods } from "./present/dashas.ts";
import { isoBy } from "./present/instants.ts";
import { presentKundli } from "./presenter.ts";
import type { KundliService } from "./service.ts";

export interface KundliRoutesOptions {
  readonly kundlis: KundliService;
}

export const kundliRoutes: FastifyPluginAsyncZod<KundliRoutesOptions> = async (app, { kundlis }) => {
  const config = { access: "authorized", computes: true } as const;
  app.post(
    "/kundli",
    {
      config,
      schema: {
        summary: "The kundli of a birth",
        tags: ["Kundli"],
        body: kundliRequestSchema,
        response: { 200: kundliResponseSchema },
      },
    },
    async (request) => ({
      status: "success" as const,
      message: "Kundli generated successfully",
      data: presentKundli(await kundlis.generate(request.body)),
    }),
  );

  app.post(
    "/kundli/dasha",
    {
      config,
      schema: {
        summary: "The nine parts of a dasha period, one level deeper",
        tags: ["Kundli"],
        body: dashaRequestSchema,
        response: { 200: dashaResponseSchema },
      },
    },
    async (request) => ({
      status: "success" as const,
      periods: presentPeriods(
        kundlis.unfoldDasha(request.body),
        isoBy((jd) => kundlis.utcMilliseconds(jd)),
      ),
    }),
  );
};
