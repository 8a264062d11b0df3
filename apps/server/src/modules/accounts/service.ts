import type { SecondStep } from "@lagna/contract";
import { AppError } from "../../errors.ts";
import type { Standing } from "../access/service.ts";
import { addressProof } from "./links/address-proof.ts";
import { magicLink } from "./links/magic-link.ts";
import type { AccountsParts } from "./parts.ts";
import { passwordCare } from "./passwords/care.ts";
import { passwordSignIn } from "./passwords/sign-in.ts";
import { directory } from "./people/directory.ts";
import { ownAccount } from "./people/own-account.ts";
import type { IdTokens } from "./providers/id-tokens.ts";
import type { Nonces } from "./providers/nonces.ts";
import { providerSignIn } from "./providers/sign-in.ts";
import { ownFactors, type SecondFactorsParts } from "./second-factors/factors.ts";
import { secondStep } from "./second-factors/second-step.ts";
import { proof } from "./sessions/proof.ts";
import type { StoredSession } from "./sessions/repository.ts";
import type { OpenedSession, TokenCheck } from "./sessions/sessions.ts";

export type { Directory } from "./people/directory.ts";
export type { OwnAccount } from "./people/own-account.ts";
export type { User } from "./people/user.ts";
export type { OwnSession } from "./sessions/repository.ts";
export type { SetUp } from "./set-up/set-up.ts";

type FactorParts = Pick<SecondFactorsParts, "factors" | "totp" | "passkeys" | "codes">;

export interface AccountsServiceParts extends AccountsParts, FactorParts {
  readonly idTokens: IdTokens;
  readonly nonces: Nonces;
  readonly googleClientId: string | null;
  readonly firebaseEnabled: boolean;
}

/** Which ways in there are, beside password and mailed link. */
export interface WaysIn {
  readonly googleClientId: string | null;
  readonly nonce: string | null;
  readonly firebase: boolean;
  /** Whoever signs up next becomes the administrator. */
  readonly founds: boolean;
}

/** What a token stands for and what its owner may do. */
export type Validation =
  | {
      readonly kind: "live";
      readonly session: StoredSession;
      readonly standing: Standing;
      /** By what the second step can be taken, where it is still to be taken. */
      readonly secondSteps: readonly SecondStep[] | null;
      /** Whether a second factor is required of this person who has come in without. */
      readonly lacksSecondFactor: boolean;
    }
  | { readonly kind: "expired" | "unknown" };

/** Accounts: every way in, and what a bearer token stands for. */
export function accountsService(parts: AccountsServiceParts) {
  const { access, sessions, nonces, googleClientId, firebaseEnabled } = parts;
  const step = secondStep(parts);
  const proving = proof({ ...parts, ...step });
  return {
    ...passwordSignIn(parts),
    ...passwordCare(parts),
    ...magicLink(parts),
    ...addressProof(parts),
    ...providerSignIn(parts),
    ...proving,
    ...step,
    ownFactors: ownFactors({ ...parts, ...proving }),
    own: ownAccount(parts),
    directory: directory(parts),

    /** Each asking gets a nonce of its own. */
    waysIn: async (): Promise<WaysIn> => ({
      googleClientId,
      nonce: googleClientId === null ? null : nonces.issue(),
      firebase: firebaseEnabled,
      founds: access.mayFound && (await parts.setUp.awaitsFounder()),
    }),

    check: (token: string): Promise<TokenCheck> => sessions.check(token),

    logOut: (token: string): Promise<void> => sessions.end(token),

    /** @throws AppError 401 where another tab was faster, or the session has ended */
    renew: async (token: string): Promise<OpenedSession> => {
      const opened = await sessions.renew(token);
      if (!opened) throw new AppError("unauthenticated");
      return opened;
    },

    /** Asking is itself the first refusal for somebody pending: the web app asks nothing else before it shows so. */
    validate: async (token: string): Promise<Validation> => {
      const checked = await sessions.check(token);
      if (checked.kind !== "live") return { kind: checked.kind };
      const { session } = checked;
      const secondSteps = session.awaitsSecondStep ? await step.stepsOf(session.user.id) : null;
      const standing = await access.standingOf(session.user);
      if (!standing.authorized && secondSteps === null) await access.noteRefusal(session.user);
      const lacksSecondFactor =
        standing.authorized &&
        secondSteps === null &&
        (await step.lacksSecondFactor({ role: standing.role, secondStep: session.secondStep }));
      return { kind: "live", session, standing, secondSteps, lacksSecondFactor };
    },

    /** Everybody's live sessions, for administrators. */
    allSessions: () => sessions.live(),
  };
}
export type AccountsService = ReturnType<typeof accountsService>;
