import {
  type ApiKey,
  apiKeyListResponseSchema,
  apiKeyRequestSchema,
  idParamsSchema,
  MAX_API_KEYS,
  newApiKeyResponseSchema,
  statusResponseSchema,
} from "@lagna/contract";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { requirePrincipal } from "../../../http/authorize-request.ts";
import type { ApiKeyRecord, ApiKeys } from "./service.ts";

const config = { access: "authorized" } as const;
const tags = ["profile"];

export const presentApiKey = ({ id, name, scopes, begins, createdAt, lastUsedAt }: ApiKeyRecord): ApiKey => ({
  id,
  name,
  scopes: [...scopes],
  begins,
  created_at: createdAt,
  last_used_at: lastUsedAt,
});

/** The keys of the signed-in user's programs. A key cannot list, make or remove keys. */
export const apiKeyRoutes: FastifyPluginAsyncZod<{ readonly apiKeys: ApiKeys }> = async (app, { apiKeys }) => {
  app.get(
    "/profile/api-keys",
    {
      config,
      schema: {
        operationId: "listApiKeys",
        summary: "List the API keys of the account, without the keys themselves",
        tags,
        response: { 200: apiKeyListResponseSchema },
      },
    },
    async (request) => ({
      keys: (await apiKeys.list(requirePrincipal(request))).map(presentApiKey),
      most: MAX_API_KEYS,
    }),
  );

  app.post(
    "/profile/api-keys",
    {
      config,
      schema: {
        operationId: "createApiKey",
        summary: "Create an API key; the key is answered once",
        description: "Needs a recent proof of identity (`POST /auth/prove`).",
        tags,
        body: apiKeyRequestSchema,
        response: { 200: newApiKeyResponseSchema },
      },
    },
    async (request, reply) => {
      const { key, token } = await apiKeys.create(requirePrincipal(request), request.body);
      void reply.header("cache-control", "no-store");
      return { key: presentApiKey(key), token };
    },
  );

  app.delete(
    "/profile/api-keys/:id",
    {
      config,
      schema: {
        operationId: "deleteApiKey",
        summary: "Remove an API key; it ends at once",
        tags,
        params: idParamsSchema,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      await apiKeys.remove(requirePrincipal(request), request.params.id);
      return { status: "success" as const };
    },
  );
};
