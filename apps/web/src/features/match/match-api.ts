import type { MatchingData, MatchingResponse } from "@lagna/contract";
import type { Nakshatra } from "@lagna/terms";
import type { ValidBirth } from "../../domain/birth/birth-form-values.ts";
import { api } from "../../lib/api.ts";

export const SIDES = ["girl", "boy"] as const;
export type Side = (typeof SIDES)[number];

/** One person as the API takes them. */
export type MatchPerson =
  | ValidBirth
  | { readonly kundli_id: string }
  | { readonly moon: { readonly nakshatra: Nakshatra; readonly pada?: number } };

export type MatchPeople = Readonly<Record<Side, MatchPerson>>;
export type Match = MatchingData;

export const fetchMatch = (people: MatchPeople): Promise<MatchingResponse> =>
  api<MatchingResponse>("/api/v1/matching", { method: "POST", body: people });
