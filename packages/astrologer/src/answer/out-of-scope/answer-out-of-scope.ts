import { tokenise } from "../../language/tokenise.ts";
import { findRefusedAct } from "../../message-classification/danger/find-refused-act.ts";
import { removeDayFrame } from "../../message-classification/danger/remove-day-frame.ts";
import type { DialogueActKind } from "../../message-classification/dialogue-act.ts";
import type { AskFamily } from "../../request/object.ts";
import { ASK_OBJECTS, type AskObjectId } from "../../request/objects.data.ts";
import { sumOfFamily } from "../../request/sum-of-family.ts";
import { findSubtopic } from "../topic/find-subtopic.ts";
import { judgeTopic } from "../topic/judge-topic.ts";
import { TOPIC_NAMES } from "../topic/topic-answer-phrases.data.ts";
import { createFindingContext } from "../topic/render-finding.ts";
import { renderTimeWindows } from "../topic/render-time-windows.ts";
import { UNANSWERABLE_DETAILS } from "./unanswerable-details.data.ts";
import { hasUncertainTime } from "../birth-time/answer-with-uncertain-birth-time.ts";
import { OUT_OF_SCOPE_PHRASES } from "./out-of-scope-phrases.data.ts";
import { type AnswerDraft, renderPhrase, type TalkContext } from "../answer-context.ts";

const OUT_OF_SCOPE_KINDS = [
  "death",
  "guilt",
  "faith",
  "orientation",
  "order",
  "sex_of_child",
  "pregnancy",
  // The more exact of the two first: a question for the month of an operation is about an illness too.
  "surgery",
  "medical",
  "court",
  "verdict",
  "third_party",
  "match",
  "past_life",
  "curse",
  "lucky",
] as const;

/** Subjects that users ask about in fear or pain: no follow-up questions are offered after them. */
const PAINFUL_SUBJECTS: ReadonlySet<string> = new Set(["death", "guilt", "pregnancy", "medical", "surgery"]);

/** From this probability the classifier alone decides that a message is out of scope. */
const MIN_PROBABILITY = 0.5;
/** The same, if the lexicon finds a topic that the classifier does not see. */
const MIN_PROBABILITY_AGAINST_TOPIC = 0.7;

/** What the only act of a message asks that no chart decides. */
function findLearnedSubject({ question, previousTurns }: TalkContext): string | null {
  const { acts, topics, text } = question;
  const [act] = acts;
  if (acts.length !== 1 || act?.kind !== "bounds") return null;
  // "How many marks" after a question about an exam: what it is about is known from there.
  const wasAboutEducation = topics.length === 0 && previousTurns.at(-1)?.topics.includes("education") === true;
  const isExamDetail = UNANSWERABLE_DETAILS.some(
    (detail) => detail.topics.includes("education") && detail.words.test(text),
  );
  if (wasAboutEducation && isExamDetail) return "exam";
  const isDetail = topics.length > 0 && UNANSWERABLE_DETAILS.some(({ words }) => words.test(text));
  const matchesTopic = topics.length === 0 || topics.some((topic) => topic === act.topic);
  const least = matchesTopic ? MIN_PROBABILITY : MIN_PROBABILITY_AGAINST_TOPIC;
  return !isDetail && act.probability >= least ? act.bound : null;
}

const BIRTH_ACTS: ReadonlySet<DialogueActKind> = new Set(["timing", "outlook", "fact", "which_day"]);
/** Number of past turns in which a pregnancy may have been told. */
const PREGNANCY_TURNS = 4;

/** "When will the child be born", after the conversation told of a pregnancy. */
function asksAboutBirth({ question, previousTurns, questionOf }: TalkContext): boolean {
  const asksAboutChildBirth =
    question.topics[0] === "children" && question.acts.every(({ kind }) => BIRTH_ACTS.has(kind) || kind === "bounds");
  if (!asksAboutChildBirth) return false;
  return previousTurns.slice(-PREGNANCY_TURNS).some((memory) => {
    const { kinds, acts } = questionOf(memory);
    return (
      memory.kind === "bounds" &&
      (kinds.includes("pregnancy") || kinds.includes("sex_of_child") || acts.some(({ bound }) => bound === "pregnancy"))
    );
  });
}

/** The result of an exam or interview is not in a chart; the months that support studies or work are. */
export function answerResult({ question, index, phrasePicker }: TalkContext): AnswerDraft {
  const topic = question.acts[0]?.topic === "career" && !question.topics.includes("education") ? "career" : "education";
  const detail = UNANSWERABLE_DETAILS.find(({ topics, words }) => topics.includes(topic) && words.test(question.text));
  const refusal = renderPhrase(phrasePicker, detail?.phrases ?? OUT_OF_SCOPE_PHRASES.exam, {
    matter: TOPIC_NAMES[topic],
  });
  if (!index || hasUncertainTime(index)) return { kind: "bounds", sentences: [refusal], topics: [topic] };
  const judgment = judgeTopic(index, topic);
  return {
    kind: "bounds",
    topics: [topic],
    sentences: [refusal, ...renderTimeWindows(createFindingContext(index, phrasePicker, topic), judgment)],
    extraFacts: judgment.windowFacts,
  };
}

/** "Shubh din for revenge": an act of harm that is no danger at this moment. */
export function asksDayForRefusedAct(text: string): boolean {
  const act = removeDayFrame(text);
  return act !== null && [act, text].some((part) => findRefusedAct(tokenise(part)) !== null);
}

/** Who is treated already needs no advice to see a doctor; "should I go to a doctor" does. */
const IN_CARE =
  /(?<![\p{L}\p{M}])(?:doctors? (?:says?|said|seh|told|wants?|advised|ne|bol\p{L}*|keh\p{L}*)|(?:in|at) (?:the )?hospital|operation|operate|surgery|stent|angioplasty|bypass|dialysis|chemo\p{L}*|icu|ventilator|biopsy|(?:being )?tested for|admitted|डॉक्टर (?:ने|बोल\S*|कह\S*)|ऑपरेशन|सर्जरी|आईसीयू|वेंटिलेटर|कीमो\S*|भर्ती)(?![\p{L}\p{M}])/iu;
export const isInCare = (text: string): boolean => IN_CARE.test(text);

const word = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "iu");
const BOY = word("boy|son|beta|ladka|bete|putra|chhor[ao]|munda|बेटा|लड़का|पुत्र|छोर[ाो]|मोड़ा|मुंडा");
const GIRL = word("girl|daughter|beti|ladki|putri|chhori|kudi|बेटी|लड़की|पुत्री|छोरी|मोड़ी|कुड़ी");
const EXPECTED = word(
  "ho|hog[aio]|hosi|hovega|hovegi|aayeg[ai]|aaeg[ai]|paida|have|having|will|be|next|होग[ाीो]|होसी|होवैगो|होवेगा|होवेगी|आएग[ाी]|पैदा",
);
const PREGNANT = word("pregnan\\p{L}*|garbh\\p{L}*|miscarr\\p{L}*|conceiv\\p{L}*|ivf|गर्भ[\\p{L}\\p{M}]*");
/** "Beta hoga ki beti", "agli baar bahu ko ladka hoga". */
export function asksSexOfChild(text: string): boolean {
  const [namesBoy, namesGirl] = [BOY.test(text), GIRL.test(text)];
  return (namesBoy && namesGirl) || ((namesBoy || namesGirl) && EXPECTED.test(text) && !PREGNANT.test(text));
}

const MONEY = word(
  "hisa+b|accounts?|money|paisa|paise|business|dukaa?n|shop|company|udhaa?r|loan|deal|property|estate|हिसाब|पैस[ाे]|धंध[ाे]|दुकान|उधार[ाी]?",
);
/** Whether another is honest with what is shared, and not faithful in love: "hisaab me gadbad karta hai kya", of a partner in business. */
export const asksAboutHonesty = ({ about, question }: TalkContext): boolean =>
  MONEY.test(question.text) || (about?.relation != null && about.relation.person !== "spouse");

/** From this probability of its object a message is surely about something else, if it is hardly out of scope. */
const SURE_PROBABILITY = 0.5;
const MIN_SUM_OF_BOUNDS = 0.1;
const MIN_SUM_BESIDE_UNSURE = 0.02;

/** What these ask, a bound may be asked in the same words: "will my child die". */
const OBJECTS_OF_ANY_MATTER: ReadonlySet<AskObjectId> = new Set([
  "outlook",
  "timing",
  "likelihood",
  "decision",
  "choice",
  "reason_of_trouble",
  "time_ahead",
]);
const FAMILIES_OF_ANY_MATTER: ReadonlySet<AskFamily> = new Set(["person", "good day", "conversation"]);

/** "Does my chart show settling abroad for good": words of a bound in a question about something else. */
function isAboutOther({ ranked, previousTurns }: TalkContext): boolean {
  const [best] = ranked;
  if (!best || previousTurns.at(-1)?.kind === "bounds") return false;
  const least = best.probability >= SURE_PROBABILITY ? MIN_SUM_OF_BOUNDS : MIN_SUM_BESIDE_UNSURE;
  return (
    sumOfFamily(ranked, "bounds") < least &&
    !OBJECTS_OF_ANY_MATTER.has(best.object) &&
    !FAMILIES_OF_ANY_MATTER.has(ASK_OBJECTS[best.object].family)
  );
}

/** "Papa kab maanenge", "partner ke saath dukaan chalegi": words of a bound in a matter of the writer's own. */
const isOfWriter = ({ question, ranked: [best] }: TalkContext): boolean =>
  best !== undefined && ASK_OBJECTS[best.object].family === "reading" && findSubtopic(question)?.isOfWriter === true;

export function answerOutOfScope(turn: TalkContext): AnswerDraft | null {
  const { question, phrasePicker } = turn;
  const isOther = isAboutOther(turn) || isOfWriter(turn);
  const kind = isOther ? undefined : OUT_OF_SCOPE_KINDS.find((subject) => question.kinds.includes(subject));
  const learned = isOther ? null : findLearnedSubject(turn);
  if (asksDayForRefusedAct(question.text))
    return { kind: "bounds", sentences: [renderPhrase(phrasePicker, OUT_OF_SCOPE_PHRASES.refused_day)], followUps: [] };
  if (asksAboutBirth(turn) && kind !== "sex_of_child")
    return { kind: "bounds", sentences: [renderPhrase(phrasePicker, OUT_OF_SCOPE_PHRASES.birth)], followUps: [] };
  if (kind === undefined && learned === "exam") return answerResult(turn);
  if (learned === "verdict" && (kind === undefined || kind === "verdict"))
    return { kind: "bounds", sentences: [renderPhrase(phrasePicker, OUT_OF_SCOPE_PHRASES.court)] };
  const subject = kind ?? (learned === null ? undefined : KIND_OF_LEARNED_SUBJECT[learned]);
  if (subject === undefined) return null;
  const phrase = subject === "medical" && isInCare(question.text) ? "in_care" : subject;
  const sentences = [renderPhrase(phrasePicker, OUT_OF_SCOPE_PHRASES[phrase])];
  return PAINFUL_SUBJECTS.has(subject) ? { kind: "bounds", sentences, followUps: [] } : { kind: "bounds", sentences };
}

/** Subjects that only the classifier of requests knows. */
const KIND_OF_LEARNED_SUBJECT: Readonly<Partial<Record<string, keyof typeof OUT_OF_SCOPE_PHRASES>>> = {
  faithful: "faithful",
  spying: "mind_of_other",
  lottery: "lottery",
  shares: "shares",
};
