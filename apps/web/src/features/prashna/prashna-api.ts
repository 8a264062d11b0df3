import type { PrashnaData, PrashnaResponse } from "@lagna/contract";
import type { PrashnaMatter, PrashnaMode } from "@lagna/terms";
import { api } from "../../lib/api.ts";

export type PrashnaAnswer = PrashnaData;

/** A question as the API takes it; it is asked at the moment it is sent. */
export interface PrashnaQuestion {
  readonly matter: PrashnaMatter;
  readonly mode: PrashnaMode;
  readonly number?: number;
  readonly place:
    | { readonly city: string; readonly country: string }
    | { readonly latitude: number; readonly longitude: number; readonly time_zone: string };
}

export const askPrashna = (question: PrashnaQuestion): Promise<PrashnaResponse> =>
  api<PrashnaResponse>("/api/v1/prashna", { method: "POST", body: question });
