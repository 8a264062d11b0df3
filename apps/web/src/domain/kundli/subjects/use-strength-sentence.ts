import { GRAHA_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";
import { useTermFormatter, useTermListFormatter } from "../../formatting/use-term-formatter.ts";
import { sortByRank, type BhavaBala, type SaptaGraha, type Shadbala } from "./strength-data.ts";

/** Which graha is strongest, which ones fall short of their required strength, and which house is strongest. */
export function useStrengthSentence(): (shadbala: Shadbala, bhavaBala: BhavaBala) => string {
  const { t } = useTranslation("subjects");
  const say = useTermFormatter();
  const list = useTermListFormatter();
  const format = useFormat();
  return (shadbala, bhavaBala) => {
    const ranked = sortByRank(shadbala);
    const [strongest] = ranked;
    if (shadbala.reason !== null || !strongest) return t("strengths.noSunrise");
    const short = ranked.filter((id) => (shadbala[id].ratio ?? 0) < 1);
    const names = (ids: readonly SaptaGraha[]) => list(ids.map((id) => GRAHA_WORDS[id]));
    const grahas = t(short.length === 0 ? "strengths.noneShort" : "strengths.sentence", {
      strongest: say(GRAHA_WORDS[strongest]),
      times: format.number(shadbala[strongest].ratio ?? 0, { maximumFractionDigits: 2 }),
      short: names(short),
      count: short.length,
    });
    const house = bhavaBala.find(({ rank }) => rank === 1)?.house;
    return house === undefined ? grahas : `${grahas} ${t("strengths.house", { house: format.number(house) })}`;
  };
}
