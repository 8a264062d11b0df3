import type { SessionResponse, ValidateTokenResponse } from "@lagna/contract";
import type { Standing } from "../access/service.ts";
import type { OpenedSession, TokenCheck } from "./sessions.ts";

export const presentSession = ({ token, expiresAt }: OpenedSession): SessionResponse => ({
  status: "success",
  token,
  expires_at: expiresAt.toISOString(),
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
