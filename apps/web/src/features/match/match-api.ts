import type {
  InvitationMatch,
  KundliData,
  MatchedKundli,
  MatchingData,
  MatchingResponse,
  UntimedKundliData,
} from "@lagna/contract";
import type { Nakshatra } from "@lagna/terms";
import type { ValidBirth } from "../../domain/birth/birth-form-values.ts";
import { fetchChart, fetchKundli, toKundliRequest } from "../../domain/saved-kundlis/kundlis-api.ts";
import { api, apiFile } from "../../lib/api.ts";

export const SIDES = ["girl", "boy"] as const;
export type Side = (typeof SIDES)[number];

/** One person as the API takes them. */
export type MatchPerson =
  | ValidBirth
  | MatchedKundli
  | { readonly moon: { readonly nakshatra: Nakshatra; readonly pada?: number } };

export type MatchPeople = Readonly<Record<Side, MatchPerson>>;
/** Of the births only what an invitation shows too. */
export type Match = Omit<MatchingData, Side> & Pick<NonNullable<InvitationMatch["whole"]>, Side>;

/** The chart of a saved kundli at another time of its day, "14:25". */
async function fetchChartAtTime(id: string, time: string, signal: AbortSignal) {
  const [hour = 0, minute = 0, second = 0] = time.split(":").map(Number);
  const body = { ...toKundliRequest(await fetchKundli(id)), hour, minute, second };
  return api<{ data: KundliData | UntimedKundliData }>("/api/v1/kundli", { method: "POST", body, signal });
}

/** The chart of one person; null for a star, and for a birth without a time. */
export async function fetchChartOfPerson(person: MatchPerson, signal: AbortSignal): Promise<KundliData | null> {
  if ("moon" in person) return null;
  const { data } =
    "kundli_id" in person
      ? await (person.time === undefined
          ? fetchChart(person.kundli_id, signal)
          : fetchChartAtTime(person.kundli_id, person.time, signal))
      : await api<{ data: KundliData | UntimedKundliData }>("/api/v1/kundli", { method: "POST", body: person, signal });
  return "time_unknown" in data ? null : data;
}

/** The PDF or the picture of a match. */
export const fetchMatchFile = (file: "print" | "card", body: object): Promise<Blob> =>
  apiFile(`/api/v1/matching/${file}`, { method: "POST", body });

export const fetchMatch = (people: MatchPeople, signal: AbortSignal): Promise<MatchingResponse> =>
  api<MatchingResponse>("/api/v1/matching", { method: "POST", body: people, signal });
