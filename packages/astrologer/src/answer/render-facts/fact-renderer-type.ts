import { type Nakshatra, type Dignity, type Rashi } from "@lagna/terms";
import { type TimeZoneCalendar } from "../../time-zone-calendar.ts";
import { type Fact, type LocalizedText } from "../../fact.ts";

/** Renders a fact's value as a sentence. */
export type FactRenderer = (value: never, fact: Fact, calendar: TimeZoneCalendar) => LocalizedText;

export interface PositionValue {
  readonly sign: Rashi;
  readonly house: number;
  readonly degreeInSign: number;
  readonly nakshatra: Nakshatra;
  readonly pada: number;
  readonly dignity: Dignity | null;
  readonly retrograde: boolean;
  readonly combust: boolean;
  readonly rules: readonly number[];
}
