import type { Role } from "@lagna/contract";
import type { Clock } from "../../time/clock.ts";
import { AppError } from "../../errors/app-error.ts";
import type { Actor } from "../audit/service.ts";
import type { AccessRecord, AccessRepository, DecisionOutcome, PendingRecord, Person } from "./repository.ts";

/** The recorded decision about a person. */
export interface AccessDecision {
  /** Null if nothing was decided. */
  readonly active: boolean | null;
  readonly role: Role;
  readonly requestedAt: string | null;
}

function toAccessDecision(
  decided: AccessRecord | undefined | null,
  pending: PendingRecord | undefined | null,
): AccessDecision {
  return { active: decided?.active ?? null, role: decided?.role ?? "user", requestedAt: pending?.requestedAt ?? null };
}

/**
 * Decisions of administrators about people. @throws AppError 409 where it would leave no active administrator; 404 if the account is gone
 */
export function createAccessDecisionRecorder({
  records,
  clock,
}: {
  readonly records: AccessRepository;
  readonly clock: Clock;
}) {
  const now = (): string => clock().toISOString();

  function refuse(outcome: DecisionOutcome): void {
    if (outcome === "gone") throw new AppError("person_unknown");
    if (outcome === "last_administrator") throw new AppError("last_administrator");
  }

  return {
    findDecision: async ({ id, email }: Person): Promise<AccessDecision> => {
      const ifOwn = <T extends { readonly userId: string }>(record: T | null) =>
        record?.userId === id ? record : null;
      return toAccessDecision(ifOwn(await records.find(email)), ifOwn(await records.findPending(email)));
    },

    /** Reads all decisions now; the returned function looks one up. */
    findAllDecisions: async (): Promise<(person: Pick<Person, "id">) => AccessDecision> => {
      const [decided, pending] = await Promise.all([records.findAll(), records.findAllPending()]);
      const decidedOf = new Map(decided.map((record) => [record.userId, record]));
      const pendingOf = new Map(pending.map((record) => [record.userId, record]));
      return ({ id }) => toAccessDecision(decidedOf.get(id), pendingOf.get(id));
    },

    /** Returns how many were activated; deleted accounts are skipped. */
    activate: (people: readonly Person[], actor: Actor): Promise<number> =>
      records.activate(people, null, { actor, at: now() }),

    deactivate: async (person: Person, actor: Actor): Promise<void> =>
      refuse(await records.deactivate(person, { actor, at: now() })),

    /** Also activates the account. */
    makeAdministrator: async (person: Person, actor: Actor): Promise<void> =>
      refuse((await records.activate([person], "administrator", { actor, at: now() })) > 0 ? "done" : "gone"),

    makeUser: async (person: Person, actor: Actor): Promise<void> =>
      refuse(await records.makeUser(person, { actor, at: now() })),
  };
}
