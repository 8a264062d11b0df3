import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { GrahaId, NakshatraId, RashiId } from "@lagna/contract";

/** The field's words in the reader's language and script; the catalogue `terms` must be loaded with the page. */
export interface Terms {
  graha: (id: GrahaId) => string;
  /** Two letters for charts: "Su", "सू". */
  grahaShort: (id: GrahaId) => string;
  rashi: (id: RashiId) => string;
  nakshatra: (id: NakshatraId) => string;
}

export function useTerms(): Terms {
  const { t } = useTranslation("terms");
  return useMemo<Terms>(
    () => ({
      graha: (id) => t(`graha.${id}`),
      grahaShort: (id) => t(`grahaShort.${id}`),
      rashi: (id) => t(`rashi.${id}`),
      nakshatra: (id) => t(`nakshatra.${id}`),
    }),
    [t],
  );
}
