import type {
  KundliData,
  PaperName,
  PartOfYearKind,
  SavedKundli,
  UntimedKundliData,
  VarshaphalData,
  VarshaphalPartData,
  VarshaphalPartResponse,
  VarshaphalResponse,
} from "@lagna/contract";
import { parseMonth } from "@lagna/terms";
import type { ValidBirth } from "../../domain/birth/birth-form-values.ts";
import { fetchChart } from "../../domain/saved-kundlis/kundlis-api.ts";
import { api, apiFile } from "../../lib/api.ts";

export type Year = VarshaphalData;

export const LAST_YEAR_OF_LIFE = 110;

/** A saved kundli or a typed birth, as the API takes them. */
export type YearSubject = { readonly kundli_id: string } | { readonly birth: ValidBirth };

/** A year of a life, where the person lives in it; at the birth place without `place`. */
export type YearChoice = YearSubject & {
  readonly year: number;
  readonly place?: { readonly place_id: number };
};

export interface PartChoice {
  readonly kind: PartOfYearKind;
  /** From 1. */
  readonly number: number;
}

const post = <Answer>(path: string, body: object, signal: AbortSignal): Promise<Answer> =>
  api<Answer>(`/api/v1/${path}`, { method: "POST", body, signal });

export const fetchVarshaphal = (choice: YearChoice, signal: AbortSignal): Promise<VarshaphalResponse> =>
  post("varshaphal", choice, signal);

/** When the 144 charts of sixty hours begin. */
export const fetchSixtyHours = async (choice: YearChoice, signal: AbortSignal): Promise<Year["months"]> =>
  (await post<VarshaphalResponse>("varshaphal", { ...choice, sixty_hours: true }, signal)).data.sixty_hours ?? [];

export const fetchPartOfYear = async (
  choice: YearChoice,
  part: PartChoice,
  signal: AbortSignal,
): Promise<VarshaphalPartData> =>
  (await post<VarshaphalPartResponse>("varshaphal/part", { ...choice, part }, signal)).data;

interface PrintChoice {
  readonly paper: PaperName;
  readonly style: "north" | "south" | "east";
}

export const fetchYearPdf = (choice: YearChoice, look: PrintChoice): Promise<Blob> =>
  apiFile("/api/v1/varshaphal/print", { method: "POST", body: { ...choice, ...look }, timeoutMs: 60_000 });

/** The birth chart; null where the time of birth is unknown. */
export async function fetchBirthChart(subject: YearSubject, signal: AbortSignal): Promise<KundliData | null> {
  const { data }: { data: KundliData | UntimedKundliData } =
    "kundli_id" in subject ? await fetchChart(subject.kundli_id, signal) : await post("kundli", subject.birth, signal);
  return "time_unknown" in data ? null : data;
}

/** The year of life that is running, by the date of birth: the first until the first birthday. */
export function getRunningYear({ year, month, day }: Pick<SavedKundli, "year" | "month" | "day">, now: Date): number {
  if (year === null) return 1;
  const birthday = [parseMonth(month) ?? 1, day ?? 1] as const;
  const today = [now.getMonth() + 1, now.getDate()] as const;
  const isPast = today[0] > birthday[0] || (today[0] === birthday[0] && today[1] >= birthday[1]);
  const completed = now.getFullYear() - year - (isPast ? 0 : 1);
  return Math.min(Math.max(completed + 1, 1), LAST_YEAR_OF_LIFE);
}
