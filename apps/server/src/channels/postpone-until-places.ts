import type { Clock } from "../time/clock.ts";
import { JobPostponed } from "../jobs/job-handler.ts";

const PLACES_TIMEOUT_MS = 5_000;

/** A message that names a town is answered once the index of places is built. */
export const createPlacesPostponement = (clock: Clock) => (): JobPostponed =>
  new JobPostponed(new Date(clock().getTime() + PLACES_TIMEOUT_MS));
