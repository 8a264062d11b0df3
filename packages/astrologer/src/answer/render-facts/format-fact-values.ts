import { type Graha } from "@lagna/terms";
import { type TimeZoneCalendar } from "../../time-zone-calendar.ts";
import { type Fact, type LocalizedText } from "../../fact.ts";
import {
  formatDay,
  formatGraha,
  formatHouse,
  formatList,
  formatGrahaWithArticle,
} from "../../formatting/format-terms.ts";

export const formatHouses = (numbers: readonly number[], { countedFrom }: Fact): LocalizedText =>
  formatList(numbers.map((number) => formatHouse(number, countedFrom)));
export const formatGrahas = (ids: readonly Graha[]): LocalizedText => formatList(ids.map(formatGrahaWithArticle));
export const formatInstantDay = (calendar: TimeZoneCalendar, iso: string): LocalizedText =>
  formatDay(calendar.toCalendarDay(calendar.toJd(Date.parse(iso))));
export const formatSubjectGraha = (fact: Fact): LocalizedText => formatGraha(fact.subject as Graha);
