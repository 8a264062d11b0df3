import { type AnswerLanguage, findChartWords, findStanceWords, type StanceOfWord } from "@lagna/astrologer";
import {
  ALTERNATIVE,
  BIRTH_WORDS,
  CLAUSE_BORDER,
  COMPARED_WITH_REST,
  DENIED_FEELINGS,
  DENIED_STATEMENT,
  DENIED_VERB,
  DOUBTING_WORDS,
  JUDGING_WORDS,
  LACKING_WORDS,
  LINKED_PRONOUN,
  LINKED_QUALITY,
  PERIOD_EVENTS,
  PERSON_WORDS,
  PRONOUN_SUBJECT,
  QUALITIES,
  RARITY_WORDS,
  WORDS_BEFORE_NOUN,
} from "./words-outside-slots.data.ts";
import { isTemplateSlot, type TemplateSlot, type TemplatePart } from "./parse-template.ts";

/** Stand for a slot, and for one of a time alone, when a model's own words are read. */
const GAP = "·";
const SPAN_GAP = "··";

/** A number that is no year may be a telephone number of a helpline; only lines of care contain such. */
const isTelephoneNumber = (word: string): boolean => /^\d[\d -]{2,}$/.test(word) && !/^(?:19|20|21)\d\d$/.test(word);

const quoteList = (words: readonly string[]): string => [...new Set(words)].map((word) => `"${word}"`).join(", ");

const findWords = (text: string, ...stances: readonly StanceOfWord[]): readonly string[] =>
  findStanceWords(text).flatMap(({ stance, word }) => (stances.includes(stance) ? [word] : []));

const splitWords = (text: string): readonly string[] => text.split(/\s+/u).filter((word) => word !== "");

/** The words of the clause in which a slot stands, before and after it. */
interface Neighbours {
  readonly slot: TemplateSlot;
  readonly before: string;
  readonly after: string;
}

const listNeighbours = (parts: readonly TemplatePart[]): readonly Neighbours[] =>
  parts.flatMap((part, at) => {
    if (!isTemplateSlot(part)) return [];
    const [before, after] = [parts[at - 1], parts[at + 1]].map((text) =>
      typeof text === "string" ? text.replaceAll(DENIED_FEELINGS, " ") : "",
    ) as [string, string];
    return [
      { slot: part, before: before.split(CLAUSE_BORDER).at(-1) ?? "", after: after.split(CLAUSE_BORDER)[0] ?? "" },
    ];
  });

/** Words that would deny or suppose what a slot says. What a noun does may be denied, and advice about a time may be conditional. */
function findDenials({ slot, before, after }: Neighbours): readonly string[] {
  switch (slot.form) {
    case "clause":
      return [before, after].flatMap((text) => [
        ...findWords(text, "denies", "supposes"),
        ...(text.match(DOUBTING_WORDS) ?? []),
      ]);
    case "span":
      return [before, after].flatMap((text) => findWords(text, "denies"));
    case "noun": {
      const nearest = splitWords(before).slice(-WORDS_BEFORE_NOUN).join(" ");
      const isDoing = DENIED_VERB.test(after);
      const lacking = nearest.match(LACKING_WORDS) ?? [];
      return [
        ...findWords(nearest, "denies", "supposes"),
        ...lacking,
        ...(isDoing ? [] : findWords(firstWords(after), "denies")),
      ];
    }
  }
}

/** Words of a clause that takes back or doubts the fact of another: "and it will never return", "or somewhere near it". */
function findRetractions(clause: string): readonly string[] {
  if (clause.includes(GAP)) return [];
  if (BIRTH_WORDS.test(clause)) return findWords(clause, "supposes");
  if (PERSON_WORDS.test(clause)) return [];
  if (ALTERNATIVE.test(clause)) return [clause.trim()];
  return PRONOUN_SUBJECT.test(clause) ? findWords(clause, "denies") : [];
}

/** So far after a noun, a denial still concerns it. */
const firstWords = (text: string): string => splitWords(text).slice(0, WORDS_BEFORE_NOUN).join(" ");

/** Words that would judge a fact: its strength, rank or place among others. What is said of the person may judge. */
function findJudgments(clause: string): readonly string[] {
  const describesFact = clause.includes(GAP) || findWords(clause, "names_part").length > 0;
  const describesPersonOnly = !describesFact && PERSON_WORDS.test(clause);
  if (describesPersonOnly) return [];
  const isCompared = describesFact || COMPARED_WITH_REST.test(clause);
  return [
    ...findWords(clause, "judges", ...(isCompared ? (["compares"] as const) : [])),
    ...(clause.match(JUDGING_WORDS) ?? []),
  ];
}

/** Words that would move a fact of time. A span may begin or end what the model speaks of. */
function findMovedTimes(clause: string, slots: readonly TemplateSlot[]): readonly string[] {
  const hasTimedSlot = slots.some(({ slotId }) => TIMED_SLOT.test(slotId));
  const givesSpan = clause.includes(SPAN_GAP) || slots.every(({ form }) => form === "span");
  if (!hasTimedSlot || givesSpan || (!clause.includes(GAP) && PERSON_WORDS.test(clause))) return [];
  return clause.match(PERIOD_EVENTS) ?? [];
}
const TIMED_SLOT = /^(?:dasha|sadesati|ingress|win|yoga)/u;

/** A quality of what a pronoun stands for that is not on the list. */
function findPronounQuality(clause: string): readonly string[] {
  const quality = LINKED_PRONOUN.exec(clause)?.[1]?.toLowerCase();
  return quality === undefined || PERSON_WORDS.test(clause) || QUALITIES.has(quality) ? [] : [quality];
}

/** A quality of a noun that is not on the list. */
function findUnlistedQuality({ slot, after }: Neighbours): readonly string[] {
  if (slot.form !== "noun") return [];
  const quality = LINKED_QUALITY.exec(after)?.[1]?.toLowerCase();
  return quality === undefined || QUALITIES.has(quality) ? [] : [quality];
}

/**
 * Checks a model's own words around the facts that the server inserts: they must not state, deny or judge anything of a chart.
 * @returns what is wrong, as told to the model; `null` if nothing is
 */
export function findForbiddenWordsOutsideSlots(
  parts: readonly TemplatePart[],
  kind: "care" | "said",
  language: AnswerLanguage,
): string | null {
  const ownWords = parts
    .map((part) => (isTemplateSlot(part) ? ` ${part.form === "span" ? SPAN_GAP : GAP} ` : part))
    .join("");
  const chartWords = findChartWords(ownWords, language).filter((word) => kind !== "care" || !isTelephoneNumber(word));
  if (chartWords.length > 0) return `${quoteList(chartWords)}: of the chart and of time only {{ids}} may speak`;
  const neighbours = listNeighbours(parts);
  if (neighbours.length === 0) return null;
  const clauses = ownWords.split(CLAUSE_BORDER);
  const judging = [...clauses.flatMap(findJudgments), ...(ownWords.match(RARITY_WORDS) ?? [])];
  if (judging.length > 0) return `${quoteList(judging)}: beside a fact add no judgment of it`;
  const denying = [
    ...neighbours.flatMap(findDenials),
    ...clauses.slice(clauses.findIndex((clause) => clause.includes(GAP))).flatMap(findRetractions),
    ...(ownWords.match(DENIED_STATEMENT) ?? []),
  ];
  if (denying.length > 0) return `${quoteList(denying)}: a fact is neither denied nor supposed`;
  const slots = neighbours.map(({ slot }) => slot);
  const moved = clauses.flatMap((clause) => findMovedTimes(clause, slots));
  if (moved.length > 0) return `${quoteList(moved)}: when it begins and ends is in the fact`;
  const qualities = [...neighbours.flatMap(findUnlistedQuality), ...clauses.flatMap(findPronounQuality)];
  if (qualities.length > 0) return `${quoteList(qualities)}: say what it does, not how it is`;
  return null;
}
