import { calculate, julianDayUt, nativityIn, type Nativity } from "@lagna/jyotish";
import { chartView } from "../chart-view.ts";
import type { FactIndex, Said } from "../fact.ts";
import { runningAt } from "../facts/dasha-facts.ts";
import { groundOf } from "../facts/facts-of.ts";
import { type ClockTime, clockIn } from "../question/clock-asked.ts";
import { grahaSaid, nakshatraSaid, rashiSaid, tell } from "../words/say.ts";
import { type Body, says, type Turn } from "./turn.ts";
import { isUntimed } from "./uncertain.ts";
import { WHAT_IF } from "./what-if.data.ts";

const MINUTES_PER_DAY = 1440;
const HALF_DAY_MINUTES = 720;

const minutesOf = ({ hour, minute }: ClockTime): number => hour * 60 + minute;
const statedIn = ({ about }: FactIndex): number => {
  const [hour = 12, minute = 0] = about.local.slice(11, 16).split(":").map(Number);
  return minutesOf({ hour, minute, isOpen: false });
};

/** Without a half of the day, the one that is nearer to the time that is given. */
function meant(index: FactIndex, asked: ClockTime): number {
  const first = minutesOf(asked);
  if (!asked.isOpen || isUntimed(index)) return first;
  const second = (first + HALF_DAY_MINUTES) % MINUTES_PER_DAY;
  const stated = statedIn(index);
  return Math.abs(second - stated) < Math.abs(first - stated) ? second : first;
}

const clockSaid = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** The same birth on the same day, by another time of its clock. */
function bornAt({ nativity }: FactIndex, by: number): Nativity {
  const { birth, sky, settings } = nativity;
  return nativityIn(sky, { ...birth, jd: julianDayUt(birth.jd + by / MINUTES_PER_DAY) }, settings);
}

/** "What if I was born at 7:50?": what the chart of that time would have, each thing supposed; null where no time is named. */
export function otherTime(turn: Turn): Body | null {
  const { question, index, voice } = turn;
  const asked = clockIn(question.text);
  if (!asked) return null;
  const minutes = meant(index, asked);
  const other = bornAt(index, minutes - statedIn(index));
  const view = chartView(other);
  const { time: _time, ...about } = index.about;
  const ground = groundOf(other, about);
  const running = runningAt(ground, ground.calendar.nowJd, 2).at(-1)?.lords ?? [];
  const period: Said = tell((tongue) => running.map((lord) => grahaSaid(lord)[tongue]).join("–"));
  const isSame = !isUntimed(index) && other.signs.lagna === index.nativity.signs.lagna;
  const slots = {
    time: clockSaid(minutes),
    lagna: rashiSaid(other.signs.lagna),
    navamsa: rashiSaid(calculate(other, ["vargas"]).vargas.D9.lagna),
    moon: rashiSaid(other.signs.moon),
    star: nakshatraSaid(view.planets.moon.nakshatra),
    period,
  };
  const told = [WHAT_IF.frame, isSame ? WHAT_IF.lagna_same : WHAT_IF.lagna_other, WHAT_IF.navamsa, WHAT_IF.moon];
  return { kind: "talk", sentences: [...told, WHAT_IF.full].map((wordings) => says(voice, wordings, slots)) };
}
