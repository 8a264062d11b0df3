import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { DignityId, GrahaId, NakshatraId, RashiId, RelationId, VargaId } from "@lagna/contract";
import type { ChartLabels } from "@lagna/chart-drawing";
import { useFormat } from "../../lib/i18n/format.ts";

export { RASHI_IDS as SIGN_ORDER } from "@lagna/contract";

export interface Terms {
  lagna: string;
  graha: (id: GrahaId) => string;
  grahaShort: (id: GrahaId) => string;
  grahas: (ids: readonly GrahaId[]) => string;
  rashi: (id: RashiId) => string;
  nakshatra: (id: NakshatraId) => string;
  dignity: (id: DignityId) => string;
  relation: (id: RelationId) => string;
  varga: (id: VargaId) => string;
  vargaSense: (id: VargaId) => string;
  chart: ChartLabels;
}

/** The names of what a chart is made of, by id, in the reader's language and numerals. */
export function useTerms(): Terms {
  const { t } = useTranslation("terms");
  const format = useFormat();
  return useMemo(() => {
    const graha = (id: GrahaId) => t(`graha.${id}`);
    const short = t("grahaShort", { returnObjects: true }) as Record<GrahaId, string>;
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
