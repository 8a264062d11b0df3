import { randomInt } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../../clock.ts";
import { AppError, invalidField } from "../../../errors.ts";
import type { PeopleRepository } from "../people/repository.ts";
import { tokenHash } from "../sessions/tokens.ts";
import type { SetUpRepository } from "./repository.ts";

/** Crockford's: no letter that reads like a digit. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUPS = 4;
const OF_A_GROUP = 4;

/** Whom the code must come from; null where nobody needs it. */
export type SetUpRule =
  /** Whoever signs up first, and becomes the administrator. */
  | { readonly kind: "first_account" }
  /** Whoever signs up with one of these addresses, as no mail proves that it is theirs. */
  | { readonly kind: "named"; readonly emails: readonly string[] };

export interface SetUpParts {
  readonly codes: SetUpRepository;
  readonly people: Pick<PeopleRepository, "hasFirstAccount">;
  readonly clock: Clock;
  readonly rule: SetUpRule | null;
}

function newCode(): string {
  const letter = (): string => LETTERS.charAt(randomInt(LETTERS.length));
  const group = (): string => Array.from({ length: OF_A_GROUP }, letter).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

/** However it is typed: O and 0, I, L and 1 are the same. */
const hashOf = (code: string): string =>
  tokenHash(code.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1"));

/**
 * The code that the first start prints: where strangers can reach the server, whoever came first would be its administrator. It is
 * good once, and the account that it makes is the administrator.
 */
export function setUp({ codes, people, clock, rule }: SetUpParts) {
  const now = (): string => clock().toISOString();

  /** Once it is false it stays so. */
  async function isDue(): Promise<boolean> {
    if (rule === null) return false;
    return rule.kind === "named" ? !(await codes.wasUsed()) : !(await people.hasFirstAccount());
  }
  const concerns = (email: string): boolean =>
    rule?.kind === "first_account" || (rule?.emails.includes(email) ?? false);

  return {
    /** What the code of a sign-up is stored under; null where none is needed. @throws AppError 422 where it is missing or wrong */
    codeOf: async (email: string, given: string | undefined): Promise<string | null> => {
      if (!concerns(email) || !(await isDue())) return null;
      if (given === undefined || given === "") throw invalidField("setup_code", "setup_code_missing");
      const hash = hashOf(given);
      if (!(await codes.isGood(hash))) throw invalidField("setup_code", "setup_code_wrong");
      return hash;
    },

    /** Whether whoever comes next founds the installation, and no code is asked for: where strangers cannot reach the server. */
    awaitsFounder: async (): Promise<boolean> => rule === null && !(await people.hasFirstAccount()),

    /** Ways in that carry no code. @throws AppError 403 where the first account is still to be made */
    beforeEntry: async (): Promise<void> => {
      if (rule?.kind === "first_account" && (await isDue())) throw new AppError("not_set_up");
    },

    /** In place of one that was lost; null where none is needed any more. For an operator's shell. */
    renew: async (): Promise<string | null> => {
      const code = newCode();
      return (await isDue()) && (await codes.replace(hashOf(code), now())) ? code : null;
    },

    /** Printed once, by the server that starts first. */
    announce: async (log: Pick<FastifyBaseLogger, "warn">): Promise<void> => {
      if (!(await isDue())) return;
      const code = newCode();
      if (await codes.offer(hashOf(code), now()))
        log.warn(`set-up code: ${code}. Whoever signs up with it becomes the administrator; it is good once`);
      else
        log.warn(
          "waiting for the set-up code that the first start printed; `npm run admin -- setup-code` makes another",
        );
    },
  };
}
export type SetUp = ReturnType<typeof setUp>;
