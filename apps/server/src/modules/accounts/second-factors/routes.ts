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
import { requirePrincipal } from "../../../http/authorize-request.ts";
import { readClient } from "../../../http/read-client-info.ts";
import type { App } from "../../../http/fastify-app-type.ts";
import { presentFactors, presentSession } from "../presenter.ts";
import type { AccountsService } from "../service.ts";

const HALF_SIGNED_IN = { access: "half_signed_in" } as const;
const SIGNED_IN = { access: "signed_in" } as const;
const ADMINISTRATOR = { access: "administrator" } as const;
const SUCCESS = { status: "success" as const };
const [accountsTag, profileTag, administrationTag] = [["accounts"], ["profile"], ["administration"]];

/** The second step of a sign-in, for sessions that passed the first. */
function secondStepRoutes(app: App, { accounts }: { accounts: AccountsService }): void {
  app.post(
    "/auth/second-step",
    {
      config: HALF_SIGNED_IN,
      schema: {
        operationId: "verifySecondStep",
        summary: "Complete the second step of sign-in with an authenticator code, a recovery code or a passkey",
        tags: accountsTag,
        body: secondStepRequestSchema,
        response: { 200: sessionResponseSchema },
      },
    },
    async (request) =>
      presentSession(await accounts.passSecondStep(requirePrincipal(request), request.body, readClient(request))),
  );

  app.post(
    "/auth/second-step/passkey",
    {
      config: HALF_SIGNED_IN,
      schema: {
        operationId: "getPasskeyChallenge",
        summary: "Get the passkey challenge for the second step of sign-in",
        tags: accountsTag,
        response: { 200: passkeyOptionsSchema },
      },
    },
    async (request) => accounts.askPasskey(requirePrincipal(request)),
  );
}

/** A person's own second factors. */
function ownSecondFactorRoutes(app: App, { accounts: { ownFactors } }: { accounts: AccountsService }): void {
  app.get(
    "/profile/second-factors",
    {
      config: SIGNED_IN,
      schema: {
        operationId: "listSecondFactors",
        summary: "List your second factors",
        tags: profileTag,
        response: { 200: secondFactorsResponseSchema },
      },
    },
    async (request) => presentFactors(await ownFactors.of(requirePrincipal(request))),
  );

  app.post(
    "/profile/second-factors/totp",
    {
      config: SIGNED_IN,
      schema: {
        operationId: "createTotp",
        summary: "Start setting up an authenticator app",
        tags: profileTag,
        response: { 200: newTotpResponseSchema },
      },
    },
    async (request) => ownFactors.beginTotp(requirePrincipal(request)),
  );

  app.post(
    "/profile/second-factors/totp/confirm",
    {
      config: SIGNED_IN,
      schema: {
        operationId: "confirmTotp",
        summary: "Confirm an authenticator app with its first code, which makes it a second factor",
        tags: profileTag,
        body: confirmTotpRequestSchema,
        response: { 200: recoveryCodesResponseSchema },
      },
    },
    async (request) => ({
      recovery_codes: await ownFactors.confirmTotp(requirePrincipal(request), request.body, readClient(request)),
    }),
  );

  app.post(
    "/profile/second-factors/passkey/options",
    {
      config: SIGNED_IN,
      schema: {
        operationId: "createPasskeyOptions",
        summary: "Get the options for creating a passkey",
        tags: profileTag,
        response: { 200: passkeyOptionsSchema },
      },
    },
    async (request) => ownFactors.beginPasskey(requirePrincipal(request)),
  );

  app.post(
    "/profile/second-factors/passkey",
    {
      config: SIGNED_IN,
      schema: {
        operationId: "addPasskey",
        summary: "Add a passkey",
        tags: profileTag,
        body: newPasskeyRequestSchema,
        response: { 200: recoveryCodesResponseSchema },
      },
    },
    async (request) => ({
      recovery_codes: await ownFactors.addPasskey(requirePrincipal(request), request.body, readClient(request)),
    }),
  );

  app.delete(
    "/profile/second-factors/:id",
    {
      config: SIGNED_IN,
      schema: {
        operationId: "deleteSecondFactor",
        summary: "Remove a second factor",
        tags: profileTag,
        params: idParamsSchema,
        response: { 200: statusResponseSchema },
      },
    },
    async (request) => {
      await ownFactors.remove(requirePrincipal(request), request.params.id, readClient(request));
      return SUCCESS;
    },
  );

  app.post(
    "/profile/recovery-codes",
    {
      config: SIGNED_IN,
      schema: {
        operationId: "createRecoveryCodes",
        summary: "Create new recovery codes; the previous codes become invalid",
        tags: profileTag,
        response: { 200: recoveryCodesResponseSchema },
      },
    },
    async (request) => ({
      recovery_codes: await ownFactors.renewCodes(requirePrincipal(request), readClient(request)),
    }),
  );
}

/** Whether administrators must have a second factor. */
function policyRoutes(app: App, { accounts }: { accounts: AccountsService }): void {
  const policy = async () => ({ administrators_need_second_factor: await accounts.isRequiredOfAdministrators() });

  app.get(
    "/admin/policy",
    {
      config: ADMINISTRATOR,
      schema: {
        operationId: "getSecurityPolicy",
        summary: "Get the security policy for administrators",
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
        operationId: "setSecurityPolicy",
        summary: "Set whether administrators must have a second factor",
        tags: administrationTag,
        body: securityPolicySchema,
        response: { 200: securityPolicySchema },
      },
    },
    async (request) => {
      const { administrators_need_second_factor: required } = request.body;
      await accounts.requireOfAdministrators(requirePrincipal(request), required);
      return policy();
    },
  );
}

export function secondFactorRoutes(app: App, options: { accounts: AccountsService }): void {
  secondStepRoutes(app, options);
  ownSecondFactorRoutes(app, options);
  policyRoutes(app, options);
}
