import type { AccountStatus, Role } from "@lagna/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../clock.ts";
import { decisions, type Recorded } from "./decisions.ts";
import type { AccessRecord, AccessRepository, Person } from "./repository.ts";

export type { Recorded } from "./decisions.ts";

/** What a person may do. */
export interface Standing {
  readonly authorized: boolean;
  readonly role: Role;
  readonly status: AccountStatus;
}

/** What decides about somebody of whom nothing is recorded. */
export interface Applicant extends Person {
  readonly emailVerified: boolean;
  /** The first account of this installation, where that one is to be its administrator. */
  readonly founder: boolean;
}

export interface AccessParts {
  readonly records: AccessRepository;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "error" | "info" | "warn">;
  readonly approval: "required" | "off";
  /** Lower-cased. */
  readonly adminEmails: readonly string[];
  /** A configured administrator must prove the address: where mail really arrives (SMTP), and where strangers can sign up. */
  readonly provesAddresses: boolean;
}

const NOBODY: Standing = { authorized: false, role: "user", status: "pending" };

/** Approval and roles: who may use the product. Deactivation holds also where approval is off. */
export function accessService({ records, clock, log, approval, adminEmails, provesAddresses }: AccessParts) {
  const now = (): string => clock().toISOString();
  /** What somebody without a record is. */
  const unrecorded = approval === "off" ? ("active" as const) : ("pending" as const);

  const isConfigured = ({ email, emailVerified }: Applicant): boolean =>
    adminEmails.includes(email) && (emailVerified || !provesAddresses);

  async function own(person: Person): Promise<AccessRecord | null> {
    const record = await records.find(person.email);
    return record?.userId === person.id ? record : null;
  }

  /** Whoever has a record was decided upon before; neither configuration nor being first overrules an administrator. */
  async function ensured(applicant: Applicant): Promise<AccessRecord | null> {
    const record = await own(applicant);
    if (record || !(applicant.founder || isConfigured(applicant))) return record;
    if ((await records.admit(applicant, "administrator", now())) === "done" && applicant.founder)
      log.info("the first account is now the administrator");
    return own(applicant);
  }

  function statusOf({ active }: Pick<Recorded, "active">): AccountStatus {
    if (active === null) return unrecorded;
    return active ? "active" : "inactive";
  }

  /** Any error in the check denies. */
  async function standingOf(applicant: Applicant): Promise<Standing> {
    try {
      const record = await ensured(applicant);
      const status = statusOf({ active: record?.active ?? null });
      if (status !== "active") return { ...NOBODY, status };
      return { authorized: true, role: record?.role ?? "user", status };
    } catch (error) {
      log.error({ err: error }, "access check failed: denied");
      return NOBODY;
    }
  }

  return {
    ...decisions({ records, clock }),
    unrecorded,
    statusOf,
    standingOf,

    /** Whether the first account of all becomes the administrator. */
    mayFound: adminEmails.length === 0,

    /**
     * The record that somebody is entitled to without an administrator's word, made where it is missing: after they signed up, and again
     * whenever they come back, so that what failed or was cut short is made good. Until then they wait.
     */
    ensure: async (applicant: Applicant): Promise<void> => {
      await standingOf(applicant);
    },

    /** The pending record of somebody refused; failing to write it changes nothing for them. */
    noteRefusal: async (person: Person): Promise<void> => {
      try {
        await records.savePending(person, now());
      } catch (error) {
        log.error({ err: error }, "pending record not written");
      }
    },

    erase: (person: Person): Promise<void> => records.erase(person),

    /** The records as they are, for the person's own export. */
    recordsOf: async (person: Person) => {
      const pending = await records.findPending(person.email);
      return { decided: await own(person), pending: pending?.userId === person.id ? pending : null };
    },

    /** Says at start-up how the first administrator comes to be. */
    announce: (hasFirstAccount: boolean): void => {
      if (approval === "off") log.warn("ACCESS_APPROVAL=off: everyone who signs up may use the product");
      if (adminEmails.length > 0)
        log.info({ count: adminEmails.length }, "addresses in ADMIN_EMAILS become administrators on sign-up");
      else if (!hasFirstAccount) log.warn("no account yet: the first one to sign up becomes the administrator");
    },
  };
}
export type AccessService = ReturnType<typeof accessService>;
