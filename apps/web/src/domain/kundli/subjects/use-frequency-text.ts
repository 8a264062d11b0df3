import type { KundliData } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";

export type Frequency = NonNullable<KundliData["yogas"]>[number]["frequency"];

const MAX_DENOMINATOR = 12;

/** Two shares that differ by less than this are worded alike. */
const SHARE_TOLERANCE = 0.01;

/**
 * The share as a fraction of small numbers, such as five of twelve: the smallest denominator that is close enough,
 * else the closest one; null where the share is too small or too large for them.
 */
export function approximateShare(share: number): readonly [some: number, all: number] | null {
  if (share < 1 / (MAX_DENOMINATOR + 0.5) || share > 1 - 1 / (MAX_DENOMINATOR + 0.5)) return null;
  const denominators = Array.from({ length: MAX_DENOMINATOR - 1 }, (_, index) => index + 2);
  const computeError = (all: number): number => Math.abs(Math.round(share * all) / all - share);
  const isProperFraction = (all: number): boolean => Math.round(share * all) > 0 && Math.round(share * all) < all;
  const all =
    denominators.find((one) => isProperFraction(one) && computeError(one) <= SHARE_TOLERANCE) ??
    denominators.filter(isProperFraction).toSorted((a, b) => computeError(a) - computeError(b))[0];
  return all === undefined ? null : [Math.round(share * all), all];
}

/** Rounds to two significant digits; the rest does not matter in a sentence. */
const roundToTwoDigits = (value: number): number => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
};

/**
 * How many charts have it, in words: "in five charts of twelve", "in one chart of 340"; null where it was not
 * counted.
 */
export function useFrequencyText(): (frequency: Frequency) => string | null {
  const { t } = useTranslation("subjects");
  const format = useFormat();
  return (frequency) => {
    if (frequency === null) return null;
    const { births, of } = frequency;
    if (births === 0) return t("yogas.common.none", { of: format.number(of) });
    const share = births / of;
    const small = approximateShare(share);
    if (small) {
      const [some, all] = small;
      return t("yogas.common.share", {
        count: some,
        some: t(`yogas.common.numbers.${some}`),
        all: t(`yogas.common.numbers.${all}`),
      });
    }
    if (share > 0.5) return t("yogas.common.most");
    return t("yogas.common.rare", { of: format.number(roundToTwoDigits(of / births)) });
  };
}
