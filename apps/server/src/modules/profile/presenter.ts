import type { DEVICE_CLASSES, ProfileResponse, SessionListResponse } from "@lagna/contract";
import type { OwnSession } from "../accounts/service.ts";
import type { Profile } from "./service.ts";

export const presentProfile = ({ account, accessStatus, signedInVia }: Profile): ProfileResponse => ({
  id: account.user.id,
  name: account.user.name,
  email: account.user.email,
  email_verified: account.user.emailVerified,
  picture: account.user.image,
  language: account.user.language,
  place_id: account.user.placeId,
  festival_region: account.user.festivalRegion,
  festival_sect: account.user.festivalSect,
  auth_methods: [...account.methods],
  signed_in_via: signedInVia,
  created_at: account.user.createdAt,
  role: accessStatus.role,
  status: accessStatus.status,
});

/** Rough device class, enough for people to recognise their own devices. */
function classifyDevice(userAgent: string | null): (typeof DEVICE_CLASSES)[number] {
  if (!userAgent) return "unknown";
  if (/ipad|tablet|android(?!.*mobile)/i.test(userAgent)) return "tablet";
  if (/mobi|iphone|android/i.test(userAgent)) return "mobile";
  return /mozilla|opera/i.test(userAgent) ? "desktop" : "unknown";
}

export const presentSessions = (sessions: readonly OwnSession[], currentId: string): SessionListResponse => ({
  sessions: sessions.map((session) => ({
    id: session.id,
    created_at: session.openedAt,
    last_seen: session.lastSeen,
    expires_at: session.expiresAt,
    user_agent: classifyDevice(session.userAgent),
    signed_in_via: session.via,
    second_step: session.awaitsSecondStep ? "awaited" : session.secondStep ? "passed" : null,
    current: session.id === currentId,
  })),
});
