import { createMcpServer, type McpEngine, TOOLS, type ToolScope } from "@lagna/mcp";
import type { Language } from "@lagna/terms";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError, presentError } from "../../errors/app-error.ts";
import { type Principal, requirePrincipal } from "../../http/authorize-request.ts";
import { toAppError } from "../../http/error-handler.ts";
import type { App } from "../../http/fastify-app-type.ts";
import { resolveLanguage } from "../../http/read-client-info.ts";

export interface McpOptions {
  readonly createEngine: (who: Principal, language: Language) => McpEngine;
  /** Null if it is not known: then requests with an origin are refused, except from the machine itself. */
  readonly siteUrl: string | null;
}

export const MCP_PATH = "/mcp";

const LOCAL_ORIGIN = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Programs send no origin; a page that a browser shows does, and could be one whose name was pointed at this server (DNS rebinding).
 * @throws AppError forbidden for the origin of another site
 */
function checkOrigin({ headers: { origin } }: FastifyRequest, siteUrl: string | null): void {
  if (origin === undefined) return;
  const own = siteUrl === null ? null : new URL(siteUrl).origin;
  if (origin !== own && !(own === null && LOCAL_ORIGIN.test(origin))) throw new AppError("forbidden");
}

const hasScope = ({ apiKey }: Principal, scope: ToolScope): boolean => !apiKey || apiKey.scopes.includes(scope);

/** The scopes of the tools that a body calls. A body that is no message has none; the transport refuses it. */
function listCalledScopes(body: unknown): ToolScope[] {
  return [body].flat().flatMap((message) => {
    const { method, params } = (message ?? {}) as { method?: unknown; params?: { name?: unknown } };
    const tool = method === "tools/call" ? TOOLS.find(({ name }) => name === params?.name) : undefined;
    return tool ? [tool.scope] : [];
  });
}

/** @throws AppError key_scope, with the header by which a client of the protocol learns which scope is missing */
function checkScopes(request: FastifyRequest, reply: FastifyReply): void {
  const who = requirePrincipal(request);
  const missing = listCalledScopes(request.body).find((scope) => !hasScope(who, scope));
  if (missing === undefined) return;
  reply.header("www-authenticate", `Bearer error="insufficient_scope", scope="${missing}"`);
  throw new AppError({ code: "key_scope", params: { scope: missing } });
}

/** The sentences of a refusal, field by field; what is no refusal is logged and not told. */
function explainError(request: FastifyRequest, error: unknown): string | null {
  const known = toAppError(error);
  if (known.code === "internal") {
    request.log.error({ err: error }, "a tool failed");
    return null;
  }
  const { detail, errors = [] } = presentError(known, request.id, resolveLanguage(request));
  return errors.length === 0 ? detail : errors.map(({ path, message }) => `${path}: ${message}`).join("\n");
}

const toWebHeaders = ({ headers }: FastifyRequest): Headers => {
  const copied = new Headers();
  for (const [name, value] of Object.entries(headers)) if (typeof value === "string") copied.set(name, value);
  return copied;
};

/** One message and its answer as JSON: nothing is kept between two requests, so that any process can answer any of them. */
async function answerMessage(request: FastifyRequest, createEngine: McpOptions["createEngine"]): Promise<Response> {
  const who = requirePrincipal(request);
  const server = createMcpServer(createEngine(who, resolveLanguage(request)), {
    hasScope: (scope) => hasScope(who, scope),
    explainError: (error) => explainError(request, error),
  });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  try {
    await server.connect(transport);
    const message = new Request(`http://localhost${MCP_PATH}`, { method: "POST", headers: toWebHeaders(request) });
    const response = await transport.handleRequest(message, { parsedBody: request.body });
    const { status, headers } = response;
    return new Response(await response.text(), { status, headers });
  } finally {
    await server.close();
  }
}

/** Streamable HTTP of the Model Context Protocol, without sessions and without streams of the server's own. */
export function registerMcp(app: App, { createEngine, siteUrl }: McpOptions): void {
  const schema = { hide: true };
  app.post(
    MCP_PATH,
    {
      config: { access: "authorized", computes: true, checksKeyScope: true },
      schema,
      onRequest: async (request) => checkOrigin(request, siteUrl),
    },
    async (request, reply) => {
      checkScopes(request, reply);
      const response = await answerMessage(request, createEngine);
      const type = response.headers.get("content-type");
      if (type !== null) reply.type(type);
      return reply
        .code(response.status)
        .header("cache-control", "no-store")
        .send(await response.text());
    },
  );
  app.route({
    method: ["GET", "DELETE"],
    url: MCP_PATH,
    config: { access: "public" },
    schema,
    handler: async (request, reply) => {
      reply.header("allow", "POST");
      throw new AppError({ code: "method_not_allowed", params: { method: request.method } });
    },
  });
}
