import {
  type Karana,
  KARANA_WORDS,
  type Nakshatra,
  type NityaYoga,
  NITYA_YOGA_WORDS,
  type Tithi,
  TITHI_WORDS,
  type Vara,
} from "@lagna/terms";
import type { LocalizedText } from "../../fact.ts";
import { composeLocalizedText, formatNakshatra, localizeWord } from "../../formatting/format-terms.ts";
import { formatWeekday } from "../../muhurta/build-day-fact.ts";
import { BAR_NAMES, PERSONAL_NAMES } from "./good-day-phrases.data.ts";
import type { BarredTime, GoodTime } from "./find-good-times.ts";

type Reason = GoodTime["reasons"][number];

const nameTithi = (value: string): LocalizedText => {
  const name = localizeWord(TITHI_WORDS[value as Tithi]);
  return value === "purnima" || value === "amavasya"
    ? name
    : composeLocalizedText((language) => (language === "hi" ? `${name.hi} तिथि` : `${name[language]} tithi`));
};

/** What a fact of a window is called; `null` for those that a sentence does not name. */
function nameReason({ fact, value, verdict }: Reason): LocalizedText | null {
  switch (fact) {
    case "nakshatra": {
      const name = formatNakshatra(value as Nakshatra);
      return composeLocalizedText((language) =>
        language === "hi" ? `${name.hi} नक्षत्र` : `${name[language]} nakshatra`,
      );
    }
    case "vara":
      return formatWeekday(value as Vara);
    case "tithi":
      return nameTithi(value);
    case "yoga": {
      const name = localizeWord(NITYA_YOGA_WORDS[value as NityaYoga]);
      return composeLocalizedText((language) => (language === "hi" ? `${name.hi} योग` : `${name[language]} yoga`));
    }
    case "karana": {
      const name = localizeWord(KARANA_WORDS[value as Karana]);
      return composeLocalizedText((language) => (language === "hi" ? `${name.hi} करण` : `${name[language]} karana`));
    }
    case "tarabala":
    case "chandrabala":
      return PERSONAL_NAMES[fact][verdict === "bad" ? "bad" : "good"];
    default:
      return null;
  }
}

const nameAll = (reasons: readonly Reason[], verdict: Reason["verdict"], facts: readonly Reason["fact"][]) =>
  facts.flatMap((fact) => {
    const reason = reasons.find((one) => one.fact === fact && one.verdict === verdict);
    return (reason && nameReason(reason)) ?? [];
  });

const MAX_NAMED = 3;

/** What speaks for some hours, the weightiest first. */
export const namePoints = ({ reasons }: GoodTime): readonly LocalizedText[] =>
  nameAll(reasons, "good", ["nakshatra", "vara", "tithi", "tarabala", "chandrabala"]).slice(0, MAX_NAMED);

/** What speaks against some hours. */
export const nameFaults = ({ reasons }: GoodTime): readonly LocalizedText[] =>
  nameAll(reasons, "bad", ["nakshatra", "vara", "tithi", "tarabala", "chandrabala", "yoga", "karana"]).slice(
    0,
    MAX_NAMED,
  );

/** What leaves hours of some dates out, each reason once; rahu kala does so on every date. */
export const nameBars = (barred: readonly BarredTime[]): readonly LocalizedText[] =>
  [...new Set(barred.map(({ reason }) => reason))]
    .filter((reason) => reason !== "rahu_kala")
    .slice(0, MAX_NAMED)
    .map((reason) => BAR_NAMES[reason]);
