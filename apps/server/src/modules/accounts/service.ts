import type { ValidateTokenResponse } from "@lagna/contract";
import { AppError } from "../../errors.ts";
import { presentValidation } from "./presenter.ts";
import type { AccountsParts } from "./parts.ts";
import { passwordSignIn } from "./password-sign-in.ts";
import type { OpenedSession, TokenCheck } from "./sessions.ts";

const NOT_RENEWED = "You are not authenticated. Please log in again.";

/** Accounts: every way in, and what a bearer token stands for. */
export function accountsService(parts: AccountsParts) {
  const { access, sessions, mails } = parts;
  return {
    ...passwordSignIn(parts),

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
