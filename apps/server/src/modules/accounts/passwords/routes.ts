import {
  emailRequestSchema,
  loginRequestSchema,
  passwordChangeRequestSchema,
  passwordResetRequestSchema,
  sessionResponseSchema,
  signupRequestSchema,
  statusResponseSchema,
} from "@lagna/contract";
import { requirePrincipal } from "../../../http/authorize-request.ts";
import { readClient, resolveLanguage } from "../../../http/read-client-info.ts";
import type { App } from "../../../http/fastify-app-type.ts";

import { presentMailSent, presentSession } from "../presenter.ts";
import type { AccountsService } from "../service.ts";

const PUBLIC = { access: "public" } as const;
const SIGNED_IN = { access: "signed_in" } as const;
const tags = ["accounts"];

/** Sign-up, sign-in, and changing or resetting a password. */
export function passwordRoutes(app: App, { accounts }: { accounts: AccountsService }): void {
  app.post(
    "/signup",
    {
      config: PUBLIC,
      schema: {
        operationId: "createAccount",
        summary: "Create an account and sign in",
        tags,
        body: signupRequestSchema,
        response: { 200: sessionResponseSchema },
      },
    },
    async (request) => presentSession(await accounts.signUp(request.body, readClient(request))),
  );

  app.post(
    "/login",
    {
      config: PUBLIC,
      schema: {
        operationId: "startSession",
        summary: "Sign in with e-mail address and password",
        tags,
        body: loginRequestSchema,
        response: { 200: sessionResponseSchema },
      },
    },
    async (request) => presentSession(await accounts.logIn(request.body, readClient(request))),
  );

  app.post(
    "/password/forgot",
    {
      config: PUBLIC,
      schema: {
        operationId: "requestPasswordReset",
        summary: "Send a password reset link by e-mail; the response is the same for every address",
        tags,
        body: emailRequestSchema,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      await accounts.forgotPassword(request.body.email, readClient(request));
      return presentMailSent(resolveLanguage(request));
    },
  );

  app.post(
    "/password/reset",
    {
      config: PUBLIC,
      schema: {
        operationId: "resetPassword",
        summary: "Set a new password with a reset link and sign in",
        tags,
        body: passwordResetRequestSchema,
        response: { 200: sessionResponseSchema },
      },
    },
    async (request) => {
      const { token, password } = request.body;
      return presentSession(await accounts.resetPassword(token, password, readClient(request)));
    },
  );

  app.post(
    "/password/change",
    {
      config: SIGNED_IN,
      schema: {
        operationId: "changePassword",
        summary: "Change your password and end your other sessions",
        tags,
        body: passwordChangeRequestSchema,
        response: { 200: sessionResponseSchema },
      },
    },
    async (request) => {
      const passwords = { current: request.body.current_password, next: request.body.new_password };
      return presentSession(await accounts.changePassword(requirePrincipal(request), passwords, readClient(request)));
    },
  );
}
