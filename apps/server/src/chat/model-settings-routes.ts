import {
  modelSettingsRequestSchema,
  modelSettingsResponseSchema,
  modelTestResponseSchema,
  statusResponseSchema,
} from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { acceptEmptyBodies } from "../http/accept-empty-bodies.ts";
import { requirePrincipal } from "../http/authorize-request.ts";
import type { ModelSettingsService } from "./model-settings-service.ts";

const ADMINISTRATOR = { access: "administrator" } as const;
const tags = ["administration"];

/** Administrators only: setting up the language model and testing it. Changes need a recent proof of identity. */
export const modelSettingsRoutes: FastifyPluginAsyncZod<{ models: ModelSettingsService }> = async (app, { models }) => {
  acceptEmptyBodies(app);
  app.get(
    "/admin/model",
    {
      config: ADMINISTRATOR,
      schema: {
        operationId: "getModelSettings",
        summary: "Get which language model writes answers, without its key",
        tags,
        response: { 200: modelSettingsResponseSchema },
      },
    },
    async (_request, reply) => {
      reply.header("cache-control", "no-store");
      return models.describe();
    },
  );

  app.put(
    "/admin/model",
    {
      config: ADMINISTRATOR,
      schema: {
        operationId: "setUpModel",
        summary: "Set up the language model; stored only if it answers",
        tags,
        body: modelSettingsRequestSchema,
        response: { 200: modelTestResponseSchema },
      },
    },
    async (request) => models.setUp(requirePrincipal(request), request.body),
  );

  app.delete(
    "/admin/model",
    {
      config: ADMINISTRATOR,
      schema: {
        operationId: "deleteModelSettings",
        summary: "Remove the language model, after which the built-in astrologer answers",
        tags,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      await models.remove(requirePrincipal(request));
      return { status: "success" as const };
    },
  );

  app.post(
    "/admin/model/test",
    {
      config: ADMINISTRATOR,
      schema: {
        operationId: "checkModel",
        summary: "Ask the language model one small question, and measure its answer",
        tags,
        response: { 200: modelTestResponseSchema },
      },
    },
    async () => models.test(),
  );
};
