import type {
  KpChartData,
  KpHoraryData,
  KpHoraryResponse,
  KpNumberData,
  KpPrintRequest,
  KpResponse,
  KpRulingData,
  KpRulingResponse,
  PaperName,
} from "@lagna/contract";
import type { SettingsRequest } from "@lagna/terms";
import type { ValidBirth } from "../../domain/birth/birth-form-values.ts";
import { api, apiFile } from "../../lib/api.ts";

/** A moment at a place, as the API takes it. */
export interface KpMoment {
  readonly at?: string;
  readonly place: { readonly place_id: number };
}

/** A saved kundli, a typed birth or a question by number, as the API takes them. */
export type KpSubject =
  | { readonly kundli_id: string }
  | { readonly birth: ValidBirth }
  | { readonly question: KpMoment & { readonly number: number } };

/** The choices of KP that differ from the defaults. */
export type KpChoices = Pick<SettingsRequest, "kp">;

/** The chart of a birth or of a question. */
export type KpChart = KpChartData | KpHoraryData;
export type KpRuling = KpRulingData;

export const isHorary = (chart: KpChart): chart is KpHoraryData => "at" in chart;

const toSettings = (choices: KpChoices) => (choices.kp ? { settings: choices } : {});

const post = <Answer>(path: string, body: object, signal: AbortSignal): Promise<Answer> =>
  api<Answer>(`/api/v1/kp${path}`, { method: "POST", body, signal });

export const fetchKp = (
  subject: KpSubject,
  choices: KpChoices,
  signal: AbortSignal,
): Promise<KpResponse | KpHoraryResponse> =>
  "question" in subject
    ? post<KpHoraryResponse>("/horary", { ...subject.question, ...toSettings(choices) }, signal)
    : post<KpResponse>("", { ...subject, ...toSettings(choices) }, signal);

/** The ruling planets of now. */
export const fetchRuling = async (placeId: number, choices: KpChoices, signal: AbortSignal): Promise<KpRuling> =>
  (await post<KpRulingResponse>("/ruling", { place: { place_id: placeId }, ...toSettings(choices) }, signal)).data;

export const fetchKpNumbers = async (signal: AbortSignal): Promise<readonly KpNumberData[]> =>
  (await api<{ readonly data: { readonly numbers: readonly KpNumberData[] } }>("/api/v1/kp/numbers", { signal })).data
    .numbers;

export interface KpPrint {
  readonly subject: KpSubject;
  readonly choices: KpChoices;
  /** The moment whose ruling planets stand beside those of the chart. */
  readonly ruling: KpMoment | null;
  readonly paper: PaperName;
  readonly style: "north" | "south" | "east";
}

export const fetchKpPdf = ({ subject, choices, ruling, ...look }: KpPrint): Promise<Blob> => {
  const body: KpPrintRequest = { ...subject, ...toSettings(choices), ...(ruling && { ruling }), ...look };
  return apiFile("/api/v1/kp/print", { method: "POST", body, timeoutMs: 60_000 });
};
