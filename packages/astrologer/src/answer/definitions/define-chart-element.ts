import {
  ELEMENT_WORDS,
  ELEMENTS,
  type Graha,
  MODALITIES,
  MODALITY_WORDS,
  NAKSHATRA_DEITY_WORDS,
  type Nakshatra,
  NAKSHATRAS,
  type Rashi,
  RASHI_LORDS,
  RASHIS,
} from "@lagna/terms";
import { createChartReadModel, getNakshatraLord } from "../../chart-read-model.ts";
import type { FactIndex } from "../../fact.ts";
import type { Question } from "../../question/question.ts";
import { OBLIQUE_ORDINALS_HG, OBLIQUE_ORDINALS_HI } from "../../formatting/hinglish-terms.data.ts";
import {
  formatGraha,
  formatHouseInWords,
  formatNakshatra,
  formatGrahaAfterOf,
  formatOrdinalInWords,
  formatRashi,
  createLocalizedText,
  localizeWord,
} from "../../formatting/format-terms.ts";
import type { AnswerSentence } from "../answer-types.ts";
import { asksDefinition } from "./define-term.ts";
import { GRAHA_MEANINGS, ELEMENT_MEANINGS } from "./chart-element-definitions.data.ts";
import { HOUSE_SIGNIFICATIONS } from "../period/period-phrases.data.ts";
import { renderPhrase } from "../answer-context.ts";
import type { PhrasePicker } from "../phrasing/phrase-picker.ts";

/** What a graha, house, sign or nakshatra means in any chart, and the fact that shows it in this chart. */
export interface ChartElementDefinition {
  readonly sentence: AnswerSentence;
  readonly factId: string | null;
}

/** With one of these terms a question asks about the element in the chart, not for its definition. */
const CHART_TERMS =
  "dasha level run transit now aspect retro combust dign rank bindu sav shadbala starlord dispositor pada sadesati next".split(
    " ",
  );

const toFeminine = (ordinal: string): string => ordinal.replace(/े$/u, "ी").replace(/e$/u, "i");

function renderSignMeaning(picker: PhrasePicker, sign: Rashi): AnswerSentence {
  const at = RASHIS.indexOf(sign);
  const lord = RASHI_LORDS[sign];
  const [element, modality] = [ELEMENTS[at % ELEMENTS.length] ?? "fire", MODALITIES[at % MODALITIES.length] ?? "fixed"];
  const toLower = (word: { readonly en: string; readonly hi: string; readonly hg: string }) =>
    createLocalizedText(word.en.toLowerCase(), word.hi, word.hg.toLowerCase());
  return renderPhrase(picker, ELEMENT_MEANINGS.sign, {
    sign: formatRashi(sign),
    number: createLocalizedText(
      formatOrdinalInWords(at + 1),
      toFeminine(OBLIQUE_ORDINALS_HI[at] ?? ""),
      toFeminine(OBLIQUE_ORDINALS_HG[at] ?? ""),
    ),
    element: toLower(localizeWord(ELEMENT_WORDS[element])),
    modality: toLower(localizeWord(MODALITY_WORDS[modality])),
    lord: { ...formatGraha(lord), en: formatGrahaAfterOf(lord) },
  });
}

function renderNakshatraMeaning(picker: PhrasePicker, star: Nakshatra): AnswerSentence {
  const lord = getNakshatraLord(star);
  return renderPhrase(picker, ELEMENT_MEANINGS.nakshatra, {
    star: formatNakshatra(star),
    number: String(NAKSHATRAS.indexOf(star) + 1),
    deity: localizeWord(NAKSHATRA_DEITY_WORDS[star]),
    lord: { ...formatGraha(lord), en: formatGrahaAfterOf(lord) },
  });
}

/** A natal graha in a nakshatra; the Moon takes precedence. */
function findGrahaInNakshatra({ nativity }: FactIndex, star: Nakshatra): Graha | undefined {
  const occupants = nativity.chart.planets.filter(({ nakshatra }) => nakshatra === star).map(({ id }) => id);
  return occupants.find((id) => id === "moon") ?? occupants[0];
}

/** Answers what one named element means: "what does Saturn mean?", "दसवाँ भाव क्या होता है", "what is Vishakha?"; else `null`. */
export function defineChartElement(
  question: Question,
  index: FactIndex | null,
  picker: PhrasePicker,
): ChartElementDefinition | null {
  const { entities, form, isAboutSelf, text, topics } = question;
  const { grahas, houses, lords, signs, nakshatras, vargas, terms, factIds } = entities;
  if (isAboutSelf || lords.length + vargas.length + factIds.length > 0) return null;
  if (form !== "define" && !(asksDefinition(text) && topics.length === 0)) return null;
  if (CHART_TERMS.some((term) => terms.has(term))) return null;
  if (grahas.length + houses.length + signs.length + nakshatras.length !== 1) return null;
  const [graha, house, sign, star] = [grahas[0], houses[0], signs[0], nakshatras[0]];
  if (graha) return { sentence: renderPhrase(picker, GRAHA_MEANINGS[graha]), factId: `planet-${graha}` };
  if (house) {
    const slots = { house: formatHouseInWords(house), matters: HOUSE_SIGNIFICATIONS[house - 1] ?? "" };
    return { sentence: renderPhrase(picker, ELEMENT_MEANINGS.house, slots), factId: `house-${house}` };
  }
  if (sign)
    return {
      sentence: renderSignMeaning(picker, sign),
      factId: index && `house-${createChartReadModel(index.nativity).houseOfSign(sign)}`,
    };
  if (!star) return null;
  const occupants = index && findGrahaInNakshatra(index, star);
  return { sentence: renderNakshatraMeaning(picker, star), factId: occupants ? `star-${occupants}` : null };
}
