import type { KundliData } from "@lagna/contract";
import { GRAHA_WORDS, GRAHAS, NAKSHATRA_WORDS, PRESET_WORDS, formatTithiName, VARA_WORDS, VARAS } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { findRunningPeriods } from "../dasha/find-running-periods.ts";
import { useDashaDates } from "../dasha/use-dasha-dates.ts";
import { useApproximateText } from "../birth-time-uncertainty/uncertainty-context.ts";
import { useTermFormatter, useTermListFormatter } from "../formatting/use-term-formatter.ts";
import type { SectionId } from "./sections.ts";

const HOUSES = ["lagna.sign", ...GRAHAS.map((id) => `planets.${id}.house`)];

/** Paths of the facts that a section's brief line depends on. */
const BRIEF_FACT_PATHS: Partial<Record<SectionId, readonly string[]>> = {
  planets: GRAHAS.flatMap((id) => [`planets.${id}.retrograde`, `planets.${id}.combust`]),
  dasha: ["dashas.vimshottari.running.maha", "dashas.vimshottari.running.antar"],
  houses: HOUSES,
  karakas: ["karakas.scheme7.AK", "karakas.scheme7.AmK"],
  panchanga: ["panchanga.tithi.number", "panchanga.vara.number", "panchanga.nakshatra.id"],
};

/** A one-line summary of a folded section for this chart; its general description where there is nothing specific. */
export function useSectionBrief(data: KundliData, now: number): (id: SectionId) => string {
  const { t } = useTranslation("kundli");
  const say = useTermFormatter();
  const list = useTermListFormatter();
  const language = useLanguage();
  const format = useFormat();
  const dates = useDashaDates(data.birth);
  const approx = useApproximateText();
  const briefs: Partial<Record<SectionId, () => string | null>> = {
    planets: () => {
      const [retrograde, combust] = [
        listRetrogradeWords(data),
        data.planets.filter((planet) => planet.combust).map(({ id }) => GRAHA_WORDS[id]),
      ];
      if (retrograde.length + combust.length === 0) return t("brief.planetsDirect");
      return t("brief.planets", { retrograde: list(retrograde), combust: list(combust) });
    },
    dasha: () => {
      const path = findRunningPeriods(data, now);
      const last = path.at(-1);
      return last
        ? t("brief.dasha", {
            path: path.map(({ lord }) => say(GRAHA_WORDS[lord])).join("–"),
            end: dates.month(last.end),
          })
        : null;
    },
    houses: () => {
      const lord = data.houses[0]?.lord;
      const house = data.planets.find(({ id }) => id === lord)?.house;
      return lord && house ? t("brief.houses", { lord: say(GRAHA_WORDS[lord]), house: format.number(house) }) : null;
    },
    karakas: () => {
      const { AK: ak, AmK: amk } = data.karakas.scheme7;
      return ak && amk ? t("brief.karakas", { ak: say(GRAHA_WORDS[ak]), amk: say(GRAHA_WORDS[amk]) }) : null;
    },
    panchanga: () => {
      const { tithi, vara, nakshatra } = data.panchanga;
      const day = VARAS[vara.number];
      return [
        formatTithiName(tithi.number, language),
        day && say(VARA_WORDS[day]),
        say(NAKSHATRA_WORDS[nakshatra.id]),
      ].join(", ");
    },
    settings: () => say(PRESET_WORDS[data.settings.preset]),
  };
  return (id) => approx(briefs[id]?.(), BRIEF_FACT_PATHS[id]) ?? format.digits(t(`senses.${id}`));
}

/** The nodes are always retrograde, so they are not listed as such. */
const listRetrogradeWords = ({ planets }: KundliData) =>
  planets.filter(({ id, retrograde }) => retrograde && id !== "rahu" && id !== "ketu").map(({ id }) => GRAHA_WORDS[id]);
