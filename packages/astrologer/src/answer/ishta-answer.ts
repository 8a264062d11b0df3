import { rashiInPlace } from "@lagna/jyotish";
import { GRAHAS, type Graha, RASHI_LORDS, type Rashi } from "@lagna/terms";
import { factById } from "../facts/facts-of.ts";
import { listSaid, rashiSaid, the } from "../words/say.ts";
import { matterAnswer } from "./matter-answer.ts";
import { ISHTA_RULE } from "./talk-phrases.data.ts";
import { type Body, says, type Turn } from "./turn.ts";
import { isUncertain } from "./uncertain.ts";

export const ISHTA = /\bisht(?:a|dev\w*|adev\w*)?\b|इष्ट(?!काल)/iu;

/** Whom a person is drawn to pray to, by the twelfth from the karakamsha in the navamsha (Jaimini 1.2), before the inner life is read. */
export function ishtaAnswer(turn: Turn): Body {
  const { index, voice } = turn;
  const body = matterAnswer(turn, "spiritual");
  const id = index.nativity.settings.jaimini.karaka_scheme === 8 ? "karaka-AK-8" : "karaka-AK";
  const graha = (factById(index, id)?.value as { graha: Graha } | undefined)?.graha;
  const signOf = (of: Graha): Rashi | undefined =>
    (factById(index, `varga-D9-${of}`)?.value as { sign: Rashi } | undefined)?.sign;
  const own = graha && signOf(graha);
  if (!graha || !own || isUncertain(index)) return body;
  const sign = rashiInPlace(own, 12);
  const inside = GRAHAS.filter((one) => signOf(one) === sign);
  const shown = inside.length > 0 ? inside : [RASHI_LORDS[sign]];
  const slots = { sign: rashiSaid(sign), who: listSaid(shown.map(the)) };
  const ids = [id, ...shown.map((one) => `varga-D9-${one}`)];
  const lead = says(voice, inside.length > 0 ? ISHTA_RULE.inside : ISHTA_RULE.lord, slots, ids);
  return { ...body, sentences: [lead, says(voice, ISHTA_RULE.choice), ...body.sentences] };
}
