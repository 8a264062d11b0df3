import {
  loginRequestSchema,
  sessionResponseSchema,
  signupRequestSchema,
  statusResponseSchema,
  validateTokenResponseSchema,
} from "@lagna/contract";
import { bearerOf } from "../../http/access.ts";
import { clientOf } from "../../http/client.ts";
import type { App } from "../../http/types.ts";
import { presentSession } from "./presenter.ts";
import type { AccountsService } from "./service.ts";

const PUBLIC = { access: "public" } as const;
const SIGNED_IN = { access: "signed_in" } as const;
const tags = ["accounts"];

/** Sign-up, sign-in and the life of a session. */
export function accountRoutes(app: App, { accounts }: { accounts: AccountsService }): void {
  app.post(
    "/signup",
    {
      config: PUBLIC,
      schema: {
        summary: "Create an account and sign in",
        tags,
        body: signupRequestSchema,
        response: { 200: sessionResponseSchema },
      },
    },
    async (request) => presentSession(await accounts.signUp(request.body, clientOf(request))),
  );

  app.post(
    "/login",
    {
      config: PUBLIC,
      schema: {
        summary: "Sign in by e-mail and password",
        tags,
        body: loginRequestSchema,
        response: { 200: sessionResponseSchema },
      },
    },
    async (request) => presentSession(await accounts.logIn(request.body, clientOf(request))),
  );

  app.post(
    "/logout",
    { config: SIGNED_IN, schema: { summary: "End this session", tags, response: { 200: statusResponseSchema } } },
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
    async (request) => accounts.validate(bearerOf(request)),
  );
}
