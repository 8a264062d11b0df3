import type { SyntaxNode } from "../../language/syntax-node.ts";
import { PERSONS } from "./people-words.data.ts";
import { isInWordSet, addressesUser, isNamedGraha, joinWords, hasWord } from "./syntax-node-predicates.ts";
import { CHART_WORDS } from "./syntax-node-predicates.data.ts";
import {
  HINDI_OF,
  OWNER_GAP_WORDS,
  OWN_OF,
  YOURS,
  PERSON_LINKS,
  WHO_OR_WHOSE,
  HONORIFICS,
  YOU_SUBJECT,
  THIRD_PERSON_POSSESSIVES,
  OUTER_PLANETS,
} from "./classify-other-chart.data.ts";
import { OF_PARTICLE } from "../../language/hindi-particles.data.ts";

/** Charts of other people: relatives, clients, celebrities, a chart read last week. */

/**
 * Whose chart a sentence is about: of a relative or acquaintance of the reader (`theirs`), of someone else (`anothers`), or possibly
 * someone else's (`perhaps`).
 */
export type OtherChartOwner = "theirs" | "anothers" | "perhaps" | null;

export const isPerson = (node: SyntaxNode | undefined): boolean => node !== undefined && isInWordSet(PERSONS, node);

const HAVING = /^(has|had|have|having|carries|got|whose)$/;

/** Whether a graha, a chart, or a house with a graha in it comes next. */
function isFollowedByChartTerm(nodes: readonly SyntaxNode[]): boolean {
  const rest = nodes.filter(({ tag, word }) => tag !== "poss" && !OWNER_GAP_WORDS.test(word));
  const [first] = rest;
  if (!first) return false;
  if (isNamedGraha(first) || CHART_WORDS.test(first.word) || first.body === "lagna") return true;
  return (first.tag === "house" || first.tag === "rashi") && rest.slice(1, 5).some(isNamedGraha);
}

const isFollowedByTime = (nodes: readonly SyntaxNode[]): boolean =>
  nodes.some(({ tag }) => ["dasha", "sadesati", "dhaiya", "dosha"].includes(tag)) &&
  !nodes.some(({ tag }) => tag === "poss");

/**
 * "My brother-in-law's Moon", "पड़ोसी शर्मा जी के पहले घर में शनि", "your sister, who has Mars …": whether the person at an index owns
 * what follows.
 */
function isOwnerOfNext(sentence: readonly SyntaxNode[], at: number): boolean {
  const person = sentence[at] as SyntaxNode;
  // "daughter's", "पत्नी की": the person and the possessive in one node.
  if (/ (?:'s|का|के|की|ka|ke|ki)$/.test(person.word)) return isFollowedByChartTerm(sentence.slice(at + 1, at + 8));
  let link = at + 1;
  let names = 0;
  while (link < sentence.length && link < at + 6) {
    const { tag, word } = sentence[link] as SyntaxNode;
    const isName = tag === "w" && names < 2 && /^[\p{L}\p{M}]{3,}$/u.test(word) && !HAVING.test(word);
    if (!OWNER_GAP_WORDS.test(word) && !isPerson(sentence[link]) && !isName && !(tag === "of" && word === "of")) break;
    if (isName && !OWNER_GAP_WORDS.test(word)) names += 1;
    link += 1;
  }
  const { tag = "", word = "" } = sentence[link] ?? {};
  if (/^('s|s)$/.test(word) || (tag === "of" && HINDI_OF.test(word)))
    return isFollowedByChartTerm(sentence.slice(link + 1, link + 8));
  // "चाचा जी को शनि की महादशा", "my uncle is running Saturn's".
  if (PERSON_LINKS.test(word) && isFollowedByTime(sentence.slice(link + 1, link + 5))) return true;
  const [who, has] = sentence.slice(link + 1, link + 3);
  if (word === "," && (who?.tag === "with" || (WHO_OR_WHOSE.test(who?.word ?? "") && has !== undefined)))
    return sentence.slice(link + 1, link + 6).some(isNamedGraha);
  return HAVING.test(word) && sentence.slice(link + 1, link + 5).some(isNamedGraha);
}

/** "The chart of a friend", "Mars of your brother". */
function isOwner(sentence: readonly SyntaxNode[], at: number): boolean {
  const of = sentence.slice(Math.max(0, at - 4), at).findLastIndex(({ word }) => word === "of");
  const index = Math.max(0, at - 4) + of;
  const owned = sentence[index - 1];
  return of >= 0 && owned !== undefined && (isNamedGraha(owned) || CHART_WORDS.test(owned.word));
}

const isStop = ({ tag, word }: SyntaxNode): boolean => tag === "join" || /^[,;:.()"]$/.test(word);
const READERS = /^(you|u|your|yours|i|we|this|native|jataka|jatak|it|which|there|nativity)$/;

/** Who owns the placement in a sentence with "has": "an actor I read about has Mars in Leo". */
function classifyHasSubject(sentence: readonly SyntaxNode[]): OtherChartOwner {
  const has = sentence.findIndex(
    ({ word }, at) =>
      HAVING.test(word) && word !== "whose" && sentence.slice(at + 1, at + 4).some((node) => isNamedGraha(node)),
  );
  if (has < 1) return null;
  // "A client of mine, a teacher, has …": skips the apposition beside the subject.
  const isBeside = sentence[has - 1]?.word === ",";
  const from = sentence.slice(0, has).findLastIndex((node) => isStop(node) && !(isBeside && node.word === ",")) + 1;
  const subject = sentence.slice(from, has);
  const isThis = subject.some(
    (node, at) =>
      ["house", "rashi", "who", "dasha", "lagna"].includes(node.tag) ||
      CHART_WORDS.test(node.word) ||
      (at === 0 && READERS.test(node.word) && !subject.some(isPerson)),
  );
  if (isThis) return null;
  if (subject.some(isPerson)) return "anothers";
  const [first] = subject;
  return first !== undefined && /^(a|an|some|one|another|he|she|they|neither|both)$/.test(first.word)
    ? "perhaps"
    : null;
}

/** "In one chart I read last week", "एक मित्र की पत्रिका में": a chart other than this one. */
const OTHER_CHART_PHRASES =
  /(?<!\b(?:is|was|are|it's) )\b(?:in|from|of|take|consider|recall|pick|find) (?:one|a|another|some|any|a certain|somebody's|someone's|one such) (?:\S+ )?(?:chart|horoscope|kundli|kundali|nativity)\b|(?:^| )(?:एक|दूसरी|दूसरे|किसी|कोई|ऐसी) (?:\S+ ){0,2}?(?:(?:की|के) )?(?:कुंडली|पत्रिका|जन्मपत्री|चार्ट)|\b(?:ek|doosri|kisi|koi|aisi) (?:\S+ ){0,2}?(?:(?:ki|ke) )?(?:kundli|patrika|chart|patri)\b/;

/** "महात्मा गांधी का मंगल … था": a named person, in the past tense. */
const isHistoricalPerson = (sentence: readonly SyntaxNode[]): boolean =>
  /(?:^| )(?:था|थी|थे|tha|thi|the)(?: [।.!]| ,|$)/.test(joinWords(sentence)) &&
  sentence.some((_, at) => isUnknownOwner(sentence, at));

/** "अमिताभ जी का राहु", "Priya's Moon": an unknown name owns what follows. */
function isUnknownOwner(sentence: readonly SyntaxNode[], at: number): boolean {
  const { tag, word } = sentence[at] as SyntaxNode;
  if (tag !== "w" || !/^[\p{L}\p{M}]{3,}$/u.test(word) || OWN_OF.test(word) || READER_POSSESSIONS.test(word))
    return false;
  if (CHART_WORDS.test(word) || OWNER_GAP_WORDS.test(word)) return false;
  const [of, owned] = sentence.slice(at + 1).filter((node) => !HONORIFICS.test(node.word));
  const isOf = of?.word === "'s" || (of?.tag === "of" && OF_PARTICLE.test(of.word));
  return isOf && owned !== undefined && (isNamedGraha(owned) || CHART_WORDS.test(owned.word));
}

/** Possessors that still mean this chart: "your life's Mars", "आपके जन्म का चंद्र". */
const READER_POSSESSIONS =
  /^(chart|horoscope|kundli|kundali|nativity|birth|natal|life|case|nature|self|soul|fate|destiny|personality|rising|map|own|house|sky|reading|story|one|also|life's|today|tonight|now|native|jataka)$/;

/** "My bf has Mars in Aquarius", "meri gf ka Surya …": a related person, whatever word is used for them. */
function hasRelatedOwner(sentence: readonly SyntaxNode[]): boolean {
  return sentence.some((node, at) => {
    const [person, link, then] = sentence.slice(at + 1, at + 4);
    if (node.tag !== "poss" || !person || !link || !then || person.tag !== "w" || person.word.length < 2) return false;
    if (READER_POSSESSIONS.test(person.word) || OWN_OF.test(person.word) || YOU_SUBJECT.test(node.word)) return false;
    if (/^(has|had)$/.test(link.word)) return isNamedGraha(then);
    if (/^('s|s)$/.test(link.word) || (link.tag === "of" && link.word !== "of"))
      return isNamedGraha(then) || CHART_WORDS.test(then.word);
    return false;
  });
}

/** "उनका चंद्र", "his Mars": of a person mentioned before, unless it is the native. */
const hasThirdPersonOwner = (sentence: readonly SyntaxNode[]): boolean =>
  sentence.some(
    ({ word }, at) =>
      THIRD_PERSON_POSSESSIVES.test(word) &&
      (isNamedGraha(sentence[at + 1] ?? (sentence[at] as SyntaxNode)) ||
        (sentence[at + 1]?.body === "lagna" && sentence.slice(0, at).some(isPerson))),
  ) && !hasWord(sentence, /^(native|jataka|जातक|jatak)$/);

/** Whose chart a sentence is about, or `null` if it is this one. */
export function classifyOtherChart(sentence: readonly SyntaxNode[]): OtherChartOwner {
  const at = sentence.findIndex(
    (node, index) => isPerson(node) && (isOwnerOfNext(sentence, index) || isOwner(sentence, index)),
  );
  if (at >= 0)
    return sentence.slice(Math.max(0, at - 3), at).some(({ word }) => YOURS.test(word)) ? "theirs" : "anothers";
  // Charts in this package contain only the nine grahas, so a sentence about outer planets is about another chart.
  const isOuter = hasWord(sentence, OUTER_PLANETS) && !addressesUser(sentence);
  if (isOuter || hasWord(sentence, /^(hers|theirs)$/) || hasRelatedOwner(sentence)) return "anothers";
  if (!addressesUser(sentence) && (OTHER_CHART_PHRASES.test(joinWords(sentence)) || isHistoricalPerson(sentence)))
    return "anothers";
  const [first, had] = sentence;
  const isName =
    /^(had|has)$/.test(had?.word ?? "") && first?.tag === "w" && sentence[2] !== undefined && isNamedGraha(sentence[2]);
  if (isName && !READERS.test(first.word) && !/^(he|she|who|that|chart|horoscope|kundli)$/.test(first.word))
    return "anothers";
  const subject = classifyHasSubject(sentence);
  if (subject) return subject;
  return sentence.some((_, index) => isUnknownOwner(sentence, index)) || hasThirdPersonOwner(sentence)
    ? "perhaps"
    : null;
}
