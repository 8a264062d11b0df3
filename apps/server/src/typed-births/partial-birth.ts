import type { PartialDate } from "./birth-text/parse-partial-date.ts";
import type { ParsedTime } from "@lagna/astrologer";

/** A town as stored with a birth. */
export interface Town {
  /** With its state: "Aurangabad, Bihar". */
  readonly city: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** A birth given in a chat, possibly incomplete. */
export interface PartialBirth extends PartialDate, Pick<ParsedTime, "time" | "half" | "part"> {
  readonly name: string | null;
  /** Whether it is the writer's own; null if unknown. */
  readonly isOwn: boolean | null;
  /** Of the person to the writer, in English, such as "wife"; absent if none was named. */
  readonly relation?: string | null;
  /** A day named by a feast whose year is not told yet, as it was written: "diwali ke 2 din pehle". */
  readonly namedDay?: string;
  readonly town: Town | null;
  /** Towns to choose from; empty if there is nothing to choose. `townName` is the name they share. */
  readonly towns: readonly Town[];
  readonly townName: string | null;
}
