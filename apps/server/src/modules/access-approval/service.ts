import type { AccountStatus, Role } from "@lagna/contract";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../../time/clock.ts";
import { createAccessDecisionRecorder, type AccessDecision } from "./record-access-decisions.ts";
import type { AccessRecord, AccessRepository, Person } from "./repository.ts";

export type { AccessDecision } from "./record-access-decisions.ts";

/** Access and role of a person. */
export interface AccessStatus {
  readonly isAuthorized: boolean;
  readonly role: Role;
  readonly status: AccountStatus;
}

/** What decides about a person without a record. */
export interface Applicant extends Person {
  readonly emailVerified: boolean;
  /** True for the first account of this installation if that account becomes its administrator. */
  readonly isFounder: boolean;
}

export interface AccessParts {
  readonly records: AccessRepository;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, "error" | "info" | "warn">;
  readonly approval: "required" | "off";
  /** Lower-cased. */
  readonly adminEmails: readonly string[];
  /** Whether a configured administrator must prove the address: if mail is delivered (SMTP) and strangers can sign up. */
  readonly provesAddresses: boolean;
}

const NO_ACCESS: AccessStatus = { isAuthorized: false, role: "user", status: "pending" };

/** Approval and roles: who may use the product. Deactivation also applies when approval is off. */
export function createAccessService({ records, clock, log, approval, adminEmails, provesAddresses }: AccessParts) {
  const now = (): string => clock().toISOString();
  /** Status of people without a record. */
  const unrecorded = approval === "off" ? ("active" as const) : ("pending" as const);

  const isConfigured = ({ email, emailVerified }: Applicant): boolean =>
    adminEmails.includes(email) && (emailVerified || !provesAddresses);

  async function own(person: Person): Promise<AccessRecord | null> {
    const record = await records.find(person.email);
    return record?.userId === person.id ? record : null;
  }

  /** An existing record always wins: neither configuration nor being the first account overrules an administrator's decision. */
  async function ensureRecord(applicant: Applicant): Promise<AccessRecord | null> {
    const record = await own(applicant);
    if (record || !(applicant.isFounder || isConfigured(applicant))) return record;
    if ((await records.admit(applicant, "administrator", now())) === "done" && applicant.isFounder)
      log.info("the first account is now the administrator");
    return own(applicant);
  }

  function toAccountStatus({ active }: Pick<AccessDecision, "active">): AccountStatus {
    if (active === null) return unrecorded;
    return active ? "active" : "inactive";
  }

  /** Any error during the check denies access. */
  async function getAccessStatus(applicant: Applicant): Promise<AccessStatus> {
    try {
      const record = await ensureRecord(applicant);
      const status = toAccountStatus({ active: record?.active ?? null });
      if (status !== "active") return { ...NO_ACCESS, status };
      return { isAuthorized: true, role: record?.role ?? "user", status };
    } catch (error) {
      log.error({ err: error }, "access check failed: denied");
      return NO_ACCESS;
    }
  }

  return {
    ...createAccessDecisionRecorder({ records, clock }),
    unrecorded,
    toAccountStatus,
    getAccessStatus,

    /** Whether the first account of all becomes the administrator. */
    mayFound: adminEmails.length === 0,

    /**
     * Creates the record a person is entitled to without an administrator's decision, if it is missing: after sign-up, and again at
     * each sign-in, so that a failed attempt is repaired. Until then the person is pending.
     */
    ensure: async (applicant: Applicant): Promise<void> => {
      await getAccessStatus(applicant);
    },

    /** Writes the pending record of a refused person; a failure to write it has no effect on the response. */
    noteRefusal: async (person: Person): Promise<void> => {
      try {
        await records.savePending(person, now());
      } catch (error) {
        log.error({ err: error }, "pending record not written");
      }
    },

    erase: (person: Person): Promise<void> => records.erase(person),

    /** The stored records, for the person's own export. */
    recordsOf: async (person: Person) => {
      const pending = await records.findPending(person.email);
      return { decided: await own(person), pending: pending?.userId === person.id ? pending : null };
    },

    /** Logs at start-up how the first administrator is determined. */
    announce: (hasFirstAccount: boolean): void => {
      if (approval === "off") log.warn("ACCESS_APPROVAL=off: everyone who signs up may use the product");
      if (adminEmails.length > 0)
        log.info({ count: adminEmails.length }, "addresses in ADMIN_EMAILS become administrators on sign-up");
      else if (!hasFirstAccount) log.warn("no account yet: the first one to sign up becomes the administrator");
    },
  };
}
export type AccessService = ReturnType<typeof createAccessService>;
