import type { AuthConfigResponse, ValidateTokenResponse } from "@lagna/contract";
import { AppError } from "../../errors.ts";
import { googleSignIn } from "./google.ts";
import type { IdTokens } from "./id-tokens.ts";
import { magicLink } from "./magic-link.ts";
import type { Nonces } from "./nonces.ts";
import { ownAccount } from "./own-account.ts";
import { presentValidation } from "./presenter.ts";
import type { AccountsParts } from "./parts.ts";
import { passwordCare } from "./password-care.ts";
import { passwordSignIn } from "./password-sign-in.ts";
import type { OpenedSession, TokenCheck } from "./sessions.ts";

const NOT_RENEWED = "You are not authenticated. Please log in again.";

export interface AccountsServiceParts extends AccountsParts {
  readonly idTokens: IdTokens;
  readonly nonces: Nonces;
  readonly googleClientId: string | null;
  readonly firebaseEnabled: boolean;
}

/** Accounts: every way in, and what a bearer token stands for. */
export function accountsService(parts: AccountsServiceParts) {
  const { access, sessions, mails, nonces, googleClientId, firebaseEnabled } = parts;
  return {
    ...passwordSignIn(parts),
    ...passwordCare(parts),
    ...magicLink(parts),
    ...googleSignIn(parts),
    own: ownAccount(parts),

    /** Which ways in there are; each asking gets a nonce of its own. */
    waysIn: (): AuthConfigResponse => ({
      google_oauth_available: googleClientId !== null,
      google_client_id: googleClientId,
      nonce: googleClientId === null ? null : nonces.issue(),
      firebase_enabled: firebaseEnabled,
      magic_link: true,
      password: true,
    }),

    check: (token: string): Promise<TokenCheck> => sessions.check(token),

    logOut: (token: string): Promise<void> => sessions.end(token),

    /** @throws AppError 401 where another tab was faster, or the session has ended */
    renew: async (token: string): Promise<OpenedSession> => {
      const opened = await sessions.renew(token);
      if (!opened) throw new AppError("unauthenticated", NOT_RENEWED);
      return opened;
    },

    /** Asking is itself the first refusal for somebody pending: the web app asks nothing else before it shows so. */
    validate: async (token: string): Promise<ValidateTokenResponse> => {
      const checked = await sessions.check(token);
      if (checked.kind !== "live") return presentValidation(checked, null);
      const standing = await access.standingOf(checked.session.email);
      if (!standing.authorized) await access.noteRefusal(checked.session.email);
      return presentValidation(checked, standing);
    },

    /** Resolves when no mail is on its way any more. */
    idle: (): Promise<void> => mails.idle(),
  };
}
export type AccountsService = ReturnType<typeof accountsService>;
