import {
  emailRequestSchema,
  magicLinkAddressResponseSchema,
  mailedTokenRequestSchema,
  sessionResponseSchema,
  statusResponseSchema,
} from "@lagna/contract";
import { requirePrincipal } from "../../../http/authorize-request.ts";
import { readClient, resolveLanguage } from "../../../http/read-client-info.ts";
import type { App } from "../../../http/fastify-app-type.ts";
import { presentMailSent, presentSession } from "../presenter.ts";

import type { AccountsService } from "../service.ts";

const PUBLIC = { access: "public" } as const;
const SIGNED_IN = { access: "signed_in" } as const;
const SUCCESS = { status: "success" as const };
const tags = ["accounts"];

/** Sign-in and address verification by mailed link. */
export function linkRoutes(app: App, { accounts }: { accounts: AccountsService }): void {
  app.post(
    "/auth/magic-link",
    {
      config: PUBLIC,
      schema: {
        operationId: "requestMagicLink",
        summary: "Send a sign-in link by e-mail; the response is the same for every address",
        tags,
        body: emailRequestSchema,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      await accounts.requestMagicLink(request.body.email, readClient(request));
      return presentMailSent(resolveLanguage(request));
    },
  );

  app.post(
    "/auth/magic-link/address",
    {
      config: PUBLIC,
      schema: {
        operationId: "readMagicLink",
        summary: "Get the address of the account that a sign-in link belongs to; the link stays valid",
        tags,
        body: mailedTokenRequestSchema,
        response: { 200: magicLinkAddressResponseSchema },
      },
    },
    async (request) => ({ email: await accounts.addressOfMagicLink(request.body.token, readClient(request)) }),
  );

  app.post(
    "/auth/verify-magic-link",
    {
      config: PUBLIC,
      schema: {
        operationId: "verifyMagicLink",
        summary: "Sign in with a mailed link, which can be used only once",
        tags,
        body: mailedTokenRequestSchema,
        response: { 200: sessionResponseSchema },
      },
    },
    async (request) => presentSession(await accounts.verifyMagicLink(request.body.token, readClient(request))),
  );

  app.post(
    "/auth/verify-email/request",
    {
      config: SIGNED_IN,
      schema: {
        operationId: "requestEmailVerification",
        summary: "Send a link by e-mail to verify your address",
        tags,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      await accounts.requestVerification(requirePrincipal(request), readClient(request));
      return presentMailSent(resolveLanguage(request));
    },
  );

  app.post(
    "/auth/verify-email",
    {
      config: SIGNED_IN,
      schema: {
        operationId: "verifyEmail",
        summary: "Verify your address with the mailed link",
        tags,
        body: mailedTokenRequestSchema,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      await accounts.verifyEmail(requirePrincipal(request), request.body.token);
      return SUCCESS;
    },
  );
}
