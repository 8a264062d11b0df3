import { publicConfigSchema } from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Config } from "../../settings/config.ts";
import { type PublicChannels, presentPublicConfig } from "./presenter.ts";

interface PublicConfigOptions {
  readonly config: Config;
  readonly readChannels: () => PublicChannels;
  /** What writes the answers: a model by name, or `built-in`. */
  readonly readAstrologer: () => string;
}

export const publicConfigRoutes: FastifyPluginAsyncZod<PublicConfigOptions> = async (app, { config, ...read }) => {
  app.get(
    "/config",
    {
      config: { access: "public" },
      schema: {
        operationId: "getConfig",
        summary: "Get the server configuration that the web app needs",
        tags: ["Server"],
        response: { 200: publicConfigSchema },
      },
    },
    async (_request, reply) => {
      reply.header("cache-control", "no-cache");
      return presentPublicConfig(config, read.readChannels(), read.readAstrologer());
    },
  );
};
