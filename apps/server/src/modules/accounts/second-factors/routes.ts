import {
  confirmTotpRequestSchema,
  idParamsSchema,
  newPasskeyRequestSchema,
  newTotpResponseSchema,
  passkeyOptionsSchema,
  recoveryCodesResponseSchema,
  secondFactorsResponseSchema,
  secondStepRequestSchema,
  securityPolicySchema,
  sessionResponseSchema,
  statusResponseSchema,
} from "@lagna/contract";
import { principalOf } from "../../../http/access.ts";
import { clientOf } from "../../../http/client.ts";
import type { App } from "../../../http/types.ts";
import { presentFactors, presentSession } from "../presenter.ts";
import type { AccountsService } from "../service.ts";

const HALF = { access: "half_signed_in" } as const;
const SIGNED_IN = { access: "signed_in" } as const;
const ADMINISTRATOR = { access: "administrator" } as const;
const SUCCESS = { status: "success" as const };
const [accountsTag, profileTag, administrationTag] = [["accounts"], ["profile"], ["administration"]];

/** The second step of a sign-in, for who has taken the first. */
function stepRoutes(app: App, { accounts }: { accounts: AccountsService }): void {
  app.post(
    "/auth/second-step",
    {
      config: HALF,
      schema: {
        summary: "Take the second step: by an app's code, a recovery code or a passkey",
        tags: accountsTag,
        body: secondStepRequestSchema,
        response: { 200: sessionResponseSchema },
      },
    },
    async (request) =>
      presentSession(await accounts.passSecondStep(principalOf(request), request.body, clientOf(request))),
  );

  app.post(
    "/auth/second-step/passkey",
    {
      config: HALF,
      schema: {
        summary: "What to ask one's passkey for the second step",
        tags: accountsTag,
        response: { 200: passkeyOptionsSchema },
      },
    },
    async (request) => accounts.askPasskey(principalOf(request)),
  );
}

/** One's own second factors. */
function ownRoutes(app: App, { accounts: { ownFactors } }: { accounts: AccountsService }): void {
  app.get(
    "/profile/second-factors",
    {
      config: SIGNED_IN,
      schema: { summary: "One's second factors", tags: profileTag, response: { 200: secondFactorsResponseSchema } },
    },
    async (request) => presentFactors(await ownFactors.of(principalOf(request))),
  );

  app.post(
    "/profile/second-factors/totp",
    {
      config: SIGNED_IN,
      schema: {
        summary: "Begin with an authenticator app",
        tags: profileTag,
        response: { 200: newTotpResponseSchema },
      },
    },
    async (request) => ownFactors.beginTotp(principalOf(request)),
  );

  app.post(
    "/profile/second-factors/totp/confirm",
    {
      config: SIGNED_IN,
      schema: {
        summary: "Show the app's first code; it counts from then on",
        tags: profileTag,
        body: confirmTotpRequestSchema,
        response: { 200: recoveryCodesResponseSchema },
      },
    },
    async (request) => ({
      recovery_codes: await ownFactors.confirmTotp(principalOf(request), request.body, clientOf(request)),
    }),
  );

  app.post(
    "/profile/second-factors/passkey/options",
    {
      config: SIGNED_IN,
      schema: { summary: "What to ask a new passkey", tags: profileTag, response: { 200: passkeyOptionsSchema } },
    },
    async (request) => ownFactors.beginPasskey(principalOf(request)),
  );

  app.post(
    "/profile/second-factors/passkey",
    {
      config: SIGNED_IN,
      schema: {
        summary: "Add a passkey",
        tags: profileTag,
        body: newPasskeyRequestSchema,
        response: { 200: recoveryCodesResponseSchema },
      },
    },
    async (request) => ({
      recovery_codes: await ownFactors.addPasskey(principalOf(request), request.body, clientOf(request)),
    }),
  );

  app.delete(
    "/profile/second-factors/:id",
    {
      config: SIGNED_IN,
      schema: {
        summary: "Remove a second factor",
        tags: profileTag,
        params: idParamsSchema,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      await ownFactors.remove(principalOf(request), request.params.id, clientOf(request));
      return SUCCESS;
    },
  );

  app.post(
    "/profile/recovery-codes",
    {
      config: SIGNED_IN,
      schema: {
        summary: "New recovery codes; those before are good no longer",
        tags: profileTag,
        response: { 200: recoveryCodesResponseSchema },
      },
    },
    async (request) => ({ recovery_codes: await ownFactors.renewCodes(principalOf(request), clientOf(request)) }),
  );
}

/** What is required of administrators. */
function policyRoutes(app: App, { accounts }: { accounts: AccountsService }): void {
  const policy = async () => ({ administrators_need_second_factor: await accounts.isRequiredOfAdministrators() });

  app.get(
    "/admin/policy",
    {
      config: ADMINISTRATOR,
      schema: {
        summary: "What is required of administrators",
        tags: administrationTag,
        response: { 200: securityPolicySchema },
      },
    },
    policy,
  );

  app.put(
    "/admin/policy",
    {
      config: ADMINISTRATOR,
      schema: {
        summary: "Require a second factor of administrators, or do not",
        tags: administrationTag,
        body: securityPolicySchema,
        response: { 200: securityPolicySchema },
      },
    },
    async (request) => {
      const { administrators_need_second_factor: required } = request.body;
      await accounts.requireOfAdministrators(principalOf(request), required);
      return policy();
    },
  );
}

export function secondFactorRoutes(app: App, options: { accounts: AccountsService }): void {
  stepRoutes(app, options);
  ownRoutes(app, options);
  policyRoutes(app, options);
}
