import { SAPTA_GRAHAS } from "@lagna/jyotish";
import { chartView } from "../chart-view.ts";
import { factById } from "../facts/facts-of.ts";
import { dignityPolarity, standing } from "../reading/nature.ts";
import { TOPIC_ROWS } from "../reading/topics.data.ts";
import { the } from "../words/say.ts";
import type { Spoken } from "./answer.ts";
import { choose, doerOf, evidenceOf, judge } from "./judged.ts";
import { REMEDY_ACTS } from "./remedies.data.ts";
import { REMEDY } from "./talk-phrases.data.ts";
import { findingSaid, tellingOf } from "./telling.ts";
import { type Body, says, type Turn } from "./turn.ts";
import { factSaid } from "./uncertain.ts";

const STONES =
  /\b(?:gem|gems|gemstones?|stones?|ratna?|neelam|pukhraj|panna|moonga|munga|moti|heera|gomed|lehsunia|sapphire|emerald|ruby|pearl|coral|hessonite|pehnu|pehnun)\b|रत्न|नीलम|पुखराज|पन्ना|मूंगा|मूँगा|मोती|हीरा|गोमेद|लहसुनिया/iu;
const RITES = /\b(?:pu?ja|pooja|havan|hawan|anushthan|yagya|yagna|ritual)\b|पूजा|हवन|अनुष्ठान|यज्ञ/iu;

const FOR_MONEY =
  /\b(?:karwa\w*|karau\w*|karani|karane|pandit|panditji|hazaar|hazar|lakh|rs|rupees?|rupaye|cost|pay|priest|\d{3,})\b|₹|करवा|करानी|कराऊ|पंडित|हज़ार|हजार|लाख|रुपये|रुपए/iu;

/** Whether a puja is spoken of that somebody wants money for. */
export const asksForRite = (text: string): boolean => RITES.test(text) && FOR_MONEY.test(text);

/** Who asks for something to buy is told first that none is needed; a dosha it is sold against is looked up. */
function boughtSaid({ question, index, voice }: Turn): Spoken[] {
  const { text, named } = question;
  const doshas = named.factIds.flatMap((id) => {
    const fact = id.startsWith("dosha-") ? factById(index, id) : undefined;
    return fact ? factSaid(index, fact, voice.tongue) : [];
  });
  if (STONES.test(text)) return [...doshas, says(voice, REMEDY.no_stone)];
  return RITES.test(text) ? [...doshas, says(voice, REMEDY.no_rite)] : doshas;
}

/** What can be done: for the graha that holds the matter back, or the weakest of the seven; free, safe, a matter of choice. */
export function remedyAnswer(turn: Turn): Body {
  const { index, voice, topics, question } = turn;
  const [topic] = topics;
  const [named] = question.named.grahas;
  const view = chartView(index.nativity);
  const judged = topic === undefined ? null : judge(index, topic);
  const against = judged && choose(judged, 2, new Set()).against;
  const weakest = SAPTA_GRAHAS.toSorted(
    (a, b) =>
      standing(view, a, new Set()) +
      (dignityPolarity(view, a, new Set()) ?? 0) -
      (standing(view, b, new Set()) + (dignityPolarity(view, b, new Set()) ?? 0)),
  )[0];
  const blamed = against && judged && judged.promise.promise >= 0 ? doerOf(index, against) : undefined;
  const lord = topic === undefined ? undefined : view.house(TOPIC_ROWS[topic].main[0] ?? 1).lord;
  const who = named ?? blamed ?? lord ?? weakest ?? "saturn";
  const telling = tellingOf(index, voice, topic ?? "personality");
  return {
    kind: "reading",
    topics: topic === undefined ? [] : [topic],
    sentences: [
      ...boughtSaid(turn),
      says(voice, REMEDY.opening, { who: the(who) }),
      ...(against && blamed ? findingSaid(telling, against) : []),
      says(voice, REMEDY_ACTS[who]),
      says(voice, REMEDY.free),
    ],
    evidence: judged ? evidenceOf(index, judged, voice.tongue) : [],
    confidence: judged?.promise.confidence ?? null,
  };
}
