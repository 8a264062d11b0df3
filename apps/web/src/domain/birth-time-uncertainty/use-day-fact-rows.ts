import { GRAHA_WORDS, KARAKA_WORDS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";
import type { FactRow } from "./uncertainty-ribbons.tsx";

/** The facts that change first within a day: those that depend on the Moon. */
export function useDayFactRows(): readonly FactRow[] {
  const { t } = useTranslation("uncertain");
  const say = useTermFormatter();
  const moon = say(GRAHA_WORDS.moon);
  return [
    { path: "planets.moon.sign", name: t("day.sign", { graha: moon }) },
    { path: "planets.moon.nakshatra", name: t("minutes.star") },
    { path: "planets.moon.pada", name: t("minutes.pada") },
    { path: "vargas.D9.moon", name: t("day.navamsa", { graha: moon }) },
    { path: "panchanga.tithi.number", name: t("day.tithi") },
    { path: "panchanga.vara.number", name: t("day.vara") },
    { path: "panchanga.yoga.number", name: t("day.yoga") },
    { path: "panchanga.karana.number", name: t("day.karana") },
    { path: "karakas.scheme7.AK", name: say(KARAKA_WORDS.AK) },
    { path: "dashas.vimshottari.balance.lord", name: t("day.first") },
    { path: "dashas.vimshottari.running.maha", name: t("minutes.maha") },
    { path: "dashas.vimshottari.running.antar", name: t("minutes.antar") },
  ];
}
