import type { KpChartData, KpResponse } from "@lagna/contract";
import type { ValidBirth } from "../../domain/birth/birth-form-values.ts";
import { api } from "../../lib/api.ts";

/** A saved kundli or a typed birth, as the API takes them. */
export type KpSubject = { readonly kundli_id: string } | { readonly birth: ValidBirth };
export type KpChart = KpChartData;

export const fetchKp = (subject: KpSubject): Promise<KpResponse> =>
  api<KpResponse>("/api/v1/kp", { method: "POST", body: subject });
