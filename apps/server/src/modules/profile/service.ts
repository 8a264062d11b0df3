import type { AuthMethod } from "@lagna/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../time/clock.ts";
import { AppError, createInvalidFieldError } from "../../errors/app-error.ts";
import type { Principal } from "../../http/authorize-request.ts";
import type { AccessService, AccessStatus } from "../access-approval/service.ts";
import type { AccountsService, OwnAccount, OwnSession } from "../accounts/service.ts";
import type { AuditService } from "../audit/service.ts";
import type { Erasure } from "./erase-account.ts";
import type { PersonalData } from "./personal-data.ts";

type ProfileChoices = Parameters<AccountsService["own"]["choose"]>[1];

export interface ProfileParts {
  readonly accounts: Pick<AccountsService, "own" | "requireProof">;
  readonly access: Pick<AccessService, "getAccessStatus">;
  /** One for every module that stores personal data. */
  readonly personalData: readonly PersonalData[];
  readonly erasure: Erasure;
  /** Refuses the id of a place that does not exist. */
  readonly requirePlace: (id: number) => Promise<unknown>;
  readonly audit: Pick<AuditService, "recordExport">;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "error" | "info">;
}

export interface Profile {
  readonly account: OwnAccount;
  readonly accessStatus: AccessStatus;
  readonly signedInVia: AuthMethod;
}

/** A person's own account: view, export, delete. */
export function createProfileService(parts: ProfileParts) {
  const { accounts, access, personalData, erasure, requirePlace, audit, clock, log } = parts;
  return {
    profileOf: async (who: Principal): Promise<Profile> => {
      const [account, sessions] = await Promise.all([
        accounts.own.find(who.userId),
        accounts.own.sessionsOf(who.userId),
      ]);
      if (!account) throw new AppError("unauthenticated");
      const current = sessions.find(({ id }) => id === who.sessionId);
      return {
        account,
        accessStatus: await access.getAccessStatus(account.user),
        signedInVia: current?.via ?? "password",
      };
    },

    /** @throws AppError invalid_input naming `place_id` for a place that does not exist */
    choose: async (who: Principal, choices: ProfileChoices): Promise<void> => {
      if (choices.placeId != null) await requirePlace(choices.placeId);
      await accounts.own.choose(who.userId, choices);
    },

    sessionsOf: (who: Principal): Promise<OwnSession[]> => accounts.own.sessionsOf(who.userId),

    /** @throws AppError 404 for another person's session */
    endSession: async (who: Principal, id: string): Promise<void> => {
      if (!(await accounts.own.endSession(who.userId, id))) throw new AppError("session_unknown");
    },

    signOutEverywhere: (who: Principal): Promise<void> => accounts.own.signOutEverywhere(who.userId),

    /** Everything stored about this person, except password and token hashes, which would open the account. */
    exportOf: async (who: Principal, address: string): Promise<Record<string, unknown>> => {
      await audit.recordExport(who.userId, address);
      const parts = await Promise.all(
        personalData.map(async (source) => [source.name, await source.collect(who)] as const),
      );
      return { exported_at: clock().toISOString(), ...Object.fromEntries(parts) };
    },

    /** Deletes at once and for good. If a step fails, the job completes it; as sign-in is already closed, this still counts as success. */
    deleteAccount: async (who: Principal, confirm: string): Promise<void> => {
      if (confirm.trim().toLowerCase() !== who.email) throw createInvalidFieldError("confirm", "confirm_own_email");
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
export type ProfileService = ReturnType<typeof createProfileService>;
