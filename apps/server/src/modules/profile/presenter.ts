import type { AuthMethod, DEVICE_CLASSES, ProfileResponse, SessionListResponse } from "@lagna/contract";
import type { Standing } from "../access/service.ts";
import type { AccountsService } from "../accounts/service.ts";

type OwnAccount = NonNullable<Awaited<ReturnType<AccountsService["own"]["find"]>>>;
type OwnSession = Awaited<ReturnType<AccountsService["own"]["sessionsOf"]>>[number];

export const presentProfile = (account: OwnAccount, standing: Standing, via: string | undefined): ProfileResponse => ({
  id: account.id,
  name: account.name,
  email: account.email,
  email_verified: account.emailVerified,
  picture: account.image,
  auth_methods: [...account.methods],
  signed_in_via: (via ?? "password") as AuthMethod,
  created_at: account.createdAt.toISOString(),
  role: standing.role,
  status: standing.status,
});

/** Enough to tell one's own devices apart. */
function deviceClass(userAgent: string | null): (typeof DEVICE_CLASSES)[number] {
  if (!userAgent) return "unknown";
  if (/ipad|tablet|android(?!.*mobile)/i.test(userAgent)) return "tablet";
  if (/mobi|iphone|android/i.test(userAgent)) return "mobile";
  return /mozilla|opera/i.test(userAgent) ? "desktop" : "unknown";
}

export const presentSessions = (sessions: readonly OwnSession[], currentId: string): SessionListResponse => ({
  sessions: sessions.map((session) => ({
    id: session.id,
    created_at: session.created_at,
    last_seen: session.updated_at,
    expires_at: session.expires_at,
    user_agent: deviceClass(session.user_agent),
    signed_in_via: session.signed_in_via as AuthMethod,
    current: session.id === currentId,
  })),
});
