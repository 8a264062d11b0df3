import { type QuestionOption, findEitherOrOptions } from "../../question/find-either-or-options.ts";
import type { AskObjectId } from "../../request/objects.data.ts";
import { countWords } from "../../language/count-words.ts";
import { findNamedEntities } from "../../question/find-entities.ts";
import type { Person } from "../../question/question.ts";
import type { Topic } from "../../topic-judgment/topics.data.ts";
import type { DialogueAct } from "../../message-classification/dialogue-act.ts";
import { findUnsafeWording } from "../../verify/find-unsafe-wording.ts";
import { type AnswerContext, type AnswerDraft, renderPhrase, type TalkContext } from "../answer-context.ts";
import { RELATIVE_NAMES } from "../phrasing/relative-names.data.ts";
import { PLACE_COMPARISON_PHRASES } from "./place-comparison-phrases.data.ts";
import { EITHER_OR_VERDICT_PHRASES, PERSONS_ADVICE } from "./either-or-phrases.data.ts";
import { chooseByCriterion } from "./choose-by-criterion.ts";
import { findTimes } from "./classify-option.ts";
import { answerNowOrLater, describeTopic, describeOne, rankOptions } from "./compare-options.ts";
import { compareYears } from "../years/compare-years.ts";
import { buildNameSlots, nameTowns, type ResolvedOption, resolveOptions } from "./resolve-options-in-chart.ts";
import { answerAboutPerson } from "../topic/answer-topic.ts";

/** From this probability the classifier alone decides that a message asks for a choice. */
const MIN_PROBABILITY = 0.5;
/** Below this the classifier says nothing. */
const LOW_PROBABILITY = 0.4;

/** Whether an option names a part of a chart; comparing those is a question about facts. */
function namesChartElement({ text }: QuestionOption): boolean {
  const named = findNamedEntities(text);
  const { grahas, lords, signs, nakshatras, vargas, dignities } = named;
  // "The flat on the 7th" and "12th science" name no houses.
  const houses = HOUSE_WORDS.test(text) ? named.houses : [];
  // "Sun Pharma offer in Raipur" names no Sun.
  const isName = PERSONAL_NAMES.test(text) || countWords(text) > MAX_WORDS_OF_ELEMENT;
  return [isName ? [] : grahas, houses, lords, signs, nakshatras, vargas, dignities].some((found) => found.length > 0);
}
const MAX_WORDS_OF_ELEMENT = 3;
const HOUSE_WORDS = /\b(?:house|bhava?|lord|ghar ka swami)\b|भाव/iu;
/** Names of the Sun that are also names of persons. */
const PERSONAL_NAMES = /^(?:ravi|aditya|रवि|आदित्य)(?:\s|$)/iu;

const isDistinct = (read: readonly ResolvedOption[]): boolean =>
  new Set(read.map(({ known }) => known)).size === read.length;

/** Kinds that the classifier confuses with a choice. */
const KINDS_NEAR_CHOICE: ReadonlySet<DialogueAct["kind"]> = new Set(["choice", "decision", "outlook", "compare"]);

/** What is asked of these is mostly which of several things. */
const OBJECTS_OF_CHOICE: ReadonlySet<AskObjectId> = new Set(["choice", "place_to_live", "fitting_work"]);
export const asksForChoice = ({ ranked: [best], about }: TalkContext): boolean =>
  best !== undefined && about === null && OBJECTS_OF_CHOICE.has(best.object) && best.probability >= MIN_PROBABILITY;

interface FoundChoice {
  readonly act: DialogueAct | null;
  readonly read: readonly ResolvedOption[];
}

/** The topic in which options are compared. */
function findTopicOfChoice({ act }: FoundChoice, { topics }: TalkContext): Topic | null {
  const likelyTopic = act && act.topicProbability >= MIN_PROBABILITY ? act.topic : null;
  return likelyTopic ?? topics[0] ?? act?.topic ?? null;
}

/** Names options that no chart weighs, such as shares and gold; `null` if a chart weighs them. */
export function answerUndecidableEitherOr(turn: TalkContext, choice = findChoice(turn)): AnswerDraft | null {
  const topic = choice && findTopicOfChoice(choice, turn);
  if (!choice?.read.some(({ kind }) => kind === "unweighed") || topic === "education" || topic === "career")
    return null;
  const slots = buildNameSlots(nameTowns(choice.read));
  return { kind: "bounds", sentences: [renderPhrase(turn.phrasePicker, EITHER_OR_VERDICT_PHRASES.unweighed, slots)] };
}

/** The options of a question if it asks to choose: by the classifier, or because a chart reads each from a class of its own. */
function findChoice(turn: TalkContext): FoundChoice | null {
  const { acts, text, kinds } = turn.question;
  const act = acts.findLast(({ kind, probability }) => kind === "choice" && probability >= MIN_PROBABILITY) ?? null;
  const inAct = act ? findEitherOrOptions(text.slice(...act.span)) : [];
  const found = inAct.length > 0 ? inAct : findEitherOrOptions(text);
  if (found.length === 0 || kinds.includes("remedy") || found.some(namesChartElement)) return null;
  if (findUnsafeWording(found.map((one) => one.text).join(". ")).length > 0) return null;
  const isAsked = act !== null || asksForChoice(turn);
  const read = resolveOptions(turn, found, isAsked);
  if (isAsked) return { act, read };
  const arePlaces = read.every(({ kind }) => kind.endsWith("_place"));
  const isCertain = read.every(({ known }) => known !== null) && isDistinct(read);
  const isOther = acts.some(({ kind, probability }) => probability >= LOW_PROBABILITY && !KINDS_NEAR_CHOICE.has(kind));
  const isBound = acts.some(({ kind, probability }) => probability >= LOW_PROBABILITY && kind === "bounds");
  const isChoice = arePlaces ? !isBound : isCertain && !isOther;
  return isChoice ? { act: null, read } : null;
}

const isOtherPerson = (value: string): value is Exclude<Person, "self"> => value !== "self" && value in RELATIVE_NAMES;

/** Whether they are persons to marry: in a question about marriage nothing else is meant by a trade, a town or a name. */
function arePersons(topic: Topic | null, read: readonly ResolvedOption[]): boolean {
  if (topic !== "love") return false;
  const isWay = ({ known }: ResolvedOption): boolean => known?.topic === "love" && known.name !== null;
  if (read.some((one) => !isWay(one) && PERSON_WORDS.test(one.text))) return true;
  const isNamed = read.some(({ kind }) => kind === "unknown");
  return read.every(
    ({ kind, known }) =>
      kind === "unknown" || (kind === "marriage" && isNamed) || known?.isField === true || kind.endsWith("_place"),
  );
}
const PERSON_WORDS =
  /\b(?:boy|girl|guy|man|woman|ladka|ladki|wala|wali|rishta|doctor|engineer|clerk|officer|teacher|banker|lawyer|dentist)\b|लड़का|लड़की|वाला|वाली|रिश्ता/iu;

/**
 * Whose choice it is: the classifier takes any person named for the one who chooses, so it is trusted alone only where parents ask for their
 * children.
 */
function findPerson(named: Person, act: DialogueAct | null, topic: Topic | null): string {
  if (!act || act.person === named) return named;
  const isForChild =
    (act.person === "child" || act.person === "sibling") && (topic === "education" || topic === "love");
  return isForChild ? act.person : "self";
}

function answerOtherPerson(
  turn: AnswerContext,
  read: readonly ResolvedOption[],
  person: Exclude<Person, "self">,
): AnswerDraft {
  const body = answerAboutPerson(turn, person);
  const lead = renderPhrase(turn.phrasePicker, EITHER_OR_VERDICT_PHRASES.other_person, {
    ...buildNameSlots(read),
    person: RELATIVE_NAMES[person],
  });
  return { ...body, sentences: [lead, ...body.sentences.filter(({ facts }) => facts.length > 0)] };
}

const isTimed = (read: readonly ResolvedOption[]): readonly [now: ResolvedOption, later: ResolvedOption] | null => {
  const [one, other] = read;
  if (!one || !other || read.length > 2) return null;
  const [first, second] = [findTimes(one.text), findTimes(other.text)];
  const canBeNow = first === "now" || (first === null && one.kind !== "unknown" && other.kind === "later");
  if (canBeNow && second === "later") return [one, other];
  return first === "later" && second === "now" ? [other, one] : null;
};

/** Answers which of several things to choose: by the houses each is read from, or by saying what a chart cannot separate. */
export function answerEitherOr(turn: AnswerContext): AnswerDraft | null {
  const choice = findChoice(turn);
  if (!choice) return null;
  const decided = answerUndecidableEitherOr(turn, choice) ?? compareYears(turn);
  if (decided) return decided;
  const { question, phrasePicker } = turn;
  const read = nameTowns(choice.read);
  const slots = buildNameSlots(read);
  const topic = findTopicOfChoice(choice, turn);
  const who = findPerson(question.person, choice.act, topic);
  if (who !== "spouse" && isOtherPerson(who) && topic !== "love") return answerOtherPerson(turn, read, who);
  if (arePersons(topic, read)) {
    const body = describeTopic(turn, "love", renderPhrase(phrasePicker, EITHER_OR_VERDICT_PHRASES.persons, slots));
    return { ...body, sentences: [...body.sentences, renderPhrase(phrasePicker, PERSONS_ADVICE)] };
  }
  const timed = isTimed(read);
  if (timed) return answerNowOrLater(turn, timed, topic ?? timed[0].known?.topic ?? timed[1].known?.topic ?? null);
  return answerByClass(turn, read, topic);
}

/** Compares options that are known already. */
export function answerByClass(turn: AnswerContext, read: readonly ResolvedOption[], topic: Topic | null): AnswerDraft {
  const { phrasePicker } = turn;
  const slots = buildNameSlots(read);
  const known = read.filter((one) => one.known !== null);
  const [first, ...others] = known;
  // Beside two that differ, a third that a chart does not know keeps them from nothing.
  if (known.length > 1 && isDistinct(known)) {
    const body = rankOptions(turn, known, topic);
    return read.some(({ kind }) => kind.endsWith("_place")) ? withVisit(turn, body) : body;
  }
  if (first && known.length === read.length && read.every(({ kind }) => kind.endsWith("_place"))) {
    const [one, other] = read;
    const lead =
      one && other && read.length === 2
        ? renderPhrase(phrasePicker, PLACE_COMPARISON_PHRASES.blind, { one: one.name, other: other.name })
        : renderPhrase(phrasePicker, EITHER_OR_VERDICT_PHRASES.same, slots);
    return withVisit(turn, describeTopic(turn, topic ?? "travel", lead));
  }
  const comparedTopic = topic ?? first?.known?.topic ?? null;
  const shared = others.every((one) => one.known === first?.known) ? (first?.known ?? null) : null;
  const chosen = comparedTopic && chooseByCriterion(turn, read, { topic: comparedTopic, shared });
  if (chosen) return chosen;
  if (first && known.length === read.length)
    return describeOne(turn, first, renderPhrase(phrasePicker, EITHER_OR_VERDICT_PHRASES.same, slots));
  if (comparedTopic !== null) return describeTopic(turn, comparedTopic, null, read);
  return { kind: "talk", sentences: [renderPhrase(phrasePicker, EITHER_OR_VERDICT_PHRASES.no_matter, slots)] };
}

const withVisit = ({ phrasePicker }: AnswerContext, body: AnswerDraft): AnswerDraft => ({
  ...body,
  sentences: [...body.sentences, renderPhrase(phrasePicker, PLACE_COMPARISON_PHRASES.visit)],
});
