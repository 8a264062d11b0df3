import type { Today, todayQuerySchema } from "@lagna/contract";
import { resolveAlmanacSettings } from "@lagna/panchang";
import type { Language } from "@lagna/terms";
import type { ComputedKundli, KundliInput } from "@lagna/kundli";
import type { z } from "zod";
import type { Clock } from "../../time/clock.ts";
import { runComputation } from "../../computing/run-computation.ts";
import type { TaskRunner } from "../../computing/main-thread-task-runner.ts";
import { createInvalidFieldError } from "../../errors/app-error.ts";
import type { ChartService } from "../charts/service.ts";
import type { SavedKundlisService } from "../saved-kundlis/service.ts";
import { type AlmanacPlaces, findToday, type PlaceRequest, type TaskPlace } from "./almanac-places.ts";
import type { AlmanacTasks } from "./almanac-tasks.ts";
import type { TodayBirth } from "./compose-today.ts";
import type { DayOf } from "./compute-today.ts";
import { readSettings } from "./service.ts";

type Query = z.output<typeof todayQuerySchema>;
type Owner = Parameters<SavedKundlisService["listBirths"]>[0];

export interface TodayParts {
  readonly places: AlmanacPlaces;
  readonly tasks: TaskRunner<AlmanacTasks>;
  readonly clock: Clock;
  readonly charts: Pick<ChartService, "generate" | "findBirthPlace" | "unfoldDasha" | "toUtcMilliseconds">;
  readonly savedKundlis: Pick<SavedKundlisService, "listBirths">;
  /** The id of the place that the account has chosen. */
  readonly findAccountPlace: (userId: string) => Promise<number | null>;
}

/** Charts looked through for the one that is asked for. */
const MAX_CHARTS = 1000;

const MINUTE_MS = 60_000;

interface PersonalChart {
  readonly id: string;
  readonly name: string;
  readonly made: ComputedKundli;
}

function toTodayBirth({ nativity }: ComputedKundli): TodayBirth {
  const { lagna, planets } = nativity.chart;
  const moon = planets.find(({ id }) => id === "moon");
  return {
    lagna: lagna.sign,
    star: moon?.nakshatra ?? "ashwini",
    points: planets.map(({ id, longitude }) => ({ id, longitude: Number(longitude.toFixed(6)) })),
  };
}

/** Today for one person: their chart, the sky over their place, and what comes next. */
export function createTodayService(parts: TodayParts) {
  const { places, tasks, clock, charts, savedKundlis, findAccountPlace } = parts;
  async function generate(birth: KundliInput): Promise<ComputedKundli | null> {
    // House and dasha need the time of birth.
    return birth.time_unknown === true ? null : charts.generate({ ...birth, sections: undefined });
  }

  /** The named chart, else the person's own. @throws AppError invalid_input naming `kundli_id` */
  async function findChart(owner: Owner | null, id: string | undefined): Promise<PersonalChart | null> {
    const births = owner ? await savedKundlis.listBirths(owner, MAX_CHARTS) : [];
    const chosen = births.find((each) => (id === undefined ? each.isSelf : each.id === id));
    if (id !== undefined && !chosen) throw createInvalidFieldError("kundli_id", "kundli_id");
    const made = chosen && (await generate(chosen.birth));
    return chosen && made ? { id: chosen.id, name: chosen.name, made } : null;
  }

  /**
   * The place that is asked for, else that of the account, else of the birth in their own chart.
   * @throws AppError invalid_input naming `place_id` if there is none
   */
  async function choosePlace(owner: Owner | null, query: PlaceRequest, language: Language): Promise<TaskPlace> {
    if (query.place_id !== undefined || query.latitude !== undefined) return places.resolve(query, language);
    const id = owner && (await findAccountPlace(owner.userId));
    if (id !== null) return places.resolve({ place_id: id }, language);
    const own = (owner ? await savedKundlis.listBirths(owner, 1) : []).find(({ isSelf }) => isSelf);
    if (!own) throw createInvalidFieldError("place_id", "place_choice");
    const { city, hindi, latitude, longitude, timeZone } = await charts.findBirthPlace(own.birth);
    const found = await places.resolve({ latitude, longitude, time_zone: timeZone }, language);
    // The town that the person has named, where another is nearer to the point.
    const name = (language === "hi" && hindi?.city) || city || found.name;
    return { ...found, name, latitude, longitude };
  }

  /** The running maha, antar and pratyantar dasha. */
  function listRunning({ kundli }: ComputedKundli, now: Date): Today["running"] {
    const iso = (jd: number): string => new Date(charts.toUtcMilliseconds(jd)).toISOString();
    const moment = now.toISOString();
    type Period = Pick<Today["running"][number], "start" | "end"> & { readonly lord: Today["running"][number]["lord"] };
    const found: Period[] = [];
    let periods: Period[] = kundli.dashas.vimshottari.periods.map(({ lord, startJd, endJd }) => ({
      lord,
      start: iso(startJd),
      end: iso(endJd),
    }));
    for (let level = 0; level < 3; level++) {
      const period = periods.find(({ start, end }) => start <= moment && moment < end);
      if (!period) break;
      found.push(period);
      const path = found.map(({ lord }) => lord) as [Period["lord"], ...Period["lord"][]];
      periods = charts
        .unfoldDasha({ system: "vimshottari", path, start: period.start, end: period.end })
        .map(({ lord, startJd, endJd }) => ({ lord, start: iso(startJd), end: iso(endJd) }));
    }
    return found;
  }

  /** @throws AppError invalid_input for a place or chart that does not exist */
  async function describe(
    owner: Owner | null,
    query: PlaceRequest & Partial<Query> & Pick<Query, "tradition">,
    language: Language,
    dayOf: DayOf = "now",
  ): Promise<Today> {
    const chart = await findChart(owner, query.kundli_id);
    const place = await choosePlace(owner, query, language);
    const now = clock();
    const settings = readSettings({ ...query });
    const ayanamsa = chart?.made.nativity.settings.ayanamsa;
    const ofChart =
      ayanamsa === undefined || ayanamsa === "custom" ? settings : resolveAlmanacSettings({ ...settings, ayanamsa });
    const date = findToday(place, now);
    const made = await runComputation(() =>
      tasks.run("medium", "computeToday", {
        place,
        settings: ofChart,
        tradition: query.tradition,
        language,
        date,
        // At the start of the minute, as the sky of other pages: all show the same Moon.
        nowMs: Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS,
        dayOf,
        birth: chart && toTodayBirth(chart.made),
      }),
    );
    if (!made) throw createInvalidFieldError("date", "almanac_no_date");
    return {
      ...made,
      chart: chart && { id: chart.id, name: chart.name, lagna: chart.made.nativity.chart.lagna.sign },
      running: chart ? listRunning(chart.made, now) : [],
    } as Today;
  }

  return { describe };
}
export type TodayService = ReturnType<typeof createTodayService>;
