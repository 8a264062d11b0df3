import type { KundliData } from "@lagna/contract";
import { GRAHA_WORDS, LAGNA_WORDS, RASHI_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";
import { getFirstSign, isRashi, type FirstHouse } from "./first-house.ts";

/** Names of a first house: in a list, as the name of the chart, and in a sentence. */
export function useFirstHouseNames(data: KundliData) {
  const { t } = useTranslation("kundli");
  const say = useTermFormatter();
  const name = (first: FirstHouse, form?: "short"): string =>
    say(first === "lagna" ? LAGNA_WORDS.lagna : isRashi(first) ? RASHI_WORDS[first] : GRAHA_WORDS[first], form);
  return {
    name,
    title: (first: FirstHouse): string =>
      first === "moon" || first === "sun"
        ? t(`chart.first.titles.${first}`)
        : t("chart.first.as", { name: name(first) }),
    sentence: (first: FirstHouse): string =>
      isRashi(first) || first === "lagna"
        ? t("chart.first.fromSign", { name: name(first) })
        : t("chart.first.fromGraha", { name: name(first), sign: say(RASHI_WORDS[getFirstSign(data, "D1", first)]) }),
  };
}
