import type { ChartReadModel } from "../chart-read-model.ts";
import type { TimeZoneCalendar } from "../time-zone-calendar.ts";
import type { Fact, BirthContext } from "../fact.ts";

/** The input of every fact builder. */
export interface FactContext {
  readonly view: ChartReadModel;
  readonly calendar: TimeZoneCalendar;
  readonly about: BirthContext;
}

/** A fact of the birth chart. It holds for life unless it says otherwise. */
export function createNatalFact(fact: Omit<Fact, "frame" | "stable"> & Partial<Pick<Fact, "frame" | "stable">>): Fact {
  return { frame: "natal", stable: true, ...fact };
}
