import { placeFrom } from "@lagna/jyotish";
import type { Nakshatra, Rashi } from "@lagna/terms";
import type { LocalizedText } from "../../fact.ts";
import type { BirthMoon } from "../../facts/birth-moon.ts";
import { createLocalizedText } from "../../formatting/format-terms.ts";
import { computeTara, isGoodMoonPlace } from "../../muhurta/judge-day.ts";
import { type AnswerContext, renderPhrase } from "../answer-context.ts";
import type { AnswerSentence } from "../answer-types.ts";
import { DAY_OF_PERSON_PHRASES, HERE, MOON_DAY, MOON_STRENGTH, TARA_NAMES } from "./day-of-person-phrases.data.ts";

export const getPlaceName = ({ index }: Pick<AnswerContext, "index">): LocalizedText => {
  const name = index.context.place?.split(",")[0]?.trim();
  return name ? createLocalizedText(name, name, name) : HERE;
};

/** What the day is for the person: tara and the strength of the Moon. */
export function renderPersonalDay(
  { phrasePicker }: Pick<AnswerContext, "phrasePicker">,
  moon: BirthMoon,
  span: {
    readonly nakshatra: { readonly id: Nakshatra };
    readonly moonSign: Rashi;
    readonly tithi: { readonly paksha: string };
  },
  dayFact: string,
): AnswerSentence {
  if (moon.sign === null) return renderPhrase(phrasePicker, DAY_OF_PERSON_PHRASES.no_moon);
  const isGood = isGoodMoonPlace(placeFrom(moon.sign, span.moonSign), span.tithi.paksha === "shukla");
  const strength = isGood ? "good" : "bad";
  if (moon.star === null)
    return renderPhrase(phrasePicker, DAY_OF_PERSON_PHRASES.moon_only, { moon_day: MOON_DAY[strength] }, [
      "planet-moon",
      dayFact,
    ]);
  const tara = TARA_NAMES[computeTara(moon.star, span.nakshatra.id) - 1] as LocalizedText;
  const slots = { tara, moon: MOON_STRENGTH[strength] };
  return renderPhrase(phrasePicker, DAY_OF_PERSON_PHRASES.personal, slots, ["star-moon", "planet-moon", dayFact]);
}
