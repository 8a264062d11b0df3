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
import { chartView, starLord } from "../chart-view.ts";
import type { FactIndex } from "../fact.ts";
import type { Question } from "../question/question.ts";
import { ORDINALS_HG, ORDINALS_HI } from "../words/hinglish.data.ts";
import {
  grahaSaid,
  houseInWords,
  nakshatraSaid,
  ofGraha,
  ordinalInWords,
  rashiSaid,
  said,
  wordSaid,
} from "../words/say.ts";
import type { Spoken } from "./answer.ts";
import { isPlainlyAsked } from "./define.ts";
import { GRAHA_MEANINGS, NAMED_MEANINGS } from "./definitions-named.data.ts";
import { HOUSE_MATTERS } from "./periods.data.ts";
import { says } from "./turn.ts";
import type { Voice } from "./voice.ts";

/** What a graha, house, sign or nakshatra means in any chart, and the fact that shows it in this one. */
export interface NamedDefinition {
  readonly said: Spoken;
  readonly here: string | null;
}

/** Words with which a name is asked of the chart, and not what it means. */
const OF_THE_CHART =
  "dasha level run transit now aspect retro combust dign rank bindu sav shadbala starlord dispositor pada sadesati next".split(
    " ",
  );

const feminine = (ordinal: string): string => ordinal.replace(/े$/u, "ी").replace(/e$/u, "i");

function signMeaning(voice: Voice, sign: Rashi): Spoken {
  const at = RASHIS.indexOf(sign);
  const lord = RASHI_LORDS[sign];
  const [element, modality] = [ELEMENTS[at % ELEMENTS.length] ?? "fire", MODALITIES[at % MODALITIES.length] ?? "fixed"];
  const lower = (word: { readonly en: string; readonly hi: string; readonly hg: string }) =>
    said(word.en.toLowerCase(), word.hi, word.hg.toLowerCase());
  return says(voice, NAMED_MEANINGS.sign, {
    sign: rashiSaid(sign),
    number: said(ordinalInWords(at + 1), feminine(ORDINALS_HI[at] ?? ""), feminine(ORDINALS_HG[at] ?? "")),
    element: lower(wordSaid(ELEMENT_WORDS[element])),
    modality: lower(wordSaid(MODALITY_WORDS[modality])),
    lord: { ...grahaSaid(lord), en: ofGraha(lord) },
  });
}

function starMeaning(voice: Voice, star: Nakshatra): Spoken {
  const lord = starLord(star);
  return says(voice, NAMED_MEANINGS.nakshatra, {
    star: nakshatraSaid(star),
    number: String(NAKSHATRAS.indexOf(star) + 1),
    deity: wordSaid(NAKSHATRA_DEITY_WORDS[star]),
    lord: { ...grahaSaid(lord), en: ofGraha(lord) },
  });
}

/** A graha of the birth that stands in a nakshatra, the Moon before others. */
function inStar({ nativity }: FactIndex, star: Nakshatra): Graha | undefined {
  const inside = nativity.chart.planets.filter(({ nakshatra }) => nakshatra === star).map(({ id }) => id);
  return inside.find((id) => id === "moon") ?? inside[0];
}

/** A question that asks what one named thing means: "what does Saturn mean?", "दसवाँ भाव क्या होता है", "what is Vishakha?". */
export function namedDefinition(question: Question, index: FactIndex, voice: Voice): NamedDefinition | null {
  const { named, form, self, text, topics } = question;
  const { grahas, houses, lords, signs, nakshatras, vargas, terms, factIds } = named;
  if (self || lords.length + vargas.length + factIds.length > 0) return null;
  if (form !== "define" && !(isPlainlyAsked(text) && topics.length === 0)) return null;
  if (OF_THE_CHART.some((term) => terms.has(term))) return null;
  if (grahas.length + houses.length + signs.length + nakshatras.length !== 1) return null;
  const [graha, house, sign, star] = [grahas[0], houses[0], signs[0], nakshatras[0]];
  if (graha) return { said: says(voice, GRAHA_MEANINGS[graha]), here: `planet-${graha}` };
  if (house) {
    const slots = { house: houseInWords(house), matters: HOUSE_MATTERS[house - 1] ?? "" };
    return { said: says(voice, NAMED_MEANINGS.house, slots), here: `house-${house}` };
  }
  if (sign) return { said: signMeaning(voice, sign), here: `house-${chartView(index.nativity).houseOfSign(sign)}` };
  if (!star) return null;
  const inside = inStar(index, star);
  return { said: starMeaning(voice, star), here: inside ? `star-${inside}` : null };
}
