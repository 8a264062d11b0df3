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
import { createIsoFormat, presentBirthDasha, presentPeriods } from "@lagna/kundli";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { resolveLanguage } from "../../http/read-client-info.ts";
import { sendJsonBytes } from "../../http/send-json-bytes.ts";
import type { PrintedChartSettingsFinder } from "./find-settings-of-printed-chart.ts";
import type { Rectifier } from "./rectify-birth-time.ts";
import type { ChartService } from "./service.ts";

export interface ChartRoutesOptions {
  readonly charts: ChartService;
  readonly settingsMatcher: PrintedChartSettingsFinder;
  readonly rectifier: Rectifier;
}

export const chartRoutes: FastifyPluginAsyncZod<ChartRoutesOptions> = async (app, options) => {
  const { charts, settingsMatcher, rectifier } = options;
  const config = { access: "authorized", computes: true } as const;
  app.post(
    "/kundli",
    {
      config,
      schema: {
        operationId: "computeKundli",
        summary: "Compute the kundli of a birth",
        tags: ["Kundli"],
        body: kundliRequestSchema,
        response: { 200: z.union([kundliResponseSchema, untimedResponseSchema]) },
      },
    },
    async (request, reply) => sendJsonBytes(reply, await charts.writeAnswer(request.body, resolveLanguage(request))),
  );

  app.post(
    "/kundli/dasha",
    {
      config,
      schema: {
        operationId: "computeDasha",
        summary: "Compute a dasha of a birth, or the nine subperiods of a vimshottari period",
        tags: ["Kundli"],
        body: dashaRequestSchema,
        response: { 200: z.union([birthDashaResponseSchema, dashaResponseSchema]) },
      },
    },
    async (request) => {
      const { body } = request;
      return "birth" in body
        ? presentBirthDasha(await charts.computeDasha(body), resolveLanguage(request))
        : {
            status: "success" as const,
            periods: presentPeriods(
              charts.unfoldDasha(body),
              createIsoFormat((jd) => charts.toUtcMilliseconds(jd)),
            ),
          };
    },
  );

  app.post(
    "/kundli/match",
    {
      config,
      schema: {
        operationId: "findMatchingSettings",
        summary: "Find the settings that reproduce a chart as another program shows it",
        tags: ["Kundli"],
        body: matchRequestSchema,
        response: { 200: matchResponseSchema },
      },
    },
    async (request, reply) =>
      sendJsonBytes(reply, await settingsMatcher.writeAnswer(request.body, resolveLanguage(request))),
  );

  app.post(
    "/kundli/rectify",
    {
      config,
      schema: {
        operationId: "rectifyBirthTime",
        summary: "Rank the possible birth times by the events of the life",
        tags: ["Kundli"],
        body: rectifyRequestSchema,
        response: { 200: rectifyResponseSchema },
      },
    },
    async (request, reply) => sendJsonBytes(reply, await rectifier.writeAnswer(request.body, resolveLanguage(request))),
  );
};
