import { FIRST_PERSON_WORDS } from "../../question/self-words.data.ts";
import { MORE_RELATIONS } from "./more-relations.data.ts";
import { RELATIONS, type Relation } from "./relations.data.ts";

const EDGE = { before: "(?<![\\p{L}\\p{M}])", after: "(?![\\p{L}\\p{M}])" } as const;
/** "Her son's", "beti ki", "माँ का": the person whose something is meant. */
const POSSESSIVE = /^(?:['’]?s(?![\p{L}\p{M}])|\s+(?:(?:ji|जी)\s+)?(?:k[aeio]|का|की|के|को)(?![\p{L}\p{M}]))/iu;

/** Before a relation of another person: "uske papa", "her brother". */
const OF_OTHER =
  /(?<![\p{L}\p{M}])(?:his|her|their|usk[aie]|unk[aie]|isk[aie]|उसक[ाेी]|उनक[ाेी]|इसक[ाेी])\s+(?:[\p{L}\p{M}]+\s+)?$|[’']s\s+$/iu;

/** A word with which the app is addressed: "bhaiya, the shop is slow". */
const ADDRESS = /^(?:bhaiy*a|bhai(?:ji|sahab|saab)?|भैया|भाई)$/iu;
/** What goes on about that person instead. */
const GOES_ON =
  /^[\s,]*(?:ji\s+|जी\s+)?(?:\d+|is|was|has|and|aur|or|ya|hai|ne|se|par|pe|wants|और|या|है|ने|से|पर)(?![\p{L}\p{M}])/iu;

/** After a relation: "ko waqt yaad nahi", "says 5 am", "ne kaha": who tells something, or does not know it, and is not the one that is asked about. */
const TELLS =
  /^(?:['’]s)?\s+(?:ji\s+|जी\s+)?(?:ko|ne|को|ने)?\s*(?:[\p{L}\p{M}]+\s+){0,4}?(?:yaad|pata|malum|maloom|bata(?:ya|yi|ti|te|ta)?|keht[aei]|kahte|kaha|(?:keh|bol|bata)\s?rah[aei]|bolt[aei]|bol[aei]|remembers?|says?|said|told|tells?|ask(?:s|ed|ing)|(?:puchh?|poochh?)(?:\s?rah[aei]|t[aei]|[aei])|पूछ(?:\s?रह[ाीे]|त[ाीे]|[ाीे])|thinks?|knows?|does(?:n['’]?t| not) (?:know|remember)|याद|पता|मालूम|बताय[ाीे]|बतात[ाीे]|कहत[ाीे]|(?:कह|बोल|बता)\s?रह[ाीे]|कहा|na+m\s+pasand|नाम\s+पसंद|बोलत[ाीे]|बोल[ाीे])(?![\p{L}\p{M}])/iu;
/** Whether what follows a relation says that this person tells of something: "papa kehte hain railway pakad lo". */
export const isTeller = (textAfterRelation: string): boolean => TELLS.test(textAfterRelation);

const TELLING_PRONOUN =
  /(?<![\p{L}\p{M}])(?:she|he|they|w?oh?|vo|वो|वह|वे)\s+(?:ji\s+)?(?:keeps? (?:on )?)?(?:says?|saying|said|thinks?|tells?(?: me)?|told(?: me)?|believes?|keht[aei]|bolt[aei]|kah?rah[aei]|कहत[ाीे]|बोलत[ाीे])(?:\s+(?:hai|hain|h|है|हैं|that|ki|कि))?(?![\p{L}\p{M}])/giu;
/** "She says I have kuja dosha": who says something is not the one that is asked about. */
export const removeTellingPronouns = (text: string): string => text.replaceAll(TELLING_PRONOUN, " ");

const toPattern = (relation: Relation) => ({
  relation,
  pattern: new RegExp(`${EDGE.before}(?:${relation.words})${EDGE.after}`, "giu"),
});
const PATTERNS = RELATIONS.map(toPattern);
const ALL_PATTERNS = [...MORE_RELATIONS.map(toPattern), ...PATTERNS];

interface Mention {
  readonly relation: Relation;
  readonly start: number;
  readonly end: number;
  readonly isOwner: boolean;
}

function listMentions(text: string, patterns = PATTERNS): readonly Mention[] {
  const found = patterns.flatMap(({ relation, pattern }) =>
    Array.from(text.matchAll(pattern), ({ 0: words, index }): Mention => {
      const end = index + words.length;
      return { relation, start: index, end, isOwner: POSSESSIVE.test(text.slice(end)) };
    }),
  );
  const isAddressed = ({ start, end, isOwner }: Mention): boolean =>
    text.slice(0, start).trim() === "" &&
    !isOwner &&
    ADDRESS.test(text.slice(start, end)) &&
    !GOES_ON.test(text.slice(end));
  // "Mother-in-law" holds the word "mother"; "his parents" are not the person that is spoken of.
  return found
    .filter((one) => !isAddressed(one))
    .filter(({ start }) => !OF_OTHER.test(text.slice(0, start)))
    .filter((one, at) => !found.some((other, place) => place < at && other.start < one.end && one.start < other.end))
    .toSorted((one, other) => one.start - other.start);
}

/** After a relation: "beti ke saath", "मम्मी के घर"; before one: "in Slough with my daughter". Such a person is beside the one that is spoken of. */
const BESIDE_AFTER =
  /^\s+(?:(?:ji|जी)\s+)?(?:ke|k|के)\s+(?:sa+th|sang|pa+s|ghar|yaha+n?|साथ|संग|पास|घर|यहाँ|यहां)(?![\p{L}\p{M}])/iu;
const BESIDE_BEFORE =
  /(?<![\p{L}\p{M}])(?:(?:in|at)\s+[\p{L}'’-]+|liv(?:e|es|ed|ing)|stay(?:s|ed|ing)?|alone|there|here|abroad|away)\s+with\s+(?:(?:the|my|his|her|our|their|two|both)\s+)*$/iu;
/** The other party of a quarrel: "bhai se zameen ka jhagda hai", "a case against my uncle". */
const AGAINST_AFTER =
  /^\s+(?:(?:ji|wal[aeo]n?|जी|वाल[ेों]+)\s+)?(?:(?:se|से)|(?:ke|के)\s+(?:sa+th|khilaf|साथ|ख़?िलाफ़?))\s+(?:[\p{L}\p{M}]+\s+){0,4}?(?:jhag[dr]\p{L}*|lad+ai|larai|vivad|panga|anban|case|mukadma|झगड़\p{M}*|लड़ाई|विवाद|अनबन|केस|मुकदम\p{M}*)(?![\p{L}\p{M}])/iu;
const AGAINST_BEFORE =
  /(?<![\p{L}\p{M}])(?:(?:dispute|quarrel|fight|fighting|case)s?\s+(?:[\p{L}]+\s+){0,2}?with|against)\s+(?:(?:the|my|our|own|elder|younger)\s+)*$/iu;

const isBeside = (text: string, start: number, end: number): boolean =>
  BESIDE_AFTER.test(text.slice(end)) || BESIDE_BEFORE.test(text.slice(0, start));

const chooseMention = (mentions: readonly Mention[]): Relation | null =>
  (mentions.findLast(({ isOwner }) => isOwner) ?? mentions.at(-1))?.relation ?? null;

/** The last relation that a text mentions, whatever it says of that person: what is learned of a message. */
export const findMentionedRelation = (text: string): Relation | null => chooseMention(listMentions(text));

/** "Gun kitne mil rahe" means to match, and no mother-in-law, unless it is hers: "my mil". */
const MATCHING = /^mil$/iu;
const OF_SOMEONE = /(?<![\p{L}\p{M}])(?:my|her|his|the)\s+$/iu;

/** Words with which the app is addressed, and with which people call themselves: "didi, when will I marry", "uncle here from Singapore". */
const ADDRESSED =
  /^(?:bro|bhaiy*a|bhai|bet[ae]|beti|didi|uncle|aunt(?:y|ie)|chacha|dost|boss|sahab|भाई|भैया|बेट[ाेी]|दीदी|अंकल|आंटी|चाचा|दोस्त|साहब)$/iu;
/** Words between which an address stands at the beginning of what is said: "arre", "hi", "kya", "namaste". */
const GREETING_BEFORE =
  /(?:^|[.!?।\n])\s*(?:(?:hi+|he+y+|hello+|ok(?:ay)?|arr?e+|ar[ey]|haan?|kya|o|ji|sun(?:o|iye)?|namast[ey]|pranam|ram ram|thanks?|thank you|good (?:morning|evening)|अरे|हाँ|क्या|ओ|सुनो|सुनिए|नमस्ते|प्रणाम|राम राम|भाई|bhai)[\s,!.]+){0,2}$/iu;
const HONORIFIC = /^(?:\s+(?:ji|sa+hab|sahib|jaan|जी|साहब|जान))+(?![\p{L}\p{M}])/iu;
const OWNED_BEFORE =
  /(?<![\p{L}\p{M}])(?:my|your|his|her|the|a|an|our|mer[aei]|hamar[aei]|ham[ae]r[aei]|apn[aei]|aapk[aei]|आपक[ाेी]|tumhar[aei]|chhot[aeiy]|chot[aeiy]|bad[aei]|elder|younger|big|little|and|aur|or|ya|sag[aei]|ek|do|with|for|मेर[ाेी]|हमार[ाेी]|अपन[ाेी]|छोट[ाेी]|बड़[ाेी]|और|या|एक|दो)\s+$/iu;
const FIRST_PERSON = new RegExp(`${EDGE.before}(?:${FIRST_PERSON_WORDS})${EDGE.after}`, "iu");
const SPEAKS_TO =
  /^\s*(?:ek baat|bata|please|plz|pranam|namast|ram ram|sun|sab |kya haal|एक बात|बता|प्रणाम|नमस्त|सुन|राम राम|सब )/iu;
const CALLS_SELF = /^\s+(?:here|this side|speaking|from)(?![\p{L}\p{M}])/iu;
const SENTENCE = /[^.!?।\n]*/u;

/** Whether a word for a person only addresses the app, or names who writes: "kya bhai, sab theek", "karza kab utrega bhai". */
function isAddress(text: string, start: number, end: number): boolean {
  const before = text.slice(0, start);
  if (!ADDRESSED.test(text.slice(start, end)) || OWNED_BEFORE.test(before)) return false;
  const after = text.slice(end).replace(HONORIFIC, "");
  const isFirst = GREETING_BEFORE.test(before);
  if (isFirst && CALLS_SELF.test(after)) return true;
  if (POSSESSIVE.test(after) || GOES_ON.test(after) || TELLS.test(after)) return false;
  if (/^\s*(?:[,.!?।\n]|$)/u.test(after))
    return isFirst || (!/^\s*,/u.test(after) && /[\p{L}\p{M}]\s*,?\s*$/u.test(before));
  const rest = SENTENCE.exec(after)?.[0] ?? "";
  return isFirst && (SPEAKS_TO.test(after) || FIRST_PERSON.test(rest));
}

/** A text without the words that only address the app: "beta, pension kab aayegi" is of no child. */
export const removeAddresses = (text: string): string =>
  listMentions(text)
    .filter(({ start, end }) => isAddress(text, start, end))
    .toReversed()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}${rest.slice(end)}`, text);

/** The person of the writer's life that a text is about, if it names one by a relation: of several the last whose something is meant, else the last. */
export function findRelation(text: string): Relation | null {
  if (namesOnlyOpponents(text)) return null;
  const isMatching = ({ start, end }: Mention): boolean =>
    MATCHING.test(text.slice(start, end)) && !OF_SOMEONE.test(text.slice(0, start));
  const mentions = listMentions(text, ALL_PATTERNS).filter(
    (one) => !isTeller(text.slice(one.end)) && !isMatching(one) && !isAddress(text, one.start, one.end),
  );
  // "My husband is with the kids" is about the husband; "how do I get on with my son" about the son.
  const spokenOf = mentions.filter(({ start, end }) => !isBeside(text, start, end));
  return chooseMention(spokenOf.length > 0 ? spokenOf : mentions);
}

/** "In Slough with my daughter": all that a text names of other people is who stands beside. */
export function namesOnlyCompanions(text: string): boolean {
  const mentions = listMentions(text);
  return mentions.length > 0 && mentions.every(({ start, end }) => isBeside(text, start, end));
}

/** "Bhai se zameen ka jhagda hai": the quarrel is the writer's, and so is what is asked of it. */
export function namesOnlyOpponents(text: string): boolean {
  const mentions = listMentions(text);
  return (
    mentions.length > 0 &&
    mentions.every(({ start, end }) => AGAINST_AFTER.test(text.slice(end)) || AGAINST_BEFORE.test(text.slice(0, start)))
  );
}

/** "My sister says I should marry this year": all that a text names of other people is who tells something. */
export function namesOnlyTellers(text: string): boolean {
  const mentions = listMentions(text);
  return mentions.length > 0 && mentions.every(({ end }) => isTeller(text.slice(end)));
}

/** Persons whose birth a writer does not know: what they do is read from the writer's own chart. */
const OF_UNKNOWN_BIRTH: ReadonlySet<string> = new Set(["boss", "colleague", "neighbour"]);
const CHART_WORDS =
  /(?<![\p{L}\p{M}])(?:kundl?[aie]\p{L}*|chart|horoscope|ra+shi?|lagn?a|born|birth|janm|janam|dob|match|कुंडली|राशि|लग्न|जन्म|मिलान)(?![\p{L}\p{M}])/iu;
export const isOfUnknownBirth = ({ id }: Relation, text: string): boolean =>
  OF_UNKNOWN_BIRTH.has(id) && !CHART_WORDS.test(text);

export const getRelation = (id: string): Relation | null =>
  [...RELATIONS, ...MORE_RELATIONS].find((relation) => relation.id === id) ?? null;
