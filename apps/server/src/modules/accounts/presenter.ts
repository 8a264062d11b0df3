import type {
  AuthMethod,
  DebugSessionsResponse,
  GoogleAuthResponse,
  SessionResponse,
  ValidateTokenResponse,
} from "@lagna/contract";
import type { Standing } from "../access/service.ts";
import type { AccountsRepository } from "./repository.ts";
import type { OpenedSession, TokenCheck } from "./sessions.ts";
import type { Entered } from "./verified-entry.ts";

export const presentSession = ({ token, expiresAt }: OpenedSession): SessionResponse => ({
  status: "success",
  token,
  expires_at: expiresAt.toISOString(),
});

export const presentEntered = (entered: Entered): GoogleAuthResponse => ({
  ...presentSession(entered),
  user_info: { email: entered.user.email, name: entered.user.name, picture: entered.user.image },
});

type AllSessions = Awaited<ReturnType<AccountsRepository["allSessions"]>>;

export const presentAllSessions = ({ counts, latest }: AllSessions): DebugSessionsResponse => ({
  total: counts.reduce((sum, { count }) => sum + count, 0),
  by_method: Object.fromEntries(counts.map(({ via, count }) => [via, count])),
  sessions: latest.map(({ sessionId, email, signedInVia, createdAt, lastSeen, expiresAt }) => ({
    id: sessionId,
    email,
    signed_in_via: signedInVia as AuthMethod,
    created_at: createdAt,
    last_seen: lastSeen,
    expires_at: expiresAt,
  })),
});

const REASONS = { expired: "The session has expired", unknown: "The session has ended or never was" } as const;

export function presentValidation(checked: TokenCheck, standing: Standing | null): ValidateTokenResponse {
  if (checked.kind !== "live" || standing === null) {
    const reason = checked.kind === "live" ? null : REASONS[checked.kind];
    const nobody = { email: null, name: null, picture: null, auth_method: null, role: null, expires_at: null };
    return { valid: false, reason, authorized: false, ...nobody };
  }
  const { email, name, image, signedInVia, expiresAt } = checked.session;
  return {
    valid: true,
    reason: null,
    email,
    name,
    picture: image,
    auth_method: signedInVia,
    authorized: standing.authorized,
    role: standing.role,
    expires_at: expiresAt,
  };
}
