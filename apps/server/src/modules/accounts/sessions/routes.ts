import {
  debugSessionsResponseSchema,
  proofRequestSchema,
  sessionResponseSchema,
  statusResponseSchema,
  validateTokenResponseSchema,
} from "@lagna/contract";
import { readBearerToken, requirePrincipal } from "../../../http/authorize-request.ts";
import { readClient, resolveLanguage } from "../../../http/read-client-info.ts";
import type { App } from "../../../http/fastify-app-type.ts";
import { presentAllSessions, presentSession, presentValidation } from "../presenter.ts";
import type { AccountsService } from "../service.ts";

const PUBLIC = { access: "public" } as const;
/** Signing out is also possible before the second step is passed. */
const HALF_SIGNED_IN = { access: "half_signed_in" } as const;
const SIGNED_IN = { access: "signed_in" } as const;
const tags = ["accounts"];

/** Validating, renewing and ending sessions. */
export function sessionRoutes(app: App, { accounts }: { accounts: AccountsService }): void {
  app.post(
    "/logout",
    {
      config: HALF_SIGNED_IN,
      schema: {
        operationId: "endCurrentSession",
        summary: "End this session",
        tags,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      await accounts.logOut(readBearerToken(request));
      return { status: "success" as const };
    },
  );

  app.post(
    "/token/refresh",
    {
      config: SIGNED_IN,
      schema: {
        operationId: "refreshToken",
        summary: "A new token for this session; the old one ends",
        tags,
        response: { 200: sessionResponseSchema },
      },
    },
    async (request) => presentSession(await accounts.renew(readBearerToken(request))),
  );

  app.post(
    "/auth/prove",
    {
      config: SIGNED_IN,
      schema: {
        operationId: "proveIdentity",
        summary:
          "Verify the signed-in user again, by password and second factor if there is one, before a protected action; a new sign-in counts too",
        tags,
        body: proofRequestSchema,
        response: { 200: sessionResponseSchema },
      },
    },
    async (request) => {
      await accounts.prove(requirePrincipal(request), request.body, readClient(request));
      // The token is replaced, so that a token stolen earlier does not benefit from the proof.
      return presentSession(await accounts.renew(readBearerToken(request)));
    },
  );

  app.get(
    "/validate-token",
    {
      // Public, as it also answers for tokens that are no longer valid; without a token it returns 401 like other routes.
      config: PUBLIC,
      schema: {
        operationId: "validateToken",
        summary: "Whose token this is and what they may do",
        tags,
        response: { 200: validateTokenResponseSchema },
      },
    },
    async (request) => presentValidation(await accounts.validate(readBearerToken(request)), resolveLanguage(request)),
  );

  app.get(
    "/debug/sessions",
    {
      config: { access: "administrator" },
      schema: {
        operationId: "listSignedInUsers",
        summary: "Who is signed in, without tokens",
        tags,
        response: { 200: debugSessionsResponseSchema },
      },
    },
    async () => presentAllSessions(await accounts.allSessions()),
  );
}
