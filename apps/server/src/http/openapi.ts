import { errorBodySchema } from "@lagna/contract";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { z } from "zod";
import { declarePublic } from "./authorize-request.ts";
import { addExamples } from "./examples/add-examples.ts";
import type { App } from "./fastify-app-type.ts";

export const DOCS_PATH = "/api/docs";

const DESCRIPTION =
  "Instants are ISO 8601 in UTC (Z), whole seconds; the IANA zone travels beside. Those of the almanac have the offset of the place's clock. Longitudes are sidereal, degrees in [0, 360). " +
  "Every answer outside 2xx is `{type, title, status, detail, code, params, requestId, errors?}`: `detail` is for people, in the account's " +
  "language or, where it has chosen none, in English or Hindi as Accept-Language asks; `code` and `params` are for machines.";

type Transform = typeof jsonSchemaTransform;

const { $schema: _dialect, ...errorSchema } = z.toJSONSchema(errorBodySchema);
const ERROR = { $ref: "#/components/schemas/Error" };

/** An empty requirement in the list makes authentication optional. */
const describeSecurity = (access: string) => (access === "optional" ? [{ bearer: [] }, {}] : [{ bearer: [] }]);

/** Adds the error response and the required access to a route's schema. */
const transformRoute: Transform = (document) => {
  const { schema, url } = jsonSchemaTransform(document);
  const { response, ...rest } = schema as { response?: Record<string, unknown> };
  const responses = {
    ...response,
    default: { description: "Refused or failed", content: { "application/json": { schema: ERROR } } },
  };
  const access = document.route.config?.access;
  const isPublic = access === undefined || access === "public";
  return {
    url,
    schema: {
      ...rest,
      response: responses,
      ...(!isPublic && { security: describeSecurity(access), "x-access": access }),
    },
  };
};

/** Adds the shared schemas, and an example of every call. */
const transformDocument: typeof jsonSchemaTransformObject = (document) => {
  const transformed = jsonSchemaTransformObject(document);
  addExamples(transformed.paths);
  return transformed;
};

/** Serves the document at /api/docs/json, and a page to read it at /api/docs. Must be registered before the routes. */
export async function registerOpenApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Lagna", description: DESCRIPTION, version: "1" },
      components: {
        schemas: { Error: errorSchema as object },
        securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      },
    },
    transform: transformRoute,
    transformObject: transformDocument,
  });
  await app.register(async (scope) => {
    declarePublic(scope);
    await scope.register(swaggerUi, {
      routePrefix: DOCS_PATH,
      uiConfig: { validatorUrl: null, deepLinking: true },
      theme: { title: "Lagna API" },
    });
  });
}
