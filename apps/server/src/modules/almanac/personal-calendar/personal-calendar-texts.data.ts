import type { TithiDayNote, TithiOccasion } from "@lagna/panchang";
import type { Language } from "@lagna/terms";

interface PersonalCalendarTexts {
  readonly title: (place: string) => string;
  readonly occasions: Readonly<Record<TithiOccasion, (name: string) => string>>;
  readonly tithiNote: (tithi: string) => string;
  /** Why a day is not where one would look for it. */
  readonly notes: Readonly<Record<TithiDayNote, string>>;
  readonly dasha: (lords: string) => string;
  readonly dashaNote: string;
}

/** The sentences of a personal calendar; a name is as it was saved. */
export const PERSONAL_CALENDAR_TEXTS: Readonly<Record<Language, PersonalCalendarTexts>> = {
  en: {
    title: (place) => `My days, ${place}`,
    occasions: {
      birthday: (name) => `${name}: birthday by tithi`,
      wedding: (name) => `${name}: wedding day by tithi`,
      death: (name) => `${name}: yearly shraddha`,
    },
    notes: {
      adhika_month_skipped: "The month has an extra one this year: the day is in the ordinary month.",
      same_adhika_month: "This year has the same extra month.",
      kshaya_month: "The month is lost this year: the day is in the month that has both names.",
      eclipse_on_day: "An eclipse touches the day: a shraddha is done on it, with uncooked food.",
      tithi_without_window:
        "The tithi does not reach its time of the day this year: the day is the one on which it runs.",
    },
    tithiNote: (tithi) => `${tithi} returns on this day.`,
    dasha: (lords) => `${lords} begins`,
    dashaNote: "Vimshottari maha, antar and pratyantar dasha of your kundli.",
  },
  hi: {
    title: (place) => `मेरे दिन, ${place}`,
    occasions: {
      birthday: (name) => `${name}: तिथि से जन्मदिन`,
      wedding: (name) => `${name}: तिथि से विवाह की वर्षगाँठ`,
      death: (name) => `${name}: वार्षिक श्राद्ध`,
    },
    notes: {
      adhika_month_skipped: "इस वर्ष अधिक मास है: दिन शुद्ध मास में है।",
      same_adhika_month: "इस वर्ष वही अधिक मास है।",
      kshaya_month: "इस वर्ष यह मास क्षय है: दिन उस मास में है जिसके दोनों नाम हैं।",
      eclipse_on_day: "इस दिन ग्रहण है: श्राद्ध उसी दिन होता है, कच्चे अन्न से।",
      tithi_without_window: "इस वर्ष तिथि अपने समय तक नहीं पहुँचती: दिन वह है जिस पर तिथि चलती है।",
    },
    tithiNote: (tithi) => `इस दिन ${tithi} लौटती है।`,
    dasha: (lords) => `${lords} दशा आरंभ`,
    dashaNote: "आपकी कुंडली की विंशोत्तरी महादशा, अंतर्दशा और प्रत्यंतर्दशा।",
  },
};
