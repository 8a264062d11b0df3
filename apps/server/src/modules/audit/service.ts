import type { AuditAction } from "@lagna/contract";
import type { Clock } from "../../time/clock.ts";
import { type AuditPseudonyms, createAuditPseudonyms } from "./pseudonyms.ts";
import type { AuditRepository, StoredAuditEntry } from "./repository.ts";

export type { AuditPseudonyms } from "./pseudonyms.ts";
export type { Actor, AuditWriter, NewAuditEntry } from "./repository.ts";

const HOUR_MS = 3_600_000;
/** Entries are deleted after 400 days. */
const RETENTION_MS = 400 * 86_400_000;

export interface AuditParts {
  readonly entries: AuditRepository;
  readonly clock: Clock;
  readonly secret: string;
}

export interface AuditPage {
  readonly entries: readonly StoredAuditEntry[];
  readonly nextCursor: string | null;
}

export interface AuditQuery {
  readonly action?: AuditAction | undefined;
  readonly person?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface FailedSignIn {
  readonly email: string;
  /** Null if no account has this name. */
  readonly userId: string | null;
  readonly address: string;
}

/** The audit trail for administrators. Each module writes its entries in the transaction of the audited action. */
export function createAuditService({ entries, clock, secret }: AuditParts) {
  const pseudonyms: AuditPseudonyms = createAuditPseudonyms(secret);
  const recordFailure = async (action: AuditAction, { email, userId, address }: FailedSignIn): Promise<void> => {
    const hour = Math.floor(clock().getTime() / HOUR_MS);
    const [from, account] = [pseudonyms.pseudonymiseAddress(address), pseudonyms.pseudonymiseAccount(email)];
    await entries.add({
      action,
      actor: { kind: "anonymous" },
      subjectId: userId,
      via: action === "sign_in_failed" ? "password" : null,
      address: from,
      account: userId === null ? account : null,
      key: `${action}:${hour}:${account}:${from}`,
    });
  };
  return {
    pseudonyms,

    list: async ({ cursor: before, limit, ...filters }: AuditQuery): Promise<AuditPage> => {
      const found = await entries.find({ ...filters, before, limit: limit + 1 });
      const page = found.slice(0, limit);
      return { entries: page, nextCursor: found.length > limit ? (page.at(-1)?.id ?? null) : null };
    },

    /** Does the same work whether or not the account exists, so that response times reveal nothing. */
    recordFailedSignIn: (attempt: FailedSignIn): Promise<void> => recordFailure("sign_in_failed", attempt),
    /** The first step was passed, so this caller knows the password. */
    recordFailedSecondStep: (attempt: FailedSignIn): Promise<void> => recordFailure("second_step_failed", attempt),

    recordExport: (userId: string, address: string): Promise<void> =>
      entries.add({
        action: "data_exported",
        actor: { kind: "person", id: userId },
        subjectId: userId,
        address: pseudonyms.pseudonymiseAddress(address),
      }),

    /** Entries by and about this person, for their own export, without other people's names. */
    ofPerson: (userId: string): Promise<StoredAuditEntry[]> => entries.find({ person: userId, limit: 10_000 }),
    forget: (userId: string): Promise<void> => entries.anonymise(userId),

    cleanUp: (): Promise<void> => entries.deleteBefore(new Date(clock().getTime() - RETENTION_MS).toISOString()),
  };
}
export type AuditService = ReturnType<typeof createAuditService>;
