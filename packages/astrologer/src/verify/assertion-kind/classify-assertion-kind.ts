import type { SyntaxNode } from "../../language/syntax-node.ts";
import { isAboutChartsInGeneral } from "./detect-charts-in-general.ts";
import { isGenericPlacement } from "./detect-generic-placement.ts";
import { findStatementAuthor } from "./find-statement-author.ts";
import { isReportedSpeech, isAuthorStatement } from "./detect-reported-speech.ts";
import { CONCESSIVE_WORDS } from "./detect-reported-speech.data.ts";
import { type OtherChartOwner, classifyOtherChart } from "./classify-other-chart.ts";
import { type IndependentStatement, extractIndependentStatement, STOPS } from "./extract-independent-statement.ts";
import { includesUser } from "./detect-user-reference.ts";
import {
  isHabitualNode,
  isHabitualWord,
  isNamedAsKind,
  isAboutPeopleInGeneral,
  hasGenericOwner,
  isGeneralRule,
} from "./detect-general-rule.ts";
import { hasTag, addressesUser, joinWords, hasWord } from "./syntax-node-predicates.ts";
import {
  isHypothetical,
  isOpenQuestion,
  mentionsOtherClockTime,
  isTopicOfQuestion,
  isTentative,
} from "./detect-supposition.ts";
import { VOCATIVE, ASSENT, FINITE } from "./classify-assertion-kind.data.ts";

/**
 * Whose chart a clause is about, and how it is asserted. Only `said` clauses claim something about the chart. `unsure`: may be about the
 * chart or not, so a false statement is not called wrong, but the sentence is held back.
 */
export type AssertionKind = "said" | "unsure" | "hypothetical" | "question" | "reported" | "other" | "general";

/**
 * The kind of assertion of a clause within its sentence. If the sentence is reported, hypothetical or general but the clause is an independent
 * statement to the reader, the clause may be the author's own and becomes `unsure`.
 */
export function classifyAssertionKind(
  sentence: readonly SyntaxNode[],
  clause: readonly SyntaxNode[],
  birthTime: string,
): AssertionKind {
  const assertionKind = classifyWithinSentence(sentence, clause, birthTime);
  if (assertionKind === "said" || assertionKind === "unsure") return assertionKind;
  if (ENDORSED_REPORT.test(joinWords(sentence)) && addressesUser(clause)) return "unsure";
  const authorStatement = extractIndependentStatement(sentence, clause);
  if (!authorStatement || !mayStandAlone(assertionKind, authorStatement)) return assertionKind;
  return classifyWithinSentence(authorStatement.nodes, authorStatement.nodes, birthTime) === "said"
    ? "unsure"
    : assertionKind;
}

/** "Your pandit was right that …", "they say your …", "what if I told you that your …": the author agrees with the report. */
const ENDORSED_REPORT =
  /\b(?:was|were|is|are) (?:quite |absolutely |perfectly )?(?:right|correct) (?:that|to say|in saying)\b|^(?:they say|it is said|people say|word has it) |^what if i (?:told|said)\b|^tell (?:your|my) \S+ that\b/;

/** A supposition continues across "and", and reported speech continues across a colon. */
const mayStandAlone = (assertionKind: AssertionKind, { separator }: IndependentStatement): boolean =>
  assertionKind === "hypothetical"
    ? STOPS.test(separator)
    : !(separator === ":" && (assertionKind === "reported" || assertionKind === "other"));

function classifyWithinSentence(
  sentence: readonly SyntaxNode[],
  clause: readonly SyntaxNode[],
  birthTime: string,
): AssertionKind {
  if (includesUser(sentence)) return "said";
  const attribution = hasWord(sentence, CONCESSIVE_WORDS) ? "own" : findStatementAuthor(sentence, clause);
  if (attribution === "asked") return "hypothetical";
  const other = classifyOtherChart(sentence);
  const complete = extractCompleteStatement(sentence, clause);
  const assertionKind = classifyStandalone(complete.sentence, complete.clause, birthTime, other);
  if (assertionKind === "general" && attribution === "anothers") return "reported";
  // "Kisi ki kundli me … ho": a supposition about anyone.
  if (assertionKind === "hypothetical" && !addressesUser(sentence) && isAboutPeopleInGeneral(sentence))
    return "reported";
  if (assertionKind !== "said" && assertionKind !== "question") return assertionKind;
  if (attribution === "anothers") return isAuthorStatement(sentence, clause) ? "unsure" : "reported";
  return (attribution === "unsure" || other === "perhaps" || isTentative(clause)) && assertionKind === "said"
    ? "unsure"
    : assertionKind;
}

/** "With Venus moving through Leo these days, many people …": the current sky, which is the same for all people. */
function isAboutCurrentSky(clause: readonly SyntaxNode[]): boolean {
  const pause = clause.findIndex(({ word }) => word === ",");
  const lead = clause.slice(0, Math.max(0, pause));
  return hasTag(lead, "now") && hasTag(lead, "who") && hasTag(lead, "rashi", "house") && !isAboutPeopleInGeneral(lead);
}

/**
 * "Your Mars is in Leo, and people say you are kind": what follows a complete statement about the reader's chart does not change its
 * kind of assertion.
 */
function extractCompleteStatement(
  sentence: readonly SyntaxNode[],
  clause: readonly SyntaxNode[],
): { readonly sentence: readonly SyntaxNode[]; readonly clause: readonly SyntaxNode[] } {
  const start = sentence.indexOf(clause[0] as SyntaxNode);
  const pause = sentence.findIndex(({ word }, at) => {
    if (at <= start || !/^[,;]$/.test(word)) return false;
    const part = sentence.slice(start, at);
    return (
      hasTag(part, "who") &&
      hasTag(part, "house", "rashi", "dign", "retro", "combust", "aspect") &&
      isFiniteReaderStatement(part)
    );
  });
  const last = sentence.at(-1);
  if (pause < 0 || !last) return { sentence, clause };
  return {
    sentence: [...sentence.slice(0, pause), last],
    clause: clause.filter((node) => sentence.indexOf(node) < pause),
  };
}
const isFiniteReaderStatement = (part: readonly SyntaxNode[]): boolean => addressesUser(part) && hasWord(part, FINITE);

/** The kind of assertion of a clause, without regard to whose statement it is. */
function classifyStandalone(
  sentence: readonly SyntaxNode[],
  clause: readonly SyntaxNode[],
  birthTime: string,
  other: OtherChartOwner,
): AssertionKind {
  if (isHypothetical(sentence, clause) || mentionsOtherClockTime(sentence, birthTime)) return "hypothetical";
  const before =
    sentence
      .slice(0, -1)
      .filter(({ word }) => !VOCATIVE.test(word))
      .at(-1)?.word ?? "";
  const asks = sentence.at(-1)?.word === "?" && !ASSENT.test(before);
  if (asks && other === "anothers") return "reported";
  if (asks)
    return isOpenQuestion(sentence) || isTopicOfQuestion(sentence) || isGenericPlacement(sentence, clause)
      ? "hypothetical"
      : "question";
  if (
    (hasTag(clause, "reported") && !hasWord(sentence, CONCESSIVE_WORDS)) ||
    other === "anothers" ||
    isReportedSpeech(sentence, clause)
  )
    return "reported";
  if (hasTag(clause, "other") || other === "theirs") return "other";
  if (isNamedAsKind(sentence)) return "hypothetical";
  if (isGeneralRule(sentence, clause)) return isAboutCurrentSky(clause) ? "said" : "general";
  const isHabit = clause.every(isHabitualNode);
  if (isHabit && hasTag(clause, "date", "now", "bindu", "arc")) return "said";
  return (hasTag(clause, "general") && !addressesUser(clause)) || isGenericPlacement(sentence, clause)
    ? "general"
    : "said";
}

/** Whether a clause is general by grammar alone ("होता है", "Mars in Leo gives courage"), so that it may be about this chart too. */
export function mayApplyToUser(sentence: readonly SyntaxNode[], clause: readonly SyntaxNode[]): boolean {
  const isHabit = clause.some(isHabitualWord) && clause.every(isHabitualNode) && !isAboutPeopleInGeneral(sentence);
  if ((isAboutChartsInGeneral(sentence) && !addressesUser(sentence)) || hasGenericOwner(sentence)) return false;
  if (isHabit || (isGenericPlacement(sentence, clause) && !isGeneralRule(sentence, clause))) return true;
  // "People with Leo rising, you for instance, …": about many people and possibly the reader.
  return (
    addressesUser(sentence) &&
    isGeneralRule(sentence, clause) &&
    !sentence.some(({ tag, word }) => tag === "doubt" || word.startsWith("unlike"))
  );
}
