import type { Language } from "@lagna/terms";

interface CalendarTexts {
  readonly title: (place: string) => string;
  readonly window: (from: string, until: string) => string;
  /** A rite of one moment, such as moonrise. */
  readonly moment: (at: string) => string;
  readonly parana: (date: string, from: string, until: string) => string;
  /** @param date that of the rising, if it is after midnight */
  readonly moonrise: (at: string, date: string | null) => string;
  /** @param time when the fast ends, or the time of its rite */
  readonly reminder: (name: string, time: string) => string;
  readonly source: (source: string) => string;
  readonly traditions: Readonly<Record<"smarta" | "vaishnava", string>>;
}

/** The sentences of a calendar feed. */
export const ICAL_TEXTS: Readonly<Record<Language, CalendarTexts>> = {
  en: {
    title: (place) => `Festivals and fasts, ${place}`,
    window: (from, until) => `Time: ${from} to ${until}`,
    moment: (at) => `Time: ${at}`,
    parana: (date, from, until) => `The fast ends on ${date}, between ${from} and ${until}`,
    moonrise: (at, date) => `The Moon rises at ${at}${date === null ? "" : ` on ${date}`}`,
    reminder: (name, time) => [`${name} is tomorrow`, ...(time === "" ? [] : [time])].join(". "),
    source: (source) => `Rule: ${source}`,
    traditions: { smarta: "Smarta", vaishnava: "Vaishnava" },
  },
  hi: {
    title: (place) => `पर्व और व्रत, ${place}`,
    window: (from, until) => `समय: ${from} से ${until}`,
    moment: (at) => `समय: ${at}`,
    parana: (date, from, until) => `पारणा: ${date} को ${from} से ${until} के बीच`,
    moonrise: (at, date) => `चन्द्रोदय: ${date === null ? "" : `${date} को `}${at}`,
    reminder: (name, time) => [`कल ${name} है`, ...(time === "" ? [] : [time])].join("। "),
    source: (source) => `नियम: ${source}`,
    traditions: { smarta: "स्मार्त", vaishnava: "वैष्णव" },
  },
};
