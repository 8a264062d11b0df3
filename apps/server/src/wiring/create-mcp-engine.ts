import type { KundliResponse, UntimedKundliData } from "@lagna/contract";
import { createIsoFormat, presentBirthDasha, presentMatching } from "@lagna/kundli";
import { type McpEngine, ToolRefusal } from "@lagna/mcp";
import { findCountry, type Gazetteer } from "@lagna/places";
import type { Language } from "@lagna/terms";
import type { Clock } from "../time/clock.ts";
import type { Principal } from "../http/authorize-request.ts";
import type { AlmanacService, CacheableResponse } from "../modules/almanac/service.ts";
import type { PrintedChartSettingsFinder } from "../modules/charts/find-settings-of-printed-chart.ts";
import type { ChartService } from "../modules/charts/service.ts";
import type { TransitsService } from "../modules/charts/transits-service.ts";
import type { MatchingService } from "../modules/matching/service.ts";
import type { VerifyService } from "../modules/verify/service.ts";

export interface McpParts {
  readonly charts: ChartService;
  readonly transits: TransitsService;
  readonly settingsFinder: PrintedChartSettingsFinder;
  readonly matching: MatchingService;
  readonly verifying: VerifyService;
  readonly almanac: AlmanacService;
  readonly gazetteer: Gazetteer;
  readonly clock: Clock;
}

/** Computed already where a limit of visitors would be checked: who calls has an account, and its limits. */
const startAtOnce = async (): Promise<void> => undefined;

const parse = <Answer>(bytes: Uint8Array): Answer => JSON.parse(new TextDecoder().decode(bytes)) as Answer;
const readData = async <Data>(known: CacheableResponse): Promise<Data> =>
  parse<{ data: Data }>(await known.compute(startAtOnce)).data;

/** What the tools compute with for one caller: the services that answer the API's own requests. */
export function createMcpEngine(parts: McpParts, who: Principal, language: Language): McpEngine {
  const { charts, transits, settingsFinder, matching, verifying, almanac, gazetteer, clock } = parts;
  return {
    now: clock,
    findPlace: async (city, country) => {
      const found = findCountry(country) && (await gazetteer.resolvePlace({ city, country }));
      if (!found) throw new ToolRefusal(`No town "${city}" is known in "${country}".`);
      return { id: found.place.id };
    },
    computeKundli: async (input) =>
      parse<{ data: KundliResponse["data"] | UntimedKundliData }>(await charts.writeAnswer(input, language)).data,
    computeDasha: async (request) => presentBirthDasha(await charts.computeDasha(request), language),
    computeTransits: async (request) =>
      parse<{ data: Awaited<ReturnType<McpEngine["computeTransits"]>> }>(
        await transits.writeAnswer(who, request, language),
      ).data,
    matchPeople: async (request) =>
      presentMatching(
        await matching.match(who, request),
        language,
        createIsoFormat((jd) => charts.toUtcMilliseconds(jd)),
      ),
    findMatchingSettings: async (request) => parse(await settingsFinder.writeAnswer(request, language)),
    verifyText: async (birth, text) => (await verifying.verify(who, { birth, text }, language)).claims,
    readDay: async (query) => readData(await almanac.day(query, language)),
    readFestival: async (festival, query) => readData(await almanac.proof(festival, query, language)),
    searchGoodDays: async (search) =>
      parse<{ data: Awaited<ReturnType<McpEngine["searchGoodDays"]>> }>(await almanac.searchMuhurtas(search, language))
        .data,
  };
}
