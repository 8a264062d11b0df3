import type {
  PasswordChangeRequest,
  ProfileResponse,
  ProofRequest,
  SessionListResponse,
  SessionResponse,
  StatusResponse,
} from "@lagna/contract";
import { api } from "../../lib/api.ts";
import { setToken } from "../../lib/session-token.ts";

export const fetchProfile = (signal?: AbortSignal) =>
  api<ProfileResponse>("/api/v1/profile", { ...(signal && { signal }) });
export const fetchSessions = (signal?: AbortSignal) =>
  api<SessionListResponse>("/api/v1/profile/sessions", { ...(signal && { signal }) });

export const endSession = (id: string) =>
  api<StatusResponse>(`/api/v1/profile/sessions/${encodeURIComponent(id)}`, { method: "DELETE" });
/** This session too. */
export const signOutEverywhere = () => api<StatusResponse>("/api/v1/profile/sessions", { method: "DELETE" });

/** Ends all other sessions, and this one too but for the fresh token it answers. */
export const changePassword = (body: PasswordChangeRequest) =>
  api<SessionResponse>("/api/v1/password/change", { method: "POST", body });
export const mailPasswordLink = (email: string) =>
  api<StatusResponse>("/api/v1/password/forgot", { method: "POST", body: { email }, anonymous: true });
export const mailVerification = () =>
  api<StatusResponse>("/api/v1/auth/verify-email/request", { method: "POST", body: {} });

/**
 * For ten minutes the server then does what it asks a proof for; the session goes on under a new token. Refused at `second` where a
 * second factor is wanted too.
 */
export async function prove(body: ProofRequest): Promise<void> {
  setToken((await api<SessionResponse>("/api/v1/auth/prove", { method: "POST", body })).token);
}

/** Everything the server keeps of this person; its shape is the server's, and the file shows it as it is. */
export const fetchExport = () => api<Record<string, unknown>>("/api/v1/profile/export");
export const deleteAccount = (confirm: string) =>
  api<StatusResponse>("/api/v1/profile", { method: "DELETE", body: { confirm } });
