import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ChartLabels } from "@lagna/chart-drawing";
import type { CompoundRelation, Dignity, Graha, Nakshatra, Rashi, VargaId } from "@lagna/terms";
import { useFormat } from "../../lib/i18n/format.ts";

export interface Terms {
  lagna: string;
  graha: (id: Graha) => string;
  grahaShort: (id: Graha) => string;
  grahas: (ids: readonly Graha[]) => string;
  rashi: (id: Rashi) => string;
  nakshatra: (id: Nakshatra) => string;
  dignity: (id: Dignity) => string;
  relation: (id: CompoundRelation) => string;
  varga: (id: VargaId) => string;
  vargaSense: (id: VargaId) => string;
  chart: ChartLabels;
}

/** The names of what a chart is made of, by id, in the reader's language and numerals. */
export function useTerms(): Terms {
  const { t } = useTranslation("terms");
  const format = useFormat();
  return useMemo(() => {
    const graha = (id: Graha) => t(`graha.${id}`);
    const short = t("grahaShort", { returnObjects: true }) as Record<Graha, string>;
    return {
      lagna: t("lagna"),
      graha,
      grahaShort: (id) => short[id],
      grahas: (ids) => (ids.length === 0 ? "–" : format.list(ids.map(graha))),
      rashi: (id) => t(`rashi.${id}`),
      nakshatra: (id) => t(`nakshatra.${id}`),
      dignity: (id) => t(`dignity.${id}`),
      relation: (id) => t(`relation.${id}`),
      varga: (id) => t(`varga.${id}`),
      vargaSense: (id) => t(`vargaSense.${id}`),
      chart: {
        graha: short,
        lagna: t("lagnaShort"),
        sign: (number) => format.digits(String(number)),
        degree: (whole) => format.digits(`${whole}°`),
        marks: t("mark", { returnObjects: true }) as ChartLabels["marks"],
      },
    };
  }, [t, format]);
}
