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

/** Sent without a token: a refused sign-in is a 401, which must not end an existing session. */
const post = <T>(path: string, body: unknown) => api<T>(path, { method: "POST", body, anonymous: true });

export const login = (body: LoginRequest) => post<SessionResponse>("/api/v1/login", body);
export const signup = (body: SignupRequest) => post<SessionResponse>("/api/v1/signup", body);
export const signInWithGoogle = (idToken: string) =>
  post<GoogleAuthResponse>("/api/v1/auth/google", { id_token: idToken });
export const requestMagicLink = (email: string) => post<StatusResponse>("/api/v1/auth/magic-link", { email });
/** The address that the link would sign in. Does not use up the link. */
export const fetchMagicLinkAddress = (token: string) =>
  post<MagicLinkAddressResponse>("/api/v1/auth/magic-link/address", { token });
export const verifyMagicLink = (token: string) => post<SessionResponse>("/api/v1/auth/verify-magic-link", { token });
export const requestPasswordReset = (email: string) => post<StatusResponse>("/api/v1/password/forgot", { email });
/** Answers with a session: a person who can read the mailbox and sets the password is signed in. */
export const resetPassword = (body: PasswordResetRequest) => post<SessionResponse>("/api/v1/password/reset", body);
/** Sent with the session's token: the link alone does not prove who set the password. */
export const verifyEmail = (token: string) =>
  api<StatusResponse>("/api/v1/auth/verify-email", { method: "POST", body: { token } });

/** Sent with the session that waits for the second step; answers with the token to continue with. */
export const completeSecondStep = (step: SecondStepRequest) =>
  api<SessionResponse>("/api/v1/auth/second-step", { method: "POST", body: step });

export const fetchAuthConfig = () => api<AuthConfigResponse>("/api/v1/auth/config", { anonymous: true });

export const validateToken = () => api<ValidateTokenResponse>("/api/v1/validate-token");

/** Passes its token explicitly: it runs under the renewal lock, which an ordinary call would wait for after a 401. */
export const refreshToken = (token: string) =>
  api<SessionResponse>("/api/v1/token/refresh", {
    method: "POST",
    body: {},
    anonymous: true,
    headers: { authorization: `Bearer ${token}` },
  });

const LOGOUT_TIMEOUT_MS = 5_000;
export const endSession = () => api<void>("/api/v1/logout", { method: "POST", body: {}, timeoutMs: LOGOUT_TIMEOUT_MS });
