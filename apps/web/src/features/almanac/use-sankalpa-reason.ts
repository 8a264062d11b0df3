import {
  formatTithiName,
  getWord,
  KARANA_WORDS,
  MASA_WORDS,
  NAKSHATRA_WORDS,
  NITYA_YOGA_WORDS,
  VARA_WORDS,
} from "@lagna/terms";
import { useTranslation } from "react-i18next";
import { useClock } from "../../domain/almanac/almanac-time.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import type { PanchangDay, Span } from "./almanac-api.ts";
import { findLimbs, isInBharata, type SankalpaCustom, type SankalpaId } from "./build-sankalpa.ts";

interface Moment {
  readonly minute: number;
  readonly custom: SankalpaCustom;
}

/** Why each word is said: what the day's answer has for it. */
export function useSankalpaReason(day: PanchangDay, { minute, custom }: Moment): (id: SankalpaId) => string {
  const { t } = useTranslation("sankalpa");
  const almanac = useTranslation("almanac").t;
  const language = useLanguage();
  const clock = useClock(day.date);
  const { number, digits } = useFormat();
  const limbs = useLimbReasons(day, minute);
  const { masa, samvat, samvatsara } = day;
  return (id) => {
    switch (id) {
      case "yuga":
      case "charana":
        return t(`reason.${id}`, { year: samvat ? number(samvat.kali) : "" });
      case "dvipa":
      case "varsha":
        return t(isInBharata(day) ? `reason.${id}` : "reason.elsewhere");
      case "place":
        return t("reason.place", { place: day.place.name });
      case "samvatsara":
        return t(`samvatsara.${custom}`, {
          name: samvatsara ? almanac(`samvatsara.${samvatsara[custom]}`) : "",
          vikrama: digits(String(samvat?.[custom === "gujarati" ? "gujarati" : "vikrama"] ?? "")),
          shaka: digits(String(samvat?.shaka ?? "")),
        });
      case "ayana":
        return t("reason.ayana", { name: almanac(`ayana.${day.ayana}`) });
      case "ritu":
        return t("reason.ritu", { name: almanac(`ritu.${day.ritu}`) });
      case "masa":
        return t(`masa.${custom === "north" ? "purnimanta" : "amanta"}`, {
          purnimanta: masa ? getWord(MASA_WORDS[masa.purnimanta], language) : "",
          amanta: masa ? getWord(MASA_WORDS[masa.amanta], language) : "",
        });
      case "vara":
        return t(day.sunrise ? "reason.vara" : "reason.varaNoSunrise", {
          name: getWord(VARA_WORDS[day.vara.name], language),
          from: day.sunrise ? clock(day.sunrise) : "",
        });
      case "paksha":
      case "tithi":
      case "nakshatra":
      case "yoga":
      case "karana":
        return limbs(id);
      default:
        return t(`reason.${id}`);
    }
  };
}

type Limb = "paksha" | "tithi" | "nakshatra" | "yoga" | "karana";

function useLimbReasons(day: PanchangDay, minute: number): (id: Limb) => string {
  const { t } = useTranslation("sankalpa");
  const almanac = useTranslation("almanac").t;
  const language = useLanguage();
  const clock = useClock(day.date);
  const { tithi, nakshatra, yoga, karana } = findLimbs(day, minute);
  const say = (name: string, span: Span | undefined, what: string): string =>
    span ? t("runs", { name, from: clock(span.start), until: clock(span.end), what }) : "";
  return (id) => {
    switch (id) {
      case "paksha":
        return t(`paksha.${tithi?.paksha ?? "shukla"}`);
      case "tithi":
        return say(tithi ? formatTithiName(tithi.number, language) : "", tithi, almanac("what.tithi"));
      case "nakshatra":
        return say(
          nakshatra ? getWord(NAKSHATRA_WORDS[nakshatra.name], language) : "",
          nakshatra,
          almanac("what.nakshatra"),
        );
      case "yoga":
        return say(yoga ? getWord(NITYA_YOGA_WORDS[yoga.name], language) : "", yoga, almanac("what.yoga"));
      case "karana":
        return say(karana ? getWord(KARANA_WORDS[karana.name], language) : "", karana, almanac("what.karana"));
    }
  };
}
