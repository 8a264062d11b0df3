import { julianDayUt, placeFrom, signStays } from "@lagna/jyotish";
import type { Graha, Rashi } from "@lagna/terms";
import { chartView, type ChartView } from "../chart-view.ts";
import type { Fact, FactIndex, Said } from "../fact.ts";
import { factById, groundOf } from "../facts/facts-of.ts";
import { mahaDashas, type Period, periodId, subPeriods } from "../facts/dasha-facts.ts";
import { type LocalCalendar, localCalendarOf } from "../local-calendar.ts";
import {
  daySaid,
  grahaSaid,
  houseInWords,
  listSaid,
  ordinalInWords,
  rashiSaid,
  said,
  tell,
  the,
} from "../words/say.ts";
import { ORDINALS_HG, ORDINALS_HI } from "../words/hinglish.data.ts";
import { GRAHA_ADVICE } from "./advice.data.ts";
import type { Spoken } from "./answer.ts";
import { edgeSaid, monthSaid } from "./month.ts";
import { HOUSE_MATTERS, MOON_DAYS, PERIOD_PHRASES } from "./periods.data.ts";
import { type Body, says, type Turn } from "./turn.ts";
import { UNCERTAIN } from "./uncertain.data.ts";
import { firmly, isUncertain, sameAt } from "./uncertain.ts";

/** What a graha has the say of in a chart: the houses it rules, or for a node the one it stands in. */
const housesOf = (view: ChartView, graha: Graha): readonly number[] => {
  const ruled = view.rules(graha);
  return ruled.length > 0 ? ruled : [view.planets[graha].house];
};

/** The matters of houses, one or two of them. */
const mattersOf = (houses: readonly number[]): Said => {
  const all = houses.slice(0, 1).map((house) => HOUSE_MATTERS[house - 1] as Said);
  return listSaid(all);
};

const chain = (lords: readonly Graha[]): Said =>
  tell((tongue) => lords.map((lord) => grahaSaid(lord)[tongue]).join("–"));

/** Antardashas that run in a stretch of time, in order. */
function antarIn(index: FactIndex, startJd: number, endJd: number): readonly Period[] {
  return mahaDashas(groundOf(index.nativity, index.about))
    .flatMap(subPeriods)
    .filter((period) => period.endJd > startJd && period.startJd < endJd);
}

interface Telling {
  readonly turn: Turn;
  readonly view: ChartView;
  readonly calendar: LocalCalendar;
}

function runningSaid({ turn: { voice, index }, view, calendar }: Telling, { lords, endJd }: Period): Spoken {
  const who = lords.at(-1) as Graha;
  const houses = housesOf(view, who);
  const slots = {
    period: chain(lords),
    until: edgeSaid(index, periodId(lords), "end", endJd),
    who: the(who),
    house: houseInWords(houses[0] ?? 1, view.counted),
    houses: listSaid(
      houses.map((house) => houseInWords(house, view.counted)).map((told) => ({ ...told, en: `your ${told.en}` })),
    ),
    matters: mattersOf(houses),
  };
  const isNode = view.rules(who).length === 0;
  const facts = [periodId(lords), ...(isNode ? [`planet-${who}`] : houses.map((house) => `lord-${house}`))];
  const isOver = endJd <= calendar.nowJd;
  const wordings = isNode
    ? PERIOD_PHRASES[isOver ? "node_past" : "node"]
    : PERIOD_PHRASES[isOver ? "running_past" : "running"];
  return says(voice, wordings, slots, facts);
}

function nextSaid({ turn: { voice, index }, view, calendar }: Telling, { lords, startJd }: Period): Spoken {
  const houses = housesOf(view, lords.at(-1) as Graha);
  const from = edgeSaid(index, periodId(lords), "start", startJd);
  const slots = { period: chain(lords), from, matters: mattersOf(houses) };
  return says(voice, PERIOD_PHRASES[startJd <= calendar.nowJd ? "next_past" : "next"], slots, [periodId(lords)]);
}

/** Where a slow graha goes in a stretch of time, or stands now where it goes nowhere. */
function slowSaid(
  { turn, view, calendar }: Telling,
  graha: "jupiter" | "saturn",
  startJd: number,
  endJd: number,
): Spoken[] {
  const { index, voice } = turn;
  const at = (fact: Fact): number => calendar.jdOf(Date.parse((fact.value as { at: string }).at));
  const entry = [...index.facts.values()].find(
    (fact) =>
      fact.id.startsWith(`ingress-${graha}-`) && at(fact) >= Math.max(startJd, calendar.nowJd) && at(fact) < endJd,
  );
  const now = index.facts.get(`transit-${graha}`);
  const fact = entry ?? (startJd <= calendar.nowJd + 1 && endJd > calendar.nowJd ? now : undefined);
  if (!fact) return [];
  const { sign, house } = fact.value as { sign: Rashi; house: number };
  const slots = {
    sign: rashiSaid(sign),
    house: houseInWords(house, view.counted),
    matters: HOUSE_MATTERS[house - 1] as Said,
  };
  if (!entry) return [says(voice, PERIOD_PHRASES[`${graha}_here`], slots, [fact.id])];
  return [says(voice, PERIOD_PHRASES[graha], { ...slots, month: monthSaid(calendar, at(entry)) }, [entry.id])];
}

/** Where Jupiter and Saturn go in a stretch of time, or stand now. */
export function skySaid(turn: Turn, startJd: number, endJd: number): Spoken[] {
  const { index } = turn;
  const telling = { turn, view: chartView(index.nativity), calendar: localCalendarOf(index.nativity, index.about) };
  return (["jupiter", "saturn"] as const).flatMap((graha) => slowSaid(telling, graha, startJd, endJd));
}

/** A stretch of time as its clocks are: whose sub-period it is, what changes in it, where the slow ones go, and one thing to do. */
export function periodAnswer(
  turn: Turn,
  { startJd, endJd, name }: { startJd: number; endJd: number; name: Said },
): Body | null {
  const { index, voice } = turn;
  const telling: Telling = {
    turn,
    view: chartView(index.nativity),
    calendar: localCalendarOf(index.nativity, index.about),
  };
  const [first, ...rest] = antarIn(index, startJd, endJd);
  if (!first) return null;
  const slow = skySaid(turn, startJd, endJd);
  const runs = (one: FactIndex): string => antarIn(one, startJd, endJd)[0]?.lords.join("-") ?? "";
  if (!sameAt(index, runs)) {
    const sentences = [says(voice, UNCERTAIN.unsettled), ...slow, says(voice, PERIOD_PHRASES.sure)];
    return { kind: "reading", sentences: [...sentences, says(voice, GRAHA_ADVICE.jupiter)], confidence: "light" };
  }
  const who = first.lords.at(-1) as Graha;
  const isPast = endJd <= telling.calendar.nowJd;
  const opening = says(voice, PERIOD_PHRASES[isPast ? "opening_past" : "opening"], { name, Name: name, who: the(who) });
  const [next] = rest;
  return {
    kind: "reading",
    sentences: [
      opening,
      runningSaid(telling, first),
      ...(next ? [nextSaid(telling, next)] : []),
      ...slow,
      ...(isPast
        ? [says(voice, PERIOD_PHRASES.compare)]
        : [says(voice, PERIOD_PHRASES.sure), says(voice, GRAHA_ADVICE[who])]),
    ],
    confidence: isUncertain(index) ? "light" : "fair",
  };
}

const dated = ({ en, hi, hg }: Said, day: Said): Said =>
  said(`${en}, ${day.en},`, `${hi}, ${day.hi} को,`, `${hg}, ${day.hg} ko,`);

const moonAt = ({ nativity }: FactIndex, atJd: number): Rashi => {
  const range = { fromJd: julianDayUt(atJd), untilJd: julianDayUt(atJd + 0.01) };
  return signStays(nativity.sky, "moon", range)[0]?.state ?? nativity.signs.moon;
};

/** Today, by the Moon of the day from the Moon of birth and the smallest period that runs: one theme, one suggestion. */
export function dayAnswer(turn: Turn): Body | null {
  const { index, voice } = turn;
  const moon = index.facts.get("transit-moon");
  const running = factById(index, "dasha-now");
  if (!moon || !running?.valid?.until) return null;
  if (!firmly(index, "planet-moon", ["sign"])) return { kind: "no_time", sentences: [says(voice, UNCERTAIN.no_day)] };
  const view = chartView(index.nativity);
  const calendar = localCalendarOf(index.nativity, index.about);
  const isLater = turn.time !== null && turn.time.startJd > calendar.nowJd;
  const sign = isLater
    ? moonAt(index, (turn.time.startJd + turn.time.endJd) / 2)
    : (moon.value as { sign: Rashi }).sign;
  const place = placeFrom(index.nativity.signs.moon, sign);
  const { lords } = running.value as { lords: readonly Graha[] };
  const who = lords.at(-1) as Graha;
  const isKnown = firmly(index, "dasha-now", ["lords"]);
  const until = calendar.jdOf(Date.parse(running.valid.until));
  const slots = {
    period: chain(lords),
    until: edgeSaid(index, periodId(lords), "end", until),
    matters: mattersOf(housesOf(view, who)),
  };
  const behind = isKnown ? [says(voice, PERIOD_PHRASES.behind, slots, ["dasha-now"])] : [];
  const line = voice.say(MOON_DAYS[place - 1] as (typeof MOON_DAYS)[number]);
  return {
    kind: "reading",
    sentences: [
      says(
        voice,
        isLater ? PERIOD_PHRASES.later : PERIOD_PHRASES.today,
        {
          name: turn.time ? dated(turn.time.name, daySaid(calendar.dayOf(turn.time.startJd + 0.5))) : "",
          sign: rashiSaid(sign),
          place: said(ordinalInWords(place), ORDINALS_HI[place - 1] ?? "", ORDINALS_HG[place - 1] ?? ""),
          line,
        },
        isLater ? ["planet-moon"] : ["transit-moon", "planet-moon"],
      ),
      ...behind,
      says(voice, PERIOD_PHRASES.calm),
      says(voice, GRAHA_ADVICE[isKnown ? who : "moon"]),
    ],
    confidence: "light",
  };
}
