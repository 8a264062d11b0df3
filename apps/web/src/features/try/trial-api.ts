import type { AskResponse, KundliData, KundliRequest, Place, SectionName, UntimedKundliData } from "@lagna/contract";
import type { KundliSource } from "../../domain/kundli/kundli-source.ts";
import { makeKundliHere } from "../../engine/engine-client.ts";
import { api, apiFile } from "../../lib/api.ts";

type TrialData = KundliData | UntimedKundliData;

const postAnonymously = <Answer>(path: string, body: unknown, signal?: AbortSignal) =>
  api<Answer>(`/api/v1/try/${path}`, { method: "POST", body, anonymous: true, ...(signal && { signal }) });

export const fetchTrialKundli = async (birth: KundliRequest): Promise<TrialData> =>
  (await postAnonymously<{ data: TrialData }>("kundli", birth)).data;

export const askTrial = (question: string, birth: KundliRequest, earlier: readonly string[]) =>
  postAnonymously<AskResponse>("ask", {
    question,
    kundli_data: birth,
    turns: earlier.map((asked) => ({ question: asked })),
  });

/** The share picture, without name, day and place. */
export const fetchTrialCard = (birth: KundliRequest): Promise<Blob> =>
  apiFile(`/api/v1/try/card?language=${document.documentElement.lang}`, {
    method: "POST",
    body: { birth, shows: { name: false, birth: "none" } },
    anonymous: true,
  });

/** Everything that the sections of the screen show: fetched in one request, because each one counts against the visitor's limit. */
const ALL_SECTIONS = [
  "ashtakavarga",
  "arudhas",
  "karakamsa",
  "swamsa",
  "argala",
  "special_lagnas",
  "upagrahas",
  "sphutas",
  "badhaka",
  "special_degrees",
  "shadbala",
  "bhava_bala",
  "vimsopaka",
  "avasthas",
  "yuddha",
  "sade_sati",
  "yogas",
  "doshas",
] as const satisfies readonly SectionName[];

const fetchSections = async <Data extends TrialData>(birth: KundliRequest, names: readonly SectionName[]) =>
  (await postAnonymously<{ data: Data }>("kundli", { ...birth, sections: names })).data;

/** What a visitor's source cannot fetch: other skies, dashas and settings need an account. */
const WITHOUT_ACCOUNT = {
  fetchDasha: null,
  fetchTransits: null,
  fetchWithSettings: null,
  fetchSky: null,
  rectification: null,
} as const;

/** The sections of a visitor's kundli. */
export function createTrialSource(birth: KundliRequest): KundliSource {
  let all: Promise<KundliData> | null = null;
  return {
    ...WITHOUT_ACCOUNT,
    fetchSections: (names) => {
      const others = names.filter((name) => !(ALL_SECTIONS as readonly SectionName[]).includes(name));
      if (others.length > 0) return fetchSections<KundliData>(birth, names);
      all ??= fetchSections<KundliData>(birth, ALL_SECTIONS).catch((error: unknown) => {
        all = null;
        throw error;
      });
      return all;
    },
  };
}

/** The same, computed in the browser. */
export const createDeviceSource = (birth: KundliRequest, place: Place | null): KundliSource => ({
  ...WITHOUT_ACCOUNT,
  fetchSections: async (names) => (await makeKundliHere({ ...birth, sections: [...names] }, place)) as KundliData,
});

/** Fetches more sections for a birth with unknown time. */
export const createTrialDaySource =
  (birth: KundliRequest, device: { readonly place: Place | null } | null) =>
  async (names: readonly SectionName[]): Promise<UntimedKundliData> =>
    device
      ? ((await makeKundliHere({ ...birth, sections: [...names] }, device.place)) as UntimedKundliData)
      : fetchSections<UntimedKundliData>(birth, names);
