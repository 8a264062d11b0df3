import type { KundliData } from "@lagna/contract";
import { useCallback } from "react";
import { useLanguage } from "../../lib/i18n/use-language.ts";

type Named = Pick<KundliData["birth"]["place"], "city" | "state" | "country" | "hindi">;

/** A place as the reader's language calls it, its parts and all of it; what has no name there stays as it was written. */
export function usePlace(): (place: Named) => { city: string; whole: string } {
  const language = useLanguage();
  return useCallback(
    ({ hindi, ...written }) => {
      const own = language === "hi" ? hindi : null;
      const city = own?.city ?? written.city;
      const state = written.state && (own?.state ?? written.state);
      return { city, whole: [city, state, own?.country ?? written.country].filter(Boolean).join(", ") };
    },
    [language],
  );
}
