import { PRESET_WORDS, type SettingsRequest } from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";
import { formatSignedDms } from "../formatting/format-degrees.ts";
import { useTermFormatter } from "../formatting/use-term-formatter.ts";
import type { Candidate } from "./match-program.ts";
import { getChosenValue, getValueWord, SETTING_CHOICES } from "./setting-choices.ts";

/** The settings, clock and place that a candidate changes, in words. */
export function useCandidateChanges({ settings: next, clock, place }: Candidate, settings: SettingsRequest): string[] {
  const { t } = useTranslation("match");
  const { digits } = useFormat();
  const formatTerm = useTermFormatter();
  const preset = next.preset ?? "lagna";
  const settingChanges = SETTING_CHOICES.flatMap((choice) => {
    const value = getChosenValue(next, choice);
    if (value === undefined || value === getChosenValue(settings, choice)) return [];
    const degrees =
      value === "custom" && next.ayanamsa_degrees !== undefined ? formatSignedDms(next.ayanamsa_degrees) : null;
    return [t("change", { name: formatTerm(choice.name), value: degrees ?? formatTerm(getValueWord(choice, value)) })];
  });
  const changes = [
    ...(preset === (settings.preset ?? "lagna") ? [] : [t("preset", { value: formatTerm(PRESET_WORDS[preset]) })]),
    ...settingChanges,
    ...(clock ? [t(`clocks.${clock.reading}`, { offset: clock.utc_offset })] : []),
    ...(place ? [t("place")] : []),
  ];
  return changes.map(digits);
}
