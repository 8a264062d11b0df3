import type { Role } from "@lagna/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import { administration } from "./administration.ts";
import { accessRepository } from "./repository.ts";

/** What a person may do. */
export interface Standing {
  readonly authorized: boolean;
  readonly role: Role;
  readonly status: "pending" | "active" | "inactive";
}

export interface AccessOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "error" | "info" | "warn">;
  readonly approval: "required" | "off";
  /** Lower-cased. */
  readonly adminEmails: readonly string[];
  /** Mail really arrives (SMTP): a configured administrator must then prove the address. */
  readonly verifiesMail: boolean;
}

interface Newcomer {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

const NOBODY: Standing = { authorized: false, role: "user", status: "pending" };

function standingFrom(record: { active: number; role: string } | undefined, approval: "required" | "off"): Standing {
  if (!record) return approval === "off" ? { authorized: true, role: "user", status: "active" } : NOBODY;
  if (record.active !== 1) return { authorized: false, role: "user", status: "inactive" };
  return { authorized: true, role: record.role === "administrator" ? "administrator" : "user", status: "active" };
}

/** Approval and roles: who may use the product. Deactivation holds also where approval is off. */
export function accessService({ db, clock, log, approval, adminEmails, verifiesMail }: AccessOptions) {
  const records = accessRepository(db);
  const now = (): string => clock().toISOString();

  const provesAddress = (person: Newcomer): boolean => person.emailVerified || !verifiesMail;

  async function makeConfiguredAdministrator(store: Db, person: Newcomer): Promise<boolean> {
    if (!adminEmails.includes(person.email) || !provesAddress(person)) return false;
    const repository = accessRepository(store);
    // Whoever has a record was decided upon before; configuration does not overrule an administrator.
    if (await repository.find(person.email)) return false;
    await repository.save(person.email, { active: true, role: "administrator" }, now());
    await repository.deletePending(person.email);
    return true;
  }

  return {
    ...administration({ db, clock, approval }),

    /** What somebody without a record is. */
    unrecorded: approval === "off" ? ("active" as const) : ("pending" as const),

    /** Any error in the check denies. */
    standingOf: async (email: string): Promise<Standing> => {
      try {
        return standingFrom(await records.find(email), approval);
      } catch (error) {
        log.error({ err: error }, "access check failed: denied");
        return NOBODY;
      }
    },

    /** The pending record of somebody refused; failing to write it changes nothing for them. */
    noteRefusal: async (email: string): Promise<void> => {
      try {
        await records.savePending(email, now());
      } catch (error) {
        log.error({ err: error }, "pending record not written");
      }
    },

    /** In the transaction that makes the account: the first of a database, and configured ones, become administrators. */
    welcome: async (store: Db, person: Newcomer): Promise<void> => {
      const first = await accessRepository(store).claimFirstAccount(person.id, now());
      if (first && adminEmails.length === 0) {
        await accessRepository(store).save(person.email, { active: true, role: "administrator" }, now());
        log.info("the first account is now the administrator");
        return;
      }
      await makeConfiguredAdministrator(store, person);
    },

    /** When somebody signs in, or an address has been verified: a configured administrator without a record gets theirs. */
    recognise: makeConfiguredAdministrator,

    erase: (store: Db, email: string): Promise<void> => accessRepository(store).erase(email),

    /** The records as they are, for the person's own export. */
    recordsOf: async (email: string) => ({
      app_user: (await records.findWhole(email)) ?? null,
      pending_user: (await records.findPending(email)) ?? null,
    }),

    /** Says at start-up how the first administrator comes to be. */
    announce: async (): Promise<void> => {
      if (approval === "off") log.warn("ACCESS_APPROVAL=off: everyone who signs up may use the product");
      if (adminEmails.length > 0)
        log.info({ count: adminEmails.length }, "addresses in ADMIN_EMAILS become administrators on sign-up");
      else if (!(await records.hasFirstAccount()))
        log.warn("no account yet: the first one to sign up becomes the administrator");
    },
  };
}
export type AccessService = ReturnType<typeof accessService>;
