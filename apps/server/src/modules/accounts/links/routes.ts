import {
  emailRequestSchema,
  magicLinkAddressResponseSchema,
  mailedTokenRequestSchema,
  sessionResponseSchema,
  statusResponseSchema,
} from "@lagna/contract";
import { principalOf } from "../../../http/access.ts";
import { clientOf, languageFor } from "../../../http/client.ts";
import type { App } from "../../../http/types.ts";
import { presentSent, presentSession } from "../presenter.ts";

import type { AccountsService } from "../service.ts";

const PUBLIC = { access: "public" } as const;
const SIGNED_IN = { access: "signed_in" } as const;
const SUCCESS = { status: "success" as const };
const tags = ["accounts"];

/** Sign-in by a mailed link, and proof of an address by one. */
export function linkRoutes(app: App, { accounts }: { accounts: AccountsService }): void {
  app.post(
    "/auth/magic-link",
    {
      config: PUBLIC,
      schema: {
        summary: "Mail a sign-in link; answered the same for every address",
        tags,
        body: emailRequestSchema,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      await accounts.requestMagicLink(request.body.email, clientOf(request));
      return presentSent(languageFor(request));
    },
  );

  app.post(
    "/auth/magic-link/address",
    {
      config: PUBLIC,
      schema: {
        summary: "Whom a sign-in link would let in; it stays good",
        tags,
        body: mailedTokenRequestSchema,
        response: { 200: magicLinkAddressResponseSchema },
      },
    },
    async (request) => ({ email: await accounts.addressOfMagicLink(request.body.token, clientOf(request)) }),
  );

  app.post(
    "/auth/verify-magic-link",
    {
      config: PUBLIC,
      schema: {
        summary: "Use a sign-in link up",
        tags,
        body: mailedTokenRequestSchema,
        response: { 200: sessionResponseSchema },
      },
    },
    async (request) => presentSession(await accounts.verifyMagicLink(request.body.token, clientOf(request))),
  );

  app.post(
    "/auth/verify-email/request",
    {
      config: SIGNED_IN,
      schema: { summary: "Mail a link that proves one's address", tags, response: { 200: statusResponseSchema } },
    },
    async (request) => {
      await accounts.requestVerification(principalOf(request), clientOf(request));
      return presentSent(languageFor(request));
    },
  );

  app.post(
    "/auth/verify-email",
    {
      config: SIGNED_IN,
      schema: {
        summary: "Prove one's address by the link that came to it",
        tags,
        body: mailedTokenRequestSchema,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      await accounts.verifyEmail(principalOf(request), request.body.token);
      return SUCCESS;
    },
  );
}
