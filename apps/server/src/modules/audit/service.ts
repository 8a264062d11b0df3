import type { AuditAction } from "@lagna/contract";
import type { Clock } from "../../clock.ts";
import { type AuditMarks, auditMarks } from "./marks.ts";
import type { AuditRepository, StoredAuditEntry } from "./repository.ts";

export type { AuditMarks } from "./marks.ts";
export type { Actor, AuditIntake } from "./repository.ts";

const HOUR_MS = 3_600_000;
/** As long as anybody asks who did something; then it is nobody's business any more. */
const KEPT_MS = 400 * 86_400_000;

export interface AuditParts {
  readonly entries: AuditRepository;
  readonly clock: Clock;
  readonly secret: string;
}

export interface AuditPage {
  readonly entries: readonly StoredAuditEntry[];
  readonly nextCursor: string | null;
}

export interface AuditAsked {
  readonly action?: AuditAction | undefined;
  readonly person?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface FailedSignIn {
  readonly email: string;
  /** Null where the name is no account's. */
  readonly userId: string | null;
  readonly address: string;
}

/** Who did what to whom, for administrators. Deeds are noted in their own transactions, by those who do them. */
export function auditService({ entries, clock, secret }: AuditParts) {
  const marks: AuditMarks = auditMarks(secret);
  const failed = async (action: AuditAction, { email, userId, address }: FailedSignIn): Promise<void> => {
    const hour = Math.floor(clock().getTime() / HOUR_MS);
    const [from, account] = [marks.ofAddress(address), marks.ofAccount(email)];
    await entries.add({
      action,
      actor: { kind: "nobody" },
      subjectId: userId,
      via: action === "sign_in_failed" ? "password" : null,
      address: from,
      account: userId === null ? account : null,
      key: `${action}:${hour}:${account}:${from}`,
    });
  };
  return {
    marks,

    list: async ({ cursor: before, limit, ...asked }: AuditAsked): Promise<AuditPage> => {
      const found = await entries.find({ ...asked, before, limit: limit + 1 });
      const page = found.slice(0, limit);
      return { entries: page, nextCursor: found.length > limit ? (page.at(-1)?.id ?? null) : null };
    },

    /** Whether or not there is such an account, the same work: the time of an answer must not tell. */
    failedSignIn: (given: FailedSignIn): Promise<void> => failed("sign_in_failed", given),
    /** By somebody who has passed the first: they know the password. */
    failedSecondStep: (given: FailedSignIn): Promise<void> => failed("second_step_failed", given),

    exported: (userId: string, address: string): Promise<void> =>
      entries.add({
        action: "data_exported",
        actor: { kind: "person", id: userId },
        subjectId: userId,
        address: marks.ofAddress(address),
      }),

    /** For their own export: what they did and what was done to them, without who else did it. */
    ofPerson: (userId: string): Promise<StoredAuditEntry[]> => entries.find({ person: userId, limit: 10_000 }),
    forget: (userId: string): Promise<void> => entries.forget(userId),

    tidy: (): Promise<void> => entries.deleteBefore(new Date(clock().getTime() - KEPT_MS).toISOString()),
  };
}
export type AuditService = ReturnType<typeof auditService>;
