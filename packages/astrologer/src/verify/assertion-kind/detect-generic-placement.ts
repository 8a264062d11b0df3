import type { SyntaxNode } from "../../language/syntax-node.ts";
import { refersToThisChart } from "./detect-user-reference.ts";
import { hasTag, isNamedGraha, joinWords } from "./syntax-node-predicates.ts";

/**
 * Sentences that may be about anyone by grammar alone: "Mars in Leo gives courage", "दशम भाव का शनि देर से फल देता है". The place is an
 * attribute of the name, the verb is an everyday verb, and nothing refers to this chart. It is unclear whether they are about it.
 */

const PLACES = new Set(["house", "rashi", "nak"]);
const isPlace = (node: SyntaxNode | undefined): boolean => node !== undefined && PLACES.has(node.tag);

/** The index after "Mars in (the) Leo" or "छठे भाव का मंगल"; −1 if there is no such attribute. */
function findAttributeEnd(clause: readonly SyntaxNode[]): number {
  for (const [at, node] of clause.entries()) {
    if (!isNamedGraha(node)) continue;
    const rest = clause.slice(at + 1).filter(({ word }) => !/^(the|a|an)$/.test(word));
    if (rest[0]?.tag === "in" && rest[0].word === "in" && isPlace(rest[1]))
      return clause.indexOf(rest[1] as SyntaxNode) + 1;
    const [place, of] = [clause[at - 2], clause[at - 1]];
    if (isPlace(place) && of?.tag === "of" && of.word !== "of") return at + 1;
  }
  return -1;
}

/** Verbs that describe a chart, and other words ending in "s". */
const CHART_VERBS =
  /^(is|was|are|were|has|does|sits|stands|lies|falls|occupies|rules|aspects|joins|shows|explains|rises|houses|as|this|its|yes|thats|us|plus|versus)$/;
const isEverydayVerb = ({ tag, word }: SyntaxNode): boolean =>
  tag === "w" && /^[a-z]{3,}s$/.test(word) && !CHART_VERBS.test(word);

/** "मंगल सिंह में साहस देता है": the usual effect of the placement. */
const HINDI_HABIT =
  /(?:^| )(?!(?:हो|बैठ|पड़|पड|आ|जा|रह|देख)त[ाीे] |(?:ho|baith|pad|aa|ja|reh|dekh)t[aei] )\S*(?:ता|ती|ते) (?:है|हैं)(?: [।.,!?]|$)|\b(?!(?:ho|baith|pad|aa|ja|jaa|reh|dekh)t[aei] )\S+(?:ta|ti|te) (?:hai|hain|h)(?: [.,!?]|$)/;
const STANDING =
  /(?:में|me|mein) (?:(?:आ|चला|जा|ही|भी|पड़ा|गया|हुआ|रखा|aa|chala|ja|hi|bhi|pada|gaya|gya|hua) )*(?:है|हैं|स्थित|बैठा|बैठे|बैठी|विराजमान|hai|hain|h|sthit|baitha|baithe|virajman)(?: |$)|(?:^| )(?:बैठ\S*|स्थित|विराज\S*|मौजूद|पड़\S*|baith\S*|sthit|viraj\S*|maujood|pad[aei]) (?:है|हैं|hai|hain|h)(?: |$)/;
/** "… के दसवें घर में होने पर … करना चाहिए": a remedy for anyone with the placement. */
const REMEDY =
  /(?:होने पर|रहने पर|होने से|hone par|rehne par|hone se|hone pe).*(?:चाहिए|करें|कीजिए|chahiye|karen|karein|kijiye)|\b(?:remedy|remedies|one (?:gives|donates|wears|should|ought|must))\b|(?:उपाय|upay)/;

/** "Never judge Jupiter in the eleventh without …": advice on reading any chart. */
const isAdvice = ([first, second, third]: readonly SyntaxNode[]): boolean =>
  /^(never|always|don't|do)$/.test(first?.word ?? "") &&
  /^(judge|read|treat|call|take|consider|study|weigh|assess|interpret|fear|blame|dismiss|ignore|underestimate|overlook)$/.test(
    (second?.word === "not" ? third : second)?.word ?? "",
  );

/** "For Mercury in Aquarius, the old remedy …": names the purpose of something. */
const opensWithPurpose = (clause: readonly SyntaxNode[]): boolean =>
  clause[0]?.word === "for" && clause.slice(1, 3).some(isNamedGraha);

export function isGenericPlacement(sentence: readonly SyntaxNode[], clause: readonly SyntaxNode[]): boolean {
  if (refersToThisChart(sentence) || hasTag(clause, "dign", "varga", "dasha", "level", "transit")) return false;
  const line = joinWords(clause);
  if (
    clause.some(isNamedGraha) &&
    clause.some(isPlace) &&
    (REMEDY.test(joinWords(sentence)) || opensWithPurpose(clause) || isAdvice(clause))
  )
    return true;
  const end = findAttributeEnd(clause);
  const then = end < 0 ? undefined : clause.slice(end).find(({ tag, word }) => tag !== "w" || /^[a-z]{3,}$/.test(word));
  if (then && isEverydayVerb(then)) return true;
  return clause.some(isNamedGraha) && clause.some(isPlace) && HINDI_HABIT.test(line) && !STANDING.test(line);
}
