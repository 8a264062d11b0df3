import { MONTH_NAMES } from "@lagna/terms";
import { type LocalCalendar, localCalendarOf } from "../local-calendar.ts";
import type { FactIndex, Said } from "../fact.ts";
import { factById } from "../facts/facts-of.ts";
import { MONTHS_HI } from "../words/hinglish.data.ts";
import { said, tell } from "../words/say.ts";

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

/** Further off than this is more than "around" will bear. */
const AROUND_DAYS = 21;
const AROUND = said("around", "लगभग", "lagbhag");
const ROUGHLY = said("very roughly", "मोटे तौर पर", "mote taur par");

/** An edge of a period of a dasha, and that it is no nearer known than the time of birth: "around mid-June 2028". */
export function edgeSaid(index: FactIndex, id: string, edge: "start" | "end", jd: number): Said {
  const calendar = localCalendarOf(index.nativity, index.about);
  const at = index.possible.flatMap((one) => {
    const value = factById(one, id)?.value as Partial<Record<typeof edge, string>> | undefined;
    const instant = value?.[edge];
    return instant === undefined ? [] : [calendar.jdOf(Date.parse(instant))];
  });
  const named = monthSaid(calendar, jd);
  if (at.every((one) => monthSaid(calendar, one).en === named.en)) return named;
  const spread = Math.max(...at.map((one) => Math.abs(one - jd)));
  const word = spread <= AROUND_DAYS ? AROUND : ROUGHLY;
  return tell((tongue) => `${word[tongue]} ${named[tongue]}`);
}
