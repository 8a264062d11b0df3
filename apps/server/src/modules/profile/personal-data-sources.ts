import type { JobQueue } from "../../jobs/queue.ts";
import type { AccessService } from "../access-approval/service.ts";
import type { AccountsService } from "../accounts/service.ts";
import type { AuditService } from "../audit/service.ts";
import type { PersonalData } from "./personal-data.ts";

/** Queued jobs of a person. */
export const createJobsData = (jobs: Pick<JobQueue, "findByPerson" | "deleteByPerson">): PersonalData => ({
  name: "jobs",
  collect: async ({ userId, email }) => {
    const waiting = await jobs.findByPerson([userId, email]);
    return waiting.map(({ kind, addedAt }) => ({ kind, added_at: addedAt }));
  },
  erase: ({ userId, email }) => jobs.deleteByPerson([userId, email]),
});

/** Mails to a person that were written to files because no mail server is configured. */
export const createMailFilesData = (files: {
  readonly find: (address: string) => Promise<string[]>;
  readonly erase: (address: string) => Promise<void>;
}): PersonalData => ({
  name: "mail_files",
  collect: ({ email }) => files.find(email),
  erase: ({ email }) => files.erase(email),
});

/** Access decisions about a person. */
export const createAccessData = (access: Pick<AccessService, "erase" | "recordsOf">): PersonalData => ({
  name: "access",
  collect: async ({ userId, email }) => {
    const { decided, pending } = await access.recordsOf({ id: userId, email });
    return {
      app_user: decided && {
        email: decided.email,
        active: decided.active,
        role: decided.role,
        created_at: decided.createdAt,
        updated_at: decided.updatedAt,
      },
      pending_user: pending && { email: pending.email, requested_at: pending.requestedAt, status: pending.status },
    };
  },
  erase: ({ userId, email }) => access.erase({ id: userId, email }),
});

/** In the copy of a person's data, other people are not named. */
const OTHER_ACTORS = {
  person: "an administrator",
  shell: "an administrator",
  anonymous: "an unidentified person",
} as const;

/** Audit entries by and about a person. Erasure keeps entries of other people, without this person's name. */
export const createAuditData = (audit: Pick<AuditService, "ofPerson" | "forget">): PersonalData => ({
  name: "audit",
  collect: async ({ userId }) => {
    const entries = await audit.ofPerson(userId);
    return entries.map(({ at, action, actor, via, count }) => ({
      at,
      action,
      by: actor.person?.id === userId ? "yourself" : OTHER_ACTORS[actor.kind],
      via,
      count,
    }));
  },
  erase: ({ userId }) => audit.forget(userId),
});

/** The account itself; erased last, as this frees the e-mail address. */
export const createAccountsData = ({ own }: Pick<AccountsService, "own">): PersonalData => ({
  name: "account",
  collect: async ({ userId }) => {
    const { user, ways, sessions, links, factors, codesLeft } = await own.recordsOf(userId);
    return {
      user: user && {
        id: user.id,
        name: user.name,
        email: user.email,
        email_verified: user.emailVerified,
        image: user.image,
        place_id: user.placeId,
        festival_region: user.festivalRegion,
        festival_sect: user.festivalSect,
        language: user.language,
        created_at: user.createdAt,
        updated_at: user.updatedAt,
      },
      ways_in: ways.map(({ provider, accountId, createdAt, updatedAt }) => ({
        provider,
        account_id: accountId,
        created_at: createdAt,
        updated_at: updatedAt,
      })),
      second_factors: factors.map(({ id, kind, name, createdAt, lastUsedAt }) => ({
        id,
        kind,
        name,
        created_at: createdAt,
        last_used_at: lastUsedAt,
      })),
      recovery_codes_left: codesLeft,
      sessions: sessions.map(({ id, via, userAgent, openedAt, lastSeen, expiresAt }) => ({
        id,
        signed_in_via: via,
        user_agent: userAgent,
        created_at: openedAt,
        last_seen: lastSeen,
        expires_at: expiresAt,
      })),
      mailed_links: links.map(({ purpose, email, createdAt, expiresAt, usedAt }) => ({
        purpose,
        email,
        created_at: createdAt,
        expires_at: expiresAt,
        used_at: usedAt,
      })),
    };
  },
  erase: (person) => own.erase(person),
});
