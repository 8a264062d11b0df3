import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { API_KEY_ROUTES } from "../api-key-scopes.data.ts";
import { declarePublic } from "../authorize-request.ts";
import { addExamples } from "../examples/add-examples.ts";
import { addCodeSamples } from "./code-samples/add-code-samples.ts";
import { keepDownloadUrl, showCodeSamples } from "./code-samples/show-code-samples.ts";
import { nameSchemas, withoutName } from "./name-schemas.ts";
import { tidyComponents } from "./tidy-components.ts";
import type { App } from "../fastify-app-type.ts";

export const DOCS_PATH = "/api/docs";

const DESCRIPTION =
  "Instants are ISO 8601 in UTC (Z), in whole seconds; the IANA time zone is a separate field. Instants of the almanac have the UTC offset of the place. Longitudes are sidereal, in degrees in [0, 360). " +
  "The body of every response other than 2xx is `{type, title, status, detail, code, params, requestId, errors?}`: `detail` is for people, in the account's " +
  "language or, if it has chosen none, in English or Hindi according to Accept-Language; `code` and `params` are for machines. " +
  "Programs send an API key of the profile page as the bearer token; `x-api-key-scope` is the scope that an operation needs, and an operation without one takes no keys. " +
  "`x-codeSamples` shows each operation in curl, TypeScript and Python. What /api/v1 promises, its limits and its typed client are described in docs/api.md of the source.";

type Transform = typeof jsonSchemaTransform;

const LICENSE = { name: "GNU Affero General Public License v3.0 or later", identifier: "AGPL-3.0-or-later" };
const ERROR = { $ref: "#/components/schemas/ErrorBody" };

/** An empty requirement in the list makes authentication optional. */
const describeSecurity = (access: string) => (access === "optional" ? [{ bearer: [] }, {}] : [{ bearer: [] }]);

/** The scope with which a program's key may call a route. */
const findScope = ({ url, route }: Parameters<Transform>[0]): string | undefined =>
  API_KEY_ROUTES[`${[route.method].flat()[0]} ${url.replace("/api/v1", "")}`];

/** Adds the error response and the required access to a route's schema. */
const transformRoute: Transform = (document) => {
  const { querystring, params, headers } = document.schema ?? {};
  const parameters = {
    ...(querystring !== undefined && { querystring: withoutName(querystring) }),
    ...(params !== undefined && { params: withoutName(params) }),
    ...(headers !== undefined && { headers: withoutName(headers) }),
  };
  const { schema, url } = jsonSchemaTransform({ ...document, schema: { ...document.schema, ...parameters } });
  const { response, ...rest } = schema as { response?: Record<string, unknown> };
  const responses = {
    ...response,
    "4XX": { description: "The request was refused", content: { "application/json": { schema: ERROR } } },
    "5XX": {
      description: "The server could not process the request",
      content: { "application/json": { schema: ERROR } },
    },
  };
  const access = document.route.config?.access;
  const isPublic = access === undefined || access === "public";
  const scope = findScope(document);
  return {
    url,
    schema: {
      ...rest,
      response: responses,
      security: isPublic ? [] : describeSecurity(access),
      ...(!isPublic && { "x-access": access }),
      ...(scope !== undefined && { "x-api-key-scope": scope }),
    },
  };
};

/** Adds the shared schemas, and an example of every call, also as code. */
const createDocumentTransform =
  (address: string): typeof jsonSchemaTransformObject =>
  (document) => {
    const transformed = tidyComponents(jsonSchemaTransformObject(document));
    addExamples(transformed.paths);
    addCodeSamples(transformed.paths, address);
    return transformed;
  };

/**
 * Serves the document at /api/docs/json, and a page to read it at /api/docs. Must be registered before the routes.
 * @param address of this server, for the samples of code
 */
export async function registerOpenApi(app: App, address: string): Promise<void> {
  nameSchemas();
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Lagna", description: DESCRIPTION, version: "1", license: LICENSE },
      servers: [{ url: "/" }],
      components: {
        securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      },
    },
    transform: transformRoute,
    transformObject: createDocumentTransform(address),
  });
  await app.register(async (scope) => {
    declarePublic(scope);
    await scope.register(swaggerUi, {
      routePrefix: DOCS_PATH,
      uiConfig: { validatorUrl: null, deepLinking: true, plugins: [keepDownloadUrl, showCodeSamples] },
      theme: { title: "Lagna API" },
    });
  });
}
