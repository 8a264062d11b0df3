import type { KundliData } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";

export type Frequency = NonNullable<KundliData["yogas"]>[number]["frequency"];

const MOST = 12;

/** Nearer than this nobody hears a difference. */
const NEAR = 0.01;

/** The share in small numbers, as people say it, five of twelve: the smallest whole that is near, else the nearest; null beyond them. */
export function smallShare(share: number): readonly [some: number, all: number] | null {
  if (share < 1 / (MOST + 0.5) || share > 1 - 1 / (MOST + 0.5)) return null;
  const wholes = Array.from({ length: MOST - 1 }, (_, index) => index + 2);
  const off = (all: number): number => Math.abs(Math.round(share * all) / all - share);
  const said = (all: number): boolean => Math.round(share * all) > 0 && Math.round(share * all) < all;
  const all =
    wholes.find((one) => said(one) && off(one) <= NEAR) ?? wholes.filter(said).toSorted((a, b) => off(a) - off(b))[0];
  return all === undefined ? null : [Math.round(share * all), all];
}

/** A number of which nobody needs the last digits. */
const rounded = (value: number): number => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
};

/** How many charts have it, in words: "in five charts of twelve", "in one chart of 340"; null where it was not counted. */
export function useHowCommon(): (frequency: Frequency) => string | null {
  const { t } = useTranslation("subjects");
  const format = useFormat();
  return (frequency) => {
    if (frequency === null) return null;
    const { births, of } = frequency;
    if (births === 0) return t("yogas.common.none", { of: format.number(of) });
    const share = births / of;
    const small = smallShare(share);
    if (small) {
      const [some, all] = small;
      return t("yogas.common.share", {
        count: some,
        some: t(`yogas.common.numbers.${some}`),
        all: t(`yogas.common.numbers.${all}`),
      });
    }
    if (share > 0.5) return t("yogas.common.most");
    return t("yogas.common.rare", { of: format.number(rounded(of / births)) });
  };
}
