import type {
  NewTotpResponse,
  PasskeyAnswer,
  PasskeyOptions,
  RecoveryCodesResponse,
  SecondFactorsResponse,
  SecondStep,
  StatusResponse,
} from "@lagna/contract";
import { api } from "../../lib/api.ts";

const post = <T>(path: string, body: unknown = {}) => api<T>(path, { method: "POST", body });

export const fetchSecondFactors = (signal?: AbortSignal) =>
  api<SecondFactorsResponse>("/api/v1/profile/second-factors", { ...(signal && { signal }) });
export const beginApp = () => post<NewTotpResponse>("/api/v1/profile/second-factors/totp");
export const confirmApp = (id: string, code: string) =>
  post<RecoveryCodesResponse>("/api/v1/profile/second-factors/totp/confirm", { id, code });
export const askNewPasskey = () => post<PasskeyOptions>("/api/v1/profile/second-factors/passkey/options");
export const addPasskey = (name: string, passkey: PasskeyAnswer) =>
  post<RecoveryCodesResponse>("/api/v1/profile/second-factors/passkey", { name, passkey });
export const removeFactor = (id: string) =>
  api<StatusResponse>(`/api/v1/profile/second-factors/${encodeURIComponent(id)}`, { method: "DELETE" });
export const renewCodes = () => post<RecoveryCodesResponse>("/api/v1/profile/recovery-codes");
export const askPasskey = () => post<PasskeyOptions>("/api/v1/auth/second-step/passkey");

/** By what somebody with these factors passes a second step, in the order in which it is offered. */
export function stepsWith({ factors, recovery_codes_left: codes }: SecondFactorsResponse): SecondStep[] {
  const kinds = (["passkey", "totp"] as const).filter((kind) => factors.some((factor) => factor.kind === kind));
  return codes > 0 ? [...kinds, "recovery_code"] : kinds;
}
