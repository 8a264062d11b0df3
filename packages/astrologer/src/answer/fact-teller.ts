import { type Graha, type Nakshatra, type Dignity, type Rashi } from "@lagna/terms";
import { type LocalCalendar } from "../local-calendar.ts";
import { type Fact, type Said } from "../fact.ts";
import { daySaid, grahaSaid, houseSaid, listSaid, the } from "../words/say.ts";

/** Makes a sentence of a fact's value. */
export type Teller = (value: never, fact: Fact, calendar: LocalCalendar) => Said;

export const houses = (numbers: readonly number[], { counted }: Fact): Said =>
  listSaid(numbers.map((number) => houseSaid(number, counted)));
export const grahas = (ids: readonly Graha[]): Said => listSaid(ids.map(the));
export const day = (calendar: LocalCalendar, iso: string): Said =>
  daySaid(calendar.dayOf(calendar.jdOf(Date.parse(iso))));
export const graha = (fact: Fact): Said => grahaSaid(fact.subject as Graha);

export interface PlaceValue {
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
