import type { NewJob } from "../../../jobs/queue.ts";

export const BUILD_CALENDAR = "build_personal_calendar";

/** The work of building a person's calendar after a change; of several, the first builds them all. */
export const createBuildJob = (ownerId: string): NewJob => ({
  kind: BUILD_CALENDAR,
  payload: { ownerId },
  group: `${BUILD_CALENDAR}:${ownerId}`,
  personId: ownerId,
});

export const RENEW_CALENDAR = "renew_personal_calendar";

/** The work of building a person's calendar in the next year, for which there is one job at a time. */
export const createRenewJob = (ownerId: string, runAt: Date): NewJob => ({
  kind: RENEW_CALENDAR,
  payload: { ownerId },
  key: `${RENEW_CALENDAR}:${ownerId}`,
  personId: ownerId,
  runAt,
});
