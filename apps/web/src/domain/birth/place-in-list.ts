import type { Place } from "@lagna/contract";
import { useLanguage } from "../../lib/i18n/use-language.ts";

type Named = Pick<Place, "name" | "district" | "state" | "country" | "hindi">;

/** A place of a list as the reader's language calls it, and where it lies: district, state and country without what repeats itself. */
export function usePlaceInList(): (place: Named) => { name: string; region: string } {
  const language = useLanguage();
  return ({ name, district, state, country, hindi }) => {
    const own = language === "hi" ? hindi : null;
    const parts = [
      [name, own?.city ?? name],
      [district, own?.district ?? district],
      [state, own?.state ?? state],
      [country, own?.country ?? country],
    ] as const;
    const [[, said], ...around] = parts;
    const region = around.filter(([written], index) => written && written !== name && written !== parts[index]?.[0]);
    return { name: said, region: region.map(([, shown]) => shown).join(", ") };
  };
}
