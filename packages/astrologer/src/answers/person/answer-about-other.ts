import { type AnswerDraft, renderPhrase, type AnswerContext } from "../../answer/answer-context.ts";
import { OTHER_PERSON_PHRASES } from "../../answer/conversation/other-person-phrases.data.ts";
import { OTHER_PERSON_NAME } from "../../answer/phrasing/relative-names.data.ts";
import { answerWithJudgmentIndex } from "../../answer/birth-time/answer-with-uncertain-birth-time.ts";
import { findSubtopic } from "../../answer/topic/find-subtopic.ts";
import { answerAboutPerson } from "../../answer/topic/answer-topic.ts";
import type { AskFamily } from "../../request/object.ts";
import { findRelation } from "../../request/extract/find-person.ts";
import { ASK_OBJECTS, type AskObjectId } from "../../request/objects.data.ts";
import { answerOtherPerson } from "./describe-person.ts";

/** From this probability of all objects that need that person's chart, it is asked for. */
const MIN_PROBABILITY = 0.4;
const FAMILIES_OF_CHART: ReadonlySet<AskFamily> = new Set(["chart", "dasha"]);
const OBJECTS_OF_CHART: ReadonlySet<AskObjectId> = new Set(["sade_sati", "transit_over", "moon_for_person"]);
/** These concern the writer's data or the meaning of words, so they need no other person's chart. */
const OBJECTS_OF_WRITER: ReadonlySet<AskObjectId> = new Set(["settings_used", "birth_data", "lucky_things"]);
/** Readings that depend on no chart. */
const GENERAL_READINGS: ReadonlySet<AskObjectId> = new Set(["direction_of_house", "meaning_of_dream"]);

const needsChart = (object: AskObjectId): boolean =>
  !OBJECTS_OF_WRITER.has(object) && (FAMILIES_OF_CHART.has(ASK_OBJECTS[object].family) || OBJECTS_OF_CHART.has(object));
const isReading = (object: AskObjectId): boolean =>
  ASK_OBJECTS[object].family === "reading" && object !== "choice" && !GENERAL_READINGS.has(object);

const sumOf = ({ ranked }: AnswerContext, isOf: (object: AskObjectId) => boolean): number =>
  ranked.reduce((sum, { object, probability }) => (isOf(object) ? sum + probability : sum), 0);

/** What a person is like is read from the house that stands for them, even without that person's birth. */
const NATURES: ReadonlySet<AskObjectId> = new Set(["other_person", "character"]);
const asksNature = ({ ranked: [best] }: AnswerContext): boolean => best !== undefined && NATURES.has(best.object);

/** "If the girl is manglik": in general. */
const SUPPOSES = /(?:ho|nikl[ei]|हो|निकल[ेी])\s+(?:to|तो)\s*[?？]?$/iu;

const MAX_DAYS = 10;
const isOfDays = ({ time }: AnswerContext): boolean => time !== null && time.endJd - time.startJd < MAX_DAYS;

/** "Is there a child in my chart", "when then?": a child that is hoped for has no chart; whether and when is read from the writer's own. */
function isAboutChildToCome({ about, question, topics, savedCharts = [] }: AnswerContext): boolean {
  const [topic, ...others] = question.topics.length > 0 ? question.topics : topics;
  const isOfChildren = topic === "children" && others.length === 0;
  return (
    about?.relation?.id === "child" && isOfChildren && !savedCharts.some(({ tags = [] }) => tags.includes("child"))
  );
}

const OWN_OBJECTS: ReadonlySet<AskObjectId> = new Set(["likelihood", "decision", "choice"]);
/** "Saas maan jaayengi kya": what relatives whose house is not read here do is no event of their own life. */
const isOwnMatter = ({ about, question, ranked: [best] }: AnswerContext): boolean =>
  about?.relation?.person === null &&
  question.topics.length === 0 &&
  best !== undefined &&
  OWN_OBJECTS.has(best.object);

/**
 * What is asked of another person whose chart is not here. Facts of a chart are only in that chart; a reading shows from the writer's own chart how
 * the two get on, if one of its houses stands for such a person. `null` if it is about the writer, or about no chart.
 */
export function answerAboutOther(turn: AnswerContext): AnswerDraft | null {
  const { about, question, previousTurns, phrasePicker } = turn;
  const narrow = findSubtopic(question);
  // "How do I get on with my husband's family" is about a tie of the writer's own, and "what if my he is manglik" asked in general.
  if (
    about === null ||
    question.form === "if" ||
    SUPPOSES.test(question.text) ||
    question.form === "define" ||
    narrow?.isTie ||
    narrow?.isOfWriter ||
    previousTurns.at(-1)?.kind === "bounds"
  )
    return null;
  // "Letters for a child born in Rohini" needs no chart.
  if (turn.object === "name_syllable" && question.entities.nakshatras.length > 0) return null;
  if (isAboutChildToCome(turn)) return null;
  // "How will tomorrow be", after a question about a son, is of the writer's own day.
  if (isOfDays(turn) && question.topics.length === 0 && findRelation(question.text) === null) return null;
  const asksFact = sumOf(turn, needsChart) >= MIN_PROBABILITY;
  const asksReading = sumOf(turn, isReading) >= MIN_PROBABILITY;
  if (!asksFact && !asksReading) return null;
  const { relation } = about;
  if (!asksFact && isOwnMatter(turn)) return null;
  // "Does he really love me", "will he come back": about the writer's own partnership.
  if (relation === null && (question.topics[0] ?? turn.topics[0]) === "love") return null;
  const ofNature = asksNature(turn) ? answerOtherPerson(turn) : null;
  if (ofNature) return ofNature;
  const person = relation?.person ?? null;
  if (asksReading && person !== null) {
    // Questions that name the person are answered as before.
    if (question.person !== "self") return null;
    return answerWithJudgmentIndex(turn, (judged) =>
      answerAboutPerson({ ...judged, question: { ...question, person } }, person, relation?.name),
    );
  }
  const slots = { person: relation?.name ?? OTHER_PERSON_NAME };
  const sentences = [renderPhrase(phrasePicker, OTHER_PERSON_PHRASES.needs_chart, slots)];
  return { kind: "talk", sentences, awaitsBirth: true };
}
