import { NAME_SYLLABLES } from "@lagna/jyotish";
import type { Nakshatra } from "@lagna/terms";
import { renderPhrase } from "../../answer/answer-context.ts";
import { isStableFact } from "../../answer/birth-time/answer-with-uncertain-birth-time.ts";
import { TALK_PHRASES } from "../../answer/conversation/small-talk-phrases.data.ts";
import { findFactById } from "../../facts/build-facts.ts";
import { createLocalizedText, formatNakshatra } from "../../formatting/format-terms.ts";
import { findPada } from "../../request/extract/find-pada.ts";
import type { ChartAnswerer } from "../chart-answerer.ts";
import { CHART_PHRASES } from "./chart-phrases.data.ts";

/** "All letters", "kaun se akshar": those of the four padas. */
const SEVERAL_LETTERS =
  /\b(?:letters|syllables|sounds|aksharon|aksharein|kaun (?:kaun )?se|charo|chaaron?|sabhi|saare|all)\b|अक्षरों|(?:कौन|कौन-|कौनसे)[ -]?से|चारों|सभी|सारे/iu;

/** The letters of a name: of a nakshatra and pada that are named, else of the Moon at birth. */
export const answerNameSyllable: ChartAnswerer = (turn) => {
  const { question, index, phrasePicker } = turn;
  const [star] = question.entities.nakshatras;
  if (star !== undefined) {
    const { hi, latin } = NAME_SYLLABLES[star];
    const pada = findPada(question.text);
    const name = formatNakshatra(star);
    const say = (syllables: readonly [hindi: readonly string[], other: readonly string[]]) =>
      createLocalizedText(syllables[1].join(", "), syllables[0].join(", "), syllables[1].join(", "));
    if (pada === null) {
      const slots = { star: name, list: say([hi, latin]) };
      return { kind: "fact", sentences: [renderPhrase(phrasePicker, CHART_PHRASES.syllables, slots)] };
    }
    const syllable = say([hi.slice(pada - 1, pada), latin.slice(pada - 1, pada)]);
    const slots = { star: name, pada: String(pada), syllable };
    return { kind: "fact", sentences: [renderPhrase(phrasePicker, CHART_PHRASES.syllable_of_pada, slots)] };
  }
  // A child's letters come from the Moon of the child's own birth.
  if (turn.about !== null || question.person !== "self")
    return { kind: "talk", sentences: [renderPhrase(phrasePicker, TALK_PHRASES.name_syllable_other)] };
  const moon = findFactById(index, "star-moon")?.value as { nakshatra: Nakshatra; pada: number } | undefined;
  if (!moon || !isStableFact(index, "star-moon"))
    return { kind: "talk", sentences: [renderPhrase(phrasePicker, TALK_PHRASES.name_syllable_open)] };
  const { hi, latin } = NAME_SYLLABLES[moon.nakshatra];
  const all = SEVERAL_LETTERS.test(question.text)
    ? [
        renderPhrase(phrasePicker, CHART_PHRASES.syllables, {
          star: formatNakshatra(moon.nakshatra),
          list: createLocalizedText(latin.join(", "), hi.join(", "), latin.join(", ")),
        }),
      ]
    : [];
  const [hindi = "", other = ""] = [hi[moon.pada - 1], latin[moon.pada - 1]];
  const slots = {
    syllable: createLocalizedText(other, hindi, other),
    star: formatNakshatra(moon.nakshatra),
    pada: String(moon.pada),
  };
  const own = renderPhrase(phrasePicker, TALK_PHRASES.name_syllable, slots, ["star-moon"]);
  return { kind: "fact", sentences: [...all, own] };
};
