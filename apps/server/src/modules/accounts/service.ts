import type { SecondStep } from "@lagna/contract";
import { AppError } from "../../errors/app-error.ts";
import type { AccessStatus } from "../access-approval/service.ts";
import { createAddressVerification } from "./mailed-links/verify-address.ts";
import { createMagicLinkSignIn } from "./mailed-links/sign-in-with-magic-link.ts";
import type { AccountsDependencies } from "./accounts-dependencies.ts";
import { createPasswordChange } from "./passwords/change-password.ts";
import { createPasswordSignIn } from "./passwords/sign-in-with-password.ts";
import { createAccountDirectory } from "./users/find-users-for-administration.ts";
import { createOwnAccount } from "./users/own-account.ts";
import type { IdTokenVerifier } from "./providers/id-tokens.ts";
import type { Nonces } from "./providers/nonces.ts";
import { createProviderSignIn } from "./providers/sign-in-with-provider.ts";
import { createOwnSecondFactors, type SecondFactorsParts } from "./second-factors/own-second-factors.ts";
import { createSecondStep } from "./second-factors/verify-second-step.ts";
import { createReauthentication } from "./sessions/require-reauthentication.ts";
import type { StoredSession } from "./sessions/repository.ts";
import type { OpenedSession, TokenCheck } from "./sessions/live-sessions.ts";

export type { AccountDirectory } from "./users/find-users-for-administration.ts";
export type { OwnAccount } from "./users/own-account.ts";
export type { User } from "./users/user.ts";
export type { OwnSession } from "./sessions/repository.ts";
export type { SetUpCodes } from "./first-administrator/issue-and-check-set-up-code.ts";

type FactorParts = Pick<SecondFactorsParts, "factors" | "totp" | "passkeys" | "codes">;

export interface AccountsServiceParts extends AccountsDependencies, FactorParts {
  readonly idTokens: IdTokenVerifier;
  readonly nonces: Nonces;
  readonly googleClientId: string | null;
  readonly firebaseEnabled: boolean;
}

/** Available sign-in methods beside password and mailed link. */
export interface SignInMethods {
  readonly googleClientId: string | null;
  readonly nonce: string | null;
  readonly firebase: boolean;
  /** The next person to sign up becomes the administrator. */
  readonly nextBecomesAdministrator: boolean;
}

/** The session of a token and what its owner may do. */
export type TokenValidation =
  | {
      readonly kind: "live";
      readonly session: StoredSession;
      readonly standing: AccessStatus;
      /** Methods for the second step if it is still pending; otherwise null. */
      readonly secondSteps: readonly SecondStep[] | null;
      /** Whether this person is required to have a second factor but has none. */
      readonly lacksSecondFactor: boolean;
    }
  | { readonly kind: "expired" | "unknown" };

/** Accounts: all sign-in methods, and validation of bearer tokens. */
export function createAccountsService(parts: AccountsServiceParts) {
  const { access, sessions, nonces, googleClientId, firebaseEnabled } = parts;
  const step = createSecondStep(parts);
  const proving = createReauthentication({ ...parts, ...step });
  return {
    ...createPasswordSignIn(parts),
    ...createPasswordChange(parts),
    ...createMagicLinkSignIn(parts),
    ...createAddressVerification(parts),
    ...createProviderSignIn(parts),
    ...proving,
    ...step,
    ownFactors: createOwnSecondFactors({ ...parts, ...proving }),
    own: createOwnAccount(parts),
    directory: createAccountDirectory(parts),

    /** Each call creates a new nonce. */
    waysIn: async (): Promise<SignInMethods> => ({
      googleClientId,
      nonce: googleClientId === null ? null : nonces.issue(),
      firebase: firebaseEnabled,
      nextBecomesAdministrator: access.mayFound && (await parts.setUp.awaitsFounder()),
    }),

    check: (token: string): Promise<TokenCheck> => sessions.check(token),

    logOut: (token: string): Promise<void> => sessions.end(token),

    /** @throws AppError 401 if another tab renewed it first, or the session has ended */
    renew: async (token: string): Promise<OpenedSession> => {
      const opened = await sessions.renew(token);
      if (!opened) throw new AppError("unauthenticated");
      return opened;
    },

    /** For pending people this call also records the first refusal, as the web app makes no other request before showing that they wait. */
    validate: async (token: string): Promise<TokenValidation> => {
      const checked = await sessions.check(token);
      if (checked.kind !== "live") return { kind: checked.kind };
      const { session } = checked;
      const secondSteps = session.awaitsSecondStep ? await step.stepsOf(session.user.id) : null;
      const standing = await access.getAccessStatus(session.user);
      if (!standing.isAuthorized && secondSteps === null) await access.noteRefusal(session.user);
      const lacksSecondFactor =
        standing.isAuthorized &&
        secondSteps === null &&
        (await step.lacksSecondFactor({ role: standing.role, passedSecondStep: session.secondStep }));
      return { kind: "live", session, standing, secondSteps, lacksSecondFactor };
    },

    /** All people's live sessions, for administrators. */
    allSessions: () => sessions.live(),
  };
}
export type AccountsService = ReturnType<typeof createAccountsService>;
