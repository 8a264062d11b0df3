import type { Role } from "@lagna/contract";
import type { Clock } from "../../clock.ts";
import { AppError } from "../../errors.ts";
import type { Actor } from "../audit/service.ts";
import type { AccessRecord, AccessRepository, Outcome, PendingRecord, Person } from "./repository.ts";

/** What is recorded of somebody. */
export interface Recorded {
  /** Null where nothing was decided. */
  readonly active: boolean | null;
  readonly role: Role;
  readonly requestedAt: string | null;
}

function recorded(decided: AccessRecord | undefined | null, pending: PendingRecord | undefined | null): Recorded {
  return { active: decided?.active ?? null, role: decided?.role ?? "user", requestedAt: pending?.requestedAt ?? null };
}

/** What administrators decide about others. @throws AppError 409 where it would leave no active administrator; 404 for somebody gone */
export function decisions({ records, clock }: { readonly records: AccessRepository; readonly clock: Clock }) {
  const now = (): string => clock().toISOString();

  function refuse(outcome: Outcome): void {
    if (outcome === "gone") throw new AppError("person_unknown");
    if (outcome === "last_administrator") throw new AppError("last_administrator");
  }

  return {
    recordedOf: async ({ id, email }: Person): Promise<Recorded> => {
      const own = <T extends { readonly userId: string }>(record: T | null) => (record?.userId === id ? record : null);
      return recorded(own(await records.find(email)), own(await records.findPending(email)));
    },

    /** Answers what is recorded of anybody, as of now. */
    everything: async (): Promise<(person: Pick<Person, "id">) => Recorded> => {
      const [decided, pending] = await Promise.all([records.all(), records.allPending()]);
      const decidedOf = new Map(decided.map((record) => [record.userId, record]));
      const pendingOf = new Map(pending.map((record) => [record.userId, record]));
      return ({ id }) => recorded(decidedOf.get(id), pendingOf.get(id));
    },

    /** How many were let in: those who are gone are passed over. */
    activate: (people: readonly Person[], actor: Actor): Promise<number> =>
      records.activate(people, null, { actor, at: now() }),

    deactivate: async (person: Person, actor: Actor): Promise<void> =>
      refuse(await records.deactivate(person, { actor, at: now() })),

    /** Which activates as well. */
    makeAdministrator: async (person: Person, actor: Actor): Promise<void> =>
      refuse((await records.activate([person], "administrator", { actor, at: now() })) > 0 ? "done" : "gone"),

    makeUser: async (person: Person, actor: Actor): Promise<void> =>
      refuse(await records.makeUser(person, { actor, at: now() })),
  };
}
