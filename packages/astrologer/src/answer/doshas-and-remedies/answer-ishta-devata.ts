import { rashiInPlace } from "@lagna/jyotish";
import { GRAHAS, type Graha, RASHI_LORDS, type Rashi } from "@lagna/terms";
import { findFactById } from "../../facts/build-facts.ts";
import { formatList, formatRashi, formatGrahaWithArticle } from "../../formatting/format-terms.ts";
import { answerTopic } from "../topic/answer-topic.ts";
import { ISHTA_DEVATA_PHRASES } from "./ishta-devata-phrases.data.ts";
import { type AnswerDraft, renderPhrase, type AnswerContext } from "../answer-context.ts";
import { hasUncertainTime } from "../birth-time/answer-with-uncertain-birth-time.ts";

export const ISHTA_DEVATA_PATTERN = /\bisht(?:a|dev\w*|adev\w*)?\b|इष्ट(?!काल)/iu;

/** The ishta devata, from the twelfth from the karakamsha in the navamsha (Jaimini 1.2), followed by a reading of the topic spiritual. */
export function answerIshtaDevata(turn: AnswerContext): AnswerDraft {
  const { index, phrasePicker } = turn;
  const body = answerTopic(turn, "spiritual");
  const id = index.nativity.settings.jaimini.karaka_scheme === 8 ? "karaka-AK-8" : "karaka-AK";
  const graha = (findFactById(index, id)?.value as { graha: Graha } | undefined)?.graha;
  const signOf = (of: Graha): Rashi | undefined =>
    (findFactById(index, `varga-D9-${of}`)?.value as { sign: Rashi } | undefined)?.sign;
  const karakamsa = graha && signOf(graha);
  if (!graha || !karakamsa || hasUncertainTime(index)) return body;
  const sign = rashiInPlace(karakamsa, 12);
  const occupants = GRAHAS.filter((one) => signOf(one) === sign);
  const grahas = occupants.length > 0 ? occupants : [RASHI_LORDS[sign]];
  const slots = { sign: formatRashi(sign), who: formatList(grahas.map(formatGrahaWithArticle)) };
  const ids = [id, ...grahas.map((one) => `varga-D9-${one}`)];
  const lead = renderPhrase(
    phrasePicker,
    occupants.length > 0 ? ISHTA_DEVATA_PHRASES.inside : ISHTA_DEVATA_PHRASES.lord,
    slots,
    ids,
  );
  return { ...body, sentences: [lead, renderPhrase(phrasePicker, ISHTA_DEVATA_PHRASES.choice), ...body.sentences] };
}
