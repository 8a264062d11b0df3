import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { useClock } from "../../domain/almanac/almanac-time.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import type { FestivalProofData, Span } from "./almanac-api.ts";

export const countMinutes = (span: Span | null | undefined): number =>
  span ? Math.round((Date.parse(span.end) - Date.parse(span.start)) / 60_000) : 0;

/** Festivals of one custom; every other has its own id, or none. */
const FAMILIES: readonly (readonly [ids: RegExp, custom: string])[] = [
  [/_shraddha$|^sarva_pitru$|^mahalaya$|^pitru_paksha$/, "shraddha"],
  [/sankashti_chaturthi$/, "moonrise_fast"],
  [/pradosha_vrata$/, "pradosha_vrata"],
  [/^janmashtami/, "janmashtami"],
  [/^ekadashi_(?!shraddha)/, "ekadashi"],
];

/** What people do at that time, in a sentence; empty where the text has none. */
export function findCustom(t: TFunction<"almanac">, id: string): string {
  const custom = FAMILIES.find(([ids]) => ids.test(id))?.[1] ?? id;
  return t(`custom.${custom}`, { defaultValue: "" });
}

/**
 * The date in words for people: "Amavasya covers the whole evening (pradosha), 17:57 to 20:39. The lamps are lit then."
 * @param name of the tithi, star or sankranti that the rule asks for
 */
export function useLeadSentence(proof: FestivalProofData, name: string): string {
  const { t } = useTranslation("almanac");
  const { number } = useFormat();
  const clock = useClock(proof.chosen);
  const day = proof.days.find(({ date }) => date === proof.chosen);
  const kala = proof.rule.kala && t(`kala.${proof.rule.kala}`);
  const of = countMinutes(day?.window);
  const minutes = countMinutes(day?.tithi_in_window);
  const custom = findCustom(t, proof.id);
  if (!kala || !day?.window || !day.tithi_in_window || name === "")
    return [t(`reason.${proof.reason}`), custom].join(" ").trim();
  const times = { name, kala, from: clock(day.window.start), until: clock(day.window.end) };
  const how = of === 0 ? "instant" : minutes >= of ? "whole" : "part";
  const sentence = t(`lead.${how}`, { ...times, minutes: number(minutes), of: number(of) });
  return [sentence, custom].join(" ").trim();
}
