import type { FoundDate } from "./birth-text/dates.ts";
import type { ReadTime } from "./birth-text/time-in.ts";

/** A town as it is kept with a birth. */
export interface Town {
  /** With its state: "Aurangabad, Bihar". */
  readonly city: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** A birth that is told in a talk, as far as it goes. */
export interface TypedBirth extends FoundDate, Pick<ReadTime, "time" | "half"> {
  readonly name: string | null;
  /** Whether it is the writer's own; null where nothing says so. */
  readonly isOwn: boolean | null;
  readonly town: Town | null;
  /** Towns of which one is meant, and the name they share; none where nothing is to be chosen. */
  readonly towns: readonly Town[];
  readonly townName: string | null;
}
