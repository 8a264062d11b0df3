import type { Language } from "@lagna/terms";

interface PageTexts {
  readonly dayTitle: (date: string, place: string) => string;
  readonly festivalTitle: (name: string, year: string) => string;
  readonly festivalSentence: (name: string, date: string, place: string) => string;
  readonly eclipseTitle: (kind: string, light: "sun" | "moon", date: string, place: string) => string;
  readonly seen: string;
  readonly unseen: string;
  readonly sutaka: string;
  readonly until: (clock: string) => string;
  readonly here: (place: string) => string;
  readonly india: string;
  readonly window: string;
  readonly parana: string;
  readonly source: string;
  readonly tithi: string;
  readonly nakshatra: string;
  readonly yoga: string;
  readonly karana: string;
  readonly vara: string;
  readonly month: string;
  readonly moon: string;
  readonly sunrise: string;
  readonly sunset: string;
  readonly moonrise: string;
  readonly rahuKala: string;
  readonly festivals: string;
}

/** The words of the pages that the server writes itself. */
export const PAGE_TEXTS: Readonly<Record<Language, PageTexts>> = {
  en: {
    dayTitle: (date, place) => `Panchang of ${date}, ${place}`,
    festivalTitle: (name, year) => `${name} ${year}`,
    festivalSentence: (name, date, place) =>
      `${name} is on ${date} in ${place}. The rule, the proof and who keeps another day.`,
    eclipseTitle: (kind, light, date, place) =>
      `${kind} ${light === "sun" ? "solar" : "lunar"} eclipse of ${date}, ${place}`,
    seen: "Seen",
    unseen: "Not seen here",
    sutaka: "Sutaka",
    until: (clock) => `until ${clock}`,
    here: (place) => `In ${place}`,
    india: "In India",
    window: "Time",
    parana: "The fast ends",
    source: "Rule",
    tithi: "Tithi",
    nakshatra: "Nakshatra",
    yoga: "Yoga",
    karana: "Karana",
    vara: "Weekday",
    month: "Month",
    moon: "Moon in",
    sunrise: "Sunrise",
    sunset: "Sunset",
    moonrise: "Moonrise",
    rahuKala: "Rahu kala",
    festivals: "Festivals and fasts",
  },
  hi: {
    dayTitle: (date, place) => `${date} का पंचांग, ${place}`,
    festivalTitle: (name, year) => `${name} ${year}`,
    festivalSentence: (name, date, place) => `${place} में ${name} ${date} को है। नियम, प्रमाण और कौन दूसरा दिन मानता है।`,
    eclipseTitle: (kind, light, date, place) => `${date} का ${kind} ${light === "sun" ? "सूर्य" : "चंद्र"} ग्रहण, ${place}`,
    seen: "दिखेगा",
    unseen: "यहाँ नहीं दिखेगा",
    sutaka: "सूतक",
    until: (clock) => `${clock} तक`,
    here: (place) => `${place} में`,
    india: "भारत में",
    window: "समय",
    parana: "पारणा",
    source: "नियम",
    tithi: "तिथि",
    nakshatra: "नक्षत्र",
    yoga: "योग",
    karana: "करण",
    vara: "वार",
    month: "मास",
    moon: "चंद्र राशि",
    sunrise: "सूर्योदय",
    sunset: "सूर्यास्त",
    moonrise: "चंद्रोदय",
    rahuKala: "राहु काल",
    festivals: "पर्व और व्रत",
  },
};
