import { SAPTA_GRAHAS } from "@lagna/jyotish";
import type { Graha } from "@lagna/terms";
import { chartView } from "../chart-view.ts";
import type { Fact } from "../fact.ts";
import { factById } from "../facts/facts-of.ts";
import { knowledgeOf } from "../knowledge/knowledge.ts";
import { type Wordings, wordings } from "../knowledge/row.ts";
import { factSaid, isUncertain } from "./uncertain.ts";
import { spoken } from "./voice.ts";
import type { Spoken } from "./answer.ts";
import { TOPIC_ADVICE } from "./advice.data.ts";
import { choose, evidenceOf, judge } from "./judged.ts";
import { CONFIDENCE_SENTENCES } from "./phrases.data.ts";
import { findingSaid, tellingOf } from "./telling.ts";
import { type Body, says, type Turn } from "./turn.ts";

const WEAK =
  /\b(?:weakness\w*|weak (?:point|side|spot)s?|flaws?|shortcomings?|worst (?:quality|trait|thing)|bad qualit\w+|kamz?jo?ri\w*|kamiy\w*|kami|buraiy?i?\w*)\b|कमज़ोरी|कमजोरी|कमियाँ|कमियां|कमी(?!\p{L})|कमज़ोर (?:पक्ष|कड़ी)|कमजोर (?:पक्ष|कड़ी)|\bkamz?jo?r (?:paksh|kadi)\b|अवगुण/iu;
const STRONG =
  /\b(?:strengths?|strong (?:point|side|suit)s?|best (?:quality|trait|thing)|good qualit\w+|talents?|gift|taa?kat|khoobi\w*|khubi\w*|khaasiyat|khasiyat|hunar)\b|ताक़त|ताकत|ख़ूबी|खूबी|ख़ासियत|खासियत|हुनर/iu;

const LEADS: Readonly<Record<"weak" | "strong", Wordings>> = {
  weak: wordings([
    "Where it costs you, the chart says this. | The tender side of it lies here.",
    "जहाँ यह भारी पड़ता है, वह यह है। | कमज़ोर कड़ी यहाँ है।",
    "Jahan yeh bhaari padta hai, woh yeh hai. | Kamzor kadi yahan hai.",
  ]),
  strong: wordings([
    "What carries you most is this. | The strong side of it lies here.",
    "सबसे ज़्यादा सहारा यह देता है। | मज़बूत पक्ष यहाँ है।",
    "Sabse zyada sahara yeh deta hai. | Mazboot paksh yahan hai.",
  ]),
};
const NONE_WEAK = wordings([
  "Hardly a witness speaks against you here; the cost is rather of leaning on it too much.",
  "यहाँ विपक्ष में शायद ही कुछ है; भूल बस इस पर ज़रूरत से ज़्यादा टिकने की हो सकती है।",
  "Yahan vipaksh me shayad hi kuch hai; bhool bas is par zaroorat se zyada tikne ki ho sakti hai.",
]);
const TOLD = 3;

/** Where nothing of the matter speaks against it, the graha with the least shadbala, where it stands and what that costs. */
function weakestSaid({ index, voice }: Turn): Spoken[] {
  const shadbala = (graha: Graha): Fact | undefined => factById(index, `shadbala-${graha}`);
  const rank = (graha: Graha): number => (shadbala(graha)?.value as { rank: number } | undefined)?.rank ?? 0;
  const [last] = SAPTA_GRAHAS.toSorted((a, b) => rank(b) - rank(a));
  const fact = last && shadbala(last);
  if (!last || !fact || isUncertain(index)) return [];
  const { house } = chartView(index.nativity).planets[last];
  const row = knowledgeOf(`planet-in-house/${last}/${house}`);
  return [
    ...factSaid(index, fact, voice.tongue),
    ...(row?.strain ? [spoken(voice, voice.say(row.strain), [`planet-${last}`])] : []),
  ];
}

/** "What is my biggest weakness", "meri khoobi kya hai": one side of a matter alone, and not the balance. */
export function sideAnswer(turn: Turn): Body | null {
  const { question, topics, index, voice } = turn;
  const [topic] = topics;
  const [weak, strong] = [WEAK.test(question.text), STRONG.test(question.text)];
  const { grahas, houses, lords, vargas } = question.named;
  const isNamed = grahas.length + houses.length + lords.length + vargas.length > 0;
  if (topic === undefined || weak === strong || isNamed || question.person !== "self" || question.form === "when")
    return null;
  const judged = judge(index, topic);
  // Chosen as if the whole leant to the side that is asked for.
  const leant = { ...judged, promise: { ...judged.promise, promise: weak ? -1 : 1 } };
  const { main } = choose(leant, TOLD, new Set());
  const telling = tellingOf(index, voice, topic);
  const told = main.flatMap((finding, at): Spoken[] => findingSaid(telling, finding, { whole: at === 0 }));
  return {
    kind: "reading",
    topics: [topic],
    sentences: [
      says(voice, weak && told.length === 0 ? NONE_WEAK : LEADS[weak ? "weak" : "strong"]),
      ...(told.length === 0 && weak ? weakestSaid(turn) : told),
      says(voice, CONFIDENCE_SENTENCES[judged.promise.confidence]),
      says(voice, TOPIC_ADVICE[topic]),
    ],
    findings: main.map(({ row }) => row),
    evidence: evidenceOf(index, judged, voice.tongue),
    confidence: judged.promise.confidence,
  };
}
