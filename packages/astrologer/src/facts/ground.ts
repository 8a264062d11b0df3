import type { ChartView } from "../chart-view.ts";
import type { LocalCalendar } from "../local-calendar.ts";
import type { Fact, FactsAbout } from "../fact.ts";

/** What every family of facts is made from. */
export interface Ground {
  readonly view: ChartView;
  readonly calendar: LocalCalendar;
  readonly about: FactsAbout;
}

/** A fact of the birth chart that holds for life, unless it says otherwise. */
export function natal(fact: Omit<Fact, "frame" | "stable"> & Partial<Pick<Fact, "frame" | "stable">>): Fact {
  return { frame: "natal", stable: true, ...fact };
}
