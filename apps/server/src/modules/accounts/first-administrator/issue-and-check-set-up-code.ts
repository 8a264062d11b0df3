import { randomInt } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../../time/clock.ts";
import { AppError, createInvalidFieldError } from "../../../errors/app-error.ts";
import type { UserRepository } from "../users/repository.ts";
import { hashToken } from "../sessions/tokens.ts";
import type { SetUpCodeRepository } from "./repository.ts";

/** Crockford's base32 alphabet: no letter looks like a digit. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Which sign-ups need the code; null if none does. */
export type FirstAdministratorRule =
  /** The first sign-up, which becomes the administrator. */
  | { readonly kind: "first_account" }
  /** Sign-ups with one of these addresses, as no mail proves that the address is theirs. */
  | { readonly kind: "named"; readonly emails: readonly string[] };

export interface SetUpCodesParts {
  readonly codes: SetUpCodeRepository;
  readonly users: Pick<UserRepository, "hasFirstAccount">;
  readonly clock: Clock;
  readonly rule: FirstAdministratorRule | null;
}

function createCode(): string {
  const letter = (): string => LETTERS.charAt(randomInt(LETTERS.length));
  const group = (): string => Array.from({ length: GROUP_LENGTH }, letter).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

/** Typing variants are equal: O and 0; I, L and 1. */
const hashCode = (code: string): string =>
  hashToken(code.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1"));

/**
 * The set-up code printed at the first start. Without it, the first stranger to reach the server would become its administrator. It is
 * valid once, and the account created with it is the administrator.
 */
export function createSetUpCodes({ codes, users, clock, rule }: SetUpCodesParts) {
  const now = (): string => clock().toISOString();

  /** Whether the first account is still to be made. Once false, it stays false. */
  async function isDue(): Promise<boolean> {
    if (rule === null) return false;
    return rule.kind === "named" ? !(await codes.wasUsed()) : !(await users.hasFirstAccount());
  }
  const concerns = (email: string): boolean =>
    rule?.kind === "first_account" || (rule?.emails.includes(email) ?? false);

  return {
    /** The hash of a sign-up's code; null if no code is needed. @throws AppError 422 if it is missing or wrong */
    codeOf: async (email: string, typedCode: string | undefined): Promise<string | null> => {
      if (!concerns(email) || !(await isDue())) return null;
      if (typedCode === undefined || typedCode === "")
        throw createInvalidFieldError("setup_code", "setup_code_missing");
      const hash = hashCode(typedCode);
      if (!(await codes.isValid(hash))) throw createInvalidFieldError("setup_code", "setup_code_wrong");
      return hash;
    },

    /** Whether the next sign-up becomes the administrator without a code: only if strangers cannot reach the server. */
    awaitsFounder: async (): Promise<boolean> => rule === null && !(await users.hasFirstAccount()),

    /** Check for sign-in methods that cannot carry a code. @throws AppError 403 if the first account is still to be created */
    beforeEntry: async (): Promise<void> => {
      if (rule?.kind === "first_account" && (await isDue())) throw new AppError("not_set_up");
    },

    /** Replaces a lost code, for the operator's shell; null if none is needed any more. */
    renew: async (): Promise<string | null> => {
      const code = createCode();
      return (await isDue()) && (await codes.replace(hashCode(code), now())) ? code : null;
    },

    /** Prints the code once, on the server that starts first. */
    announce: async (log: Pick<FastifyBaseLogger, "warn">): Promise<void> => {
      if (!(await isDue())) return;
      const code = createCode();
      if (await codes.create(hashCode(code), now()))
        log.warn(`set-up code: ${code}. The account that signs up with it becomes the administrator; it works once`);
      else
        log.warn(
          "waiting for the set-up code that the first start printed; `npm run admin -- setup-code` makes another",
        );
    },
  };
}
export type SetUpCodes = ReturnType<typeof createSetUpCodes>;
