import type { Language } from "@lagna/terms";

interface DailyMessageTexts {
  readonly title: (date: string, place: string) => string;
  readonly tithi: (name: string, end: string) => string;
  readonly star: (name: string, end: string) => string;
  readonly sun: (sunrise: string, sunset: string) => string;
  /** The parts of the day that are good. */
  readonly choghadiya: Readonly<Record<string, string>>;
  readonly good: (name: string, start: string, end: string) => string;
  readonly festivalToday: (names: string) => string;
  readonly festivalTomorrow: (names: string) => string;
  /** In a chat. */
  readonly stop: string;
  readonly mail: {
    readonly day: string;
    readonly stop: string;
    readonly why: string;
  };
  readonly page: {
    readonly title: string;
    readonly lead: string;
    readonly button: string;
    readonly done: string;
    readonly again: string;
  };
}

/** The words around a day in the daily message. */
export const DAILY_TEXTS: Readonly<Record<Language, DailyMessageTexts>> = {
  en: {
    title: (date, place) => `${date}, ${place}`,
    tithi: (name, end) => `Tithi: ${name} until ${end}`,
    star: (name, end) => `Nakshatra: ${name} until ${end}`,
    sun: (sunrise, sunset) => `Sunrise ${sunrise}, sunset ${sunset}`,
    choghadiya: { amrit: "Amrit", shubh: "Shubh", labh: "Labh", chal: "Chal" },
    good: (name, start, end) => `Good hours: ${name}, ${start} to ${end}`,
    festivalToday: (names) => `Today: ${names}`,
    festivalTomorrow: (names) => `Tomorrow: ${names}`,
    stop: "To end this daily message, write: stop",
    mail: {
      day: "The whole day",
      stop: "End this daily message",
      why: "You asked for this message on your profile page.",
    },
    page: {
      title: "The daily message",
      lead: "You will get no further daily message by mail.",
      button: "End the daily message",
      done: "The daily message by mail has ended.",
      again: "You can ask for it again on your profile page.",
    },
  },
  hi: {
    title: (date, place) => `${date}, ${place}`,
    tithi: (name, end) => `तिथि: ${name}, ${end} तक`,
    star: (name, end) => `नक्षत्र: ${name}, ${end} तक`,
    sun: (sunrise, sunset) => `सूर्योदय ${sunrise}, सूर्यास्त ${sunset}`,
    choghadiya: { amrit: "अमृत", shubh: "शुभ", labh: "लाभ", chal: "चल" },
    good: (name, start, end) => `अच्छा समय: ${name}, ${start} से ${end} तक`,
    festivalToday: (names) => `आज: ${names}`,
    festivalTomorrow: (names) => `कल: ${names}`,
    stop: "यह दैनिक संदेश रोकने के लिए लिखिए: रोकें",
    mail: { day: "पूरा दिन", stop: "यह दैनिक संदेश रोकें", why: "यह संदेश आपने अपने प्रोफ़ाइल पेज पर माँगा था।" },
    page: {
      title: "दैनिक संदेश",
      lead: "इसके बाद आपको ई-मेल से दैनिक संदेश नहीं आएगा।",
      button: "दैनिक संदेश रोकें",
      done: "ई-मेल से दैनिक संदेश रोक दिया गया है।",
      again: "आप इसे अपने प्रोफ़ाइल पेज पर फिर माँग सकते हैं।",
    },
  },
};
