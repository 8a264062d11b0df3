import type { AuditResponse } from "@lagna/contract";
import type { AuditPage } from "./service.ts";

export const presentAudit = ({ entries, nextCursor }: AuditPage): AuditResponse => ({
  entries: entries.map(({ id, at, action, actor, subject, via, address, account, count, lastAt }) => ({
    id,
    at,
    action,
    actor: { kind: actor.kind, person: actor.person },
    subject,
    via,
    address,
    account,
    count,
    last_at: lastAt,
  })),
  next_cursor: nextCursor,
});
