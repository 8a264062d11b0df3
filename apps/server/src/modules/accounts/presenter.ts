import type {
  AuthConfigResponse,
  DebugSessionsResponse,
  GoogleAuthResponse,
  SecondFactorsResponse,
  SessionResponse,
  StatusResponse,
  ValidateTokenResponse,
} from "@lagna/contract";
import type { Language } from "@lagna/terms";
import type { OwnSecondFactors } from "./second-factors/own-second-factors.ts";
import type { SignedInPerson } from "./users/sign-in-verified-user.ts";
import type { TokenValidation, SignInMethods } from "./service.ts";
import { formatSuccessSentence } from "../../errors/format-api-messages.ts";
import type { SessionsRepository } from "./sessions/repository.ts";
import type { OpenedSession } from "./sessions/live-sessions.ts";

export const presentSignInMethods = ({
  googleClientId,
  nonce,
  firebase,
  nextBecomesAdministrator,
}: SignInMethods): AuthConfigResponse => ({
  google_oauth_available: googleClientId !== null,
  google_client_id: googleClientId,
  nonce,
  firebase_enabled: firebase,
  magic_link: true,
  password: true,
  founds: nextBecomesAdministrator,
});

export const presentSession = ({ token, expiresAt }: OpenedSession): SessionResponse => ({
  status: "success",
  token,
  expires_at: expiresAt,
});

export const presentSignedIn = ({ opened, user }: SignedInPerson): GoogleAuthResponse => ({
  ...presentSession(opened),
  user_info: { email: user.email, name: user.name, picture: user.image },
});

export const presentFactors = ({ factors, codesLeft, passkeyOrigin }: OwnSecondFactors): SecondFactorsResponse => ({
  factors: factors.map(({ id, kind, name, createdAt, lastUsedAt }) => ({
    id,
    kind,
    name,
    created_at: createdAt,
    last_used_at: lastUsedAt,
  })),
  recovery_codes_left: codesLeft,
  passkey_origin: passkeyOrigin,
});

type AllSessions = Awaited<ReturnType<SessionsRepository["findLive"]>>;

export const presentAllSessions = ({ counts, latest }: AllSessions): DebugSessionsResponse => ({
  total: counts.reduce((sum, { count }) => sum + count, 0),
  by_method: Object.fromEntries(counts.map(({ via, count }) => [via, count])),
  sessions: latest.map(({ id, user, via, openedAt, lastSeen, expiresAt }) => ({
    id,
    email: user.email,
    signed_in_via: via,
    created_at: openedAt,
    last_seen: lastSeen,
    expires_at: expiresAt,
  })),
});

/** The same answer for every address, so that it does not reveal which accounts exist. */
export const presentMailSent = (language: Language): StatusResponse => ({
  status: "success",
  message: formatSuccessSentence("link_sent", language),
});

const INVALID_SESSION = {
  email: null,
  name: null,
  picture: null,
  auth_method: null,
  role: null,
  expires_at: null,
  second_step: null,
  second_factor_required: false,
  language: null,
  place_id: null,
  festival_region: null,
  festival_sect: null,
};

export function presentValidation(validation: TokenValidation, language: Language): ValidateTokenResponse {
  if (validation.kind !== "live")
    return {
      valid: false,
      reason: formatSuccessSentence(`session_${validation.kind}`, language),
      authorized: false,
      ...INVALID_SESSION,
    };
  const { user, via, expiresAt } = validation.session;
  const { standing, secondSteps, lacksSecondFactor } = validation;
  return {
    valid: true,
    reason: null,
    email: user.email,
    name: user.name,
    picture: user.image,
    auth_method: via,
    authorized: standing.isAuthorized && secondSteps === null && !lacksSecondFactor,
    second_step: secondSteps === null ? null : [...secondSteps],
    second_factor_required: lacksSecondFactor,
    role: standing.role,
    expires_at: expiresAt,
    language: user.language,
    place_id: user.placeId,
    festival_region: user.festivalRegion,
    festival_sect: user.festivalSect,
  };
}
