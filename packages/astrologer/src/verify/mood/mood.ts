import type { Node } from "../../language/node.ts";
import { isAtLarge } from "./at-large.ts";
import { isGnomic } from "./gnomic.ts";
import { isHearsay, WAVED } from "./hearsay.ts";
import { isOfAnother, isOfSomebodyElse } from "./others.ts";
import { includesReader } from "./reader.ts";
import { isHabitual, isHabitWord, isOfKind, isOfPeople, isRule } from "./rule.ts";
import { has, isMine, spoken } from "./spoken.ts";
import { isHypothetical, isOpenQuestion, isOtherTime } from "./supposed.ts";

/** Of whom a clause is told, and whether it is told as so: only what is said of the chart itself is claimed of it. */
export type Mood = "said" | "hypothetical" | "question" | "reported" | "other" | "general";

/** "…, right?", "… hai na?": said, and assent asked for. */
const VOCATIVE = /^(bhai|yaar|yr|bro|dear|sir|ji|tera|teri|tere|aapka|apka|भाई|यार|जी|तेरा|आपका)$/;
const ASSENT =
  /^(right|correct|yes|no|na|ना|न|ok|okay|huh|eh|understood|samjha|samjhe|samjhi|theek|thik|haina|समझे|समझा|समझी|ठीक)$/;

export function moodOf(sentence: readonly Node[], clause: readonly Node[], birthTime: string): Mood {
  if (includesReader(sentence)) return "said";
  if (isHypothetical(sentence, clause) || isOtherTime(sentence, birthTime)) return "hypothetical";
  const before =
    sentence
      .slice(0, -1)
      .filter(({ word }) => !VOCATIVE.test(word))
      .at(-1)?.word ?? "";
  const asks = sentence.at(-1)?.word === "?" && !ASSENT.test(before);
  if (asks && isOfAnother(sentence)) return "reported";
  if (asks) return isOpenQuestion(sentence) || isGnomic(sentence, clause) ? "hypothetical" : "question";
  if ((has(clause, "reported") && !spoken(sentence, WAVED)) || isOfAnother(sentence) || isHearsay(sentence, clause))
    return "reported";
  if (has(clause, "other") || isOfSomebodyElse(sentence)) return "other";
  if (isOfKind(sentence)) return "hypothetical";
  if (isRule(sentence, clause)) return "general";
  const isHabit = clause.every(isHabitual);
  if (isHabit && has(clause, "date", "now", "bindu", "arc")) return "said";
  return (has(clause, "general") && !isMine(clause)) || isGnomic(sentence, clause) ? "general" : "said";
}

/** Whether a clause is general by its grammar alone ("होता है", "Mars in Leo gives courage"), so that it may be of this chart as well. */
export function isOpenRule(sentence: readonly Node[], clause: readonly Node[]): boolean {
  const isHabit = clause.some(isHabitWord) && clause.every(isHabitual) && !isOfPeople(sentence);
  if (isAtLarge(sentence) && !isMine(sentence)) return false;
  if (isHabit || (isGnomic(sentence, clause) && !isRule(sentence, clause))) return true;
  // "People with Leo rising, you for instance, …": of many, and of the reader it may be.
  return (
    isMine(sentence) &&
    isRule(sentence, clause) &&
    !sentence.some(({ tag, word }) => tag === "doubt" || word.startsWith("unlike"))
  );
}
