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
export const startTotpSetup = () => post<NewTotpResponse>("/api/v1/profile/second-factors/totp");
export const confirmTotpSetup = (id: string, code: string) =>
  post<RecoveryCodesResponse>("/api/v1/profile/second-factors/totp/confirm", { id, code });
export const fetchPasskeyCreationOptions = () => post<PasskeyOptions>("/api/v1/profile/second-factors/passkey/options");
export const addPasskey = (name: string, passkey: PasskeyAnswer) =>
  post<RecoveryCodesResponse>("/api/v1/profile/second-factors/passkey", { name, passkey });
export const removeFactor = (id: string) =>
  api<StatusResponse>(`/api/v1/profile/second-factors/${encodeURIComponent(id)}`, { method: "DELETE" });
export const renewRecoveryCodes = () => post<RecoveryCodesResponse>("/api/v1/profile/recovery-codes");
export const fetchPasskeySignInOptions = () => post<PasskeyOptions>("/api/v1/auth/second-step/passkey");

/** The second steps available to a user with these factors, in the order in which they are offered. */
export function getAvailableSteps({ factors, recovery_codes_left: codes }: SecondFactorsResponse): SecondStep[] {
  const kinds = (["passkey", "totp"] as const).filter((kind) => factors.some((factor) => factor.kind === kind));
  return codes > 0 ? [...kinds, "recovery_code"] : kinds;
}
