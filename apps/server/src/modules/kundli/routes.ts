import {
  birthDashaResponseSchema,
  dashaRequestSchema,
  dashaResponseSchema,
  kundliRequestSchema,
  kundliResponseSchema,
  matchRequestSchema,
  matchResponseSchema,
  rectifyRequestSchema,
  rectifyResponseSchema,
  untimedResponseSchema,
} from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { languageFor } from "../../http/client.ts";
import { said } from "../../sentences.ts";
import { presentBirthDasha, presentPeriods } from "./present/dashas.ts";
import { isoBy } from "../../instants.ts";
import { presentMatch } from "./present/match.ts";
import { presentRectification } from "./present/rectification.ts";
import { presentUntimed } from "./present/uncertainty.ts";
import { presentKundli } from "./presenter.ts";
import type { KundliMatching } from "./match.ts";
import type { Rectifying } from "./rectify.ts";
import type { KundliService } from "./service.ts";

export interface KundliRoutesOptions {
  readonly kundlis: KundliService;
  readonly matching: KundliMatching;
  readonly rectifying: Rectifying;
}

export const kundliRoutes: FastifyPluginAsyncZod<KundliRoutesOptions> = async (app, options) => {
  const { kundlis, matching, rectifying } = options;
  const config = { access: "authorized", computes: true } as const;
  app.post(
    "/kundli",
    {
      config,
      schema: {
        summary: "The kundli of a birth",
        tags: ["Kundli"],
        body: kundliRequestSchema,
        response: { 200: z.union([kundliResponseSchema, untimedResponseSchema]) },
      },
    },
    async (request) => {
      const { body } = request;
      const language = languageFor(request);
      const answer = { status: "success" as const, message: said("kundli_generated", language) };
      return body.time_unknown === true
        ? { ...answer, data: presentUntimed(await kundlis.generateUntimed(body), language) }
        : { ...answer, data: presentKundli(await kundlis.generate(body), language) };
    },
  );

  app.post(
    "/kundli/dasha",
    {
      config,
      schema: {
        summary: "A dasha of a birth, or the nine parts of a vimshottari period, one level deeper",
        tags: ["Kundli"],
        body: dashaRequestSchema,
        response: { 200: z.union([birthDashaResponseSchema, dashaResponseSchema]) },
      },
    },
    async (request) => {
      const { body } = request;
      return "birth" in body
        ? presentBirthDasha(await kundlis.dashaOfBirth(body), languageFor(request))
        : {
            status: "success" as const,
            periods: presentPeriods(
              kundlis.unfoldDasha(body),
              isoBy((jd) => kundlis.utcMilliseconds(jd)),
            ),
          };
    },
  );

  app.post(
    "/kundli/match",
    {
      config,
      schema: {
        summary: "The settings under which a birth comes out as another program shows it",
        tags: ["Kundli"],
        body: matchRequestSchema,
        response: { 200: matchResponseSchema },
      },
    },
    async (request) => presentMatch(await matching.match(request.body), languageFor(request)),
  );

  app.post(
    "/kundli/rectify",
    {
      config,
      schema: {
        summary: "The possible times of a birth, ranked by what happened in the life",
        tags: ["Kundli"],
        body: rectifyRequestSchema,
        response: { 200: rectifyResponseSchema },
      },
    },
    async (request) => presentRectification(await rectifying.rectify(request.body), languageFor(request)),
  );
};
