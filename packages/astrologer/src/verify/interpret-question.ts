import { type Node, createCue } from "../language/node.ts";
import type { ParseContext } from "./parse-context.ts";

/** Questions. What they ask is not claimed; what they presuppose is. */

/** Words that introduce a presupposition: "why does …", "is it because …", "did you know that …". */
const PRESUPPOSITION_WORDS =
  /^(अर्थ|मतलब|matlab|arth|meaning|mean|means|फल|प्रभाव|असर|asar|prabhav|effect|जानते|जानती|जानें|मालूम|jaante|jante|maloom|malum|why|how|because|since|know|knew|notice|noticed|realise|realize|remember|despite|given|क्यों|कैसे|कैसा|कैसी|इसीलिए|इसलिए|क्योंकि|होने|पता|kyun|kyu|kaise|kaisa|kaisi|isliye|isiliye|kyunki|hone|pata|तक|tak|good|bad|okay|fine|ongoing|help|helping|ठीक|अच्छा|अच्छी|शुभ|अशुभ|theek|thik|accha|acchi|achha|achhi|bura|buri)$/;
const FUNCTION_WORDS =
  /^(is|are|was|were|am|do|does|did|has|have|had|will|would|can|could|should|the|a|an|my|me|i|it|in|to|really|actually|currently|sitting|placed|located|posited|sits|sit|क्या|है|हैं|था|थी|मेरा|मेरी|मेरे|मुझे|मैं|की|का|के|चल|रही|रहा|kya|hai|hain|tha|thi|mera|meri|mere|mujhe|main|hu|hoon|ki|ka|ke|na|ya|or|not|nahi|that|be|been|so|true|possible|likely|right|correct|case|कि|सच|सही|sach|sahi|\?|,|")$/;

/** First words of yes/no questions. */
const OPENERS = /^(is|are|was|were|am|do|does|did|has|have|had|will|can|could|would|might|may|क्या|kya|kahin|कहीं)$/;
const isEnd = ({ word }: Node): boolean => /^(,|;|\?|or|ya|या)$/.test(word);

/** The asking part of a question that opens with its verb: "Is your Mars in Leo, or …". */
function extractAskedPart({ nodes, sentence }: ParseContext): readonly Node[] | undefined {
  const opens = sentence.findIndex(({ word }) => !/^(so|and|but|ok|okay|well|wait|hey|अच्छा|तो|to|accha|,)$/.test(word));
  if (!OPENERS.test(sentence[opens]?.word ?? "") || !nodes.includes(sentence[opens] as Node)) return undefined;
  const stop = nodes.findIndex((node, at) => at > 2 && isEnd(node));
  return stop < 0 ? undefined : nodes.slice(0, stop);
}

/** Whether a question asks exactly what its words name ("Is Mars in Leo?"), and so claims nothing. */
export function isDirectQuestion(context: ParseContext): boolean {
  const part = extractAskedPart(context);
  if ((part ?? context.sentence).some(({ word }) => PRESUPPOSITION_WORDS.test(word))) return false;
  const isExtraWord = (node: Node): boolean =>
    !context.usedNodes.has(node) && node.tag === "w" && !FUNCTION_WORDS.test(node.word);
  return (part ?? context.nodes).filter(isExtraWord).length < 2;
}

const WHO = /^(who|whom|whose|which|what|कौन|कौनसा|किसका|किसकी|kaun|kon|kaunsa|konsa|kiska|kiski)$/;
const AUXILIARY = /^(does|do|is|are|has|है|हैं|hai|hain|\.|।|!)$/;

const YES = /^(yes|yeah|yep|indeed|absolutely|हां|हाँ|जी|haan|han|ji)$/;
const NO = /^(no|nope|nah|नहीं|nahi|nahin)$/;
/** "Nope, not in ur chart", "sorry, u dont have it". */
const MAX_DENIAL_NODES = 8;
const OF_CHART = new Set(["who", "rashi", "house", "yoga", "dosha", "retro", "combust", "dign"]);
const NAMED = new Set(["who", "rashi", "house", "nak", "dasha", "level"]);

/** "Who owns the tenth? Mars does.": puts the answer in place of the question word. */
export function mergeAnswerIntoQuestion(
  question: readonly Node[],
  answer: readonly Node[],
): readonly Node[] | undefined {
  const questionWords = question.filter(
    ({ word, tag }) => word !== "?" && !(tag === "w" && /^(is|are|does|do|क्या|kya)$/.test(word)),
  );
  const [reply, ...rest] = answer.filter(({ word }) => !/^[.,!]$/.test(word));
  const isBrief =
    rest.length < 4 && rest.every(({ tag }) => tag === "w" || tag === "pron" || tag === "neg" || tag === "poss");
  if (questionWords.length > 0 && reply && isBrief && YES.test(reply.word)) return questionWords;
  if (questionWords.length > 0 && reply && isBrief && NO.test(reply.word))
    return [...questionWords, createCue("neg", "not", reply)];
  const denial = answer.find(({ tag }) => tag === "neg");
  const isDenied =
    denial !== undefined &&
    answer.length <= MAX_DENIAL_NODES &&
    answer.every(({ tag }) => ["w", "pron", "neg", "poss", "in"].includes(tag));
  if (isDenied && questionWords.some(({ tag }) => OF_CHART.has(tag)))
    return [...questionWords, createCue("neg", "not", denial)];
  // "Saturn? Aquarius.": names a body and then its place.
  const [who, ...extra] = questionWords;
  const places = answer.filter(({ word }) => !/^[.,!]$/.test(word));
  if (who?.tag === "who" && extra.length === 0 && places.length === 1 && /^(rashi|house)$/.test(places[0]?.tag ?? ""))
    return [who, { tag: "in", word: "in", start: who.end, end: who.end }, ...answer];
  // "Your Atmakaraka? That's Jupiter."
  const role = questionWords.filter(({ tag }) => tag !== "poss");
  const named = places.filter(({ tag, word }) => tag !== "pron" && !/^(that|thats|that's|it|'s|is|it's)$/.test(word));
  if (
    role.length === 1 &&
    role[0]?.tag === "who" &&
    role[0].role?.by !== "name" &&
    named.length === 1 &&
    named[0]?.tag === "who"
  )
    return [...questionWords, { tag: "w", word: "is", start: role[0].end, end: role[0].end }, ...named];
  const at = question.findIndex(({ word }) => WHO.test(word));
  const answerWords = answer
    .filter(({ word, tag }) => tag !== "w" || !AUXILIARY.test(word))
    .filter(({ tag }) => tag !== "pron");
  const isShort =
    answerWords.length > 0 &&
    answerWords.length < 4 &&
    answerWords.every(({ tag }) => NAMED.has(tag) || ["of", "w", "poss"].includes(tag));
  if (at < 0 || !isShort || !answerWords.some(({ tag }) => NAMED.has(tag))) return undefined;
  const merged = [...question.slice(0, at), ...answerWords, ...question.slice(at + 1)];
  return merged.filter(({ word }) => word !== "?");
}
