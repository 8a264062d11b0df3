import type { Language } from "@lagna/terms";

interface CalendarTexts {
  readonly title: (place: string) => string;
  readonly window: (from: string, until: string) => string;
  /** A rite of one moment, such as moonrise. */
  readonly moment: (at: string) => string;
  readonly parana: (date: string, from: string, until: string) => string;
  readonly reminder: (name: string, from: string, until: string) => string;
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
    reminder: (name, from, until) =>
      `${name} is tomorrow. The fast ends the day after it, between ${from} and ${until}.`,
    source: (source) => `Rule: ${source}`,
    traditions: { smarta: "Smarta", vaishnava: "Vaishnava" },
  },
  hi: {
    title: (place) => `पर्व और व्रत, ${place}`,
    window: (from, until) => `समय: ${from} से ${until}`,
    moment: (at) => `समय: ${at}`,
    parana: (date, from, until) => `पारणा: ${date} को ${from} से ${until} के बीच`,
    reminder: (name, from, until) => `कल ${name} है। व्रत का पारणा उसके अगले दिन ${from} से ${until} के बीच होगा।`,
    source: (source) => `नियम: ${source}`,
    traditions: { smarta: "स्मार्त", vaishnava: "वैष्णव" },
  },
};

/** Observances of priests' calendars, and second names of a day that is listed already. */
export const LEFT_OUT_OF_CALENDARS: readonly RegExp[] = [
  /^(anvadhan|ishti|darsha_amavasya|masik_krishna_janmashtami|bhanu_saptami|masik_karthigai)$/,
  /_purnima_vrata$/,
  /_sankashti_chaturthi$/,
  /_udaya$/,
  // The day that a publisher keeps by the sunrise or the afternoon, beside the usual one.
  /^(thai_pusam|panguni_uttiram|vaikasi_visakam)_sunrise$|_aparahna$/,
];
