import type { PrashnaData, PrashnaResponse } from "@lagna/contract";
import type { PrashnaMatter, PrashnaMode } from "@lagna/terms";
import { api } from "../../lib/api.ts";

export type PrashnaAnswer = PrashnaData;

/** A question as the API takes it. */
export interface PrashnaQuestion {
  readonly matter: PrashnaMatter;
  readonly mode: PrashnaMode;
  readonly number?: number;
  readonly at: string;
  readonly place: { readonly place_id: number };
}

export const askPrashna = (question: PrashnaQuestion): Promise<PrashnaResponse> =>
  api<PrashnaResponse>("/api/v1/prashna", { method: "POST", body: question });
