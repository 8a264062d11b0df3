import type { KundliData } from "@lagna/contract";
import { useCallback } from "react";
import { useLanguage } from "../../lib/i18n/use-language.ts";

type NamedPlace = Pick<KundliData["birth"]["place"], "city" | "state" | "country" | "hindi">;

/**
 * A place in the reader's language: its city, and all of its parts. Parts without a translated name remain as
 * written.
 */
export function usePlaceFormatter(): (place: NamedPlace) => { city: string; whole: string } {
  const language = useLanguage();
  return useCallback(
    ({ hindi, ...written }) => {
      const hindiNames = language === "hi" ? hindi : null;
      const city = hindiNames?.city ?? written.city;
      const state = written.state && (hindiNames?.state ?? written.state);
      return { city, whole: [city, state, hindiNames?.country ?? written.country].filter(Boolean).join(", ") };
    },
    [language],
  );
}
