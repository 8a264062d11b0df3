import { authConfigResponseSchema, googleAuthRequestSchema, googleAuthResponseSchema } from "@lagna/contract";
import { readClient } from "../../../http/read-client-info.ts";
import type { App } from "../../../http/fastify-app-type.ts";
import { presentSignedIn, presentSignInMethods } from "../presenter.ts";
import type { AccountsService } from "../service.ts";

const PUBLIC = { access: "public" } as const;
const tags = ["accounts"];

/** Sign-in by Google or Firebase. */
export function providerRoutes(app: App, { accounts }: { accounts: AccountsService }): void {
  app.get(
    "/auth/config",
    {
      config: PUBLIC,
      schema: {
        operationId: "getAuthConfig",
        summary: "Get the available sign-in methods",
        tags,
        response: { 200: authConfigResponseSchema },
      },
    },
    async () => presentSignInMethods(await accounts.waysIn()),
  );

  app.post(
    "/auth/google",
    {
      config: PUBLIC,
      schema: {
        operationId: "verifyGoogleToken",
        summary: "Sign in with an ID token from Google",
        tags,
        body: googleAuthRequestSchema,
        response: { 200: googleAuthResponseSchema },
      },
    },
    async (request) => presentSignedIn(await accounts.exchangeIdToken(request.body.id_token, readClient(request))),
  );
}
