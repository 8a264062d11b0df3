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
        summary: "Sign out and end the current session",
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
        summary: "Get a new token for the current session; the old token becomes invalid",
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
          "Verify the signed-in user again before a protected action, by password and, if set up, second factor; a new sign-in also counts",
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
        summary: "Get the user that a token belongs to and what they may do",
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
        summary: "List the signed-in users, without their tokens",
        tags,
        response: { 200: debugSessionsResponseSchema },
      },
    },
    async () => presentAllSessions(await accounts.allSessions()),
  );
}
