import { createHash } from "node:crypto";
import type { DailyMessageChoices } from "@lagna/contract";
import { resolveAlmanacSettings } from "@lagna/panchang";
import type { TaskRunner } from "../../../computing/main-thread-task-runner.ts";
import { type AlmanacPlaces, findInstant, findToday, type TaskPlace } from "../almanac-places.ts";
import type { DailyTasks } from "./daily-tasks.ts";
import type { DueMessage } from "./repository.ts";

interface ScheduleParts {
  readonly places: AlmanacPlaces;
  readonly tasks: TaskRunner<DailyTasks>;
}

const DAY_MS = 86_400_000;
/** Messages of one hour, or of one city's sunrise, are spread over so many minutes. */
const SPREAD_MS = 10 * 60_000;
/** Where the Sun does not rise. */
const TIME_WITHOUT_SUNRISE = "07:00";
/** A chosen time that a clock skips is at most this far away; the second date is always reached. */
const MAX_DATES = 3;

/** The same for a person on every day. */
function computeSpreadMs(ownerId: string): number {
  const hash = createHash("sha256").update(ownerId).digest().readUInt32BE(0);
  return Math.floor((hash / 2 ** 32) * (SPREAD_MS / 1000)) * 1000;
}

/** Finds when the next message of a person is due. */
export function createDailySchedule({ places, tasks }: ScheduleParts) {
  async function findTime(place: TaskPlace, date: string, at: string): Promise<number> {
    if (at !== "sunrise") return findInstant(place, date, at);
    const task = { place, settings: resolveAlmanacSettings(), date };
    const sunrise = await tasks.run("medium", "findSunrise", task);
    return sunrise ?? findInstant(place, date, TIME_WITHOUT_SUNRISE);
  }

  /** The first date after `lastDate` whose message is due after an instant. @throws AppError invalid_input naming a field of `place` */
  return async (
    ownerId: string,
    { place: request, language, at }: DailyMessageChoices,
    { after, lastDate }: { readonly after: Date; readonly lastDate: string | null },
  ): Promise<DueMessage> => {
    const place = await places.resolve(request, language, "place.");
    const spread = computeSpreadMs(ownerId);
    const today = Date.parse(findToday(place, after));
    for (let offset = 0; offset < MAX_DATES; offset += 1) {
      const date = new Date(today + offset * DAY_MS).toISOString().slice(0, 10);
      const due = (await findTime(place, date, at)) + spread;
      if (due > after.getTime() && (lastDate === null || date > lastDate))
        return { date, at: new Date(due).toISOString() };
    }
    throw new Error("a day without a time for its message");
  };
}
export type DailySchedule = ReturnType<typeof createDailySchedule>;
