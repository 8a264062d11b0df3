import { type skyDaysRequestSchema, type SkyGatheringsInput, type SkySearchInput } from "@lagna/contract";
import {
  computeSections,
  type Chart,
  type Ephemeris,
  type GatheringSearch,
  type GrahaPlacement,
  computeGrahaPlacements,
  createNativity,
  type Kundli,
  resolveSettings,
  type Settings,
  createSky,
  type SkySearch,
  type SoughtPlace,
} from "@lagna/jyotish";
import { type Language, LANGUAGES, formatIsoDateTime } from "@lagna/terms";
import type { z } from "zod";
import type { Clock } from "../../time/clock.ts";
import type { TaskRunner } from "../../computing/main-thread-task-runner.ts";
import { createLruPromiseCache } from "../../computing/lru-promise-cache.ts";
import { type ChartService, toSettings } from "../charts/service.ts";
import type { CardFacts, PrintsService } from "../prints/service.ts";
import { type SkyTasks, weighGatherings, weighSkySearch } from "./sky-tasks.ts";

/** Ujjain is on the prime meridian of Indian astronomy since the Surya Siddhanta. */
export const UJJAIN = { name: "Ujjain", latitude: 23.1765, longitude: 75.7885, timeZone: "Asia/Kolkata" } as const;
/** Offset of Asia/Kolkata since 1945. */
const OFFSET_SECONDS = 19_800;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 86_400_000;

interface SkyParts {
  readonly ephemeris: Ephemeris;
  readonly clock: Clock;
  readonly charts: Pick<ChartService, "toJulianDay">;
  readonly prints: Pick<PrintsService, "renderCard">;
  readonly tasks: TaskRunner<SkyTasks>;
}

export interface SkyAt {
  readonly utcMilliseconds: number;
  readonly grahas: readonly GrahaPlacement[];
}

export interface SkyNow {
  readonly utcMilliseconds: number;
  readonly settings: Settings;
  /** Name of the ephemeris. */
  readonly source: string;
  readonly chart: Chart;
  readonly panchanga: Kundli<"panchanga">["panchanga"];
}

function toCardFacts({ chart: { lagna, planets }, utcMilliseconds }: SkyNow): CardFacts {
  const local = formatIsoDateTime(utcMilliseconds + OFFSET_SECONDS * 1000);
  return {
    name: null,
    born: { local, city: UJJAIN.name, cityInHindi: "उज्जैन" },
    lagna: { sign: lagna.sign, degree: lagna.degreeInSign },
    grahas: planets.map(({ degreeInSign, ...planet }) => ({ ...planet, degree: degreeInSign })),
    moon: planets.find(({ id }) => id === "moon")?.nakshatra ?? null,
    running: null,
  };
}

function toSoughtPlace({ sign, varga, nakshatra, degree, every, conjunct }: SkySearchInput): SoughtPlace {
  if (nakshatra !== undefined) return { nakshatra };
  if (degree !== undefined) return { degree };
  if (every !== undefined) return { every };
  if (conjunct !== undefined) return { conjunct };
  const sought = sign as NonNullable<typeof sign>;
  return varga === undefined ? { sign: sought } : { sign: sought, varga: { parts: Number(varga.slice(1)) } };
}

/** The sky over Ujjain at the start of the current minute: the same on every server, and computed once for all requests. */
export function createSkyService({ ephemeris, clock, charts, prints, tasks }: SkyParts) {
  let last: SkyNow | undefined;
  const cardsKept = createLruPromiseCache<Buffer>(LANGUAGES.length);

  function skyAt(utcMilliseconds: number): SkyNow {
    const settings = resolveSettings({ preset: "lagna" });
    const jd = ephemeris.julianDay(utcMilliseconds);
    const { latitude, longitude } = UJJAIN;
    const nativity = createNativity(ephemeris, { jd, latitude, longitude, utcOffsetSeconds: OFFSET_SECONDS }, settings);
    const { panchanga } = computeSections(nativity, ["panchanga"]);
    return { utcMilliseconds, settings, source: ephemeris.source, chart: nativity.chart, panchanga };
  }

  function readSearch(input: Pick<SkySearchInput, "settings" | "from" | "until">) {
    const settings = toSettings(input.settings);
    const toJd = (path: "from" | "until") => charts.toJulianDay(Date.parse(input[path]), path, settings.time_scale);
    return { settings, range: { fromJd: toJd("from"), untilJd: toJd("until") } };
  }

  return {
    now: (): SkyNow => {
      const minute = Math.floor(clock().getTime() / MINUTE_MS) * MINUTE_MS;
      if (last?.utcMilliseconds !== minute) last = skyAt(minute);
      return last;
    },

    /** Link preview picture of the sky at the start of the current hour, rendered once for all requests. */
    card: (language: Language): Promise<Buffer> => {
      const hour = Math.floor(clock().getTime() / HOUR_MS) * HOUR_MS;
      return cardsKept(`${hour} ${language}`, () => prints.renderCard(toCardFacts(skyAt(hour)), language));
    },

    /** @throws AppError invalid_input for an instant outside the ephemeris' years, and an ayanamsa in degrees without its value. */
    search: async (input: SkySearchInput): Promise<SkySearch> => {
      const task = { ...readSearch(input), graha: input.graha, sought: toSoughtPlace(input) };
      return tasks.run(weighSkySearch(task), "searchSky", task);
    },

    /** @throws AppError as `search` */
    gatherings: async ({ grahas, orb, ...input }: SkyGatheringsInput): Promise<GatheringSearch> => {
      const task = { ...readSearch(input), grahas, rule: orb === undefined ? ("sign" as const) : { orb } };
      return tasks.run(weighGatherings(task), "searchGatherings", task);
    },

    utcMilliseconds: (jd: number): number => ephemeris.utcMilliseconds(jd),

    /** @throws AppError invalid_input for an instant outside the ephemeris' years, and an ayanamsa in degrees without its value. */
    days: ({
      from,
      count,
      step,
      settings: asked,
      ayanamsa_at: ayanamsaAt,
    }: z.output<typeof skyDaysRequestSchema>): SkyAt[] => {
      const settings = toSettings(asked);
      const scale = settings.time_scale;
      const start = Date.parse(from);
      const epoch = charts.toJulianDay(
        Date.parse(ayanamsaAt ?? from),
        ayanamsaAt === undefined ? "from" : "ayanamsa_at",
        scale,
      );
      const sky = createSky(ephemeris, settings, epoch);
      return Array.from({ length: count }, (_, index) => {
        const utcMilliseconds = start + index * step * DAY_MS;
        return {
          utcMilliseconds,
          grahas: computeGrahaPlacements(sky, charts.toJulianDay(utcMilliseconds, "from", scale)),
        };
      });
    },
  };
}
export type SkyService = ReturnType<typeof createSkyService>;
