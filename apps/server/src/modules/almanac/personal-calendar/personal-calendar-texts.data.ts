import type { Language } from "@lagna/terms";

interface PersonalCalendarTexts {
  readonly title: (place: string) => string;
  readonly birthday: (name: string) => string;
  readonly birthdayNote: (tithi: string) => string;
  readonly dasha: (lords: string) => string;
  readonly dashaNote: string;
}

/** The sentences of a personal calendar; a name is as it was saved. */
export const PERSONAL_CALENDAR_TEXTS: Readonly<Record<Language, PersonalCalendarTexts>> = {
  en: {
    title: (place) => `My days, ${place}`,
    birthday: (name) => `${name}: birthday by tithi`,
    birthdayNote: (tithi) => `${tithi} returns on this day.`,
    dasha: (lords) => `${lords} begins`,
    dashaNote: "Vimshottari maha, antar and pratyantar dasha of your kundli.",
  },
  hi: {
    title: (place) => `मेरे दिन, ${place}`,
    birthday: (name) => `${name}: तिथि से जन्मदिन`,
    birthdayNote: (tithi) => `इस दिन ${tithi} लौटती है।`,
    dasha: (lords) => `${lords} दशा आरंभ`,
    dashaNote: "आपकी कुंडली की विंशोत्तरी महादशा, अंतर्दशा और प्रत्यंतर्दशा।",
  },
};
