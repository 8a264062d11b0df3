import {
  type AlmanacQuery,
  countSearchDays,
  type eclipseQuerySchema,
  type festivalParamsSchema,
  type festivalQuerySchema,
  type festivalsQuerySchema,
  type MuhurtaInput,
  type pakshiQuerySchema,
  type panchangMonthQuerySchema,
  type panchangQuerySchema,
  type panchangYearQuerySchema,
} from "@lagna/contract";
import { findPakshiOfStar } from "@lagna/jyotish";
import { type AlmanacPlace, findOwnRegion, isFestivalId, resolveAlmanacSettings } from "@lagna/panchang";
import { ALMANAC_NUMBERS, ALMANAC_SETTINGS, type AlmanacSettings, type Language } from "@lagna/terms";
import type { z } from "zod";
import type { Clock } from "../../time/clock.ts";
import { createLruPromiseCache } from "../../computing/lru-promise-cache.ts";
import type { Lane } from "../../computing/computation-slots.ts";
import { runComputation } from "../../computing/run-computation.ts";
import type { TaskRunner } from "../../computing/main-thread-task-runner.ts";
import { AppError, createInvalidFieldError } from "../../errors/app-error.ts";
import { addClock, type AlmanacPlaces, findToday, type PlaceRequest, type TaskPlace } from "./almanac-places.ts";
import type { AlmanacTask, AlmanacTasks, DayOfFestival, FestivalDate, LunarDay } from "./almanac-tasks.ts";
import type { FeedChoice, FeedService } from "./feed-service.ts";
import type { WallCalendar } from "../prints/service.ts";
import type { BirthMoonResolver } from "./resolve-birth-moons.ts";

type Query<Schema extends z.ZodType> = z.output<Schema>;
type Bytes = Uint8Array;

/** An answer that is known by its inputs, before it is computed. */
export interface CacheableResponse {
  /** What the answer depends on. */
  readonly inputs: readonly unknown[];
  /** Whether the address names the version of the engine. */
  readonly isPinned: boolean;
  /** Whether it was asked for by the date of now. */
  readonly dependsOnNow: boolean;
  /** @param begin called before a computation; what it throws ends the request */
  compute(begin: () => Promise<void>): Promise<Bytes>;
}

/** Which year of a wall calendar, and whose days. */
interface WallCalendarChoice extends Omit<FeedChoice, "days"> {
  /** By default that of now. */
  readonly year?: number | undefined;
}

export type { PlaceRequest } from "./almanac-places.ts";

/** A festival's date with its proof, the date of today there, and the name of the place. */
export type FoundFestival = FestivalDate & {
  readonly today: string;
  readonly placeName: Readonly<Record<Language, string>>;
};

const SETTING_KEYS = [
  "preset",
  "ayanamsa",
  "positions",
  ...Object.keys(ALMANAC_SETTINGS),
  ...Object.keys(ALMANAC_NUMBERS),
] as const;

/** The settings among the values of a request, complete. */
export function readSettings(request: Readonly<Record<string, unknown>>): AlmanacSettings {
  const asked = SETTING_KEYS.flatMap((key) => (request[key] === undefined ? [] : [[key, request[key]]]));
  return resolveAlmanacSettings(Object.fromEntries(asked) as Partial<AlmanacSettings>);
}

/** A search of a month takes a tenth of a second, as a year of the almanac does; a longer one counts as long, and for each 100 days once. */
const MAX_MEDIUM_SEARCH_DAYS = 31;
const DAYS_PER_COST = 100;

/** Answers kept in memory; one has 10 to 40 kilobytes, a year 300. */
const MAX_CACHED = 200;

interface AlmanacParts {
  readonly places: AlmanacPlaces;
  readonly people: BirthMoonResolver;
  readonly tasks: TaskRunner<AlmanacTasks>;
  readonly feeds: FeedService;
  readonly clock: Clock;
  /** The version of the engine. */
  readonly engine: string;
}

/** Days, months, years, festivals and times for a beginning, for everyone: each answer is a pure function of its inputs. */
export function createAlmanacService({ places, people, tasks, feeds, clock, engine }: AlmanacParts) {
  const cache = createLruPromiseCache<Bytes>(MAX_CACHED);

  async function openTask(
    query: Partial<AlmanacQuery> & Pick<AlmanacQuery, "tradition">,
    language: Language,
  ): Promise<AlmanacTask> {
    const place = await places.resolve(query, language);
    return { place, settings: readSettings(query), tradition: query.tradition, language, engine };
  }

  const today = (place: TaskPlace): string => findToday(place, clock());

  /** Answers from memory, or computes in another thread. */
  function describeResponse<Task extends AlmanacTask>(
    kind: string,
    task: Task,
    query: { readonly v?: string | undefined },
    options: { readonly dependsOnNow: boolean; readonly compute: (task: Task) => Promise<Bytes> },
  ): CacheableResponse {
    const inputs = [kind, task];
    return {
      inputs,
      isPinned: query.v === engine,
      dependsOnNow: options.dependsOnNow,
      compute: (begin) =>
        cache(JSON.stringify(inputs), async () => {
          await begin();
          return runComputation(() => options.compute(task));
        }),
    };
  }

  return {
    places,

    /** A place with its clock. @throws AppError invalid_input for an unknown place */
    locate: async (request: PlaceRequest): Promise<AlmanacPlace> => addClock(await places.resolve(request, "en")),

    /** The date of today at a place. @throws AppError invalid_input for an unknown place */
    readToday: async (request: PlaceRequest): Promise<string> => today(await places.resolve(request, "en")),

    /** @throws AppError invalid_input naming `place_id` or `time_zone`; when computed, naming `date` */
    day: async (query: Query<typeof panchangQuerySchema>, language: Language): Promise<CacheableResponse> => {
      const task = await openTask(query, language);
      const { birth_nakshatra: nakshatra, birth_sign: sign } = query;
      const birth = nakshatra === undefined && sign === undefined ? null : { nakshatra, sign };
      const date = query.date ?? today(task.place);
      return describeResponse("day", { ...task, date, birth }, query, {
        dependsOnNow: query.date === undefined,
        compute: async (full) => {
          const bytes = await tasks.run("medium", "writePanchangDay", full);
          if (!bytes) throw createInvalidFieldError("date", "almanac_no_date");
          return bytes;
        },
      });
    },

    /** The five birds of a day for a birth. @throws AppError invalid_input as `day` */
    pakshi: async (query: Query<typeof pakshiQuerySchema>, language: Language): Promise<CacheableResponse> => {
      const task = await openTask(query, language);
      const date = query.date ?? today(task.place);
      const { durations, birth_nakshatra: star, birth_paksha: paksha } = query;
      const bird = query.bird ?? (star && paksha && findPakshiOfStar(star, paksha));
      if (!bird) throw createInvalidFieldError("bird", "pakshi_missing");
      return describeResponse("pakshi", { ...task, date, bird, durations }, query, {
        dependsOnNow: query.date === undefined,
        compute: async (full) => {
          const bytes = await tasks.run("medium", "writePakshiDay", full);
          if (!bytes) throw createInvalidFieldError("date", "almanac_no_date");
          return bytes;
        },
      });
    },

    month: async (query: Query<typeof panchangMonthQuerySchema>, language: Language): Promise<CacheableResponse> => {
      const task = await openTask(query, language);
      const month = query.month ?? today(task.place).slice(0, 7);
      const [year = 0, number = 0] = month.split("-").map(Number);
      const lastDay = new Date(Date.UTC(year, number, 0)).getUTCDate();
      return describeResponse("month", { ...task, month, lastDay }, query, {
        dependsOnNow: query.month === undefined,
        compute: (full) => tasks.run("medium", "writePanchangMonth", full),
      });
    },

    year: async (
      query: Query<typeof panchangYearQuerySchema>,
      format: "json" | "csv",
      language: Language,
    ): Promise<CacheableResponse> => {
      const task = await openTask(query, language);
      const year = query.year ?? Number(today(task.place).slice(0, 4));
      return describeResponse("year", { ...task, year, format }, query, {
        dependsOnNow: query.year === undefined,
        compute: (full) => tasks.run("medium", "writePanchangYear", full),
      });
    },

    festivals: async (query: Query<typeof festivalsQuerySchema>, language: Language): Promise<CacheableResponse> => {
      const task = await openTask(query, language);
      const year = query.year ?? Number(today(task.place).slice(0, 4));
      return describeResponse("festivals", { ...task, year }, query, {
        dependsOnNow: query.year === undefined,
        compute: (full) => tasks.run("medium", "writeFestivals", full),
      });
    },

    /** @throws AppError invalid_input as `day` */
    eclipse: async (query: Query<typeof eclipseQuerySchema>, language: Language): Promise<CacheableResponse> => {
      const task = await openTask(query, language);
      const date = query.date ?? today(task.place);
      return describeResponse("eclipse", { ...task, date }, query, {
        dependsOnNow: query.date === undefined,
        compute: async (full) => {
          const bytes = await tasks.run("medium", "writeEclipse", full);
          if (!bytes) throw createInvalidFieldError("date", "almanac_no_date");
          return bytes;
        },
      });
    },

    /** @throws AppError festival_unknown; when computed, festival_not_in_year */
    proof: async (
      { id, year }: Query<typeof festivalParamsSchema>,
      query: Query<typeof festivalQuerySchema>,
      language: Language,
    ): Promise<CacheableResponse> => {
      if (!isFestivalId(id)) throw new AppError("festival_unknown");
      const task = await openTask(query, language);
      return describeResponse("proof", { ...task, id, year, date: query.date ?? null }, query, {
        dependsOnNow: false,
        compute: async (full) => {
          const bytes = await tasks.run("medium", "writeFestivalProof", full);
          if (!bytes) throw new AppError({ code: "festival_not_in_year", params: { year: String(year) } });
          return bytes;
        },
      });
    },

    /**
     * The next date of any of some festivals, or that in a year, with its proof; `null` if there is none.
     * @throws AppError invalid_input for an unknown place
     */
    findFestivalDate: async (
      request: PlaceRequest,
      { ids, year }: { readonly ids: readonly string[]; readonly year: number | null },
    ): Promise<FoundFestival | null> => {
      const place = await places.resolve(request, "en");
      const now = today(place);
      const isYearFixed = year !== null;
      const found = await tasks.run("medium", "findFestivalDate", {
        place,
        settings: resolveAlmanacSettings(),
        tradition: "all",
        language: "en",
        engine,
        ids,
        from: isYearFixed ? `${year}-01-01` : now,
        isYearFixed,
      });
      const names = { en: place.name, hi: (await places.resolve(request, "hi")).name };
      return found && { ...found, today: now, placeName: names };
    },

    /** The days of some festivals in a year. @throws AppError invalid_input for an unknown place */
    listFestivalDays: async (
      request: PlaceRequest,
      asked: { readonly ids: readonly string[]; readonly year: number },
    ): Promise<DayOfFestival[]> =>
      tasks.run("medium", "listFestivalDays", {
        ...(await openTask({ ...request, tradition: "all" }, "en")),
        ...asked,
      }),

    /** The days of a lunar day in a year. @throws AppError invalid_input for an unknown place */
    listTithiDays: async (request: PlaceRequest, asked: LunarDay & { readonly year: number }): Promise<string[]> =>
      tasks.run("medium", "listTithiDays", { ...(await openTask({ ...request, tradition: "all" }, "en")), ...asked }),

    /** The calendar of this year and the next. @throws AppError invalid_input for an unknown place */
    calendar: async (placeId: number, choice: FeedChoice): Promise<CacheableResponse> => {
      const feed = await feeds.describe(placeId, choice);
      const { inputs, compute } = feed;
      const read = async (begin: () => Promise<void>): Promise<Bytes> =>
        (await feeds.readPrebuilt(feed)) ??
        cache(JSON.stringify(inputs), async () => {
          await begin();
          return runComputation(compute);
        });
      return { inputs, isPinned: false, dependsOnNow: false, compute: read };
    },

    /** What a year's wall calendar has. @throws AppError invalid_input for an unknown place */
    wallCalendar: async (
      placeId: number,
      { year: asked, region, tradition, language }: WallCalendarChoice,
    ): Promise<Omit<WallCalendar, "title">> => {
      const task = await openTask({ place_id: placeId, tradition }, language);
      const year = asked ?? Number(today(task.place).slice(0, 4));
      const request = { ...task, year, region: region ?? findOwnRegion(task.place) };
      const days = await runComputation(() => tasks.run("medium", "listWallCalendarDays", request));
      return { year, placeName: task.place.name, days };
    },

    /** @throws AppError invalid_input as for a place with paths under `place`, and as for a birth with paths under `people` */
    searchMuhurtas: async (input: MuhurtaInput, language: Language): Promise<Bytes> => {
      const { activity, from, until, nights, min_minutes: minMinutes, limit = null, settings = {} } = input;
      const days = countSearchDays(input);
      const lane: Lane = days <= MAX_MEDIUM_SEARCH_DAYS ? "medium" : "long";
      const bytes = await runComputation(async (slot) => {
        // Before the births of its people are computed here: a search that is refused must cost next to nothing.
        slot.enterLane(lane, Math.ceil(days / DAYS_PER_COST));
        const place = await places.resolve(input.place, language, "place.");
        const found = await people.resolve(input.people);
        const task = { place, settings: readSettings(settings), tradition: "all" as const, language, engine };
        const request = { ...task, activity, from, until, people: found, nights, minMinutes, limit };
        return tasks.run(lane, "writeMuhurta", request);
      });
      if (!bytes) throw createInvalidFieldError("from", "almanac_no_date");
      return bytes;
    },
  };
}
export type AlmanacService = ReturnType<typeof createAlmanacService>;
