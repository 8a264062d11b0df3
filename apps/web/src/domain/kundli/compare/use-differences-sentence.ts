import { GRAHA_WORDS, LAGNA_WORDS, PRESET_WORDS, type PresetId } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";
import { formatSignedDms } from "../../formatting/format-degrees.ts";
import { useTermFormatter, useTermListFormatter } from "../../formatting/use-term-formatter.ts";
import type { Body } from "../subjects/graha-columns.ts";
import { useSpanFormatter } from "../subjects/use-span-formatter.ts";
import { type Differences, type PointDifference, isSameChart } from "./compare-kundlis.ts";

export const getBodyWord = (id: Body) => (id === "lagna" ? LAGNA_WORDS.lagna : GRAHA_WORDS[id]);

/** Summarises in a sentence what other settings would change, before the details are shown. */
export function useDifferencesSentence(): (differences: Differences, preset: PresetId) => string {
  const { t } = useTranslation("compare");
  const say = useTermFormatter();
  const list = useTermListFormatter();
  const format = useFormat();
  const span = useSpanFormatter();
  const listPoints = (key: "signs" | "houses" | "nakshatras" | "padas", points: readonly PointDifference[]): string[] =>
    points.length === 0
      ? []
      : [t(`says.${key}`, { list: list(points.map(({ id }) => getBodyWord(id))), count: points.length })];
  const lords = (ids: readonly (keyof typeof GRAHA_WORDS)[]) => ids.map((id) => say(GRAHA_WORDS[id])).join("–");
  return (differences, preset) => {
    const name = say(PRESET_WORDS[preset]);
    if (isSameChart(differences)) return t("says.nothing", { preset: name });
    const { points, vargas, balance, periods, running } = differences;
    const maxMoved = Math.max(0, ...points.map(({ moved }) => Math.abs(moved)));
    const filterChanged = (fact: PointDifference["changed"][number]) =>
      points.filter(({ changed }) => changed.includes(fact));
    const signs = filterChanged("sign");
    const nakshatras = filterChanged("nakshatra");
    const places = vargas.reduce((sum, { bodies }) => sum + bodies.length, 0);
    const shift = periods.find(({ days }) => Math.abs(days) >= 1);
    const otherLord = balance && balance.mine.lord !== balance.theirs.lord;
    return [
      t(maxMoved === 0 ? "says.still" : "says.moves", { preset: name, most: format.digits(formatSignedDms(maxMoved)) }),
      ...(signs.length === 0 ? [t("says.signsStay")] : listPoints("signs", signs)),
      ...listPoints(
        "houses",
        filterChanged("house").filter((point) => !signs.includes(point)),
      ),
      ...listPoints("nakshatras", nakshatras),
      ...listPoints(
        "padas",
        filterChanged("pada").filter((point) => !nakshatras.includes(point)),
      ),
      ...(places === 0 ? [] : [t("says.vargas", { count: places, number: format.number(places) })]),
      ...(otherLord
        ? [t("says.born", { mine: lords([balance.mine.lord]), theirs: lords([balance.theirs.lord]) })]
        : shift
          ? [t(shift.days < 0 ? "says.earlier" : "says.later", { span: span(toCalendarSpan(Math.abs(shift.days))) })]
          : []),
      ...(running
        ? [t("says.running", { mine: lords(running.mine) || "–", theirs: lords(running.theirs) || "–" })]
        : []),
    ].join(" ");
  };
}

/** Converts days to years, months and days of the mean calendar. For stating a length, not for date arithmetic. */
export function toCalendarSpan(days: number) {
  const wholeDays = Math.round(days);
  const years = Math.floor(wholeDays / 365.2425);
  const remainingDays = wholeDays - Math.round(years * 365.2425);
  const months = Math.min(11, Math.floor(remainingDays / 30.436875));
  return { years, months, days: Math.max(0, remainingDays - Math.round(months * 30.436875)) };
}
