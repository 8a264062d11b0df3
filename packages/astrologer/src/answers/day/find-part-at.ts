import type { AskedClock } from "../../request/extract/find-clock.ts";
import { type DayScene, shiftDate, type Span } from "./day-scene.ts";

/** The part of a day at a time of day: "the hora at 7 in the evening". Before sunrise it is one of the night that goes on. */
export function findPartAt<Part extends Span>(
  scene: DayScene,
  parts: readonly Part[],
  { hour, minute }: AskedClock,
): number {
  const pad = (number: number): string => String(number).padStart(2, "0");
  const clock = `${pad(hour)}:${pad(minute)}:00`;
  const dates = [scene.day.date, shiftDate(scene.day.date, 1)];
  return parts.findIndex(({ start, end }) =>
    dates.some(
      (date) => start.slice(0, LOCAL_LENGTH) <= `${date}T${clock}` && `${date}T${clock}` < end.slice(0, LOCAL_LENGTH),
    ),
  );
}

/** Of "2026-11-29T18:13:00", without the offset: all instants of a place compare as texts. */
const LOCAL_LENGTH = 19;

export function formatAskedClock({ hour, minute }: AskedClock): string {
  return `${hour}:${String(minute).padStart(2, "0")}`;
}
