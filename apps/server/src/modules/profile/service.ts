import type { ProfileResponse, SessionListResponse } from "@lagna/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { unitOfWork } from "../../db/transactions.ts";
import { AppError, invalidField } from "../../errors.ts";
import type { Principal } from "../../http/access.ts";
import type { AccessService } from "../access/service.ts";
import type { AccountsService } from "../accounts/service.ts";
import type { PersonalData } from "./personal-data.ts";
import { presentProfile, presentSessions } from "./presenter.ts";

export interface ProfileOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly accounts: AccountsService;
  readonly access: AccessService;
  /** Of every other module that keeps something of a person. */
  readonly personalData: readonly PersonalData[];
  readonly log: Pick<FastifyBaseLogger, "info">;
}

/** One's own account: seen, taken along, left. */
export function profileService({ db, clock, accounts, access, personalData, log }: ProfileOptions) {
  async function ownAccount(who: Principal) {
    const account = await accounts.own.find(who.userId);
    if (!account) throw new AppError("unauthenticated", "You are not authenticated. Please log in again.");
    return account;
  }

  async function collected(who: Principal): Promise<Record<string, unknown>> {
    const parts = await Promise.all(personalData.map(async (kept) => [kept.name, await kept.collect(who)] as const));
    return Object.fromEntries(parts);
  }

  return {
    profileOf: async (who: Principal): Promise<ProfileResponse> => {
      const [account, sessions, standing] = await Promise.all([
        ownAccount(who),
        accounts.own.sessionsOf(who.userId),
        access.standingOf(who.email),
      ]);
      const current = sessions.find(({ id }) => id === who.sessionId);
      return presentProfile(account, standing, current?.signed_in_via);
    },

    sessionsOf: async (who: Principal): Promise<SessionListResponse> =>
      presentSessions(await accounts.own.sessionsOf(who.userId), who.sessionId),

    signOutEverywhere: (who: Principal): Promise<void> => accounts.own.signOutEverywhere(who.userId),

    /** Everything that is kept of this person, but for what would open the account: password hash and token hashes. */
    exportOf: async (who: Principal): Promise<Record<string, unknown>> => ({
      exported_at: clock().toISOString(),
      account: await accounts.own.recordsOf(who.userId),
      access: await access.recordsOf(who.email),
      ...(await collected(who)),
    }),

    /** At once and for good; one transaction, so that nothing is left behind half. */
    deleteAccount: async (who: Principal, confirm: string): Promise<void> => {
      if (confirm.trim().toLowerCase() !== who.email)
        throw invalidField("confirm", "Please enter your own email to confirm");
      await unitOfWork(db, async (trx) => {
        await accounts.own.erase(trx, who);
        await access.erase(trx, who.email);
        for (const kept of personalData) await kept.erase(trx, who);
      });
      log.info("an account was deleted by its owner");
    },
  };
}
export type ProfileService = ReturnType<typeof profileService>;
