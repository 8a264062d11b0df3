import { FESTIVAL_NAMES } from "@lagna/panchang";
import type { Language } from "@lagna/terms";
import { ICAL_TEXTS } from "./ical-texts.data.ts";

/**
 * Writes the name of a day on a wall calendar. Two schools may keep a fast of one name on two days: each has its school, unless the reader
 * has chosen one.
 */
export function createWallNames(language: Language, readerTradition: string) {
  const schools: Readonly<Record<string, string>> = readerTradition === "all" ? ICAL_TEXTS[language].traditions : {};
  return ({ id, tradition }: { readonly id: string; readonly tradition: string }): string => {
    const name = FESTIVAL_NAMES[id]?.[language] ?? id;
    const school = schools[tradition];
    return school === undefined ? name : `${name} (${school})`;
  };
}
