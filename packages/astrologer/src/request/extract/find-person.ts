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
  /^(?:['’]s)?\s+(?:ji\s+|जी\s+)?(?:ko|ne|को|ने)?\s*(?:[\p{L}\p{M}]+\s+){0,4}?(?:yaad|pata|malum|maloom|bata(?:ya|yi|ti|te|ta)?|keht[aei]|kahte|kaha|bolt[aei]|bol[aei]|remembers?|says?|said|told|tells?|ask(?:s|ed|ing)|(?:puchh?|poochh?)(?:\s?rah[aei]|t[aei]|[aei])|पूछ(?:\s?रह[ाीे]|त[ाीे]|[ाीे])|thinks?|knows?|does(?:n['’]?t| not) (?:know|remember)|याद|पता|मालूम|बताय[ाीे]|बतात[ाीे]|कहत[ाीे]|कहा|बोलत[ाीे]|बोल[ाीे])(?![\p{L}\p{M}])/iu;
/** Whether what follows a relation says that this person tells of something: "papa kehte hain railway pakad lo". */
export const isTeller = (textAfterRelation: string): boolean => TELLS.test(textAfterRelation);

const PATTERNS = RELATIONS.map((relation) => ({
  relation,
  pattern: new RegExp(`${EDGE.before}(?:${relation.words})${EDGE.after}`, "giu"),
}));

interface Mention {
  readonly relation: Relation;
  readonly start: number;
  readonly end: number;
  readonly isOwner: boolean;
}

function listMentions(text: string): readonly Mention[] {
  const found = PATTERNS.flatMap(({ relation, pattern }) =>
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

const isBeside = (text: string, start: number, end: number): boolean =>
  BESIDE_AFTER.test(text.slice(end)) || BESIDE_BEFORE.test(text.slice(0, start));

const chooseMention = (mentions: readonly Mention[]): Relation | null =>
  (mentions.findLast(({ isOwner }) => isOwner) ?? mentions.at(-1))?.relation ?? null;

/** The last relation that a text mentions, whatever it says of that person: what is learned of a message. */
export const findMentionedRelation = (text: string): Relation | null => chooseMention(listMentions(text));

/** "Gun kitne mil rahe" means to match, and no mother-in-law, unless it is hers: "my mil". */
const MATCHING = /^mil$/iu;
const OF_SOMEONE = /(?<![\p{L}\p{M}])(?:my|her|his|the)\s+$/iu;

/** "Hi bro. I am a medical rep", "अरे भाई, …": the app is addressed. */
const GREETED = /^(?:bro|bhaiy*a|bhai|bet[ae]|didi|uncle|aunty|dost|boss|भाई|भैया|बेटा|दीदी|अंकल|आंटी|दोस्त)$/iu;
const GREETING_BEFORE =
  /^\s*(?:(?:hi+|he+y+|hello+|ok(?:ay)?|arre?|haan?|namaste|thanks?|thank you|suno|अरे|हाँ|नमस्ते|सुनो)[\s,]+)?$/iu;
const isGreeted = (text: string, start: number, end: number): boolean =>
  GREETED.test(text.slice(start, end)) &&
  GREETING_BEFORE.test(text.slice(0, start)) &&
  /^\s*(?:[,.!?।\n]|$)/u.test(text.slice(end));

/** The person of the writer's life that a text is about, if it names one by a relation: of several the last whose something is meant, else the last. */
export function findRelation(text: string): Relation | null {
  const isMatching = ({ start, end }: Mention): boolean =>
    MATCHING.test(text.slice(start, end)) && !OF_SOMEONE.test(text.slice(0, start));
  const mentions = listMentions(text).filter(
    (one) => !isTeller(text.slice(one.end)) && !isMatching(one) && !isGreeted(text, one.start, one.end),
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

export const getRelation = (id: string): Relation | null => RELATIONS.find((relation) => relation.id === id) ?? null;
