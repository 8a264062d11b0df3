import type { Place } from "@lagna/contract";
import { useLanguage } from "../../lib/i18n/use-language.ts";

type NamedPlace = Pick<Place, "name" | "district" | "state" | "country" | "hindi">;

/**
 * Formats a place in a list in the reader's language: its name, and its district, state and country without
 * repetitions.
 */
export function usePlaceOptionFormatter(): (place: NamedPlace) => { name: string; region: string } {
  const language = useLanguage();
  return ({ name, district, state, country, hindi }) => {
    const hindiNames = language === "hi" ? hindi : null;
    const parts = [
      [name, hindiNames?.city ?? name],
      [district, hindiNames?.district ?? district],
      [state, hindiNames?.state ?? state],
      [country, hindiNames?.country ?? country],
    ] as const;
    const [[, placeName], ...around] = parts;
    const region = around.filter(([written], index) => written && written !== name && written !== parts[index]?.[0]);
    return { name: placeName, region: region.map(([, shown]) => shown).join(", ") };
  };
}
