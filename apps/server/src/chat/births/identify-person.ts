import {
  findAcquaintance,
  findRelation,
  GENDER_OF_RELATION,
  isAboutAsker,
  namesOtherByPronoun,
  parseRelation,
  readPerson,
  type TurnMemory,
} from "@lagna/astrologer";
import { standsInRemark } from "../../typed-births/stands-in-remark.ts";
import { parsePersonLabel, type PersonLabel } from "../../typed-births/birth-text/parse-person-label.ts";
import type { BirthPart } from "../../typed-births/birth-text/split-births.ts";
import { PERSON_LABEL_WORDS } from "../../typed-births/birth-text/person-labels.data.ts";
import { normaliseWords } from "../../typed-births/parse-yes-no.ts";
import type { PartialBirth } from "../../typed-births/partial-birth.ts";
import type { BirthTalkMessage } from "./birth-talk.ts";
import type { IncompleteBirthOf, PersonRole, ReadBirthOf } from "./conversation-births.ts";

/** Whose birth it is. */
export type Who = IncompleteBirthOf["who"];

/** A relation that is meant was named in these last turns, or for a pronoun in these. */
const RELATION_TURNS = 2;
const RELATION_TURNS_OF_PRONOUN = 4;
const UNNAMED = "other";

/** What is told to the astrologer, and asks of no one. */
const TOLD: ReadonlySet<string> = new Set(
  "greeting thanks goodbye good_news bad_news statement mood doubt complaint joke".split(" "),
);
const MAX_WORDS_BEFORE_SUBJECT = 4;
/** "My mom made me download this lol" speaks of the writer; "my son is in Durban" of the son, who stands at its beginning. */
const isOfWriterOnly = ({ question, asks = [] }: TurnMemory): boolean =>
  asks.every(({ object }) => TOLD.has(object)) && (!beginsWithPerson(question) || namesInRemark(question));

const beginsWithPerson = (question: string): boolean =>
  nameRelation(question.trim().split(/\s+/u).slice(0, MAX_WORDS_BEFORE_SUBJECT).join(" ")) !== null;

/** Whether the first person that a text names only stands in a remark. */
function namesInRemark(question: string): boolean {
  const words = question.trim().split(/\s+/u);
  const at = words.findIndex((_, index) => nameRelation(words.slice(0, index + 1).join(" ")) !== null);
  if (at < 0) return false;
  const isOwnerTold = /['’]s$/iu.test(words[at] ?? "");
  return !isOwnerTold && standsInRemark(`${words.slice(0, at).join(" ")} `, ` ${words.slice(at + 1).join(" ")}`);
}

/** The person that the last questions were about: the id of the relation, or "other"; null for the writer. */
const findPersonOfTalk = (turns: readonly TurnMemory[]): string | null =>
  turns
    .slice(-RELATION_TURNS)
    .filter((turn) => !isOfWriterOnly(turn))
    .flatMap(({ asks = [] }) => asks)
    .findLast(({ about }) => about !== undefined)?.about ?? null;

/** "My daughter sits for the exam, will she pass", refused, and then a birth: it is hers. */
const findPersonAskedAbout = (turns: readonly TurnMemory[]): string | null =>
  turns
    .map((turn) =>
      isAboutAsker({ text: turn.question }) || isOfWriterOnly(turn) || namesInRemark(turn.question)
        ? null
        : nameRelation(turn.question),
    )
    .at(-1) ?? null;

/** "Ek ladki hai, Sana", "this girl in my class": from there on a pronoun means a person of no relation. */
const INTRODUCES =
  /(?<![\p{L}\p{M}])(?:(?:ek|koi|a|this|that|one|एक|कोई)\s+(?:\p{L}+\s+)?(?:ladk[aie]|girl|boy|guy|woman)|(?:एक|कोई)\s+लड़क[ाीे])(?![\p{L}\p{M}])/iu;

/** The person that a pronoun beside a birth means: "my husband is at sea", then the writer's own birth, then "his is 20 March 1989". */
const findPersonOfPronoun = (turns: readonly TurnMemory[]): string | null =>
  turns
    .slice(-RELATION_TURNS_OF_PRONOUN)
    .toReversed()
    .map(({ question, asks = [] }) => {
      const about = asks.findLast((ask) => ask.about !== undefined)?.about;
      if (about !== undefined && about !== UNNAMED) return about;
      return nameRelation(question) ?? (INTRODUCES.test(question) ? UNNAMED : null);
    })
    .find((relation) => relation !== null) ?? null;

const findRelationOfPronoun = (turns: readonly TurnMemory[]): string | null => {
  const person = findPersonOfPronoun(turns);
  return person === UNNAMED ? null : person;
};

/** "His wife is 17 Oct 1992", of a son: whose husband or wife it is, and what that is to the writer. */
const SPOUSE_OF_OTHER =
  /(?<![\p{L}\p{M}])(?:his|her|[ui]sk[ai]|[ui]nk[ai]|[उइ]सक[ाी]|[उइ]नक[ाी])\s+(?:wife|husband|biwi|patni|gharwali|pati|पत्नी|बीवी|पति|घरवाली)(?![\p{L}\p{M}])/iu;
const SPOUSES: Readonly<Record<string, string>> = {
  son: "daughter_in_law",
  daughter: "son_in_law",
  brother: "sister_in_law",
  sister: "brother_in_law",
  father: "mother",
  mother: "father",
};
const findSpouseOfOther = (text: string, turns: readonly TurnMemory[]): string | null =>
  SPOUSE_OF_OTHER.test(text) ? (SPOUSES[findPersonOfPronoun(turns) ?? ""] ?? null) : null;

/** "Ohdi kundli vi paa sakda?", and then a birth: whose chart was announced. */
const ANNOUNCES =
  /(?<![\p{L}\p{M}])(?:his|hers?|their|[ui]sk[ai]|[ui]nk[ai]|o+hd[ai]|[उइ]सक[ाी]|[उइ]नक[ाी])\s+(?:kundl[ie]|kund[ae]li|chart|horoscope|birth|dob|details?|janm\p{L}*|कुंडली|जन्म\p{L}*)(?![\p{L}\p{M}])/iu;

/** "I am Meenakshi", "main padhti hoon": who writes tells of themselves. */
const OF_WRITER =
  /(?<![\p{L}\p{M}])(?:(?:i|i'm|i’m|main|मैं|hoon|hun|hu|हूँ|हूं)(?![\p{L}\p{M}])|(?:me|mine|mera|meri|मेरा|मेरी)\s*[:,-]?\s*\d)/iu;

/** "Nooo not hers. 02/02/2009": what a birth is not. */
const NOT_THEIRS =
  /(?<![\p{L}\p{M}])(?:not|isn['’]?t)\s+(?:his|hers?|theirs?)(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:[ui]sk[ai]|[ui]nk[ai]|[उइ]सक[ाी]|[उइ]नक[ाी])\s+(?:nahi+n?|nhi|nai|नहीं)(?![\p{L}\p{M}])/giu;

/** "Uska 7 dec 1995", "इनका जन्म 11 जनवरी", "her dob 4 sep": the birth of the person the pronoun refers to. */
const PRONOUN_BEFORE_DATE =
  /(?<![\p{L}\p{M}])(?:him|(?:he|she)(?:['’]?s)?|his|hers?|their|[ui]sk[aie]|[ui]nk[aie]|o+hd[aie]|o+h?nu|o+hna(?:\s?d[aie])?|[उइ]सक[ाीे]|[उइ]नक[ाीे]|उणर[ोाीै]|उणां\s?र[ोाीै]|(?:बां|बीं|वां|वीं)र[ोाीै]|ईको|ऊको|ओकर)\s+(?:[^\s\d]+\s+){0,4}\d/iu;

const DATE_OF_BIRTH = /\d/u;
const MAX_WORDS_BEFORE_DATE = 6;
const POSSESSED = /(?:['’]s|\s(?:k[aie]|का|की|के))(?![\p{L}\p{M}])/iu;
/** "My bestie is 18 Jan 2006", "meri behen ka 8 Aug": the relation stands right before the date, in its sentence. */
function findRelationBeforeDate(text: string): string | null {
  const sentence = text.split(/(?<=[.;!?।\n])\s+/u).find((one) => DATE_OF_BIRTH.test(one)) ?? "";
  const before = sentence.slice(0, sentence.search(DATE_OF_BIRTH)).trim();
  const words = before.split(/\s+/u);
  const isOwned = OF_MINE.test(before) || POSSESSED.test(before);
  return words.length <= MAX_WORDS_BEFORE_DATE && isOwned ? nameRelation(before) : null;
}

/** "Usi ki shaadi ki baat chal rahi hai. Janm 14-2-1998": the person spoken of, with emphasis. */
const EMPHATIC_PRONOUN =
  /(?<![\p{L}\p{M}])(?:usi|unhi|isi|inhi|उसी|उन्हीं|इसी|इन्हीं)\s+(?:k[aieo]|का|की|के|को)(?![\p{L}\p{M}])/iu;

/** Ranks and courtesies that stand before a name, or for one: "Retd. station master". */
const TITLE =
  /^(?:retd|retired|ex|dr|mr|mrs|ms|er|adv|prof|capt|col|maj|lt|ca|shri|shree|sri|smt|श्री|श्रीमती|डॉ|प्रो)\.?$/iu;

/** "मोड़ा" alone is a son, of which no other word stands in the name. */
const nameRelationOnly = (name: string | null): string | null =>
  name === null || /\s/u.test(name) ? null : (parseRelation(name) ?? nameRelation(name));

/** A relation or a title that was taken for a name is none. */
function getOwnName({ name }: PartialBirth): string | null {
  if (name === null || TITLE.test(name) || findAcquaintance(name) !== null) return null;
  return nameRelationOnly(name) === null ? name : null;
}

const ROLES: Readonly<Partial<Record<PersonLabel, PersonRole>>> = {
  boy: "boy",
  girl: "girl",
  he: "other",
  she: "other",
  other: "other",
};
const GENDERS: Readonly<Partial<Record<PersonLabel, "male" | "female">>> = {
  boy: "male",
  he: "male",
  girl: "female",
  she: "female",
};

const OF_MINE = /(?<![\p{L}\p{M}])(?:my|our|mer[aei]|ham[ae]r[aei]|mh?aro|मेर[ाीे]|हमार[ाीे]|म्हार[ोाीै])(?![\p{L}\p{M}])/iu;
const IS = /(?<![\p{L}\p{M}])(?:is|hai|hain|he's|she's|है|हैं)(?![\p{L}\p{M}])/iu;
const MAX_WORDS_OF_RELATION = 5;
/** "Sala hai mera", "he is my brother": a clause that says who the person is. */
function findStatedRelation(text: string): string | null {
  const stated = text
    .split(/[,.;:।\n]\s*/u)
    .find((clause) => clause.split(/\s+/u).length <= MAX_WORDS_OF_RELATION && OF_MINE.test(clause) && IS.test(clause));
  return stated === undefined ? null : nameRelation(stated);
}

const GRANDCHILDREN: ReadonlySet<string | null> = new Set(["granddaughter", "grandson"]);
function findGrandchild(text: string): string | null {
  const named = nameRelation(text);
  return GRANDCHILDREN.has(named) ? named : null;
}

const MAX_WORDS_OF_LABEL = 4;
/** "Client, female. 7 july 1979": what stands before the birth says whose it is. */
function findLabelled(text: string): string | null {
  const [label = ""] = text.split(/\d|[,.;:।\n]/u);
  const words = label.trim().split(/\s+/u);
  return words.length <= MAX_WORDS_OF_LABEL && !OF_WRITER.test(label) ? findAcquaintance(label) : null;
}

/** A boy or a girl right after the writer spoke of a son or a daughter is that child: "बेटे की चिंता है", then "लड़का 6 दिसंबर 1992". */
function findChildOfTalk(label: PersonLabel | undefined, turns: readonly TurnMemory[]): string | null {
  const child = label === "boy" ? "son" : label === "girl" ? "daughter" : null;
  return child !== null && findPersonOfPronoun(turns) === child ? child : null;
}

/** The label that any sentence or clause of a message begins with: "a match came, boy 2 Nov 1994". */
function findPersonLabel(text: string): PersonLabel | undefined {
  const clauses = text.split(/[,.;:।\n]\s*/u);
  return clauses.map((clause) => parsePersonLabel(clause)?.label).find((label) => label !== undefined);
}

/**
 * Whose birth it is: as the message tells, else as the talk does. A birth of which neither tells another person is that of who writes, who may have
 * been handed the phone: "my" means that chart from then on. Who begins with a name and a birth, "this is Moumita", tells of themselves.
 */
export function identifyPerson(typed: PartialBirth, { text: written, understanding, hasChart }: BirthTalkMessage): Who {
  const text = written.replaceAll(NOT_THEIRS, " ");
  const name = getOwnName(typed);
  const before = understanding.turns.at(-1)?.question ?? "";
  const isOfPronoun =
    PRONOUN_BEFORE_DATE.test(text) ||
    EMPHATIC_PRONOUN.test(text) ||
    (ANNOUNCES.test(before) && !OF_WRITER.test(text) && nameRelation(text) === null);
  const label = findPersonLabel(text);
  // "Shall I take it in my wife's name? Hers is 19/09/1985"; "pautri" sounds like "putri".
  const relation =
    findGrandchild(text) ??
    findSpouseOfOther(text, understanding.turns) ??
    typed.relation ??
    nameRelationOnly(typed.name) ??
    findStatedRelation(text) ??
    findRelationBeforeDate(text) ??
    findLabelled(text) ??
    findChildOfTalk(label, understanding.turns) ??
    (isOfPronoun ? (nameRelation(text) ?? findRelationOfPronoun(understanding.turns)) : null);
  // "My girl is 3 Sep 1997".
  const isOfSide = label === "boy" || label === "girl";
  if (typed.isOwn && relation === null && !isOfPronoun && !isOfSide) return { name, isOwn: true, relation: null };
  // What was taken for a name is what they tell of themselves: "retired patwari here".
  const isOfOther = isOfPronoun || (text === written && namesOtherByPronoun(understanding.question));
  if (relation === null && !isOfOther && !isOfSide && OF_WRITER.test(text))
    return { name: null, isOwn: true, relation: null };
  const [role, gender] = label ? [ROLES[label], GENDERS[label]] : [];
  // "When will my husband be back?", and then a birth: it is his, for which was asked.
  const last = understanding.turns.slice(-1);
  const awaited = hasChart ? null : (findPersonOfTalk(last) ?? findPersonAskedAbout(last));
  if (relation === null && name === null && awaited !== null && awaited !== UNNAMED)
    return { name, isOwn: false, relation: awaited, ...(gender && { gender }) };
  if (!hasChart && isOfSide && relation === null)
    return { name, isOwn: false, relation: null, ...(role && { role }), ...(gender && { gender }) };
  if (!hasChart) return { name, isOwn: relation === null && !isOfOther, relation, ...(gender && { gender }) };
  if (relation !== null || name !== null) return { name, isOwn: false, relation, ...(gender && { gender }) };
  const about = readPerson(understanding);
  const ofTalk =
    about === null
      ? (findPersonOfTalk(understanding.turns) ?? findPersonAskedAbout(last))
      : (about.relation?.id ?? UNNAMED);
  const person = ofTalk ?? (isOfPronoun ? UNNAMED : null);
  if (role && (person === null || person === UNNAMED))
    return { name, isOwn: false, relation: null, role, ...(gender && { gender }) };
  return { name, isOwn: person === null, relation: person === UNNAMED ? null : person };
}

/** "My boyfriend", "bhatija": a relation of the writer's life, but for the sides of a match. */
function nameRelation(text: string): string | null {
  const found = findRelation(text);
  return found === null || found.id === "match" ? null : found.id;
}

/** Whose birth a part of a message with several is. @param group the relation of all of them, such as "son" */
export function identifyPart(typed: PartialBirth, { text, label }: BirthPart, group: string | null): Who {
  const name = getOwnName(typed);
  const relation = typed.relation ?? nameRelation(text);
  if (relation === null && (label === "own" || (label === null && typed.isOwn === true && name === null)))
    return { name, isOwn: true, relation: null };
  const role = label === null ? undefined : ROLES[label];
  const gender = label === null ? undefined : GENDERS[label];
  const known = { ...(role && relation === null && { role }), ...(gender && { gender }) };
  return { name, isOwn: false, relation: relation ?? group, ...known };
}

export const isSameWho = (one: Who, other: Who): boolean =>
  one.isOwn === other.isOwn && one.relation === other.relation && one.role === other.role && one.name === other.name;

/** Completes whose births several are: one that no word names is the writer's beside another's; two sons are told apart. */
export function tellApart(all: readonly Who[]): readonly Who[] {
  const isUnnamed = ({ name, relation, role, isOwn }: Who): boolean =>
    !isOwn && name === null && relation === null && role === undefined;
  const hasOwn = all.some(({ isOwn }) => isOwn);
  const [firstOwn] = all.filter(({ isOwn }) => isOwn);
  const isBesideOther = all.filter(isUnnamed).length === 1 && !hasOwn && all.some(({ relation }) => relation !== null);
  return all.map((who) => {
    if (isBesideOther && isUnnamed(who)) return { ...who, isOwn: true };
    // Only one of them is the writer.
    if (who.isOwn && who !== firstOwn)
      return { ...who, isOwn: false, ...(who.name === null && { role: "other" as const }) };
    const isShared = all.some(
      (other) => other !== who && !who.isOwn && other.relation === who.relation && other.role === who.role,
    );
    return isShared && who.name === null ? { ...who, isOneOfSeveral: true as const } : who;
  });
}

const GENDER_OF_IN_LAW: Readonly<Record<string, "male" | "female">> = {
  daughter_in_law: "female",
  son_in_law: "male",
  sister_in_law: "female",
  brother_in_law: "male",
};

/** By the relation, as "his wife" begins with a word for a man; else by the word before the birth. */
export const findGender = ({ gender, relation }: Who): "male" | "female" | undefined =>
  GENDER_OF_IN_LAW[relation ?? ""] ?? gender ?? GENDER_OF_RELATION[relation ?? ""];

const WORDS_OF = new Map(
  Object.entries(PERSON_LABEL_WORDS).map(([label, words]) => [label, new Set(words.split("|").map(normaliseWords))]),
);

function isMeant({ name, isOwn, relation, role, birth }: ReadBirthOf, words: readonly string[]): boolean {
  const has = (label: PersonLabel): boolean => words.some((word) => WORDS_OF.get(label)?.has(word));
  const first = name === null ? "" : (normaliseWords(name).split(" ")[0] ?? "");
  if (first !== "" && words.includes(first)) return true;
  if (isOwn) return words.some((word) => word !== "me" && WORDS_OF.get("own")?.has(word));
  if (relation !== null && words.some((word) => parseRelation(word) === relation)) return true;
  const isGendered =
    (birth.gender === "male" && (has("boy") || has("he"))) ||
    (birth.gender === "female" && (has("girl") || has("she")));
  return isGendered || (role === "other" && has("other"));
}

/** Which of several births some words name; null if they name none, or more than one. */
export function findMeantBirth(text: string, all: readonly ReadBirthOf[]): number | null {
  const words = normaliseWords(text).split(" ");
  const meant = [...all.entries()].filter(([, one]) => isMeant(one, words)).map(([at]) => at);
  return meant.length === 1 ? (meant[0] ?? null) : null;
}
