import { findChartWords, findDenyingWords, findJudgingWords } from "@lagna/astrologer";
import { isOpenPlace, type TemplatePart } from "./parse-template.ts";

/** Where one clause ends and another begins: a denial reaches no further. */
const CLAUSE_BORDER =
  /[,;:–—.!?।…]|\b(?:and|but|so|because|which|while|aur|lekin|par|isliye|kyunki|jo)\b|(?<!\S)(?:और|लेकिन|पर|इसलिए|क्योंकि|जो)(?!\S)/giu;
/** Stands for an open place when a model's own words are read. */
const GAP = " · ";

/** A number that is no year may be a telephone number of a helpline; only lines of care contain such. */
const isTelephoneNumber = (word: string): boolean => /^\d[\d -]{2,}$/.test(word) && !/^(?:19|20|21)\d\d$/.test(word);

/** The words of the clause in which an open place stands, before and after it. */
function listNeighbouringWords(parts: readonly TemplatePart[]): readonly string[] {
  return parts.flatMap((part, at) => {
    if (!isOpenPlace(part)) return [];
    const before = parts[at - 1];
    const after = parts[at + 1];
    return [
      typeof before === "string" ? (before.split(CLAUSE_BORDER).at(-1) ?? "") : "",
      typeof after === "string" ? (after.split(CLAUSE_BORDER)[0] ?? "") : "",
    ];
  });
}

const quoteList = (words: readonly string[]): string => [...new Set(words)].map((word) => `"${word}"`).join(", ");

/**
 * Checks a model's own words around the facts that the server inserts: they must not state, deny or judge anything of a chart.
 * @returns what is wrong, as told to the model; `null` if nothing is
 */
export function findForbiddenWords(parts: readonly TemplatePart[], kind: "care" | "said"): string | null {
  const ownWords = parts.map((part) => (isOpenPlace(part) ? GAP : part)).join("");
  const chartWords = findChartWords(ownWords).filter((word) => kind !== "care" || !isTelephoneNumber(word));
  if (chartWords.length > 0) return `${quoteList(chartWords)}: of the chart and of time only {{ids}} may speak`;
  const places = parts.filter(isOpenPlace);
  if (places.length === 0) return null;
  const judging = findJudgingWords(ownWords);
  if (judging.length > 0) return `${quoteList(judging)}: beside a fact add no judgment of it`;
  const denying = listNeighbouringWords(parts).flatMap(findDenyingWords);
  if (denying.length > 0) return `${quoteList(denying)}: a fact is neither denied nor supposed`;
  return null;
}
