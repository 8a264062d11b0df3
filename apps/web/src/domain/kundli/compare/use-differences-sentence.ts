import { GRAHA_WORDS, LAGNA_WORDS, PRESET_WORDS, type PresetId } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../lib/i18n/format.ts";
import { dmsSigned } from "../../words/degrees-text.ts";
import { useWord, useWordList } from "../../words/use-word.ts";
import type { Body } from "../subjects/graha-columns.ts";
import { useSpan } from "../subjects/use-span.ts";
import { type Differences, type PointDifference, sameChart } from "./differences.ts";

export const bodyWord = (id: Body) => (id === "lagna" ? LAGNA_WORDS.lagna : GRAHA_WORDS[id]);

/** What other settings would change, said before it is shown. */
export function useDifferencesSentence(): (differences: Differences, preset: PresetId) => string {
  const { t } = useTranslation("compare");
  const say = useWord();
  const list = useWordList();
  const format = useFormat();
  const span = useSpan();
  const named = (key: "signs" | "houses" | "nakshatras" | "padas", points: readonly PointDifference[]): string[] =>
    points.length === 0
      ? []
      : [t(`says.${key}`, { list: list(points.map(({ id }) => bodyWord(id))), count: points.length })];
  const lords = (ids: readonly (keyof typeof GRAHA_WORDS)[]) => ids.map((id) => say(GRAHA_WORDS[id])).join("–");
  return (differences, preset) => {
    const name = say(PRESET_WORDS[preset]);
    if (sameChart(differences)) return t("says.nothing", { preset: name });
    const { points, vargas, balance, periods, running } = differences;
    const most = Math.max(0, ...points.map(({ moved }) => Math.abs(moved)));
    const changing = (fact: PointDifference["changed"][number]) =>
      points.filter(({ changed }) => changed.includes(fact));
    const signs = changing("sign");
    const nakshatras = changing("nakshatra");
    const places = vargas.reduce((sum, { bodies }) => sum + bodies.length, 0);
    const shift = periods.find(({ days }) => Math.abs(days) >= 1);
    const otherLord = balance && balance.mine.lord !== balance.theirs.lord;
    return [
      t(most === 0 ? "says.still" : "says.moves", { preset: name, most: format.digits(dmsSigned(most)) }),
      ...(signs.length === 0 ? [t("says.signsStay")] : named("signs", signs)),
      ...named(
        "houses",
        changing("house").filter((point) => !signs.includes(point)),
      ),
      ...named("nakshatras", nakshatras),
      ...named(
        "padas",
        changing("pada").filter((point) => !nakshatras.includes(point)),
      ),
      ...(places === 0 ? [] : [t("says.vargas", { count: places, number: format.number(places) })]),
      ...(otherLord
        ? [t("says.born", { mine: lords([balance.mine.lord]), theirs: lords([balance.theirs.lord]) })]
        : shift
          ? [t(shift.days < 0 ? "says.earlier" : "says.later", { span: span(inCalendar(Math.abs(shift.days))) })]
          : []),
      ...(running
        ? [t("says.running", { mine: lords(running.mine) || "–", theirs: lords(running.theirs) || "–" })]
        : []),
    ].join(" ");
  };
}

/** Days as years, months and days of the mean calendar: a length told, not a date reckoned. */
export function inCalendar(days: number) {
  const whole = Math.round(days);
  const years = Math.floor(whole / 365.2425);
  const rest = whole - Math.round(years * 365.2425);
  const months = Math.min(11, Math.floor(rest / 30.436875));
  return { years, months, days: Math.max(0, rest - Math.round(months * 30.436875)) };
}
