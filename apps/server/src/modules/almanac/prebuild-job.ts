import type { Gazetteer } from "@lagna/places";
import type { JobHandler } from "../../jobs/job-handler.ts";
import type { JobEnqueuer, NewJob } from "../../jobs/queue.ts";
import type { Clock } from "../../time/clock.ts";
import type { FeedService } from "./feed-service.ts";

export const PREBUILD_FEEDS = "prebuild_feeds";

/** 2 o'clock in India. */
const NIGHT_UTC_MINUTES = 20 * 60 + 30;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Nearly all who subscribe live in or near one of them. */
const CITIES = 300;
const COUNTRY = "IN";

/** The job of the first night after an instant; there is one for each date. */
export function createPrebuildJob(after: Date): NewJob {
  const midnight = Math.floor(after.getTime() / DAY_MS) * DAY_MS;
  const night = midnight + NIGHT_UTC_MINUTES * MINUTE_MS;
  const runAt = new Date(night > after.getTime() ? night : night + DAY_MS);
  const key = `${PREBUILD_FEEDS}:${runAt.toISOString().slice(0, 10)}`;
  return { kind: PREBUILD_FEEDS, payload: {}, key, runAt };
}

interface PrebuildParts {
  readonly gazetteer: Pick<Gazetteer, "listLargestPlaces">;
  readonly feeds: Pick<FeedService, "prebuild">;
  readonly jobs: Pick<JobEnqueuer, "enqueueAlone">;
  readonly clock: Clock;
}

/** Writes the feeds of the largest cities at night; after the first night only those that a new year or a new version has changed. */
export const createPrebuildHandler = ({ gazetteer, feeds, jobs, clock }: PrebuildParts): JobHandler => ({
  run: async (_, { signal }) => {
    for (const { id } of await gazetteer.listLargestPlaces(COUNTRY, CITIES)) {
      signal.throwIfAborted();
      await feeds.prebuild(id);
    }
    await jobs.enqueueAlone(createPrebuildJob(clock()));
  },
  isIdempotent: true,
});
