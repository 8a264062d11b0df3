import { HINDI_MONTH_NAMES, type Language, MONTH_NAMES } from "@lagna/terms";

/** The months as browsers write them: CLDR 48, Gregorian calendar, format wide and abbreviated of en-IN and hi. */
export const MONTHS: Readonly<Record<Language, Readonly<Record<"long" | "short", readonly string[]>>>> = {
  en: {
    long: MONTH_NAMES,
    short: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec"],
  },
  hi: {
    long: HINDI_MONTH_NAMES,
    short: ["जन॰", "फ़र॰", "मार्च", "अप्रैल", "मई", "जून", "जुल॰", "अग॰", "सित॰", "अक्टू॰", "नव॰", "दिस॰"],
  },
};
