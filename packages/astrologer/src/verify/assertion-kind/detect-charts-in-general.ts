import type { SyntaxNode } from "../../language/syntax-node.ts";
import { isNamedGraha, joinWords } from "./syntax-node-predicates.ts";
import { CHART_WORDS } from "./syntax-node-predicates.data.ts";
import { HABITUAL_WORDS, OTHER_CHART, NATIVE, POSSESSION_LINKS } from "./detect-charts-in-general.data.ts";
import { LAGNA_WORD } from "../../language/hindi-particles.data.ts";

/**
 * Recognises talk about charts in general: it refers to books or to astrology, or to what a placement usually is, is called or is feared
 * for. Such a sentence says nothing about the chart at hand unless it refers to it.
 */

/** "Makes one …", "renders the native …": an effect on anyone. */
const GENERIC_EFFECT =
  /\b(?:makes|renders|gives|grants|bestows|bestoweth|confers (?:up)?on|brings|blesses) (?:one|the (?:native|jataka|person)|people)\b/;

const GENERAL_TALK_PATTERNS = [
  /\b(?:it is (?:simply |just |plainly )?(?:not true|untrue|wrong|false) that (?!your|you)|books?|texts?|chapters?|commentators|authorities|authors?|doctrine|classics|scriptures|shastras?|parashara|bphs|phaladeepika|saravali|schools?|videos?|google|internet|youtube|tradition|textbooks?|insta|instagram|reels?|memes?|trending|viral|guide to|explained|decoded|demystified|101|in theory|bad rap|table \d+|(?:girl|boy|friends?|users?|clients?|celebs?|someone|somebody|kids?|men|women|folks|those|everyone|anyone) with)\b/,
  /\b(?:counts? as|(?<!cannot |can't |not )(?:is|are|was|were|be|been) (?:\S+ )?(?:called|considered|regarded|thought|deemed|feared|said|known|treated|seen) (?:as|to|a|an|good|bad|the)|(?:called|considered) (?:a|an|good|bad|the)|would (?:mean|make|give|bring|be)|fear|feared|the difference between|one of the \S+ (?:placements?|positions?|combinations?)|much has been|so much is|there are (?:two|many|several) (?:schools|views|opinions|camps)|the (?:fear|myth|fame|reputation|idea|notion|effects?|results?|meaning) of|a (?:debate|myth|word|chapter|lesson|reader))\b/,
  / not ,|\b(?:overrated|underrated|people|ppl|folks|natives)\b/,
  /(?:पुस्तक|किताब|ग्रंथ|शास्त्र|टीकाकार|अध्याय|पराशर|गूगल|इंटरनेट|वीडियो|परंपरा)\S*/,
  /(?:^| )(?:हो या न हो|हो या ना हो|हो न हो|माना (?:गया|जाता|जाए)|मानी (?:गई|जाती)|माने (?:गए|जाते)|कहा (?:गया|जाता)|कहलाता|समझा (?:गया|जाता)|पसंद|के फल|सामान्य नियम|वालों|वाले लोग|का फ़र्क़|का फर्क|पर बहुत|कोई है जिसक[ाेी]|हर \S+ (?:वाले|वाला|वाली)|(?:झूठ|ग़लत|गलत) है कि|उपाय|का फल|के बारे में|आम तौर (?:पर|से)|डरना|डरने|सामान्य फल|हो न हो|या कहीं भी)(?: |$)|(?:^| )जिन \S+ (?:के|की|का|को) |^जिस\S* |जिसके \S+ (?:\S+ )*, उस(?:की|का|के)/,
  /\b(?:ho ya na ho|ho ya nahi|ho na ho|mana (?:gaya|jata|jaata)|maana (?:gaya|jata|jaata)|mani (?:gayi|jati)|kaha (?:gaya|jata|jaata)|kehlata|samjha jata|pasand|kitab\S*|granth\S*|shastr\S*|(?:google|youtube|internet) (?:bolta|kehta|pe|par)|walo|walon|wale log|k[ae] (?:fal|phal)|ke baare (?:me|mein)|aam taur (?:pe|par|se)|ho ya kahin|darn[aei]|koi (?:h|hai|hain) jisk[aei]|har \S+ (?:wale|wala|wali)|jhoo?th (?:hai|h) ki|insta pe|trend kr|kya (?:fal|phal|asar|result|karta|deta)|upay\S*|upaay)\b/,
];

/** "About Mars in the second", "मंगल के बारे में": a placement as a topic. */
const isTopic = (sentence: readonly SyntaxNode[]): boolean =>
  sentence.some((node, at) => {
    if (!isNamedGraha(node) || sentence[at + 1]?.word !== "in") return false;
    const lead = sentence.slice(0, at).findLast(({ word }) => !/^(a|an|the)$/.test(word));
    const before = sentence.slice(0, at).some(({ tag, word }) => tag === "w" && word.length > 2);
    const isPosition = /^(position|placement|presence|location|situation|seat)$/.test(
      sentence[sentence.indexOf(lead as SyntaxNode) - 1]?.word ?? "",
    );
    return (
      before &&
      !isPosition &&
      /^(of|about|over|on|regarding|concerning|for|unlike|between|than)$/.test(lead?.word ?? "")
    );
  });

/** "With Moon in Pisces one lights a lamp": generic "one". */
const hasGenericOne = (sentence: readonly SyntaxNode[]): boolean =>
  sentence.some(
    ({ word }, at) =>
      word === "one" &&
      sentence[at + 1]?.tag === "w" &&
      /^(?:[a-z]{3,}s|should|must|ought|can|may)$/.test(sentence[at + 1]?.word ?? "") &&
      !/^(finds|sees|this)$/.test(sentence[at + 1]?.word ?? ""),
  );

export function isAboutChartsInGeneral(sentence: readonly SyntaxNode[]): boolean {
  if (
    sentence.some(({ tag, word }) => tag === "book" || HABITUAL_WORDS.test(word)) ||
    hasGenericOne(sentence) ||
    isTopic(sentence)
  )
    return true;
  const line = joinWords(sentence);
  return GENERIC_EFFECT.test(line) || GENERAL_TALK_PATTERNS.some((pattern) => pattern.test(line));
}

export const mentionsTheChart = (sentence: readonly SyntaxNode[]): boolean =>
  sentence.some(({ word }, at) => {
    const lead = sentence[at - 1]?.word ?? "";
    if (NATIVE.test(word))
      return (lead === "the" || !/^[a-z]/.test(word)) && POSSESSION_LINKS.test(sentence[at + 1]?.word ?? "");
    return CHART_WORDS.test(word) && !LAGNA_WORD.test(word) && !word.endsWith("s") && !OTHER_CHART.test(lead);
  });
