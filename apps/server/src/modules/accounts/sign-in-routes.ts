import {
  authConfigResponseSchema,
  debugSessionsResponseSchema,
  emailRequestSchema,
  googleAuthRequestSchema,
  googleAuthResponseSchema,
  mailedTokenRequestSchema,
  passwordChangeRequestSchema,
  passwordResetRequestSchema,
  sessionResponseSchema,
  statusResponseSchema,
} from "@lagna/contract";
import { principalOf } from "../../http/access.ts";
import { clientOf } from "../../http/client.ts";
import type { App } from "../../http/types.ts";
import { presentAllSessions, presentEntered, presentSession } from "./presenter.ts";
import type { AccountsService } from "./service.ts";

const PUBLIC = { access: "public" } as const;
const SIGNED_IN = { access: "signed_in" } as const;
const SUCCESS = { status: "success" as const };
const SENT = {
  ...SUCCESS,
  message: "If this address can receive mail, a link is on its way. Please look into your inbox.",
};
const tags = ["accounts"];

interface Options {
  readonly accounts: AccountsService;
}

/** Google, Firebase and magic link. */
export function signInRoutes(app: App, { accounts }: Options): void {
  app.get(
    "/auth/config",
    {
      config: PUBLIC,
      schema: { summary: "Which ways in there are", tags, response: { 200: authConfigResponseSchema } },
    },
    async () => accounts.waysIn(),
  );

  app.post(
    "/auth/google",
    {
      config: PUBLIC,
      schema: {
        summary: "Sign in by an ID token",
        tags,
        body: googleAuthRequestSchema,
        response: { 200: googleAuthResponseSchema },
      },
    },
    async (request) => presentEntered(await accounts.exchangeIdToken(request.body.id_token, clientOf(request))),
  );

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
      return SENT;
    },
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

  app.get(
    "/debug/sessions",
    {
      config: { access: "administrator" },
      schema: { summary: "Who is signed in, without tokens", tags, response: { 200: debugSessionsResponseSchema } },
    },
    async () => presentAllSessions(await accounts.own.allSessions()),
  );
}

/** Changing and resetting a password; proving an address. */
export function passwordRoutes(app: App, { accounts }: Options): void {
  app.post(
    "/password/forgot",
    {
      config: PUBLIC,
      schema: {
        summary: "Mail a reset link; answered the same for every address",
        tags,
        body: emailRequestSchema,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      await accounts.forgotPassword(request.body.email, clientOf(request));
      return SENT;
    },
  );

  app.post(
    "/password/reset",
    {
      config: PUBLIC,
      schema: {
        summary: "Choose a new password and sign in",
        tags,
        body: passwordResetRequestSchema,
        response: { 200: sessionResponseSchema },
      },
    },
    async (request) => {
      const { token, password } = request.body;
      return presentSession(await accounts.resetPassword(token, password, clientOf(request)));
    },
  );

  app.post(
    "/password/change",
    {
      config: SIGNED_IN,
      schema: {
        summary: "Change one's password; other sessions end",
        tags,
        body: passwordChangeRequestSchema,
        response: { 200: sessionResponseSchema },
      },
    },
    async (request) => {
      const given = { current: request.body.current_password, next: request.body.new_password };
      return presentSession(await accounts.changePassword(principalOf(request), given, clientOf(request)));
    },
  );

  app.post(
    "/auth/verify-email/request",
    {
      config: SIGNED_IN,
      schema: { summary: "Mail a link that proves one's address", tags, response: { 200: statusResponseSchema } },
    },
    async (request) => {
      await accounts.requestVerification(principalOf(request), clientOf(request));
      return SENT;
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
