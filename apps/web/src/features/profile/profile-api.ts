import type {
  PasswordChangeRequest,
  ProfileResponse,
  SessionListResponse,
  SessionResponse,
  StatusResponse,
} from "@lagna/contract";
import { api } from "../../lib/api.ts";

export const fetchProfile = (signal?: AbortSignal) =>
  api<ProfileResponse>("/api/v1/profile", { ...(signal && { signal }) });
export const fetchSessions = (signal?: AbortSignal) =>
  api<SessionListResponse>("/api/v1/profile/sessions", { ...(signal && { signal }) });

export const endSession = (id: string) =>
  api<StatusResponse>(`/api/v1/profile/sessions/${encodeURIComponent(id)}`, { method: "DELETE" });
/** Ends all sessions, including this one. */
export const signOutEverywhere = () => api<StatusResponse>("/api/v1/profile/sessions", { method: "DELETE" });

/** Ends all other sessions; this one continues under the new token of the answer. */
export const changePassword = (body: PasswordChangeRequest) =>
  api<SessionResponse>("/api/v1/password/change", { method: "POST", body });
export const mailPasswordLink = (email: string) =>
  api<StatusResponse>("/api/v1/password/forgot", { method: "POST", body: { email }, anonymous: true });
export const mailVerification = () =>
  api<StatusResponse>("/api/v1/auth/verify-email/request", { method: "POST", body: {} });

/** Everything the server stores about this user; the file shows it as the server sends it. */
export const fetchExport = () => api<Record<string, unknown>>("/api/v1/profile/export");
export const deleteAccount = (confirm: string) =>
  api<StatusResponse>("/api/v1/profile", { method: "DELETE", body: { confirm } });
