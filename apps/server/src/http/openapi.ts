import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { declarePublic } from "./access.ts";
import type { App } from "./types.ts";

export const DOCS_PATH = "/api/docs";

const DESCRIPTION =
  "Instants are ISO 8601 in UTC (Z), whole seconds; the IANA zone travels beside. Longitudes are sidereal, degrees in [0, 360). " +
  "Every answer outside 2xx is `{type, title, status, detail, code, requestId, errors?}`: `detail` is for people, `code` for machines.";

type Transform = typeof jsonSchemaTransform;

/** Beside the body and answers of the schema: who may call the route. */
const transform: Transform = (document) => {
  const result = jsonSchemaTransform(document);
  const access = document.route.config?.access;
  if (access === undefined || access === "public") return result;
  return { ...result, schema: { ...result.schema, security: [{ bearer: [] }], "x-access": access } };
};

/** The document at /api/docs/json, a page to read it at /api/docs. To be registered before the routes. */
export async function registerOpenApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Lagna", description: DESCRIPTION, version: "1" },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    },
    transform,
  });
  await app.register(async (scope) => {
    declarePublic(scope as App);
    await scope.register(swaggerUi, {
      routePrefix: DOCS_PATH,
      uiConfig: { validatorUrl: null, deepLinking: true },
      theme: { title: "Lagna API" },
    });
  });
}
