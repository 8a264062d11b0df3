import type { Node } from "../../language/node.ts";
import { isAtLarge } from "./at-large.ts";
import { isGnomic } from "./gnomic.ts";
import { standingOf } from "./embedded.ts";
import { isHearsay, isOwnStatement, WAVED } from "./hearsay.ts";
import { type Other, otherOf } from "./others.ts";
import { type OwnPart, ownPart, STOPS } from "./own-part.ts";
import { includesReader } from "./reader.ts";
import { isHabitual, isHabitWord, isOfKind, isOfPeople, isOfWhom, isRule } from "./rule.ts";
import { has, isMine, lineOf, spoken } from "./spoken.ts";
import { isHypothetical, isOpenQuestion, isOtherTime, isSpokenOf, isTentative } from "./supposed.ts";

/**
 * Of whom a clause is told, and whether it is told as so: only what is said of the chart itself is claimed of it. `unsure`: it may be said of
 * it or not, so that what is not so there is no fault, and is held back.
 */
export type Mood = "said" | "unsure" | "hypothetical" | "question" | "reported" | "other" | "general";

/** "…, right?", "… hai na?": said, and assent asked for. */
const VOCATIVE = /^(bhai|yaar|yr|bro|dear|sir|ji|tera|teri|tere|aapka|apka|भाई|यार|जी|तेरा|आपका)$/;
const ASSENT =
  /^(right|correct|yes|no|na|ना|न|ok|okay|huh|eh|understood|samjha|samjhe|samjhi|theek|thik|haina|समझे|समझा|समझी|ठीक)$/;

/**
 * The mood of a clause in its sentence. Where the sentence is somebody else's, put or at large, and another statement of it tells something of
 * the reader, what that one is by itself counts as well: it may be the text's own, and what is not so of it is held back.
 */
export function moodOf(sentence: readonly Node[], clause: readonly Node[], birthTime: string): Mood {
  const mood = moodWithin(sentence, clause, birthTime);
  if (mood === "said" || mood === "unsure") return mood;
  if (VOUCHED.test(lineOf(sentence)) && isMine(clause)) return "unsure";
  const own = ownPart(sentence, clause);
  if (!own || !mayStandAlone(mood, own)) return mood;
  return moodWithin(own.nodes, own.nodes, birthTime) === "said" ? "unsure" : mood;
}

/** "Your pandit was right that …", "they say your …", "what if I told you that your …": the text says it too. */
const VOUCHED =
  /\b(?:was|were|is|are) (?:quite |absolutely |perfectly )?(?:right|correct) (?:that|to say|in saying)\b|^(?:they say|it is said|people say|word has it) |^what if i (?:told|said)\b|^tell (?:your|my) \S+ that\b/;

/** What is supposed goes on over "and", and what another says over a colon. */
const mayStandAlone = (mood: Mood, { opening }: OwnPart): boolean =>
  mood === "hypothetical" ? STOPS.test(opening) : !(opening === ":" && (mood === "reported" || mood === "other"));

function moodWithin(sentence: readonly Node[], clause: readonly Node[], birthTime: string): Mood {
  if (includesReader(sentence)) return "said";
  const standing = spoken(sentence, WAVED) ? "own" : standingOf(sentence, clause);
  if (standing === "asked") return "hypothetical";
  const other = otherOf(sentence);
  const own = wholePart(sentence, clause);
  const mood = moodByItself(own.sentence, own.clause, birthTime, other);
  if (mood === "general" && standing === "anothers") return "reported";
  // "Kisi ki kundli me … ho": supposed, and of nobody.
  if (mood === "hypothetical" && !isMine(sentence) && isOfPeople(sentence)) return "reported";
  if (mood !== "said" && mood !== "question") return mood;
  if (standing === "anothers") return isOwnStatement(sentence, clause) ? "unsure" : "reported";
  return (standing === "unsure" || other === "perhaps" || isTentative(clause)) && mood === "said" ? "unsure" : mood;
}

/** "With Venus moving through Leo these days, many people …": the sky of the day, whomever it is told for. */
function isSkyNow(clause: readonly Node[]): boolean {
  const pause = clause.findIndex(({ word }) => word === ",");
  const lead = clause.slice(0, Math.max(0, pause));
  return has(lead, "now") && has(lead, "who") && has(lead, "rashi", "house") && !isOfPeople(lead);
}

const FINITE = /^(is|are|has|have|sits|stands|falls|occupies|rules|aspects|lies|resides|है|हैं|hai|hain|h)$/;

/** "Your Mars is in Leo, and people say you are kind": what follows a whole statement of the reader's chart does not change its mood. */
function wholePart(
  sentence: readonly Node[],
  clause: readonly Node[],
): { readonly sentence: readonly Node[]; readonly clause: readonly Node[] } {
  const start = sentence.indexOf(clause[0] as Node);
  const pause = sentence.findIndex(({ word }, at) => {
    if (at <= start || !/^[,;]$/.test(word)) return false;
    const part = sentence.slice(start, at);
    return has(part, "who") && has(part, "house", "rashi", "dign", "retro", "combust", "aspect") && isTold(part);
  });
  const last = sentence.at(-1);
  if (pause < 0 || !last) return { sentence, clause };
  return {
    sentence: [...sentence.slice(0, pause), last],
    clause: clause.filter((node) => sentence.indexOf(node) < pause),
  };
}
const isTold = (part: readonly Node[]): boolean => isMine(part) && spoken(part, FINITE);

/** The mood of a clause, whoever stands over it. */
function moodByItself(sentence: readonly Node[], clause: readonly Node[], birthTime: string, other: Other): Mood {
  if (isHypothetical(sentence, clause) || isOtherTime(sentence, birthTime)) return "hypothetical";
  const before =
    sentence
      .slice(0, -1)
      .filter(({ word }) => !VOCATIVE.test(word))
      .at(-1)?.word ?? "";
  const asks = sentence.at(-1)?.word === "?" && !ASSENT.test(before);
  if (asks && other === "anothers") return "reported";
  if (asks)
    return isOpenQuestion(sentence) || isSpokenOf(sentence) || isGnomic(sentence, clause) ? "hypothetical" : "question";
  if ((has(clause, "reported") && !spoken(sentence, WAVED)) || other === "anothers" || isHearsay(sentence, clause))
    return "reported";
  if (has(clause, "other") || other === "theirs") return "other";
  if (isOfKind(sentence)) return "hypothetical";
  if (isRule(sentence, clause)) return isSkyNow(clause) ? "said" : "general";
  const isHabit = clause.every(isHabitual);
  if (isHabit && has(clause, "date", "now", "bindu", "arc")) return "said";
  return (has(clause, "general") && !isMine(clause)) || isGnomic(sentence, clause) ? "general" : "said";
}

/** Whether a clause is general by its grammar alone ("होता है", "Mars in Leo gives courage"), so that it may be of this chart as well. */
export function isOpenRule(sentence: readonly Node[], clause: readonly Node[]): boolean {
  const isHabit = clause.some(isHabitWord) && clause.every(isHabitual) && !isOfPeople(sentence);
  if ((isAtLarge(sentence) && !isMine(sentence)) || isOfWhom(sentence)) return false;
  if (isHabit || (isGnomic(sentence, clause) && !isRule(sentence, clause))) return true;
  // "People with Leo rising, you for instance, …": of many, and of the reader it may be.
  return (
    isMine(sentence) &&
    isRule(sentence, clause) &&
    !sentence.some(({ tag, word }) => tag === "doubt" || word.startsWith("unlike"))
  );
}
