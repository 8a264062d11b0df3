import type { AuthMethod } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../clock.ts";
import { AppError, invalidField } from "../../errors.ts";
import type { Principal } from "../../http/access.ts";
import type { AccessService, Standing } from "../access/service.ts";
import type { AccountsService, OwnAccount, OwnSession } from "../accounts/service.ts";
import type { AuditService } from "../audit/service.ts";
import type { Erasure } from "./erasure.ts";
import type { PersonalData } from "./personal-data.ts";

export interface ProfileParts {
  readonly accounts: Pick<AccountsService, "own" | "requireProof">;
  readonly access: Pick<AccessService, "standingOf">;
  /** Of every module that keeps something of a person. */
  readonly personalData: readonly PersonalData[];
  readonly erasure: Erasure;
  readonly audit: Pick<AuditService, "exported">;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "error" | "info">;
}

export interface Profile {
  readonly account: OwnAccount;
  readonly standing: Standing;
  readonly signedInVia: AuthMethod;
}

/** One's own account: seen, taken along, left. */
export function profileService({ accounts, access, personalData, erasure, audit, clock, log }: ProfileParts) {
  return {
    profileOf: async (who: Principal): Promise<Profile> => {
      const [account, sessions] = await Promise.all([
        accounts.own.find(who.userId),
        accounts.own.sessionsOf(who.userId),
      ]);
      if (!account) throw new AppError("unauthenticated");
      const current = sessions.find(({ id }) => id === who.sessionId);
      return { account, standing: await access.standingOf(account.user), signedInVia: current?.via ?? "password" };
    },

    speak: (who: Principal, language: Language | null): Promise<void> => accounts.own.speak(who.userId, language),

    sessionsOf: (who: Principal): Promise<OwnSession[]> => accounts.own.sessionsOf(who.userId),

    /** @throws AppError 404 for anybody else's */
    endSession: async (who: Principal, id: string): Promise<void> => {
      if (!(await accounts.own.endSession(who.userId, id))) throw new AppError("session_unknown");
    },

    signOutEverywhere: (who: Principal): Promise<void> => accounts.own.signOutEverywhere(who.userId),

    /** Everything that is kept of this person, but for what would open the account: password hash and token hashes. */
    exportOf: async (who: Principal, address: string): Promise<Record<string, unknown>> => {
      await audit.exported(who.userId, address);
      const parts = await Promise.all(personalData.map(async (kept) => [kept.name, await kept.collect(who)] as const));
      return { exported_at: clock().toISOString(), ...Object.fromEntries(parts) };
    },

    /** At once and for good. What fails on the way is done by the job; nobody comes in by then, so that it is a success all the same. */
    deleteAccount: async (who: Principal, confirm: string): Promise<void> => {
      if (confirm.trim().toLowerCase() !== who.email) throw invalidField("confirm", "confirm_own_email");
      await accounts.requireProof(who);
      const person = { userId: who.userId, email: who.email };
      await erasure.begin(person);
      await erasure.complete(person).then(
        () => log.info("an account was deleted by its owner"),
        (error: unknown) =>
          log.error({ err: error }, "the deletion of an account was cut short; a job goes on with it"),
      );
    },
  };
}
export type ProfileService = ReturnType<typeof profileService>;
