import { MONTH_NAMES } from "@lagna/terms";
import type { LocalCalendar } from "../local-calendar.ts";
import type { Said } from "../fact.ts";
import { MONTHS_HI } from "../words/hinglish.data.ts";
import { said } from "../words/say.ts";

/** A month's first ten days are early, its last from the 21st late; between them nothing is said but the month. */
const part = (day: number): "early" | "mid" | "late" => (day <= 10 ? "early" : day <= 20 ? "mid" : "late");
const EN = { early: "early ", mid: "mid-", late: "late " } as const;
const HI = { early: " के शुरू", mid: " के मध्य", late: " के अंत" } as const;
const HG = { early: " ke shuru", mid: " ke madhya", late: " ke ant" } as const;

/** An instant as people remember it: "late June 2027", "जून 2027 के अंत", "June 2027 ke ant". */
export function monthSaid(calendar: LocalCalendar, jd: number): Said {
  const { year, month, day } = calendar.dayOf(jd);
  const [name, hindi, at] = [MONTH_NAMES[month - 1] as string, MONTHS_HI[month - 1] as string, part(day)];
  return said(`${EN[at]}${name} ${year}`, `${hindi} ${year}${HI[at]}`, `${name} ${year}${HG[at]}`);
}
