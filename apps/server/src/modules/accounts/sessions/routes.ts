import {
  debugSessionsResponseSchema,
  proofRequestSchema,
  sessionResponseSchema,
  statusResponseSchema,
  validateTokenResponseSchema,
} from "@lagna/contract";
import { bearerOf, principalOf } from "../../../http/access.ts";
import { clientOf, languageFor } from "../../../http/client.ts";
import type { App } from "../../../http/types.ts";
import { presentAllSessions, presentSession, presentValidation } from "../presenter.ts";
import type { AccountsService } from "../service.ts";

const PUBLIC = { access: "public" } as const;
/** Also who does not get through the second step may leave. */
const HALF = { access: "half_signed_in" } as const;
const SIGNED_IN = { access: "signed_in" } as const;
const tags = ["accounts"];

/** The life of a session. */
export function sessionRoutes(app: App, { accounts }: { accounts: AccountsService }): void {
  app.post(
    "/logout",
    { config: HALF, schema: { summary: "End this session", tags, response: { 200: statusResponseSchema } } },
    async (request) => {
      await accounts.logOut(bearerOf(request));
      return { status: "success" as const };
    },
  );

  app.post(
    "/token/refresh",
    {
      config: SIGNED_IN,
      schema: {
        summary: "A new token for this session; the old one ends",
        tags,
        response: { 200: sessionResponseSchema },
      },
    },
    async (request) => presentSession(await accounts.renew(bearerOf(request))),
  );

  app.post(
    "/auth/prove",
    {
      config: SIGNED_IN,
      schema: {
        summary:
          "Prove again who one is, by the password and a second factor where there is one, before what asks for it; signing in anew is as good",
        tags,
        body: proofRequestSchema,
        response: { 200: sessionResponseSchema },
      },
    },
    async (request) => {
      await accounts.prove(principalOf(request), request.body, clientOf(request));
      // A token that somebody else read before does not profit from the proof.
      return presentSession(await accounts.renew(bearerOf(request)));
    },
  );

  app.get(
    "/validate-token",
    {
      // Public, as it answers about tokens that no longer open anything; without a token it is a 401 like the rest.
      config: PUBLIC,
      schema: {
        summary: "Whose token this is and what they may do",
        tags,
        response: { 200: validateTokenResponseSchema },
      },
    },
    async (request) => presentValidation(await accounts.validate(bearerOf(request)), languageFor(request)),
  );

  app.get(
    "/debug/sessions",
    {
      config: { access: "administrator" },
      schema: { summary: "Who is signed in, without tokens", tags, response: { 200: debugSessionsResponseSchema } },
    },
    async () => presentAllSessions(await accounts.allSessions()),
  );
}
