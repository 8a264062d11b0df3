import type { LoginRequest, SessionResponse, SignupRequest, ValidateTokenResponse } from "@lagna/contract";
import { api } from "../../lib/api.ts";

/** A wrong password is a 401 that ends nobody's session, so both go without a token. */
export const login = (body: LoginRequest) =>
  api<SessionResponse>("/api/v1/login", { method: "POST", body, anonymous: true });
export const signup = (body: SignupRequest) =>
  api<SessionResponse>("/api/v1/signup", { method: "POST", body, anonymous: true });

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
