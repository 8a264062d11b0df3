import type {
  AuthConfigResponse,
  GoogleAuthResponse,
  LoginRequest,
  MagicLinkAddressResponse,
  PasswordResetRequest,
  SecondStepRequest,
  SessionResponse,
  SignupRequest,
  StatusResponse,
  ValidateTokenResponse,
} from "@lagna/contract";
import { api } from "../../lib/api.ts";

/** A refused sign-in is a 401 that ends nobody's session, so all of these go without a token. */
const post = <T>(path: string, body: unknown) => api<T>(path, { method: "POST", body, anonymous: true });

export const login = (body: LoginRequest) => post<SessionResponse>("/api/v1/login", body);
export const signup = (body: SignupRequest) => post<SessionResponse>("/api/v1/signup", body);
export const signInWithGoogle = (idToken: string) =>
  post<GoogleAuthResponse>("/api/v1/auth/google", { id_token: idToken });
export const requestMagicLink = (email: string) => post<StatusResponse>("/api/v1/auth/magic-link", { email });
/** Whom the link would let in; it stays good. */
export const addressOfMagicLink = (token: string) =>
  post<MagicLinkAddressResponse>("/api/v1/auth/magic-link/address", { token });
export const verifyMagicLink = (token: string) => post<SessionResponse>("/api/v1/auth/verify-magic-link", { token });
export const requestPasswordReset = (email: string) => post<StatusResponse>("/api/v1/password/forgot", { email });
/** Answers a session: whoever reads the mailbox and sets the password is in. */
export const resetPassword = (body: PasswordResetRequest) => post<SessionResponse>("/api/v1/password/reset", body);
/** With the session's token: the link alone proves nothing about who set the password. */
export const verifyEmail = (token: string) =>
  api<StatusResponse>("/api/v1/auth/verify-email", { method: "POST", body: { token } });

/** With the session that waits for it; answers the token under which it goes on. */
export const passSecondStep = (given: SecondStepRequest) =>
  api<SessionResponse>("/api/v1/auth/second-step", { method: "POST", body: given });

export const fetchAuthConfig = () => api<AuthConfigResponse>("/api/v1/auth/config", { anonymous: true });

export const validateToken = () => api<ValidateTokenResponse>("/api/v1/validate-token");

/** Names its token itself: it runs under the renewal lock, which an ordinary call waits for after a 401. */
export const refreshToken = (token: string) =>
  api<SessionResponse>("/api/v1/token/refresh", {
    method: "POST",
    body: {},
    anonymous: true,
    headers: { authorization: `Bearer ${token}` },
  });

const LOGOUT_TIMEOUT_MS = 5_000;
export const endSession = () => api<void>("/api/v1/logout", { method: "POST", body: {}, timeoutMs: LOGOUT_TIMEOUT_MS });
