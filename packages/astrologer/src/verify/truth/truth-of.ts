import { calculate, placeFrom } from "@lagna/jyotish";
import type { Rashi, VargaId } from "@lagna/terms";
import type { FactIndex } from "../../fact.ts";
import { factById, groundOf } from "../../facts/facts-of.ts";
import type { Ground } from "../../facts/ground.ts";
import { type TransitPlace, transitPlace } from "../../facts/sky-facts.ts";
import type { Body } from "../../language/node.ts";
import type { LocalCalendar } from "../../local-calendar.ts";
import type { CalendarDay } from "../../words/say.ts";
import type { Truth } from "./truth.ts";

const MILLISECONDS_PER_DAY = 86_400_000;

const KNOWN = new WeakMap<FactIndex, Truth>();

/** The truth of an index, made once: what it has worked out of the sky and of dates serves the next text too. */
export function truthOf(index: FactIndex): Truth {
  const known = KNOWN.get(index) ?? makeTruth(index, groundOf(index.nativity, index.about));
  KNOWN.set(index, known);
  return known;
}

function makeTruth(index: FactIndex, ground: Ground): Truth {
  const { view } = ground;
  const calendar = rememberingDays(ground.calendar);
  const { vargas } = calculate(view.nativity, ["vargas"]);
  const seen = new Map<string, TransitPlace>();
  const signOf = (body: Body, varga: VargaId | null): Rashi =>
    varga === null ? view.signOf(body) : vargas[varga][body];
  return {
    ground: { ...ground, calendar },
    index,
    fact: (id) => factById(index, id),
    transit: (graha, day) => {
      const key = `${graha} ${day}`;
      const place = seen.get(key) ?? transitPlace(view.nativity, graha, calendar.skyJdOf(noonOf(ground, day)));
      seen.set(key, place);
      return place;
    },
    signOf,
    houseOf: (body, varga) => {
      if (varga === null) return body === "lagna" ? 1 : view.planets[body].house;
      return placeFrom(vargas[varga].lagna, vargas[varga][body]);
    },
  };
}

function rememberingDays(calendar: LocalCalendar): LocalCalendar {
  const days = new Map<number, CalendarDay>();
  return {
    ...calendar,
    dayOf: (jd) => {
      const day = days.get(jd) ?? calendar.dayOf(jd);
      days.set(jd, day);
      return day;
    },
  };
}

/** Noon of a day of the calendar in the chart's zone. */
function noonOf({ calendar }: Ground, day: number): number {
  const date = new Date(day * MILLISECONDS_PER_DAY);
  const start = calendar.startOf({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  });
  return start + MILLISECONDS_PER_DAY / 2;
}
