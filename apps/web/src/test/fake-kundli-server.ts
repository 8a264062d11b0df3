import {
  birthDashaResponseSchema,
  kundliResponseSchema,
  transitsResponseSchema,
  untimedResponseSchema,
  type AnyDashaPeriod,
  type KundliRequest,
  type SkyDaysRequest,
  skyDaysRequestSchema,
  type SkyDaysResponse,
  type Place,
  type SavedKundliCreate,
  type TransitsRequest,
} from "@lagna/contract";
import { SETTINGS, type SettingGroup } from "@lagna/terms";
import { http, HttpResponse } from "msw";
import { createAccount, createAccountHandlers, createPublicConfig } from "./fake-accounts.ts";
import { server } from "./mock-server.ts";
// The response of the engine in packages/jyotish for 15 August 1990, 10:30, Mumbai, preset `lagna`.
import mumbai from "./mumbai-1990.json" with { type: "json" };
// Its response for the same birth when all other sections are requested.
import yogini from "./mumbai-1990-yogini.json" with { type: "json" };
import sections from "./mumbai-1990-sections.json" with { type: "json" };
// Its additional response for a time known to a quarter of an hour, and for the day alone; both without some of the
// facts.
import uncertain from "./mumbai-1990-uncertain.json" with { type: "json" };
// Its transits of a year from 1 March 2026; of the Moon only eclipses.
import transits from "./mumbai-1990-transits.json" with { type: "json" };
import day from "./mumbai-1990-day.json" with { type: "json" };

/** The first value of every setting, used where the response below is older than the setting. */
function buildDefaultSettings(group: SettingGroup): Record<string, unknown> {
  const entries = Object.entries(group).map(([key, inner]) => [
    key,
    Array.isArray(inner) ? inner[0] : buildDefaultSettings(inner as SettingGroup),
  ]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}

/** Parsed with the contract's schema, so that a change of the contract also fails these tests. */
export const kundliResponse = kundliResponseSchema.parse({
  ...mumbai,
  data: { ...mumbai.data, settings: { ...buildDefaultSettings(SETTINGS), ...mumbai.data.settings } },
});

export const untimedResponse = untimedResponseSchema.parse({
  status: "success",
  message: kundliResponse.message,
  data: { ...day, settings: { ...buildDefaultSettings(SETTINGS), ...day.settings } },
});

/** The same response with uncertain facts, where the request states an uncertain time. */
export const withUncertainty = (data: object, { uncertainty }: Pick<KundliRequest, "uncertainty">) => ({
  ...kundliResponse,
  data: kundliResponseSchema.parse({
    ...kundliResponse,
    data: { ...data, ...(uncertainty && { uncertainty: uncertain }) },
  }).data,
});

const transitsResponse = transitsResponseSchema.parse({
  status: "success",
  data: { birth: kundliResponse.data.birth, settings: kundliResponse.data.settings, ...transits },
});

const birthDashaResponse = birthDashaResponseSchema.parse({ ...yogini, settings: kundliResponse.data.settings });
export const kundliResponseWithSections = kundliResponseSchema.parse({
  ...kundliResponse,
  data: { ...kundliResponse.data, ...sections },
});

export const RAMPUR: Place = {
  id: 1258599,
  name: "Rampur",
  matched: null,
  state: "Uttar Pradesh",
  district: "Rampur",
  country: "India",
  country_code: "IN",
  latitude: 28.81014,
  longitude: 79.02699,
  population: 296418,
  time_zone: "Asia/Kolkata",
  hindi: { city: "रामपुर", state: "उत्तर प्रदेश", district: "रामपुर", country: "भारत" },
};
const RAMPUR_SHIMLA: Place = {
  ...RAMPUR,
  id: 1258596,
  state: "Himachal Pradesh",
  district: "Shimla",
  latitude: 31.44943,
  longitude: 77.63087,
  hindi: { city: "रामपुर", state: "हिमाचल प्रदेश", district: "शिमला", country: "भारत" },
};

export interface KundliServer {
  /** Bodies of the requests for a kundli, in order. */
  kundliRequests: KundliRequest[];
  /** Names of the sections requested later, in order. */
  sectionRequests: NonNullable<KundliRequest["sections"]>[];
  dashaRequests: { path: string[] }[];
  /** Requests for a dasha of the birth. */
  birthDashaRequests: { system: string; path: number[]; levels: number }[];
  /** Bodies of the requests for transits. */
  transitsRequests: TransitsRequest[];
  placeSearches: string[];
  /** Requests for the sky of other days. */
  skyRequests: SkyDaysRequest[];
  /** Bodies of the saves. */
  saveRequests: SavedKundliCreate[];
}

/** A signed-in user and a server with all that the page requests; a test may add its own handlers before. */
export function startKundliServer(): KundliServer {
  const recorded: KundliServer = {
    kundliRequests: [],
    sectionRequests: [],
    dashaRequests: [],
    birthDashaRequests: [],
    transitsRequests: [],
    placeSearches: [],
    skyRequests: [],
    saveRequests: [],
  };
  localStorage.setItem("authToken", "t1");
  server.use(
    ...createAccountHandlers(new Map([["t1", createAccount()]])),
    http.get("*/api/v1/config", () => HttpResponse.json(createPublicConfig())),
    http.get("*/api/v1/places", ({ request }) => {
      recorded.placeSearches.push(new URL(request.url).searchParams.get("q") ?? "");
      return HttpResponse.json({ places: [RAMPUR, RAMPUR_SHIMLA], preparing: false });
    }),
    http.get("*/api/v1/places/offset", ({ request }) => {
      const { searchParams } = new URL(request.url);
      return HttpResponse.json({
        time_zone: searchParams.get("time_zone"),
        local: searchParams.get("local"),
        utc: "1990-08-15T05:00:00Z",
        utc_offset: "+05:30",
        abbreviation: "IST",
        kind: "unique",
        daylight_saving: false,
        warnings: [],
        notices: [],
      });
    }),
    http.post("*/api/v1/kundli", async ({ request }) => {
      const body = (await request.json()) as KundliRequest;
      if (!body.sections) recorded.kundliRequests.push(body);
      else recorded.sectionRequests.push(body.sections);
      if (body.time_unknown) return HttpResponse.json(untimedResponse);
      return HttpResponse.json(
        withUncertainty(body.sections ? kundliResponseWithSections.data : kundliResponse.data, body),
      );
    }),
    http.post("*/api/v1/sky/days", async ({ request }) => {
      const skyRequest = (await request.json()) as SkyDaysRequest;
      recorded.skyRequests.push(skyRequest);
      return HttpResponse.json(buildSkyDays(skyRequest));
    }),
    http.post("*/api/v1/transits", async ({ request }) => {
      recorded.transitsRequests.push((await request.json()) as TransitsRequest);
      return HttpResponse.json(transitsResponse);
    }),
    http.post("*/api/v1/kundlis", async ({ request }) => {
      recorded.saveRequests.push((await request.json()) as SavedKundliCreate);
      return HttpResponse.json({ status: "success", created: true, kundli: null });
    }),
    http.post("*/api/v1/kundli/dasha", async ({ request }) => {
      const body = (await request.json()) as DashaBody;
      if ("birth" in body) {
        recorded.birthDashaRequests.push(body);
        return HttpResponse.json({
          ...birthDashaResponse,
          dasha: { ...birthDashaResponse.dasha, ...selectDashaPath(body) },
        });
      }
      recorded.dashaRequests.push(body);
      return HttpResponse.json({ status: "success", periods: divideIntoNinths(body) });
    }),
  );
  return recorded;
}

/**
 * Every graha moves on from its place at birth by its speed at birth: the actual positions do not matter here, only
 * that days differ.
 */
function buildSkyDays(request: SkyDaysRequest): SkyDaysResponse {
  const { from, count, step } = skyDaysRequestSchema.parse(request);
  return {
    moments: Array.from({ length: count }, (_, index) => {
      const instant = Date.parse(from) + index * step * 86_400_000;
      const daysSinceBirth = (instant - Date.parse(kundliResponse.data.birth.utc)) / 86_400_000;
      const place = (value: number) => ((value % 360) + 360) % 360;
      return {
        at: new Date(instant).toISOString(),
        grahas: kundliResponse.data.planets.map(({ id, longitude, speed }) => ({
          id,
          longitude: place(longitude + speed * daysSinceBirth),
          retrograde: speed < 0,
        })),
      };
    }),
  };
}

type DashaBody =
  | { birth: object; system: string; path: number[]; levels: number }
  | { path: string[]; start: string; end: string };

/** The part at `path` of the response that the server would send for an empty path. */
function selectDashaPath({ path }: { path: readonly number[] }) {
  let periods: readonly AnyDashaPeriod[] = birthDashaResponse.dasha.periods;
  for (const step of path) {
    const period = periods[step] as AnyDashaPeriod;
    // The third level is not in the response: two halves suffice.
    periods = period.sub ?? [{ ...period, end: period.end }];
  }
  return { path, periods };
}

/** Nine equal parts: a real server divides by years, but a test only needs consecutive parts. */
function divideIntoNinths({ start, end }: { start: string; end: string }) {
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const lords = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"];
  const instantAt = (index: number) => new Date(from + ((to - from) * index) / 9).toISOString();
  return lords.map((lord, index) => ({ lord, start: instantAt(index), end: instantAt(index + 1) }));
}
