import { fetchOffset } from "../birth/places-api.ts";

/** When a question was asked: now, or the clock of its place, `YYYY-MM-DDTHH:MM`; empty until it is typed. */
export type QuestionMoment = { readonly kind: "now" } | { readonly kind: "at"; readonly local: string };

export const isMomentMissing = (moment: QuestionMoment): boolean =>
  moment.kind === "at" && !/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(moment.local);

/** The instant of a moment, by the clock of a zone at that date. */
export async function findInstant(moment: QuestionMoment, timeZone: string, signal: AbortSignal): Promise<string> {
  if (moment.kind === "now") return new Date().toISOString();
  return (await fetchOffset(timeZone, moment.local, signal)).utc;
}
