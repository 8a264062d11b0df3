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
import { account, accountServer, publicConfig } from "./fake-accounts.ts";
import { server } from "./server.ts";
// What the engine of packages/jyotish answers for 15 August 1990, 10:30, Mumbai, preset `lagna`.
import mumbai from "./mumbai-1990.json" with { type: "json" };
// And what it answers for the same birth when all other sections are named.
import yogini from "./mumbai-1990-yogini.json" with { type: "json" };
import sections from "./mumbai-1990-sections.json" with { type: "json" };
// What it answers beside it for a time known to a quarter of an hour, and for the day alone; both without some of the facts.
import uncertain from "./mumbai-1990-uncertain.json" with { type: "json" };
// Its transits of a year from 1 March 2026, but for what the Moon does without an eclipse.
import transits from "./mumbai-1990-transits.json" with { type: "json" };
import day from "./mumbai-1990-day.json" with { type: "json" };

/** The first value of every choice: what the preset of the answer below has where the answer is older than the choice. */
function defaults(group: SettingGroup): Record<string, unknown> {
  const entries = Object.entries(group).map(([key, inner]) => [
    key,
    Array.isArray(inner) ? inner[0] : defaults(inner as SettingGroup),
  ]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}

/** Checked against the contract, so that a change there fails these tests too. */
export const answer = kundliResponseSchema.parse({
  ...mumbai,
  data: { ...mumbai.data, settings: { ...defaults(SETTINGS), ...mumbai.data.settings } },
});

export const dayAnswer = untimedResponseSchema.parse({ status: "success", message: answer.message, data: day });

/** The same answer with what turns, where the birth says that its time is uncertain. */
export const uncertainly = (data: object, { uncertainty }: Pick<KundliRequest, "uncertainty">) => ({
  ...answer,
  data: kundliResponseSchema.parse({ ...answer, data: { ...data, ...(uncertainty && { uncertainty: uncertain }) } })
    .data,
});

const transitsAnswer = transitsResponseSchema.parse({
  status: "success",
  data: { birth: answer.data.birth, settings: answer.data.settings, ...transits },
});

const birthDasha = birthDashaResponseSchema.parse({ ...yogini, settings: answer.data.settings });
export const answerWithSections = kundliResponseSchema.parse({ ...answer, data: { ...answer.data, ...sections } });

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
  /** Bodies of the requests for a kundli, in their order. */
  asked: KundliRequest[];
  /** Names of the sections asked for later, in their order. */
  sections: NonNullable<KundliRequest["sections"]>[];
  dashas: { path: string[] }[];
  /** Requests for a dasha of the birth. */
  birthDashas: { system: string; path: number[]; levels: number }[];
  /** Bodies of the requests for transits. */
  transits: TransitsRequest[];
  searches: string[];
  /** Requests for the sky of other days. */
  skies: SkyDaysRequest[];
  /** Bodies of the saves. */
  saved: SavedKundliCreate[];
}

/** A signed-in person and a server that answers all the page asks for; a test may put its own handlers before. */
export function startKundliServer(): KundliServer {
  const seen: KundliServer = {
    asked: [],
    sections: [],
    dashas: [],
    birthDashas: [],
    transits: [],
    searches: [],
    skies: [],
    saved: [],
  };
  localStorage.setItem("authToken", "t1");
  server.use(
    ...accountServer(new Map([["t1", account()]])),
    http.get("*/api/v1/config", () => HttpResponse.json(publicConfig())),
    http.get("*/api/v1/places", ({ request }) => {
      seen.searches.push(new URL(request.url).searchParams.get("q") ?? "");
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
      if (!body.sections) seen.asked.push(body);
      else seen.sections.push(body.sections);
      if (body.time_unknown) return HttpResponse.json(dayAnswer);
      return HttpResponse.json(uncertainly(body.sections ? answerWithSections.data : answer.data, body));
    }),
    http.post("*/api/v1/sky/days", async ({ request }) => {
      const asked = (await request.json()) as SkyDaysRequest;
      seen.skies.push(asked);
      return HttpResponse.json(skyOf(asked));
    }),
    http.post("*/api/v1/transits", async ({ request }) => {
      seen.transits.push((await request.json()) as TransitsRequest);
      return HttpResponse.json(transitsAnswer);
    }),
    http.post("*/api/v1/kundlis", async ({ request }) => {
      seen.saved.push((await request.json()) as SavedKundliCreate);
      return HttpResponse.json({ status: "success", created: true, kundli: null });
    }),
    http.post("*/api/v1/kundli/dasha", async ({ request }) => {
      const body = (await request.json()) as DashaBody;
      if ("birth" in body) {
        seen.birthDashas.push(body);
        return HttpResponse.json({ ...birthDasha, dasha: { ...birthDasha.dasha, ...within(body) } });
      }
      seen.dashas.push(body);
      return HttpResponse.json({ status: "success", periods: ninths(body) });
    }),
  );
  return seen;
}

/** Every graha goes on from its place at birth by its speed then: where a real one stands does not matter here, that days differ does. */
function skyOf(asked: SkyDaysRequest): SkyDaysResponse {
  const { from, count, step } = skyDaysRequestSchema.parse(asked);
  return {
    moments: Array.from({ length: count }, (_, index) => {
      const at = Date.parse(from) + index * step * 86_400_000;
      const gone = (at - Date.parse(answer.data.birth.utc)) / 86_400_000;
      const place = (value: number) => ((value % 360) + 360) % 360;
      return {
        at: new Date(at).toISOString(),
        grahas: answer.data.planets.map(({ id, longitude, speed }) => ({
          id,
          longitude: place(longitude + speed * gone),
          retrograde: speed < 0,
        })),
      };
    }),
  };
}

type DashaBody =
  | { birth: object; system: string; path: number[]; levels: number }
  | { path: string[]; start: string; end: string };

/** What was asked for of the whole that the server would send for no path. */
function within({ path }: { path: readonly number[] }) {
  let periods: readonly AnyDashaPeriod[] = birthDasha.dasha.periods;
  for (const step of path) {
    const period = periods[step] as AnyDashaPeriod;
    // The third level, which the answer does not bring: two halves will do.
    periods = period.sub ?? [{ ...period, end: period.end }];
  }
  return { path, periods };
}

/** Nine equal parts: where a real server divides by years, a test only needs parts that abut. */
function ninths({ start, end }: { start: string; end: string }) {
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const lords = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu", "ketu"];
  const at = (index: number) => new Date(from + ((to - from) * index) / 9).toISOString();
  return lords.map((lord, index) => ({ lord, start: at(index), end: at(index + 1) }));
}
